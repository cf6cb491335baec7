/** One rule file as a person changed it, and the steps that led there. */
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';

/** What became of a file: text of the user's, deleted, or as it was delivered (of an added file: nothing). */
export type Content = { is: 'text'; text: string } | { is: 'deleted' } | { is: 'delivered' };

export interface StoredDocument {
	layer: string;
	/** Below the rulesets folder. */
	path: string;
	content: Content;
	/** Milliseconds since 1970. */
	updated: number;
	/** How often it was written. Whoever writes says on which revision the text is based. */
	revision: number;
	/** The engine did not come back from it: kept and shown, but not in force until it changes. */
	aside: boolean;
	/** The page that wrote it last; of documents of earlier versions it is not known. */
	writer?: string;
}

/** How a text came about: it stood there before, was typed, somebody went back to it, or it was changed in the folder. */
export type StepKind = 'before' | 'typed' | 'returned' | 'folder';

export interface Step {
	/** Given by the database, in the order in which steps were made. */
	id?: number;
	layer: string;
	path: string;
	content: Content;
	kind: StepKind;
	/** The page that wrote it: what another tab wrote is never written over. */
	writer: string;
	/** When it was begun, and when the last key of it was pressed. */
	begun: number;
	updated: number;
}

/** Steps kept of one document; the oldest go first. */
export const KEPT_STEPS = 100;
/** Typing goes on in the same step while pauses are shorter, */
const PAUSE = 20_000;
/** the step is no longer, */
const LONGEST = 180_000;
/** and no more than so many letters change at once. */
const LARGE = 160;

/** The layer that a file belongs to, as one word. */
export function layerOf(path: string): string {
	const found = fileRole(path);
	if (found.role === 'layer') return `${found.place.game}/${found.place.kind}/${found.place.id}`;
	if (found.role === 'scenario') return `${found.game}/tests`;
	if (found.role === 'trial') return `${found.game}/trials`;
	return found.role === 'example' ? 'template' : found.role;
}

/** Whether what is typed now belongs to the last step, so that not every key makes a step of its own. */
export function continues(last: Step, next: Step): boolean {
	if (last.kind !== 'typed' || next.kind !== 'typed' || last.writer !== next.writer) return false;
	if (next.updated - last.updated > PAUSE || next.updated - last.begun > LONGEST) return false;
	if (last.content.is !== 'text' || next.content.is !== 'text') return false;
	return lettersChanged(last.content.text, next.content.text) <= LARGE;
}

/** Letters between the first and the last place where two texts differ, in the one that has more of them. */
export function lettersChanged(before: string, after: string): number {
	const shorter = Math.min(before.length, after.length);
	let head = 0;
	while (head < shorter && before[head] === after[head]) head++;
	let tail = 0;
	while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	return Math.max(before.length, after.length) - head - tail;
}

/** Lines that are in one text and not in the other. */
export function linesChanged(before: string, after: string): { added: number; removed: number } {
	const counts = new Map<string, number>();
	for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
	let added = 0;
	for (const line of after.split('\n')) {
		const left = counts.get(line) ?? 0;
		if (left === 0) added++;
		else counts.set(line, left - 1);
	}
	const removed = [...counts.values()].reduce((sum, count) => sum + count, 0);
	return { added, removed };
}

export function sameContent(a: Content, b: Content): boolean {
	return a.is === 'text' && b.is === 'text' ? a.text === b.text : a.is === b.is;
}
