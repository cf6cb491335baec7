import { expect, test } from 'vitest';
import { rimOf } from './rim.ts';
import { cellsAfter, inOrder, labelsOf, nextNumber, printedAfter, type Stroke } from './strokes.ts';

const cells = [
	{ q: 0, r: 0 },
	{ q: 1, r: 0 }
];
const gone: Stroke = { paint: 'cell', cell: '1,0', on: false };

test('strokes are seen before anybody has read what came of them', () => {
	const added: Stroke = { paint: 'cell', cell: '-1,2', on: true };
	expect(cellsAfter(cells, [gone, added])).toEqual([
		{ q: 0, r: 0 },
		{ q: -1, r: 2 }
	]);
	const mark = { id: 'start', now: { '0,0': 1, '1,0': 2 } };
	expect(printedAfter(mark, [gone, added])).toEqual({ '0,0': 1 });
	const print = (of: string, cell: string, number: number | null): Stroke => ({
		paint: 'number',
		mark: of,
		cell,
		number
	});
	expect(
		printedAfter(mark, [
			print('start', '0,0', null),
			print('start', '0,1', 4),
			print('x', '1,0', 9)
		])
	).toEqual({ '1,0': 2, '0,1': 4 });
});

test('numbers have no gaps when they are given anew, and fill those that there are', () => {
	expect(inOrder({ a: 7, b: 2, c: 4 })).toEqual({ b: 1, c: 2, a: 3 });
	expect(nextNumber({ a: 1, b: 2, c: 4 })).toBe(3);
	expect(nextNumber({})).toBe(1);
});

test('a cell tells all that is printed on it, or the number of one mark', () => {
	const mark = (id: string) => ({ id, layer: 'base', now: { '0,0': 3 }, below: null });
	const say = ({ id }: { id: string }, number: number) => `${id} ${number}`;
	expect(labelsOf([mark('start'), mark('gate')], false, say).get('0,0')).toEqual([
		{ text: 'start 3', said: 'start 3', large: false },
		{ text: 'gate 3', said: 'gate 3', large: false }
	]);
	expect(labelsOf([mark('start')], true, say).get('0,0')).toEqual([
		{ text: '3', said: 'start 3', large: true }
	]);
});

test('a map can grow at its rim: six neighbours of a hex, four of a square', () => {
	const keys = (grid: 'hex' | 'square', on = cells) =>
		rimOf(grid, on)
			.map(({ q, r }) => `${q},${r}`)
			.sort();
	expect(keys('hex')).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,1', '2,-1', '2,0'].sort());
	expect(keys('square')).toEqual(['-1,0', '0,-1', '0,1', '1,-1', '1,1', '2,0'].sort());
	expect(keys('hex', [])).toEqual(['0,0']);
});
