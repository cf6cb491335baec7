/** What is printed: words of the rulebook. */
import { describe, expect, test } from 'vitest';
import { RULES } from '#lib/workbench/lookup/rules.test.fixture.ts';
import { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import type { BookOwnRule, Rulebook } from '#lib/ruleset/report/rulebook/rulebook-parts.ts';
import { differencesIn } from './book-differences.ts';
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
					'effects.sealed': 'Rien ne se vend.',
					'effects.tide': 'La marée',
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

describe('a rule of one’s own', () => {
	const own = (
		section: string,
		id: string,
		rule: BookOwnRule['rule'],
		about: string | null = null
	) => words.ownRule({ section, id, layer: 'variant:mine', about, rule }, null);

	test('is said in a sentence where the form has one', () => {
		const rule = { section: 'effects', id: 'sealed', layer: 'variant:mine', about: null, rule: {} };
		expect(words.ownRule(rule, 'Rien.')).toEqual({ text: 'Rien.', lang: null, written: false });
	});

	test('else by the text that stands for it, else as it is written', () => {
		expect(own('effects', 'sealed', { after: 'sold', do: [] })).toEqual({
			text: 'Rien ne se vend.',
			lang: null,
			written: false
		});
		expect(own('values', 'luck', { is: 7 }, 'How lucky.')).toEqual({
			text: 'How lucky.',
			lang: 'en',
			written: false
		});
		// A name alone does not say what it does.
		expect(own('effects', 'tide', { after: 'sold', do: [{ cancel: 'event' }] })).toEqual({
			text: 'effects:\n  tide: { after: sold, do: [{ cancel: event }] }',
			lang: null,
			written: true
		});
	});
});

test('each thing that is different is told once and counted once', () => {
	const difference = (section: string, id: string) => ({
		section,
		id,
		change: 'added' as const,
		cite: [],
		layer: 'variant:mine'
	});
	const clause = (id: string, state: 'added' | 'changed') => ({
		id,
		section: '2.1',
		text: '',
		state,
		by: ['variant:mine'],
		numbers: [],
		options: []
	});
	const book: Rulebook = {
		layers: [
			{ id: 'base', kind: 'base' },
			{ id: 'quiet', kind: 'house-rule' },
			{ id: 'variant:mine', kind: 'variant' }
		],
		against: ['base'],
		chapters: [
			{
				id: '2',
				clauses: [clause('S-1', 'changed'), clause('S-2', 'changed'), clause('S-3', 'added')]
			}
		],
		numbers: [
			{ address: 'values.catch.is', values: [3, 4], before: [2], layer: 'variant:mine', cite: [] }
		],
		options: [],
		pieces: [{ id: 'pup', change: 'added', by: ['variant:mine'] }],
		turn: [],
		differences: [
			difference('pieces', 'pup'),
			difference('effects', 'dear'),
			difference('effects', 'tide'),
			{ ...difference('values', 'catch'), change: 'changed' }
		],
		own: [],
		parts: null
	};
	expect(differencesIn(book, words)).toMatchObject([
		{
			id: 'variant:mine',
			pieces: [{ change: 'added', all: [{ id: 'pup' }] }],
			others: [{ section: 'effects', change: 'added', ids: ['dear', 'tide'] }],
			numbers: [{ value: '3 l’hiver', before: '2' }],
			added: [{ id: 'S-3' }],
			clauses: [{ state: 'changed', sections: ['2.1'] }],
			count: 6
		}
	]);
});
