import { expect, test } from 'vitest';
import type { OptionInfo } from '#lib/rules-server/rules-server.ts';
import { Lexicon } from '#lib/workbench/lookup/phrase.ts';
import { grouped, isUnusual, matches } from './option-groups.ts';

const option = (id: string, chapter: string): OptionInfo => ({
	id,
	chapter,
	kind: 'choice',
	values: ['calm', 'wild'],
	min: null,
	max: null,
	default: 'calm',
	layer: 'base'
});
const lexicon = new Lexicon(
	{ de: { 'options.sea': 'Das große Meer', 'options.sea.wild': 'Stürmisch' } },
	'de'
);

test('chapters come by number, then those with a name, then what belongs to none', () => {
	const options = ['', 'annex 2', '11', '2', 'annex 1', '2'].map((chapter, at) =>
		option(`o${at}`, chapter)
	);
	expect(grouped(options).map(({ chapter, options: all }) => [chapter, all.length])).toEqual([
		['2', 2],
		['11', 1],
		['annex 1', 1],
		['annex 2', 1],
		['', 1]
	]);
});

test('an option is found by all words of its name and of its values, without accents', () => {
	const sea = option('sea', '');
	const found = (words: string) => matches(sea, words, lexicon);
	expect(['meer', 'grosse MEER', 'sturm', 'meer sturm', ''].map(found)).toEqual(
		Array.from({ length: 5 }, () => true)
	);
	expect(['see', 'meer see'].map(found)).toEqual([false, false]);
});

test('unusual is what is not as it usually is', () => {
	const sea = option('sea', '');
	expect([
		isUnusual(sea, {}),
		isUnusual(sea, { sea: 'calm' }),
		isUnusual(sea, { sea: 'wild' })
	]).toEqual([false, false, true]);
});
