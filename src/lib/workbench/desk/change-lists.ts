/** What can be changed, laid out to be looked through. */
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import { isChanged } from '#lib/workbench/mine/own-changes.ts';

/** How many hits are shown at first, and how many more each time. */
export const SHOWN = 6;

/** Those that the variant has changed, and those at the addresses that are held. */
export function changedIn(
	all: readonly Changeable[],
	layer: string,
	held: readonly string[]
): Changeable[] {
	return all.filter(
		(changeable) => isChanged(changeable, layer) || held.includes(changeable.address)
	);
}

export interface Chapter {
	/** As the clauses number it; empty: of none. */
	id: string;
	changeables: Changeable[];
}

/** Numbers that have a name, by the chapter of the first paragraph that they cite; chapters by number. */
export function byChapter(
	all: readonly Changeable[],
	isNamed: (changeable: Changeable) => boolean,
	chapterOf: (changeable: Changeable) => string
): Chapter[] {
	const groups = Map.groupBy(all.filter(isNamed), chapterOf);
	return [...groups]
		.map(([id, changeables]) => ({ id, changeables }))
		.sort((a, b) => rank(a.id) - rank(b.id) || (a.id < b.id ? -1 : 1));
}

function rank(id: string): number {
	if (id === '') return 2000;
	const number = Number(id);
	return Number.isNaN(number) ? 1000 : number;
}
