import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kept } from './kept.ts';

test('what says the same is the very same, and what has changed is new', () => {
	const before = {
		turn: 1,
		zones: [
			{ key: 'bag', pieces: [] },
			{ key: 'sea', pieces: [{ key: 'otter', face: 'pup' }] }
		]
	};
	const next = structuredClone(before);
	next.turn = 2;
	next.zones.reverse();
	next.zones[1]!.pieces.push({ key: 'seal', face: 'pup' });
	const now = kept(before, next);
	expect(now).toEqual(next);
	expect(now.zones[0]).toBe(before.zones[1]);
	expect(now.zones[1]).not.toBe(before.zones[0]);
	expect(kept(before, structuredClone(before))).toBe(before);
});

test('a field that is no longer there, or is there with nothing in it, is a change', () => {
	const before: Record<string, unknown> = { a: 1, b: undefined };
	expect(kept(before, { a: 1 })).toStrictEqual({ a: 1 });
	expect(kept({ a: 1 }, { a: 1, b: undefined })).toStrictEqual({ a: 1, b: undefined });
});

test('whatever was there before, what comes out says what came in', () => {
	const data = fc.jsonValue({ maxDepth: 3 });
	fc.assert(
		fc.property(data, data, (before, next) => {
			expect(kept(before, structuredClone(next))).toStrictEqual(next);
			expect(kept(next, structuredClone(next))).toStrictEqual(next);
		})
	);
});
