import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { findings as de } from '#lib/workbench/i18n/languages/de/findings/findings.ts';
import { findings as fr } from '#lib/workbench/i18n/languages/fr/findings/findings.ts';
import { allPatterns } from './said-patterns.ts';

const patterns = allPatterns();
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

test('everything that findings say is found', () => {
	expect(patterns.size).toBeGreaterThan(600);
	expect(patterns).toContain('There is no {0} "{1}"');
});

test.each([
	['de', de],
	['fr', fr]
])('%s says all of it, nothing else, and fills in the same', (language, book) => {
	expect([...patterns].filter((pattern) => !Object.hasOwn(book, pattern))).toEqual([]);
	expect(Object.keys(book).filter((pattern) => !patterns.has(pattern))).toEqual([]);
	const wrong = Object.entries(book).filter(([pattern, text]) => {
		const gaps = [...new Set(filledIn(new IntlMessageFormat(text, language).getAst()))].sort();
		return text === '' || gaps.join() !== gapsOf(pattern).join();
	});
	expect(wrong).toEqual([]);
});
