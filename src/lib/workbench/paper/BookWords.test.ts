/** What is printed: words of the rulebook, counters on sheets. */
import { describe, expect, test } from 'vitest';
import { RULES } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { BookWords } from './BookWords.ts';
import { cutsOf, PAPERS, sheetsOf } from './sheets.ts';

const words = new BookWords(
	new RulesIndex(
		{
			...RULES,
			texts: {
				en: { 'layers.tide.rule': 'The "tide" turns: twice', 'sections.2': 'The tide' },
				fr: {
					'clauses.S-1': 'Qui nage ? L\'otarie : elle dit "non".',
					'numbers.values.catch.is': "Poissons qu'elle prend",
					'numbers.values.catch.is/1': "l'hiver",
					'options.tide': 'Marée !',
					'options.tide.low': 'basse ; sûre'
				}
			}
		},
		'fr'
	)
);

test('what the book says is set as its language does it', () => {
	expect(words.clause({ id: 'S-1', text: '' })).toEqual({
		text: 'Qui nage\u202f? L’otarie\u202f: elle dit «\u202fnon\u202f».',
		lang: null
	});
	expect(words.option({ id: 'tide' }).text).toBe('Marée\u202f!');
	expect(words.optionValue({ id: 'tide' }, 'low').text).toBe('basse\u202f; sûre');
});

test('so is what a number is about', () => {
	const number = { address: 'values.catch.is', values: [3, 4], before: [2] };
	const said = words.number({ ...number, layer: null, cite: [] });
	expect(said).toEqual({
		name: { text: 'Poissons qu’elle prend', lang: null },
		value: '3 l’hiver',
		before: '2'
	});
});

test('English that stands in for it is set as English', () => {
	expect(words.said('layers.tide.rule')).toEqual({ text: 'The "tide" turns: twice', lang: 'en' });
});

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
