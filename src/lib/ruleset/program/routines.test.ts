import { describe, expect, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { TOKENS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { definitionOf, routineNumbers } from './routines.ts';

describe('routines of a program', () => {
	const program = programOf(TOKENS);
	const { procedures, actions, events } = program;
	const numbers = routineNumbers(program);

	it('are numbered without a gap: procedures, actions, events', () => {
		const all = [
			...procedures.map((_, i) => numbers.procedure(i)),
			...actions.map((_, i) => numbers.action(i)),
			...events.map((_, i) => numbers.event(i))
		];
		expect(all).toEqual(Array.from({ length: numbers.count }, (_, i) => i));
		for (const table of [procedures, actions, events]) expect(table).not.toEqual([]);
	});

	it('are found by their number', () => {
		procedures.forEach((def, index) => {
			expect(definitionOf(program, numbers.procedure(index))).toEqual({
				kind: 'procedure',
				index,
				def
			});
		});
		actions.forEach((def, index) => {
			expect(definitionOf(program, numbers.action(index))).toEqual({ kind: 'action', index, def });
		});
		events.forEach((def, index) => {
			expect(definitionOf(program, numbers.event(index))).toEqual({ kind: 'event', index, def });
		});
	});

	it('have no other numbers', () => {
		for (const routine of [-1, numbers.count, 0.5]) {
			expect(() => definitionOf(program, routine)).toThrow(RangeError);
		}
	});

	it('need no table to be full', () => {
		const bare = { procedures: procedures.slice(0, 1), actions: [], events };
		expect(routineNumbers(bare).event(0)).toBe(1);
		expect(definitionOf(bare, 1)).toEqual({ kind: 'event', index: 0, def: events[0] });
	});
});
