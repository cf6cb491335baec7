import { expect, test } from 'vitest';
import { placesOf } from './by-id.ts';

test('things are found in a list that grows', () => {
	const list = [{ id: 'a' }, { id: 'constructor' }];
	expect(placesOf(list, 'a')).toEqual([0]);
	expect(placesOf(list, 'toString')).toEqual([]);
	list.push({ id: 'a' }, { id: 'b' });
	expect(placesOf(list, 'a')).toEqual([0, 2]);
	expect(placesOf(list, 'constructor')).toEqual([1]);
	expect(placesOf(list, 'b')).toEqual([3]);
	expect(placesOf([{ id: 'b' }], 'a')).toEqual([]);
});
