import { expect, it } from 'vitest';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { CALLER, FP } from '#lib/engine/state/memory-layout.ts';

it('a stack whose frames call each other in a circle is told of, and comes to an end', () => {
	const m = newGame(pebbles(), 'a');
	const [inner, outer] = m.frames();
	expect(m.chain()).toMatch(/^turn \(.*\) < play \(/);
	m.write(outer! + CALLER, inner!);
	expect(m.frames()).toEqual([inner, outer]);
	expect(() => m.tooDeep()).toThrow(
		/^the rules call each other without end: turn \(.*\) < play \(/
	);
	m.write(m.mem[FP]! + CALLER, m.mem[FP]!);
	expect(m.frames()).toEqual([inner]);
});
