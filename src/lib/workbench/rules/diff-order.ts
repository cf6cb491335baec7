/** Differences in the order in which players care for them: what they choose and hold before how it is written down. */
import type { Difference } from '#lib/ruleset/report/diff/diff-programs.ts';

const ORDER = [
	'options',
	'pieces',
	'values',
	'actions',
	'procedures',
	'events',
	'effects',
	'zones',
	'map',
	'game',
	'kinds',
	'fields',
	'enums',
	'constraints',
	'invariants',
	'evaluation'
] as const;

export type DiffSection = (typeof ORDER)[number];

export interface DiffGroup<Rule> {
	section: DiffSection;
	rules: Rule[];
}

export function grouped<Rule extends Pick<Difference, 'section'>>(
	rules: readonly Rule[]
): DiffGroup<Rule>[] {
	return ORDER.flatMap((section) => {
		const same = rules.filter((rule) => rule.section === section);
		return same.length > 0 ? [{ section, rules: same }] : [];
	});
}

/** `values.price.is` of `values.price` is `is`. */
export function partName(rule: Difference, path: string): string {
	const rest = path.slice(rule.path.length).replace(/^\./, '');
	return rest === '' ? rule.path : rest;
}
