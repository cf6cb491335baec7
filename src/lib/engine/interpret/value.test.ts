import { describe, expect, it } from 'vitest';
import { askValue } from '#lib/engine/machine/ask-value.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { interpretedCode } from './interpreter.ts';

/** Two lucky stones and a heavy one, and a price on which everything has a say; the stages are written in disorder. */
const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces:
  lucky: { kind: stone, count: 2, worth: 3, effects: { luck: { modify: price(s), add: 1 } } }
  heavy:
    kind: stone
    worth: 5
    effects:
      weight: { modify: price(s), when: s == self, multiply: 2 }
fields: { game: { sale: { type: bool, visible: all } } }
zones: { bag: { sees: all, count: all } }
values: { price: { params: { s: stone }, is: s.worth } }
effects:
  most: { modify: price(s), at-most: 13 }
  least: { modify: price(s), at-least: 6 }
  sale: { modify: price(s), when: sale, set: 1 }
procedures: { play: { do: [{ end-game: players }] } }
`;

/** Pieces by their places in the program. */
const [LUCKY, HEAVY] = [0, 2];

function machine(told: string[] = []): Machine {
	const program = programOf(GAME);
	const modified = (_: unknown, { id }: ModifierDef): void => void told.push(id);
	const m = new Machine(interpretedCode(program, { evaluated: null, modified }));
	m.start('stones');
	return m;
}

describe('a value', () => {
	it('is changed stage by stage, whatever the order in which the rules stand', () => {
		// 3, plus 1 for each lucky stone, at least 6.
		expect(askValue(machine(), 0, [LUCKY])).toBe(6);
		// 5 plus 2, times 2 for the heavy one itself, at most 13.
		expect(askValue(machine(), 0, [HEAVY])).toBe(13);
	});

	it('begins anew where a modifier sets it', () => {
		const m = machine();
		m.write(m.layout.gameFields[0]!, 1);
		// 1, plus 2, at least 6.
		expect(askValue(m, 0, [LUCKY])).toBe(6);
		expect(m.code.explain(m, 0, [HEAVY], null)).toMatchObject({ base: 5, result: 6 });
	});

	it('tells what made it, once for each piece that a modifier is written on', () => {
		const m = machine();
		const { base, modified, result } = m.code.explain(m, 0, [HEAVY], null);
		expect([base, result]).toEqual([5, 13]);
		expect(modified.map(({ modifier: { stage }, amount }) => `${stage} ${amount}`)).toEqual([
			'add 1',
			'add 1',
			'multiply 2',
			'at-least 6',
			'at-most 13'
		]);
	});

	it('lets whoever watches know which modifiers had a say', () => {
		const told: string[] = [];
		askValue(machine(told), 0, [LUCKY]);
		expect(told.map((id) => id.replace(/.*\./, ''))).toEqual(['luck', 'luck', 'least', 'most']);
	});

	it('leaves registers and pool as they were', () => {
		const m = machine();
		askValue(m, 0, [HEAVY]);
		expect([m.rp, m.poolTop]).toEqual([0, 0]);
	});
});

describe('a parameter with a default', () => {
	const game = (values: string, reads: string): string =>
		GAME.replace('values: {', `values: { ${values},`).replace(
			'do: [{ end-game: players }]',
			`do: [{ if: '${reads}', then: [{ set: sale, to: true }] }, { end-game: players }]`
		);
	const WANTED =
		"wanted: { params: { s: stone, who: { type: player?, default: none }, much: { type: int, default: 1 + 1 } }, is: 'if who is none then s.worth else s.worth + much' }";
	const errors = (values: string, reads: string): string[] =>
		linkYaml(game(values, reads)).lines.filter((line) => line.startsWith('error'));

	it.each([
		['any(s in heavy: s.wanted == 5)', 1],
		['any(s in heavy: wanted(s) == 5)', 1],
		['any(s in heavy: wanted(s, first(players)) == 7 and s.wanted(first(players), 4) == 9)', 1],
		['any(s in heavy: wanted(s, none, 1) > 5)', 0]
	])('may be left out: %s', (reads, holds) => {
		const m = new Machine(interpretedCode(programOf(game(WANTED, reads))));
		m.start('stones');
		expect(m.mem[m.layout.gameFields[0]!]).toBe(holds);
	});

	it('is the only kind that may', () => {
		expect(errors(WANTED, 'wanted() > 3')).toEqual([
			expect.stringContaining('Write wanted(s, who, much): expected 3 arguments, found 0')
		]);
		expect(errors(WANTED, 'any(s in heavy: wanted(s, none, 1, 2) > 5)')).toEqual([
			expect.stringContaining('expected 3 arguments, found 4')
		]);
		const behind = WANTED.replace('much: { type: int, default: 1 + 1 }', 'much: int');
		expect(errors(behind, 'any(s in heavy: wanted(s, none, 1) > 5)')).toEqual([
			expect.stringContaining(
				'A parameter before this has a default, so this needs one too: write much: { type: ..., default: ... }'
			)
		]);
	});

	it('has one of its own type, which names nothing of the caller', () => {
		const wrong = (text: string): string[] =>
			errors(WANTED.replace('1 + 1', text), 'any(s in heavy: wanted(s) > 5)');
		expect(wrong('true')).toEqual([expect.stringContaining('Expected int, found bool')]);
		expect(wrong('s.worth')).toEqual([expect.stringContaining('There is no "s"')]);
	});
});
