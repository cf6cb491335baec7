import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, differenceOf } from './difference.ts';

/** As it crosses from thread to thread: without -0. */
const plain = fc
	.jsonValue({ maxDepth: 4 })
	.map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('a difference', () => {
	test('leads from any plain value to any other one', () => {
		fc.assert(
			fc.property(plain, plain, (before, after) => {
				const sent = JSON.stringify(differenceOf(before, after));
				expect(applied(before, JSON.parse(sent) as never)).toEqual(after);
			})
		);
	});

	test('of equal values says that they are the same', () => {
		fc.assert(
			fc.property(plain, (value) => {
				const copy = JSON.parse(JSON.stringify(value)) as unknown;
				expect(differenceOf(JSON.parse(JSON.stringify(value)), copy)).toEqual({ is: 'same' });
			})
		);
	});

	test('names only what is another one, and keeps the other objects', () => {
		const before = {
			zones: [
				{ key: 'bag', pieces: ['a'] },
				{ key: 'hand', pieces: [] }
			],
			turn: 3
		};
		const after = {
			zones: [
				{ key: 'bag', pieces: [] },
				{ key: 'hand', pieces: [] }
			],
			turn: 3
		};
		const difference = differenceOf(before, after);
		expect(difference).toEqual({
			is: 'record',
			keys: {
				zones: {
					is: 'list',
					at: {
						0: { is: 'record', keys: { pieces: { is: 'spliced', at: 0, drop: 1, put: [] } } }
					}
				}
			}
		});
		expect(applied(before, difference).zones[1]).toBe(before.zones[1]);
	});

	test('of a list that has grown holds what is new alone', () => {
		expect(differenceOf([1, 2, 3], [1, 2, 3, 4])).toEqual({
			is: 'spliced',
			at: 3,
			drop: 0,
			put: [4]
		});
		expect(differenceOf([1, 2, 3], [2, 3])).toEqual({ is: 'spliced', at: 0, drop: 1, put: [] });
	});

	test('takes keys of any name, also those that every object has', () => {
		const odd = JSON.parse('{"__proto__": 1, "constructor": {"a": 1}}') as unknown;
		const other = JSON.parse('{"__proto__": 2, "toString": 1}') as unknown;
		expect(JSON.stringify(applied(odd, differenceOf(odd, other)))).toBe(JSON.stringify(other));
	});
});
