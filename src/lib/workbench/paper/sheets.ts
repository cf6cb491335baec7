/** Counters on sheets of paper in their true size: how many fit, which lies where, and what lies behind it. */

/** In millimetres. */
export interface Paper {
	width: number;
	height: number;
}

export const PAPERS = {
	A4: { width: 210, height: 297 },
	Letter: { width: 216, height: 279 }
} as const satisfies Record<string, Paper>;
export type PaperName = keyof typeof PAPERS;

/** What no printer reaches, in millimetres. */
export const MARGIN = 10;

/** One counter to cut out: what is on it, and on its other side; null there is the common back. */
export interface Cut {
	front: string;
	back: string | null;
}

export interface Sheet {
	columns: number;
	rows: number;
	/** Row by row from the upper left corner. */
	fronts: readonly string[];
	/** The same places seen from behind, as they come from a printer that turns the sheet over its long edge; undefined: empty. */
	backs: readonly (string | null | undefined)[];
}

/** `size` is the edge of a counter in millimetres. */
export function sheetsOf(cuts: readonly Cut[], paper: Paper, size: number): Sheet[] {
	const fitting = (length: number): number => Math.max(1, Math.floor((length - 2 * MARGIN) / size));
	const [columns, rows] = [fitting(paper.width), fitting(paper.height)];
	const sheets: Sheet[] = [];
	for (let at = 0; at < cuts.length; at += columns * rows) {
		const here = cuts.slice(at, at + columns * rows);
		const used = Math.ceil(here.length / columns);
		const backs = Array.from({ length: used }, (_, row) =>
			Array.from({ length: columns }, (_, column) => {
				const behind = here[row * columns + (columns - 1 - column)];
				return behind && behind.back;
			})
		).flat();
		sheets.push({ columns, rows: used, fronts: here.map(({ front }) => front), backs });
	}
	return sheets;
}

/** All pieces of a game, copies and all; `faces` are indices of each other's other sides, -1 for none. */
export function cutsOf(
	faces: readonly { id: string; back: number; count: number }[],
	copies: 'all' | 'one'
): Cut[] {
	return faces.flatMap(({ id, back, count }) => {
		const cut = { front: id, back: faces[back]?.id ?? null };
		return Array.from({ length: copies === 'all' ? count : Math.min(1, count) }, () => cut);
	});
}
