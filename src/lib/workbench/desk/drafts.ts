/** What is being written about a piece, seen before it is in the files. */
import type { SheetPiece, Written } from '#lib/ruleset/report/piece-sheet.ts';

/** `drafts`: values by their keys, null where one is taken away. */
export function withDrafts(
	piece: SheetPiece,
	drafts: Record<string, Written | null> | undefined
): SheetPiece {
	if (!drafts) return piece;
	const values = { ...piece.values };
	for (const [key, value] of Object.entries(drafts)) {
		if (value === null) delete values[key];
		else values[key] = { value, layer: '', before: values[key]?.value ?? null };
	}
	return { ...piece, values };
}
