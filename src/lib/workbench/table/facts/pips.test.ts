import { expect, test } from 'vitest';
import { pipsOf } from './pips.ts';

test('a face has as many pips as it counts, none before the die was rolled', () => {
	for (const face of [0, 1, 2, 3, 4, 5, 6]) {
		expect(new Set(pipsOf(face)?.map(String)).size, String(face)).toBe(face);
	}
	expect(pipsOf(0)).not.toBeNull();
});

test('what no common die shows is written', () => {
	expect(pipsOf(7)).toBeNull();
	expect(pipsOf(20)).toBeNull();
});
