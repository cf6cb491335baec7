import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { findings as de } from '#lib/workbench/i18n/languages/de/findings/findings.ts';
import { findings as fr } from '#lib/workbench/i18n/languages/fr/findings/findings.ts';
import { allSaid } from './said-patterns.ts';

const said = allSaid();
const codes = new Map(said.map(({ code = '', pattern }) => [code, pattern]));
const gapsOf = (pattern: string) =>
	[...new Set([...pattern.matchAll(/\{(\d+)\}/g)].map(([, gap = '']) => gap))].sort();

/** What ICU takes for a gap, in plurals too. */
function filledIn(elements: ReturnType<IntlMessageFormat['getAst']>): string[] {
	return elements.flatMap((element) => {
		const inner =
			'options' in element ? Object.values(element.options).flatMap(({ value }) => value) : [];
		const isGap = 'value' in element && !('children' in element) && Number(element.type) !== 0;
		return [...(isGap ? [element.value] : []), ...filledIn(inner)];
	});
}

test('everything that findings say is found, each sentence by a code of its own', () => {
	expect(said.length).toBeGreaterThan(600);
	expect(codes.get('file/there-is-no')).toBe('There is no {0} "{1}"');
	expect(said.filter(({ code }) => code === undefined)).toEqual([]);
	expect(said.filter(({ code = '', pattern }) => codes.get(code) !== pattern)).toEqual([]);
});

describe.each([
	['de', de],
	['fr', fr]
])('%s', (language, book) => {
	test('says all of it, nothing else, and fills in the same', () => {
		expect([...codes.keys()].filter((code) => !Object.hasOwn(book, code))).toEqual([]);
		expect(Object.keys(book).filter((code) => !codes.has(code))).toEqual([]);
		const wrong = Object.entries(book).filter(([code, text]) => {
			const gaps = [...new Set(filledIn(new IntlMessageFormat(text, language).getAst()))].sort();
			return text === '' || gaps.join() !== gapsOf(codes.get(code) ?? '').join();
		});
		expect(wrong).toEqual([]);
	});

	test('has each code in the file of that name', () => {
		const folder = join(
			import.meta.dirname,
			`../../src/lib/workbench/i18n/languages/${language}/findings`
		);
		const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
		const found = files.flatMap((file) => {
			const texts = readFileSync(join(folder, file), 'utf8');
			const family = `${basename(file, '.json')}/`;
			return Object.keys(JSON.parse(texts) as object).filter((code) => code.startsWith(family));
		});
		expect(found.toSorted()).toEqual(Object.keys(book).sort());
	});
});
