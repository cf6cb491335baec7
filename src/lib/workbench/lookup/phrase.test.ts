import { describe, expect, test } from 'vitest';
import { standingIn, standInLanguage } from '#lib/workbench/i18n/stand-ins.ts';
import { localName } from './local-name.ts';
import { parseKey } from './parse-key.ts';
import { actionText, Lexicon, phraseParts, phraseText, shortly, words } from './phrase.ts';
import type { PhraseContext } from './phrase.ts';

const TEXTS = {
	en: {
		'pieces.red-cube': 'Red Cube',
		'pieces.ox.name': 'Ox',
		'pieces.ox.plural': 'Oxen',
		'pieces.ox.rule': 'Pulls a cart.',
		'enums.ground.hill': 'Hill',
		'actions.place': 'Place {what} on {where}',
		'log.paid': '{who} pays {n}'
	},
	fr: { 'pieces.red-cube': 'Cube rouge', 'log.paid': "{who} paie d'avance {n}" }
};

const called = (lexicon: Lexicon) => (key: string) => {
	const parts = parseKey(key);
	if (parts.is !== 'piece' || key === 'Anna') return { text: key, path: null, after: '' };
	const path = `pieces.${parts.face}`;
	return { text: lexicon.name('pieces', parts.face), path, after: '' };
};

function context(language: string): PhraseContext {
	const lexicon = new Lexicon(TEXTS, language);
	return {
		lexicon,
		called: called(lexicon),
		nothing: 'nothing',
		pass: 'Pass',
		unknown: (count) => (count === null ? 'hidden' : `${count} hidden`)
	};
}

const things = (...keys: string[]) => ({ of: 'thing' as const, keys });

describe('lexicon', () => {
	test('takes the language, then English, then the words of the id', () => {
		const french = new Lexicon(TEXTS, 'fr');
		expect(french.name('pieces', 'red-cube')).toBe('Cube rouge');
		expect(french.name('pieces', 'ox')).toBe('Ox');
		expect(french.name('pieces', 'old-blue-door')).toBe('Old blue door');
		expect(french.plural('pieces', 'ox')).toBe('Oxen');
		expect(french.rule('pieces', 'ox')).toBe('Pulls a cart.');
		expect(french.rule('pieces', 'red-cube')).toBeNull();
	});

	test('finds the word of an enum of which nobody says which it is', () => {
		const texts = {
			de: { 'enums.ground.sand.name': 'Wüste', 'enums.ground.sand.gender': 'feminine' },
			en: { 'enums.ground.sand': 'Desert', 'enums.ground.mud': 'Swamp' }
		};
		const words = ['sand', 'mud', 'rock'];
		const german = new Lexicon(texts, 'de');
		expect(words.map((word) => german.enumWord(word))).toEqual([
			'Wüste',
			standingIn('Swamp', 'en'),
			null
		]);
		const english = new Lexicon(texts, 'en');
		expect(words.map((word) => english.enumWord(word))).toEqual(['Desert', 'Swamp', null]);
	});

	test('does not take inherited properties for texts', () => {
		expect(new Lexicon(TEXTS, 'constructor').find('toString')).toBeNull();
	});

	test('words of an id', () => {
		expect(words('a-long_id')).toBe('a long id');
	});
});

