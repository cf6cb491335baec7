import { describe, expect, it } from 'vitest';
import { askValue } from '#lib/engine/machine/ask-value.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
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
