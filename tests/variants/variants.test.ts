/**
 * House rules of other people: each does what it says, none copies a body of steps, and they can be played together.
 *
 * `npm test` takes a sample of them; `TEST_SIZE=whole npm run unit -- tests/variants` all, all pairs and 500 triples.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { layOut } from '../archive.ts';
import { testRandom } from '../fuzz/random-player.ts';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { checkGiven } from '../../src/cli/sources/check.ts';
import { givenAt } from '../../src/cli/sources/given-path.ts';
import { openGames } from '../../src/cli/sources/open-games.ts';
import { suitesOf } from '../../src/cli/sources/suites.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { EXCLUDED, type HouseRule, houseRules, linesOfRule, troubleOf } from './house-rules.ts';

/** Each lies in a folder of its own there, as its author would have it. */
const laidOut = mkdtempSync(join(tmpdir(), 'thingsmith-variants-'));
afterAll(() => rmSync(laidOut, { recursive: true }));

describe.each(sampleOf('house rules of others', houseRules, 6))('$id', ({ id, files, text }) => {
	const folder = join(laidOut, id);
	beforeAll(() => layOut(files, folder));

	test('is sound', () => {
		const findings = checkGiven([givenAt(folder)], []);
		// That a text still states the old number is a note for its translators.
		const told = findings.filter(({ severity }) => severity === 'error' || severity === 'warning');
		expect(told.map(findingText)).toEqual([]);
	});

	test('does what it says', () => {
		const asked = openGames(['kings-and-things', folder], []);
		const results = suitesOf(asked, '').flatMap(({ game, suite }) => [
			...runSuite(asked.library.workspace, game, suite)
		]);
		expect(results.length).toBeGreaterThan(0);
		expect(results.flatMap(({ failures }) => failures.map(findingText))).toEqual([]);
	});

	test('replaces no list of steps', () => {
		expect(text).not.toMatch(/\.do:\s*(\{[^}]*)?\n?\s*(set|remove):/);
		expect(text).not.toMatch(/^\s+(procedures|events|actions)\.[a-z0-9-]+: *\{ *(set|remove)/m);
	});
});

test('half of them take 25 lines at most', () => {
	const lines = houseRules.map(({ text }) => linesOfRule(text)).sort((a, b) => a - b);
	expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(25);
});

const pairs = houseRules.flatMap((houseRule, i) =>
	houseRules.slice(i + 1).map((other) => [houseRule, other])
);

describe('together', () => {
	const pick = testRandom(11);
	const triples = Array.from({ length: 500 }, () => {
		const left = [...houseRules];
		return [0, 1, 2].flatMap(() => left.splice(pick(left.length), 1));
	});
	const nameOf = (rules: readonly HouseRule[]): string => rules.map(({ id }) => id).join(' + ');
	const isExcluded = (trouble: readonly string[]): boolean =>
		trouble.length > 0 && trouble.every((line) => line.startsWith(EXCLUDED));

	test('pairs compose, or say why they are not played together', () => {
		const troubles = sampleOf('pairs', pairs, 120).map((rules) => ({
			name: nameOf(rules),
			trouble: troubleOf(rules)
		}));
		expect(troubles.filter(({ trouble }) => trouble.length > 0 && !isExcluded(trouble))).toEqual(
			[]
		);
		if (!isWhole()) return;
		// Of all of them few: by chance a small sample may have more.
		const excluded = troubles.filter(({ trouble }) => isExcluded(trouble));
		expect(excluded.length * 20).toBeLessThanOrEqual(Math.max(troubles.length, 20));
	});

	test('so do triples', () => {
		const troubles = sampleOf('triples', triples, 40).map((rules) => ({
			name: nameOf(rules),
			trouble: troubleOf(rules)
		}));
		expect(troubles.filter(({ trouble }) => trouble.length > 0 && !isExcluded(trouble))).toEqual(
			[]
		);
	});
});