describe('phrases', () => {
	test('fill the template and keep the key of each thing', () => {
		const phrase = {
			path: 'actions.place',
			args: { what: things('red-cube/2'), where: things('cell(0,1)') }
		};
		expect(phraseParts(phrase, context('en'))).toEqual([
			{ text: 'Place ', key: null },
			{ text: 'Red Cube', key: 'red-cube/2' },
			{ text: ' on ', key: null },
			{ text: 'cell(0,1)', key: 'cell(0,1)' }
		]);
	});

	test('words of another language than the reader’s say so', () => {
		const args = { what: things('red-cube', 'ox'), where: things('Anna') };
		expect(phraseParts({ path: 'actions.place', args }, context('fr'))).toEqual([
			{ text: 'Place ', key: null, lang: 'en' },
			{ text: 'Cube rouge', key: 'red-cube' },
			{ text: ' et ', key: null },
			{ text: 'Ox', key: 'ox', lang: 'en' },
			{ text: ' on ', key: null, lang: 'en' },
			{ text: 'Anna', key: 'Anna' }
		]);
		const hill = { of: 'enum' as const, enum: 'ground', value: 'hill' };
		expect(phraseText({ path: 'system.option', args: { it: hill } }, context('fr'))).toBe('Hill');
		expect(standInLanguage('Hill')).toBe('en');
		const named = { path: 'system.option', args: { it: things('red-cube') } };
		expect(phraseText(named, context('fr'))).toBe('Cube rouge');
		expect(standInLanguage('Cube rouge')).toBeUndefined();
	});

	test('an apostrophe before a placeholder is only an apostrophe', () => {
		const phrase = {
			path: 'log.paid',
			args: { who: things('p1'), n: { of: 'number' as const, value: 1200 } }
		};
		expect(phraseText(phrase, context('fr'))).toBe('p1 paie d’avance 1\u202f200');
	});

	test('lists name equal things once, with their number', () => {
		const phrase = { path: 'x.took', args: { what: things('ox', 'red-cube', 'ox/2') } };
		expect(phraseText(phrase, context('en'))).toBe('Took: Ox (2) and Red Cube');
	});

	test('say what is hidden, absent, or an enum value', () => {
		const say = (path: string, argument: Parameters<typeof phraseText>[0]['args'][string]) =>
			phraseText({ path, args: { it: argument } }, context('en'));
		expect(say('x.drew', { of: 'unknown', count: 3 })).toBe('Drew: 3 hidden');
		expect(say('x.drew', { of: 'unknown', count: null })).toBe('Drew: hidden');
		expect(say('x.took', things())).toBe('Took: nothing');
		expect(say('x.stood-on', { of: 'enum', enum: 'ground', value: 'hill' })).toBe('Stood on: Hill');
		expect(say('x.stood-on', { of: 'enum', enum: 'ground', value: null })).toBe(
			'Stood on: nothing'
		);
	});

	test('an option that is only a thing is its name; declining has a word', () => {
		const option = { path: 'system.option', args: { it: things('ox') } };
		expect(phraseText(option, context('en'))).toBe('Ox');
		expect(phraseText({ path: 'windows.market.pass', args: {} }, context('en'))).toBe('Pass');
	});

	test('question and answers', () => {
		const option = (key: string) => ({
			of: 'phrase' as const,
			phrase: { path: 'system.option', args: { it: things(key) } }
		});
		const question = { of: 'phrase' as const, phrase: { path: 'choices.x.which', args: {} } };
		const args = { who: things('p1'), question, answer: option('ox'), answer2: option('red-cube') };
		expect(phraseText({ path: 'system.chosen', args }, context('en'))).toBe(
			'Which \u2192 Ox, Red Cube'
		);
	});

	test('stand in short where there is little room, names and values too', () => {
		const texts = {
			en: {
				'actions.place': 'Place {what} on {where}, which is a cell',
				'actions.place.short': 'Place {what} on {where}: {ground}',
				'pieces.red-cube': 'Red Cube',
				'pieces.red-cube.short': 'Red',
				'enums.ground.hill': 'Hill country',
				'enums.ground.hill.short': 'Hill'
			},
			de: {
				'actions.place': 'Setz {what.accusative} auf {where}',
				'pieces.red-cube': 'Roter Würfel',
				'pieces.red-cube.gender': 'masculine',
				'pieces.red-cube.short': 'Rot'
			}
		};
		const args = {
			what: things('red-cube'),
			where: things('p1'),
			ground: { of: 'enum' as const, enum: 'ground', value: 'hill' }
		};
		const said = (language: string, path = 'actions.place') => {
			const lexicon = new Lexicon(texts, language);
			const whole = { ...context(language), lexicon, called: called(lexicon) };
			return [whole, shortly(whole)].map((phrase) => phraseText({ path, args }, phrase));
		};
		expect(said('en')).toEqual(['Place Red Cube on p1, which is a cell', 'Place Red on p1: Hill']);
		// A text of the language comes before a short one in English, and a form is that of the whole name.
		expect(said('de')).toEqual(['Setz den Roter Würfel auf p1', 'Setz den Roter Würfel auf p1']);
		expect(said('de', 'x.took')).toEqual([
			'Took: Roter Würfel, p1, Hill country',
			'Took: Rot, p1, Hill'
		]);
	});

	test('plurals and genders are those of the language in which the text stands', () => {
		const texts = {
			en: {
				'log.hits': '{who} has {n, plural, =0 {no hits} one {# hit} other {# hits}}',
				'log.fell': '{what, plural, one {{what} falls} other {# fall: {what}}}',
				'log.only-english': '{n, plural, one {one} other {many}}'
			},
			fr: {
				'log.hits': '{who} a {n, plural, one {# perte} other {# pertes}}',
				'log.fell': '{what} {what, select, feminine {perdue} other {perdu}}',
				'pieces.ox.gender': 'feminine'
			}
		};
		const english = context('en');
		const said = (language: string, path: string, args: Parameters<typeof phraseText>[0]['args']) =>
			phraseText(
				{ path, args },
				{
					...context(language),
					lexicon: new Lexicon(texts, language),
					called: (key) => english.called(key)
				}
			);
		const n = (value: number) => ({ n: { of: 'number' as const, value }, who: things('p1') });
		expect([0, 1, 2, 5000].map((value) => said('en', 'log.hits', n(value)))).toEqual([
			'p1 has no hits',
			'p1 has 1 hit',
			'p1 has 2 hits',
			'p1 has 5,000 hits'
		]);
		// In French none is singular, and what stands in English counts as in English.
		expect(said('fr', 'log.hits', n(0))).toBe('p1 a 0 perte');
		expect(said('fr', 'log.only-english', n(0))).toBe('many');
		expect(said('en', 'log.fell', { what: things('ox') })).toBe('Ox falls');
		expect(said('en', 'log.fell', { what: things('ox', 'red-cube') })).toBe(
			'2 fall: Ox and Red Cube'
		);
		expect(said('fr', 'log.fell', { what: things('ox') })).toBe('Ox perdue');
		expect(said('fr', 'log.fell', { what: things('red-cube') })).toBe('Red Cube perdu');
		expect(said('en', 'log.hits', {})).toBe('… has … hits');
		expect(said('en', 'log.fell', { what: { of: 'unknown', count: 3 } })).toBe('3 fall: 3 hidden');
	});

	test('names stand in the form that the sentence asks for, and sentences begin with a capital', () => {
		const texts = {
			en: { 'log.falls': '{what.the} falls', 'pieces.ox': 'Ox' },
			fr: {
				'log.rack': 'la réserve {who.of}',
				'log.falls': '{what.the} tombe',
				'log.between': 'entre {what.the}',
				'log.lost': '{what, select, feminine-plural {arc-en {what}: perdues} other {perdu}}',
				'pieces.red-cube.plural': 'Étoiles',
				'pieces.ox': 'Bœuf',
				'pieces.ox.gender': 'masculine',
				'pieces.red-cube': 'Étoile',
				'pieces.red-cube.gender': 'feminine'
			}
		};
		const said = (
			language: string,
			path: string,
			args: Parameters<typeof phraseText>[0]['args']
		) => {
			const lexicon = new Lexicon(texts, language);
			return phraseText({ path, args }, { ...context(language), lexicon, called: called(lexicon) });
		};
		expect(said('fr', 'log.rack', { who: things('Anna') })).toBe('la réserve d’Anna');
		expect(said('fr', 'log.rack', { who: things('ox') })).toBe('la réserve du Bœuf');
		expect(said('fr', 'log.rack', { who: things() })).toBe('la réserve de nothing');
		expect(said('fr', 'log.falls', { what: things('red-cube') })).toBe('L’Étoile tombe');
		expect(said('fr', 'log.between', { what: things('ox', 'red-cube', 'ox/2') })).toBe(
			'entre le Bœuf (2) et l’Étoile'
		);
		expect(said('fr', 'log.lost', { what: things('red-cube', 'red-cube/2') })).toBe(
			'arc-en Étoile (2): perdues'
		);
		expect(said('fr', 'log.lost', { what: things('ox', 'red-cube') })).toBe('perdu');
		// Without a form it stays as it is; a sentence in English bends names in English only.
		expect(said('fr', 'log.rack', { who: { of: 'unknown', count: 2 } })).toBe(
			'la réserve 2 hidden'
		);
		expect(said('de', 'log.falls', { what: things('ox') })).toBe('Ox falls');
		expect(said('fr', 'log.falls', {})).toBe('… tombe');
	});

	test('what is not settled yet is left open', () => {
		expect(phraseText({ path: 'actions.place', args: {} }, context('en'))).toBe('Place … on …');
	});

	test('an action by itself ends with the first thing that is open', () => {
		expect(actionText('actions.place', context('en'))).toBe('Place …');
		expect(actionText('actions.have-a-rest', context('en'))).toBe('Have a rest');
	});
});

