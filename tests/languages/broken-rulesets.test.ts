import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { inEnglish, say, type Said } from '#lib/language/said.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { findings as de } from '#lib/workbench/i18n/languages/de/findings/findings.ts';
import { findings as fr } from '#lib/workbench/i18n/languages/fr/findings/findings.ts';
import { saidIn } from '#lib/workbench/i18n/said-in.ts';
import { readCases } from '../bad-rulesets/read-case.ts';

const saidBy = ({ said, related, fixes }: Diagnostic): Said[] => [
	said,
	...[...related, ...fixes].map((fix) => fix.said)
];

describe.each([
	['de', de],
	['fr', fr]
])('in %s', (language, book) => {
	test('every finding about the broken rulesets is translated to its last word', () => {
		const cases = readCases();
		const said = cases.flatMap(({ files }) => checkRuleset(files).flatMap(saidBy));
		expect(said.length).toBeGreaterThan(100);
		const told = said.map((sentence) => [sentence, saidIn(language, book, sentence)] as const);
		expect(
			told.filter(([, text]) => text === null).map(([sentence]) => inEnglish(sentence))
		).toEqual([]);
		expect(told.filter(([, text]) => /\{\d+\}|undefined|\[object/.test(text ?? ''))).toEqual([]);
	});
});

test('what a file says is filled in as it stands', () => {
	const odd = `{0} '{x}' <b> #`;
	expect(saidIn('de', de, say`meaning/there-is-no: There is no "${odd}"`)).toBe(
		`Unbekannt: „${odd}“`
	);
	expect(
		saidIn(
			'de',
			de,
			say`rule/nothing-given: Nothing is given for {${odd}}${say`file/such-as: , such as ${'x'}`}`
		)
	).toBe(`Für {${odd}} ist nichts gegeben, zum Beispiel x`);
	expect(
		saidIn('fr', fr, say`file/there-is-no: There is no ${say`word/event: event`} "${'end'}"`)
	).toBe('Inconnu\u202f: événement «\u202fend\u202f»');
});

test('half a translation is none', () => {
	expect(
		saidIn(
			'de',
			de,
			say`meaning/there-is-no: There is no "${{ pattern: 'untranslated', with: [] }}"`
		)
	).toBeNull();
});
