import { expect, test } from 'vitest';
import type { Difference } from '#lib/ruleset/report/diff/diff-programs.ts';
import { SECTIONS } from '#lib/ruleset/layers/sections.ts';
import { grouped, partName } from './diff-order.ts';

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
