import { expect, test } from 'vitest';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { type PlayoutSetup, pieceLaboratory } from './game.ts';
import { testReport } from './test-report.ts';

const setup: PlayoutSetup = { seed: 'test', bots: ['random'], maxRounds: 0, record: false };
const FACES = ['large', 'nowhere'];

function report(program = pebbles(3, 24), games = 40) {
	const laboratory = pieceLaboratory(program, new Set(FACES));
	const records = Array.from({ length: games }, (_, at) => laboratory.play(at + 1, setup));
	return testReport(program, FACES, records);
}

test('the same seeds give the same numbers', () => {
	const first = report();
	expect(report()).toEqual(first);
	expect(first).toMatchObject({
		games: 40,
		finished: 40,
		rounds: { mean: 24, p50: 24, p95: 24 },
		faults: { illegal: 0, 'dead-end': 0, invariant: 0 },
		problems: []
	});
	expect(first.seats.map(({ hits, of }) => [hits, of])).toMatchInlineSnapshot(`
		[
		  [
		    18,
		    40,
		  ],
		  [
		    12,
		    40,
		  ],
		  [
		    14,
		    40,
		  ],
		]
	`);
	expect(first.pieces).toMatchInlineSnapshot(`
		[
		  {
		    "drawn": 40,
		    "had": 40,
		    "id": "large",
		    "lost": 14,
		    "used": 26,
		    "won": {
		      "high": 0.455,
		      "hits": 41,
		      "low": 0.28,
		      "of": 113,
		    },
		  },
		  {
		    "drawn": 0,
		    "had": 0,
		    "id": "nowhere",
		    "lost": 0,
		    "used": 0,
		    "won": {
		      "high": 1,
		      "hits": 0,
		      "low": 0,
		      "of": 0,
		    },
		  },
		]
	`);
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
	expect(report(program, 3).pieces[0]).toEqual({
		id: 'large',
		drawn: 3,
		used: 3,
		had: 3,
		lost: 3,
		won: { hits: 3, of: 3, low: 0.439, high: 1 }
	});
});

test('a game that comes to a dead end is told with its seed', () => {
	const program = pebbles(3, 24, 'invariants: { early: round < 4 }');
	const { problems, faults } = report(program, 2);
	expect(faults).toEqual({ illegal: 0, 'dead-end': 0, invariant: 2 });
	expect(problems.map(({ seed }) => seed)).toEqual(['test/1', 'test/2']);
});
