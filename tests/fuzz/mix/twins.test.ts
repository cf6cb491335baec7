/** The law of the twins notices whatever tells a seat which of two hidden stones is which. */
import { expect, test } from 'vitest';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { testRandom } from '../random-player.ts';
import { Twins } from './twins.ts';

/** Two players, of whom each has one of the stones hidden, or both lie in the bag; then a question and `tells`. */
const game = (tells: string): string => `
game: { id: twins, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, start: bag, attributes: { worth: int, grain: int } } }
pieces: { quartz: { kind: stone, worth: 1, grain: 1 }, topaz: { kind: stone, worth: 1, grain: 2 } }
fields:
  game: { n: { type: int, visible: all } }
  piece: { note: { type: int, visible: all } }
zones: { bag: { sees: none, count: all }, row: { sees: all, count: all } }
map: { space: cell, grid: none, cells: ["0,0"] }
layout: { counter: { value: worth, marks: { grain: sun } } }
text: { en: { log: { told: "{what} {n}" } } }
values: { grain-of: { params: { s: stone }, is: s.grain } }
procedures:
  play:
    do:
      - { set: n, to: 0 }
      - { choose: ready, player: only(first(players)), options: { "yes": {}, "no": {} }, ask: always }
      - { if: ready == yes, then: [{ set: n, by: 1 }] }
      - ${tells}
      - { choose: again, player: only(first(players)), options: { "yes": {}, "no": {} }, ask: always }
      - { if: again == yes, then: [{ set: n, by: 1 }] }
`;

/** The places at which some seat was told, in some games. */
function toldBy(text: string): { at: string[]; compared: number } {
	const code = nodeCode(programOf(text));
	const at = new Set<string>();
	let compared = 0;
	for (let seed = 0; seed < 8; seed++) {
		const m = new Machine(code);
		m.start('twins');
		const twins = new Twins(testRandom(seed), 60_000);
		for (const { path } of twins.part(m)) at.add(path);
		for (const { path } of twins.answer({ seat: 0, picks: [0], anytime: false })) at.add(path);
		compared += twins.compared;
	}
	return { at: [...at].sort(), compared };
}

test('what tells nothing is no difference', () => {
	const { at, compared } = toldBy(
		game('{ log: told, with: { what: stones, n: "count(stones)" } }')
	);
	expect(at).toEqual([]);
	expect(compared).toBe(6);
});

test('a line of the log and a field are differences', () => {
	expect(toldBy(game('{ log: told, with: { what: n, n: "first(stones).grain" } }')).at).toEqual([
		'log[].phrase.args.n.value',
		'seen[].line.phrase.args.n.value'
	]);
	expect(toldBy(game('{ set: n, to: "first(stones at bag).grain" }')).at).toEqual([
		'seen[].to',
		'view.game.n'
	]);
	expect(toldBy(game('{ set: n, to: "count(stones where grain-of(it) == 2)" }')).at).toEqual([]);
});

test('once a stone comes to light nothing is said any more', () => {
	expect(toldBy(game('{ move: "first(stones)", to: row }')).at).toEqual([]);
	expect(toldBy(game('{ reveal: stones }')).at).toEqual([]);
});
