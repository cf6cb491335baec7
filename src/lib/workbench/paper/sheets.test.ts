import { describe, expect, test } from 'vitest';
import { cutsOf, PAPERS, sheetsOf } from './sheets.ts';

const FACES = [
	{ id: 'owl', back: -1, count: 3 },
	{ id: 'fool', back: 2, count: 1 },
	{ id: 'sage', back: 1, count: 0 }
];

describe('what is cut out', () => {
	test('is every copy with its other side; a side that only lies behind is no counter of its own', () => {
		const owl = { front: 'owl', back: null };
		expect(cutsOf(FACES, 'all')).toEqual([owl, owl, owl, { front: 'fool', back: 'sage' }]);
		expect(cutsOf(FACES, 'one')).toEqual([owl, { front: 'fool', back: 'sage' }]);
	});
});

describe('sheets', () => {
	const cuts = (count: number) =>
		Array.from({ length: count }, (_, at) => ({ front: `f${at}`, back: at % 2 ? `b${at}` : null }));

	test('hold what fits between the margins', () => {
		const [sheet, ...more] = sheetsOf(cuts(100), PAPERS.A4, 19);
		expect([sheet!.columns, sheet!.rows, more.length]).toEqual([10, 10, 0]);
		expect(sheetsOf(cuts(301), PAPERS.A4, 19).map(({ fronts }) => fronts.length)).toEqual([
			140, 140, 21
		]);
		expect(sheetsOf(cuts(1), PAPERS.Letter, 400)).toMatchObject([{ columns: 1, rows: 1 }]);
		expect(sheetsOf([], PAPERS.A4, 16)).toEqual([]);
	});

	test('have behind each counter its own back, when they are turned over the long edge', () => {
		const [sheet] = sheetsOf(cuts(4), { width: 80, height: 100 }, 20);
		expect(sheet).toMatchObject({ columns: 3, rows: 2, fronts: ['f0', 'f1', 'f2', 'f3'] });
		expect(sheet!.backs).toEqual([null, 'b1', null, undefined, undefined, 'b3']);
	});
});
