import { describe, expect, it } from 'vitest';
import { wrapSort } from './commuting.ts';

describe('the sort of a wrap', () => {
	it.each([
		['it + 1', 'plus'],
		['1 + it', 'plus'],
		['it - 1', 'plus'],
		['it + a - b', 'plus'],
		['(it) and a', 'and'],
		['a and it and not b', 'and'],
		['it or a and b', 'or'],
		['max(it, 3)', 'max'],
		['min(3, it)', 'min'],
		['(it) with a', 'with'],
		['a with it with (b where c)', 'with'],
		['(it) with (a where it.b is none)', 'with']
	])('%s: %s', (text, sort) => {
		expect(wrapSort(text)).toBe(sort);
	});

	it.each([
		['turns the sign of the old value', '9 - it'],
		['multiplies', 'it * 2'],
		['is two sorts at once', 'it and a or b'],
		['names the old value twice', 'it + it'],
		['names the old value in an operand as well', 'it and (a or it)'],
		['names the old value among the arguments of an element', 'it with (a where it.b(it))'],
		['adds nothing', 'it'],
		['does not name the old value', 'a + 1'],
		['names something that only ends like it', 'limit + 1'],
		['takes something out as well', 'it with a without b'],
		['chooses', 'if a then it else 1'],
		['cannot be read', 'it +']
	])('there is none when it %s', (_why, text) => {
		expect(wrapSort(text)).toBeNull();
	});
});
