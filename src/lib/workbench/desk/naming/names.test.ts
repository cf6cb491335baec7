import { describe, expect, test } from 'vitest';
import { RULES } from '#lib/workbench/lookup/rules.test.fixture.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import {
	draftOf,
	formOf,
	formsAsked,
	gendersOf,
	NO_NAME,
	PROPER,
	wordsOf,
	workedOut
} from './name-draft.ts';
import { NAMED, previewsOf } from './name-preview.ts';

const otter = RULES.kinds.findIndex(({ id }) => id === 'otter');
const piece: Type = { t: 'piece', kind: otter };
const line = (language: string, path: string, form: string | null) => ({
	language,
	path,
	name: 'what',
	form,
	kind: otter,
	args: { what: piece, who: { t: 'player' } as Type }
});
const rules = {
	...RULES,
	texts: {
		en: { 'log.won': '{who} wins {what}' },
		de: { 'log.won': '{who} gewinnt {what.accusative}', 'log.gone': '{what.the} geht' }
	},
	pieceTexts: [
		line('en', 'log.won', null),
		line('de', 'log.won', 'accusative'),
		line('de', 'log.gone', 'the')
	]
};
const griffin = { ...NO_NAME, name: ' Greif ', gender: 'masculine' };

describe('a name that is being written', () => {
	test('is written down with no more than was said', () => {
		expect(wordsOf(NO_NAME)).toBeNull();
		expect(wordsOf({ ...NO_NAME, name: 'Griffin', short: 'Griffin' })).toEqual({ name: 'Griffin' });
		expect(
			wordsOf({ ...griffin, short: 'Gr.', forms: { dative: 'dem Greifen', the: ' ' } })
		).toEqual({ name: 'Greif', short: 'Gr.', gender: 'masculine', dative: 'dem Greifen' });
		expect(wordsOf({ ...NO_NAME, name: 'Otto', gender: PROPER })).toEqual({
			name: 'Otto',
			the: 'Otto'
		});
	});

	test('is read again as it was, with what else stands beside it', () => {
		const words = {
			name: 'Greif',
			short: 'G',
			gender: 'masculine',
			dative: 'dem X',
			rule: 'Fliegt'
		};
		const draft = draftOf('de', words);
		expect(draft).toEqual({
			name: 'Greif',
			short: 'G',
			gender: 'masculine',
			forms: { dative: 'dem X' },
			kept: { rule: 'Fliegt' }
		});
		expect(wordsOf(draft)).toEqual(words);
		expect(draftOf('de', { name: 'Otto', the: 'Otto' })).toEqual({
			...NO_NAME,
			name: 'Otto',
			gender: PROPER
		});
	});

	test('asks for what the texts of the game need', () => {
		expect(formsAsked(rules, 'otter', 'de')).toEqual(['the', 'accusative']);
		expect(formsAsked(rules, 'otter', 'en')).toEqual([]);
		expect(gendersOf('en', [])).toEqual([]);
		expect(gendersOf('de', [])).toEqual(['masculine', 'feminine', 'neuter', 'plural', PROPER]);
	});

	test('says which forms cannot be worked out', () => {
		expect(formOf('de', griffin, 'accusative')).toBe('den Greif');
		expect(formOf('de', griffin, 'genitive')).toBeNull();
		const written = { ...griffin, forms: { genitive: 'des Greifs' } };
		expect(formOf('de', written, 'genitive')).toBe('des Greifs');
		expect(workedOut('de', written, 'genitive')).toBeNull();
	});

	test('is heard in sentences of the game, each in another form', () => {
		const said = (language: string, words: NonNullable<ReturnType<typeof wordsOf>>) =>
			previewsOf(rules, 'otter', language, words).map((parts) =>
				parts.map(({ key, text }) => (key === NAMED ? `*${text}*` : text)).join('')
			);
		expect(said('de', wordsOf(griffin)!)).toEqual(['Anna gewinnt *den Greif*', '*Der Greif* geht']);
		expect(said('de', { name: 'Greif', accusative: 'den Greifen' })[0]).toBe(
			'Anna gewinnt *den Greifen*'
		);
		expect(said('en', { name: 'Griffin' })).toEqual(['Anna wins *Griffin*']);
		expect(said('fr', { name: 'Griffon' })).toEqual([]);
	});
});
