import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { formatMessage } from './format.ts';
import { asksForThings } from './thing-names.ts';
import { book as de } from './languages/de/book.ts';
import { en } from './languages/en/messages.ts';
import systemEn from './languages/en/system.json' with { type: 'json' };
import { book as fr } from './languages/fr/book.ts';

const BOOKS: Record<string, Record<string, string>> = { en, de: de.messages, fr: fr.messages };
const SYSTEM: Record<string, Record<string, string>> = {
	en: systemEn,
	de: de.system,
	fr: fr.system
};
/** The parser's number for plain text. */
const LITERAL = 0;
type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Names of what is filled in, inside of plurals too. */
function placeholders(elements: Elements): string[] {
	return elements.flatMap((element) => {
		const inner =
			'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
		const isFilledIn =
			'value' in element && !('children' in element) && Number(element.type) !== LITERAL;
		return [...(isFilledIn ? [element.value] : []), ...placeholders(inner)];
	});
}

const inMessage = (language: string, text: string): string[] =>
	[...new Set(placeholders(new IntlMessageFormat(text, language).getAst()))]
		// One or several, in the middle or at the beginning: as the language has it.
		.filter((name) => !isThing(name))
		.sort();
const isThing = (name: string) => asksForThings(`{${name}}`);
const inSentence = (text: string): string[] => [...text.matchAll(/\{[\w-]+\}/g)].flat().sort();

describe.each(['de', 'fr'])('%s', (language) => {
	test('has the messages of the English page, and fills in the same', () => {
		const book = BOOKS[language]!;
		expect(Object.keys(book).sort()).toEqual(Object.keys(en).sort());
		const filled = (of: string) =>
			Object.entries(BOOKS[of]!)
				.map(([key, text]) => [key, inMessage(of, text)] as const)
				.sort(([a], [b]) => (a < b ? -1 : 1));
		expect(filled(language)).toEqual(filled('en'));
	});

	test('has the sentences of the engine, and fills in the same', () => {
		const filled = (of: string) =>
			Object.entries(SYSTEM[of]!)
				.map(([path, text]) => [path, inSentence(text)] as const)
				.sort(([a], [b]) => (a < b ? -1 : 1));
		expect(filled(language)).toEqual(filled('en'));
	});
});

test('what is filled in is found, inside of plurals too', () => {
	expect(inMessage('en', '{a} and {n, plural, one {# {b}} other {# {c}}}')).toEqual([
		'a',
		'b',
		'c',
		'n'
	]);
	expect(inMessage('en', 'nothing')).toEqual([]);
});

test('plurals and digits are those of the language', () => {
	expect(formatMessage('en', en.clauses, { count: 1 })).toBe('1 clause');
	expect(formatMessage('en', en.clauses, { count: 1200 })).toBe('1,200 clauses');
	expect(formatMessage('de', de.messages.clauses ?? '', { count: 1200 })).toMatch(/^1\.200 /);
	// In French nought is one.
	expect(formatMessage('fr', '{n, plural, one {un} other {plus}}', { n: 0 })).toBe('un');
});

test.each(['en', 'de', 'fr'])(
	'no part of the book takes a key that another one has: %s',
	(language) => {
		const parts = import.meta.glob<Record<string, string>>(
			['./languages/*/*.json', './languages/*/table/*.json', '!**/system.json'],
			{ eager: true, import: 'default' }
		);
		const keys = Object.entries(parts)
			.filter(([path]) => path.startsWith(`./languages/${language}/`))
			.flatMap(([, texts]) => Object.keys(texts));
		expect(keys.toSorted()).toEqual(Object.keys(en).sort());
	}
);
