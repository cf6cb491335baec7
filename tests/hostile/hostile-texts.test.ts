/** Whatever a file holds, it is answered: with findings that have a place in it, not too many of them, and never a crash. */
import { describe, expect, test } from 'vitest';
import type { Position } from 'vscode-languageserver-types';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { MOST_FINDINGS } from '#lib/language/finding-limit.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { placed, type PlacedFinding } from '#lib/rules-server/findings-for-editors.ts';
import { documentOf } from '#lib/rules-server/help-for-editors.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { soundRulesets } from '../fixtures/read-rulesets.ts';
import { COUNTERS, LARGE, LARGE_COUNTERS, largestLetThrough, ODD } from './hostile-texts.ts';

const PLACES = [
	'shells/base/more.yaml',
	'shells/editions/hostile/more.yaml',
	'shells/house-rules/hostile.yaml',
	'variants/hostile.yaml',
	'shells/tests/hostile.yaml'
];

/** All large texts stand in rules, in other files some of them and these. */
const MEANT_FOR: Record<string, RegExp> = {
	'shells/house-rules/hostile.yaml': /change|layer|choice|settle/,
	'variants/hostile.yaml': /variant/,
	'shells/tests/hostile.yaml': /scenario|document/
};

/** As much of a finding as is read here. */
interface Readable {
	message: string;
	range: { file: string; start: { offset: number }; end: { offset: number } };
}

/** Findings about this file stand in it, and there are no more of them than anybody reads. */
function expectReadable(findings: readonly Readable[], path: string, text: string): void {
	const about = findings.filter(({ range }) => range.file === path);
	expect(about.length).toBeLessThanOrEqual(MOST_FINDINGS + 1);
	for (const { range, message } of about) {
		expect(message.length).toBeLessThan(1100);
		expect(range.start.offset).toBeGreaterThanOrEqual(0);
		expect(range.end.offset).toBeLessThanOrEqual(Math.max(text.length, 1));
		expect(range.start.offset).toBeLessThanOrEqual(range.end.offset);
	}
}

/** What an editor is told, at its offsets. */
function asRead(findings: readonly PlacedFinding[], text: string): Readable[] {
	const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
	const at = ({ line, character }: Position) => ({ offset: starts[line]! + character });
	return findings.map(({ uri, message, range: { start, end } }) => ({
		message,
		range: { file: uri, start: at(start), end: at(end) }
	}));
}

/** Everything that a text goes through before a game is played with it. */
function goThrough(path: string, text: string): Diagnostic[] {
	const { role } = fileRole(path);
	const shape = role === 'variant' || role === 'scenario' ? role : 'ruleset';
	const found = fileFindings(parseFile(path, text), shape);
	expectReadable(found, path, text);
	expectReadable(checkRuleset(soundRulesets().set(path, text)), path, text);
	expectReadable(
		readScenarios(path, text)
			.flatMap((scenario) => scenario.findings)
			.slice(0, 1),
		path,
		text
	);
	const server = new RulesHost(Object.fromEntries(soundRulesets()));
	const told = placed(server.change(path, text, null).findings);
	expectReadable(asRead(told, text), path, text);
	server.open({ [path]: text });
	expect(server.variants().map(({ id }) => id)).toContain('tide');
	expect(server.layers('shells')).not.toEqual([]);
	while (server.check() === null);
	server.tokens({ path, text });
	const middle = documentOf({ path, text }).positionAt(text.length >> 1);
	server.complete({ path, text }, middle, null);
	server.hover({ path, text }, middle, null, 'en');
	return found;
}

test('a folder with the name of what every object has is no place for a layer', () => {
	for (const folder of ['constructor', '__proto__', 'toString', 'valueOf']) {
		expect(fileRole(`shells/${folder}/x.yaml`)).toEqual({ role: 'none' });
	}
});

test('a ruleset nearly as large as a game may be is read to its end', () => {
	const counters = COUNTERS(1900);
	const files = soundRulesets().set('shells/base/more.yaml', counters);
	const about = checkRuleset(files).filter(({ range }) => range.file === 'shells/base/more.yaml');
	expect(about).toHaveLength(MOST_FINDINGS + 1);
	// Nothing is wrong but that they have no names.
	expect(new Set(about.map(({ code }) => code))).toEqual(new Set(['text/missing', 'file/further']));
	expect(about.at(-1)).toMatchObject({ count: 1800, severity: 'warning' });
});

test('six thousand counters are below the limits of a file', () => {
	const { root, diagnostics } = parseFile('shells/base/more.yaml', LARGE_COUNTERS(6_000));
	expect(diagnostics).toEqual([]);
	const pieces = root?.node === 'map' ? root.entries.get('pieces')?.value : undefined;
	expect(pieces?.node === 'map' && pieces.entries.size).toBe(6_000);
});

/** What costs the square of its size takes minutes with these. */
test.each([
	['shells/house-rules/hostile.yaml', 'changes of what the layer says'],
	['shells/house-rules/hostile.yaml', 'things to settle'],
	['variants/hostile.yaml', 'changes of a variant'],
	['shells/tests/hostile.yaml', 'documents behind many lines'],
	['shells/base/more.yaml', 'keys in braces without colons']
])('%s, as large as it may be, is answered: %s', (path, name) => {
	goThrough(path, LARGE[name]!(largestLetThrough(name)));
});

describe.each(PLACES)('%s', (path) => {
	test('with odd texts is answered', () => {
		// All of them in rules; what differs elsewhere shows with some.
		for (const text of ODD.filter((_, i) => path === PLACES[0] || i % 7 === 0)) {
			try {
				goThrough(path, text);
			} catch (error) {
				throw new Error(`With ${JSON.stringify(text)}`, { cause: error });
			}
		}
	});

	const large = Object.keys(LARGE).filter(
		(name, i) => path === PLACES[0] || i % 8 === 0 || MEANT_FOR[path]?.test(name)
	);
	test.each(large)(
		'with too much of this is answered: %s',
		(name) => {
			goThrough(path, LARGE[name]!(20_000));
		},
		120_000
	);
});