describe('keys', () => {
	test.each([
		['p2', { is: 'player', seat: 1 }],
		['hex(0,-1)', { is: 'place', word: 'hex', at: '0,-1' }],
		['red-cube/2', { is: 'piece', face: 'red-cube', copy: 2 }],
		['old-ox', { is: 'piece', face: 'old-ox', copy: 1 }],
		['stack(0,-1)#3', { is: 'hidden', zone: 'stack(0,-1)', index: 3 }]
	])('%s', (key, parts) => {
		expect(parseKey(key)).toEqual(parts);
	});
});

test('names that every object has are words like others', () => {
	const lexicon = new Lexicon(TEXTS, 'constructor');
	expect(lexicon.name('pieces', 'constructor')).toBe('Constructor');
	expect(lexicon.name('pieces', 'red-cube')).toBe('Red Cube');
	const texts = { en: { 'log.x': '{toString} {constructor} {n}' } };
	const words = { ...context('en'), lexicon: new Lexicon(texts, 'en') };
	const args = { n: { of: 'number' as const, value: 3 } };
	expect(phraseText({ path: 'log.x', args }, words)).toBe('… … 3');
	expect(phraseText({ path: 'toString', args: {} }, words)).toBe('ToString');
});

test('a question that nobody was asked is told as one with a single answer', () => {
	const texts = {
		en: {
			'choices.trip.where.ask': 'Where to?',
			'windows.market': 'Buy, or pass.',
			'system.forced': '{who} had only one answer.'
		}
	};
	const words = { ...context('en'), lexicon: new Lexicon(texts, 'en') };
	const args = { who: things('p1'), what: { of: 'text' as const, value: '4 7' } };
	const said = (of: string) => phraseText({ path: `system.forced.${of}`, args }, words);
	expect(said('trip.where')).toBe('Where to? p1 had only one answer.');
	expect(said('market')).toBe('Buy, or pass. p1 had only one answer.');
	expect(said('trip.when')).toBe('p1 had only one answer.');
});

test('what rules have in mind is called as the game calls it', () => {
	const lexicon = new Lexicon(
		{
			en: { 'fields.bearer': 'Bearer', 'choices.march.party': 'Which leave {origin}?' },
			de: {
				'fields.bearer': 'Träger',
				'choices.march.goal.ask': 'Wohin?',
				'kinds.ox.name': 'Ochse'
			}
		},
		'de'
	);
	expect(localName(lexicon, 'goal', 'march')).toBe('Wohin?');
	expect(localName(lexicon, 'party', 'march')).toBe('Which leave …?');
	expect(localName(lexicon, 'bearer', 'march')).toBe('Träger');
	expect(localName(lexicon, 'ox')).toBe('Ochse');
	expect(localName(lexicon, 'goal')).toBeNull();
	expect(localName(lexicon, 'h', 'march')).toBeNull();
});
