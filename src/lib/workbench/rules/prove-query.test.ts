/** What a report of differences and the address of a proof leave out: nothing. */
import { expect, test } from 'vitest';
import type { Difference } from '#lib/ruleset/report/diff/diff-programs.ts';
import { SECTIONS } from '#lib/ruleset/layers/sections.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import { grouped, partName } from './diff-order.ts';
import { choiceOf, proveQuery } from './prove-query.ts';

/** Differences of these are only counted. */
const SHOWN = ['text', 'clauses', 'layout', 'art'];

const difference = (section: string): Difference => ({
	section,
	id: 'a',
	path: `${section}.a`,
	change: 'added',
	cite: [],
	before: null,
	after: null,
	parts: []
});

test('no section of the rules is left out of a report', () => {
	const sections = SECTIONS.filter((section) => !SHOWN.includes(section));
	const groups = grouped(sections.map(difference));
	expect(groups.map(({ section }) => section as string).toSorted()).toEqual(sections.toSorted());
});

test('parts are named below their definition', () => {
	const price = difference('values');
	expect(partName(price, 'values.a.is')).toBe('is');
	expect(partName(price, 'values.a')).toBe('values.a');
});

test.each<RulesChoice>([
	{ variant: 'mine', layers: null, options: {} },
	{ variant: 'mine', layers: [], options: {} },
	{ variant: 'é & co', layers: ['a', 'b'], options: { pace: 'slow=er', rounds: -12, sure: 'true' } }
])('rules come back from an address as they were: %j', (choice) => {
	expect(choiceOf(new URLSearchParams(proveQuery(choice)))).toEqual(choice);
});

test('an address that names no rules gives none', () => {
	expect(choiceOf(new URLSearchParams(''))).toBeNull();
	expect(choiceOf(new URLSearchParams('variant='))).toBeNull();
});
