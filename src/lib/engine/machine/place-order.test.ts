import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { knownPieceKey } from '#lib/engine/seat/keys.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from './machine.ts';

const GAME = `
game: { id: test, players: { min: 1, max: 2 }, start: play }
kinds: { card: { start: deck } }
pieces: { ant: { kind: card }, bee: { kind: card }, cat: { kind: card }, dog: { kind: card } }
zones: { deck: { sees: none, count: all }, row: { sees: none, count: all }, pile: { sees: none, count: all } }
procedures:
  play:
    do:
      - { move: dog, to: row }
      - { move: bee, to: row }
      - { move: ant, to: row }
      - { move: cat, to: deck }
      # A stored set is walked in the order of the box: ant, bee, cat, dog.
      - { let: some, be: "(cards at row) with cat" }
      - { move: some, to: pile }
      - { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }
`;

/** Else whoever sees a pile of face-down cards would know of each that it stands before the next one in the rules. */
test('pieces that move together keep the order of their places, zone after zone', () => {
	const m = new Machine(interpretedCode(programOf(GAME, 2)));
	m.start('places');
	const pile = m.program.zones.find(({ id }) => id === 'pile')!.first;
	const lying: string[] = [];
	for (let i = m.mem[m.layout.bottom + pile]!; i >= 0; i = m.mem[m.layout.above + i]!) {
		lying.push(knownPieceKey(m, i));
	}
	expect(lying).toEqual(['cat', 'dog', 'bee', 'ant']);
});
