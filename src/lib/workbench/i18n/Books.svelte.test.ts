/** A language that is not delivered, with a tenth of the texts: what it has is read, all else is English. */
import { expect, test, vi } from 'vitest';
import { say } from '#lib/language/said.ts';
import { Books } from './Books.svelte.ts';
import { formatMessage } from './format.ts';
import { en, type MessageKey } from './languages/en/messages.ts';
import systemEn from './languages/en/system.json' with { type: 'json' };
import type { LanguageBook } from './languages/language-book.ts';
import { saidIn } from './said-in.ts';

const NAVPLAY = 'Spellen';
const KEYS = Object.keys(en) as MessageKey[];
const TENTH = KEYS.filter((_, i) => i % 10 === 0);

const dutch: LanguageBook = {
	messages: {
		...Object.fromEntries(TENTH.map((key) => [key, `nl ${key}`])),
		navPlay: NAVPLAY,
		counters: '{count, plural, one {# fiche} other {# fiches}}'
	},
	system: { 'system.shuffled': 'Geschud: {where}' },
	findings: () => Promise.resolve({ 'file/there-is-no': 'Onbekend: {0} „{1}”' })
};

test('a language of a tenth of the texts is read text by text', async () => {
	const books = new Books({ nl: () => Promise.resolve(dutch) });
	expect(books.has('nl')).toBe(false);
	expect(books.message('nl', 'navPlay')).toEqual({ text: 'Games', language: 'en' });
	await books.fetch('nl');
	expect(books.has('nl')).toBe(true);
	expect(books.message('nl', 'navPlay')).toEqual({ text: 'Spellen', language: 'nl' });

	const said = KEYS.map((key) => books.message('nl', key));
	const own = new Set<string>([...TENTH, 'navPlay', 'counters']);
	expect(said.filter(({ language }) => language === 'nl')).toHaveLength(own.size);
	for (const [i, { text, language }] of said.entries()) {
		const key = KEYS[i]!;
		if (!own.has(key)) expect([text, language]).toEqual([en[key], 'en']);
	}

	// Numbers are those of the language in which the text stands.
	const { text, language } = books.message('nl', 'counters');
	expect(formatMessage(language, text, { count: 1200 })).toBe('1.200 fiches');
	expect(books.system('nl')).toEqual({ ...systemEn, 'system.shuffled': 'Geschud: {where}' });
});

test('what findings say is fetched for itself, and half a sentence is English', async () => {
	const findings = vi.fn(dutch.findings);
	const books = new Books({ nl: () => Promise.resolve({ ...dutch, findings }) });
	await books.fetch('nl');
	expect(findings).not.toHaveBeenCalled();
	await books.fetchFindings('nl');
	const book = books.findings('nl') ?? {};
	expect(saidIn('nl', book, say`file/there-is-no: There is no ${'event'} "${'end'}"`)).toBe(
		'Onbekend: event „end”'
	);
	expect(
		saidIn('nl', book, say`file/there-is-no: There is no ${say`word/event: event`} "${'end'}"`)
	).toBeNull();
	expect(findings).toHaveBeenCalledTimes(1);
});

test('a book is fetched once, and again after it could not be', async () => {
	let broken = true;
	const fetchIt = vi.fn(() =>
		broken ? Promise.reject(new Error('offline')) : Promise.resolve(dutch)
	);
	const books = new Books({ nl: fetchIt });
	await Promise.all([books.fetch('nl'), books.fetch('nl')]);
	expect(fetchIt).toHaveBeenCalledTimes(1);
	broken = false;
	expect(books.message('nl', 'close')).toEqual({ text: 'Close', language: 'en' });
	await books.fetch('nl');
	expect(books.has('nl')).toBe(true);
	await books.fetch('nl');
	expect(books.has('constructor')).toBe(false);
	await books.fetch('constructor');
	expect(books.message('constructor', 'close').language).toBe('en');
});
