/** What is printed: words of the rulebook. */
import { expect, test } from 'vitest';
import { RULES } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { BookWords } from './BookWords.ts';

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
