/** What the page itself writes on buttons is short, in every language, as far as it stands in the markup. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageLength } from '#lib/language/message/message-length.ts';
import { readMessage } from '#lib/language/message/read-message.ts';
import { own } from '#lib/language/tools/own.ts';
import { book as de } from '#lib/workbench/i18n/languages/de/book.ts';
import { en } from '#lib/workbench/i18n/languages/en/messages.ts';
import { book as fr } from '#lib/workbench/i18n/languages/fr/book.ts';

const ROOM = 40;
const source = join(import.meta.dirname, '../../src');
const components = globSync('**/*.svelte', { cwd: source });

/** Up to its end, quotation marks and braces of attributes left out. */
const BUTTON =
	/<button\b(?:[^>{]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*>(?<inside>.*?)<\/button/gs;
/** What a card that can be clicked says below its name is no text of a button. */
const ELEMENT = /<(?<tag>\w+)\b[^>]*>.*?<\/\k<tag>>/gs;
const SAID = /\bt\(\s*'(?<key>[^']+)'/g;

/** Keys of what stands on the buttons of a component. */
function keysIn(file: string): string[] {
	const markup = readFileSync(join(source, file), 'utf8');
	return [...markup.matchAll(BUTTON)].flatMap(({ groups }) => {
		const said = (groups?.['inside'] ?? '').replaceAll(ELEMENT, '');
		return [...said.matchAll(SAID)].map(({ groups }) => groups?.['key'] ?? '');
	});
}

const keys = [...new Set(components.flatMap(keysIn))];

test('buttons are found', () => {
	expect(keys.length).toBeGreaterThan(120);
	expect(keys).toContain('confirm');
});

test.each([
	['en', en],
	['de', de.messages],
	['fr', fr.messages]
])('they fit in %s', (_language, messages) => {
	const long = keys.filter((key) => {
		const read = readMessage(own<string>(messages, key) ?? '');
		return read.ok && messageLength(read, (name) => name === 'count') > ROOM;
	});
	expect(long.map((key) => `${key}: ${own<string>(messages, key)}`)).toEqual([]);
});
