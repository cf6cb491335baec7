import { expect, test } from 'vitest';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { type PlayoutSetup, watchedLaboratory } from '#lib/lab/game.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { PartTally } from './PartTally.ts';

const setup: PlayoutSetup = {
	...{ seed: 'test', bots: ['random'], maxRounds: 0 },
	...{ record: false, tell: true }
};

/** What is told of a piece. */
function fate(program: Program, id: string, games: number) {
	const laboratory = watchedLaboratory(program);
	const tally = new PartTally(program.players);
	for (let game = 1; game <= games; game++) tally.add(laboratory.play(game, setup));
	return tally.report().find((part) => part.kind === 'piece' && part.id === id);
}

test('the same seeds give the same numbers', () => {
	const first = fate(pebbles(3, 24), 'large', 40);
	expect(fate(pebbles(3, 24), 'large', 40)).toEqual(first);
	expect(first).toMatchObject({
		games: { hits: 40, of: 40 },
		seats: { won: { hits: 41, of: 113, low: 0.28, high: 0.455 }, lost: 14, used: 26 }
	});
});

test('what becomes of a piece is told by zones, answers and the field that says whose it is', () => {
	const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { plural: wares, start: bag } }
pieces: { large: { kind: ware } }
fields: { piece: { owner: { type: player?, visible: all } } }
zones: { bag: { sees: all, count: all }, board: { sees: all, count: all } }
procedures:
  play:
    do:
      - { choose: it-is, player: only(first(players)), from: wares at bag, ask: always }
      - { move: it-is, to: board }
      - { set: only(it-is).owner, to: only(first(players)) }
      - { choose: again, player: only(first(players)), from: wares at board, ask: always }
      - { set: only(again).owner, to: none }
      - { end-game: first(players) }
`);
	expect(fate(program, 'large', 3)).toMatchObject({
		games: { hits: 3, of: 3 },
		seats: { won: { hits: 3, of: 3, low: 0.439, high: 1 }, lost: 3, used: 3 }
	});
});

test('a piece of which an effect acted has been used, whoever took it', () => {
	const program = programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { plural: wares, start: bag } }
pieces:
  lamp: { kind: ware, effects: { shines: { modify: light, add: 1 } } }
  stool: { kind: ware }
fields: { game: { seen: { type: int, visible: all } } }
values: { light: { is: 1 } }
zones: { bag: { sees: all, count: all }, board: { sees: all, count: all } }
procedures:
  play:
    do:
      - { move: wares at bag, to: board }
      - { choose: wish, player: only(first(players)), options: { go: {}, stay: {} }, ask: always }
      - { set: seen, to: light }
      - { end-game: players }
`);
	expect(fate(program, 'lamp', 2)?.seats?.used).toBe(2);
	expect(fate(program, 'stool', 2)?.seats?.used).toBe(0);
});
