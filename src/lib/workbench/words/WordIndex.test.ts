/** What people ask for in their own words, and the words of which a search is made. */
import { expect, test } from 'vitest';
import { type Indexed, WordIndex } from './WordIndex.ts';
import { terms } from './terms.ts';

const thing = (id: string, name: string, also = '', likely = 1): Indexed<string> => ({
	thing: id,
	name,
	likely,
	said: [
		{ text: name, weight: 4, language: 'en' },
		{ text: also, weight: 2, language: 'en' }
	]
});

const index = new WordIndex(
	'en',
	[
		thing('price', 'Price of a brick', 'coins for the yard'),
		thing('hand', 'Bricks in a hand', 'yard'),
		thing('start', 'Coins at the start'),
		thing('rounds', 'Rounds of the game')
	],
	[['money', 'coins']]
);
const find = (query: string) => index.find(query, 3).map(({ thing: id }) => id);

test('what has more of the words in its name comes first', () => {
	expect(find('how many bricks in the hand')).toEqual(['hand', 'price']);
	expect(find('brick price')).toEqual(['price', 'hand']);
});

test('a word that few things have counts for more', () => {
	expect(find('coins at the start')[0]).toBe('start');
	expect(find('yard rounds')[0]).toBe('rounds');
});

test('words that are put together are found by their parts', () => {
	expect(find('startcoins')).toEqual(['start', 'price']);
});

test('what people say is what it is called', () => {
	expect(find('money')).toEqual(['start', 'price']);
});

test('a slip of the finger is forgiven where the word is unknown', () => {
	expect(find('rounts')).toEqual(['rounds']);
});

test('nothing is found by words that say nothing, or that nobody knows', () => {
	expect(find('how many of the')).toEqual([]);
	expect(find('zeppelin')).toEqual([]);
});

test('of two that fit as well, the one that is asked for more often comes first', () => {
	const two = new WordIndex('en', [thing('a', 'Brick', '', 0.5), thing('b', 'Brick')], []);
	expect(two.find('brick', 2).map(({ thing: id }) => id)).toEqual(['b', 'a']);
});

test('a question is cut to the words that say something', () => {
	expect(terms('How many tokens may I buy in a turn?', 'en')).toEqual(['token', 'buy', 'turn']);
	expect(terms('Wie viele Marken darf ich kaufen?', 'de')).toEqual(['mark', 'kauf']);
	expect(terms('Combien de jetons peut-on acheter ?', 'fr')).toEqual(['jeton', 'achet']);
});

test('numbers are digits, and one of them is often no number', () => {
	expect(terms('two tokens for one', 'en')).toEqual(['2', 'token']);
	expect(terms('zwölf Marken', 'de')).toEqual(['12', 'mark']);
	expect(terms('deux jetons', 'fr')).toEqual(['2', 'jeton']);
});

test('a language that nobody has described has its words as they are', () => {
	expect(terms('Quanto costa?', 'it')).toEqual(['quanto', 'costa']);
});
