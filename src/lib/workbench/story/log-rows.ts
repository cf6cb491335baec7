/** The log as it is drawn: one row below the other, headings among them. */
import type { Entry, Group } from './log-outline.ts';

interface Place {
	key: string;
	/** Groups around it. */
	depth: number;
	inScene: boolean;
}

export type Row<Note> = Place &
	({ is: 'head'; group: Group<Note>; open: boolean } | Exclude<Entry<Note>, Group<Note>>);

/** What is in groups that are not open is left out. */
export function rowsOf<Note>(
	entries: readonly Entry<Note>[],
	isOpen: (group: Group<Note>) => boolean,
	{ depth, inScene } = { depth: 0, inScene: false }
): Row<Note>[] {
	return entries.flatMap((entry): Row<Note>[] => {
		if (entry.is !== 'group') return [{ ...entry, depth, inScene }];
		const open = isOpen(entry);
		const head: Row<Note> = { is: 'head', key: entry.key, group: entry, open, depth, inScene };
		if (!open) return [head];
		const below = { depth: depth + 1, inScene: inScene || entry.head.of === 'scene' };
		return [head, ...rowsOf(entry.entries, isOpen, below)];
	});
}

/** Where the row stands now that stood at a place before; if it is gone, the nearest above it that is left. */
export function placeIn<Note>(
	before: readonly Row<Note>[],
	at: number,
	now: readonly Row<Note>[]
): number {
	const places = new Map(now.map(({ key }, place) => [key, place]));
	const left = before.slice(0, at + 1).findLast(({ key }) => places.has(key));
	return (left && places.get(left.key)) ?? 0;
}
