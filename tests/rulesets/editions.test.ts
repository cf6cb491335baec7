/** The page about the editions says what the difference of their rules says, no more and no less. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composeVariant } from '../../src/cli/load.ts';
import { diffPrograms, type Game } from '#lib/ruleset/report/diff/diff-programs.ts';

const page = readFileSync(new URL('../../docs/editions.md', import.meta.url), 'utf8');

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
		const rows = page.matchAll(/^\| ED-\d+ \|[^|]*\|([^|]*)\|([^|]*)\| `([^`]*)` *\|$/gm);
		const listed = [...rows].map(([, was, now, option]) => {
			const path = `options.${option}`;
			return ['changed', path, `${path}.default`, was!.trim(), now!.trim()].join(' ');
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
			Array.from({ length: 89 }, (_, i) => i + 1)
		);
	});
});
