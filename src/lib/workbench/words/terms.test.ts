import { expect, test } from 'vitest';
import { terms } from './terms.ts';

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
