/** The page about the editions says what the difference of their rules says, and each row is played. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeVariant, workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { diffPrograms, type Game } from '#lib/ruleset/report/diff/diff-programs.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';

const GAME = 'kings-and-things';
const EDITIONS = ['west-end', 'pegasus'] as const;
const page = readFileSync(new URL('../../docs/editions.md', import.meta.url), 'utf8');

/** Rows of the comparison: 89 of the reference, and from ED-90 on our own. */
const COMPARED = 97;

const rows = [...page.matchAll(/^\| (ED-\d+) \|[^|]*\|([^|]*)\|([^|]*)\| `([^`]*)` *\|$/gm)].map(
	([, row, westEnd, pegasus, option]) => ({
		row: row!,
		option: option!,
		values: { 'west-end': westEnd!.trim(), pegasus: pegasus!.trim() }
	})
);

const game = (variant: string): Game => ({
	composition: composeVariant({ variant, with: [] }),
	program: null
});

describe('the editions', () => {
	it('differ in what the page lists', () => {
		const { rules } = diffPrograms(game('west-end'), game('pegasus'));
		const found = rules.flatMap(({ path, change, parts }) =>
			parts.map(({ path: part, was, now }) => [change, path, part, was, now].join(' '))
		);
		const listed = rows.map(({ option, values }) => {
			const path = `options.${option}`;
			return ['changed', path, `${path}.default`, values['west-end'], values.pegasus].join(' ');
		});
		expect(listed.length).toBeGreaterThan(0);
		expect(found.toSorted()).toEqual(listed.toSorted());
	});

	it('leave no row of the comparison unmentioned', () => {
		const told = new Set<number>();
		for (const [, from, to = from] of page.matchAll(/ED-(\d\d)(?: to ED-(\d\d))?/g)) {
			for (let row = Number(from); row <= Number(to); row++) told.add(row);
		}
		expect([...told].toSorted((a, b) => a - b)).toEqual(
			Array.from({ length: COMPARED }, (_, i) => i + 1)
		);
	});
});

/** The pairs are those whose title begins with the row and its option. */
const workspace = workspaceOf();
const { scenarios } = suiteOf(workspace, GAME);
const titled = /^(ED-\d+) ([a-z-]+): /;
const pairs = scenarios.filter(
	({ title, range }) => titled.test(title) && /\/editions-[a-z]+\.yaml$/.test(range.file)
);

const passes = (scenario: Scenario, edition: string, options: Scenario['options']): boolean => {
	const played = { ...scenario, editions: [edition], options };
	const results = [...runSuite(workspace, GAME, { editions: [edition], scenarios: [played] })];
	return results.length === 1 && results[0]!.passed;
};

describe('what the editions play differently', () => {
	it.each(rows)('$row $option is played in a pair', ({ row, option }) => {
		const found = pairs.filter(({ title }) => title.startsWith(`${row} ${option}: `));
		expect(found.map(({ editions }) => editions)).toEqual(EDITIONS.map((edition) => [edition]));
	});

	it('has no pair without a row', () => {
		const known = new Set(rows.map(({ row, option }) => `${row} ${option}`));
		const named = pairs.map(({ title }) => title.slice(0, title.indexOf(':')));
		expect(named.filter((candidate) => !known.has(candidate))).toEqual([]);
	});

	it.each(pairs)('$title', (scenario) => {
		const [, , option] = titled.exec(scenario.title)!;
		const { values } = rows.find((row) => row.option === option)!;
		const [edition] = scenario.editions as (keyof typeof values)[];
		const other = EDITIONS.find((candidate) => candidate !== edition)!;
		expect(scenario.options).toEqual({});
		expect(scenario.houseRules).toEqual([]);
		expect(passes(scenario, edition!, {})).toBe(true);
		expect(passes(scenario, other, {})).toBe(false);
		// It is this row that tells them apart, not another.
		expect(passes(scenario, edition!, { [option!]: values[other] })).toBe(false);
	});
});
