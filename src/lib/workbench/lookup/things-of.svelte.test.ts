/** A game that calls its counters cards is read as one of cards. */
import { afterEach, expect, test, vi } from 'vitest';
import { t, tAbout } from '#lib/workbench/i18n/Messages.svelte.ts';
import { callThings } from '#lib/workbench/i18n/Things.svelte.ts';
import { Lexicon } from './phrase.ts';
import { thingsOf } from './things-of.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en' },
	LANGUAGES: ['en', 'de']
}));

const TEXTS = {
	en: { 'words.counter.name': 'card', 'words.counter.plural': 'cards', 'words.space': 'isle' },
	de: { 'words.counter.name': 'Karte', 'words.counter.plural': 'Karten' }
};
const english = thingsOf(new Lexicon(TEXTS, 'en'));

afterEach(() => callThings({}));

test('words of the texts, in their own language only', () => {
	expect(english).toEqual({ counter: 'card', counters: 'cards', space: 'isle', spaces: 'isle' });
	expect(thingsOf(new Lexicon(TEXTS, 'de'))).toEqual({ counter: 'Karte', counters: 'Karten' });
	expect(thingsOf(new Lexicon({}, 'en'))).toEqual({});
});

test('the page calls things as the game at hand does, and as everywhere without one', () => {
	const said = () => [
		t('counters', { count: 1 }),
		t('counters', { count: 2 }),
		t('countersTab'),
		t('hiddenThing'),
		t('key.fan'),
		t('chanceShort')
	];
	const usual = ['1 counter', '2 counters', 'Counters', 'Face-down counter'];
	expect(said()).toEqual([...usual, 'Spread out: counters (space)', 'Dice']);
	callThings(english);
	const cards = ['1 card', '2 cards', 'Cards', 'Face-down card'];
	expect(said()).toEqual([...cards, 'Spread out: cards (isle)', 'Dice']);
});

test('another game than the one at hand is spoken of in its own words', () => {
	expect(tAbout(english, 'counters', { count: 110 })).toBe('110 cards');
	expect(t('counters', { count: 110 })).toBe('110 counters');
});
