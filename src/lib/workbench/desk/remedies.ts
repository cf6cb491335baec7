/** What can be done with one click about parts of a variant that do not go together. */
import type { Diagnostic, Fix } from '#lib/language/diagnostic.ts';
import type { Composed } from '#lib/rules-server/rules-server.ts';

export interface Remedies {
	/** House rules that have to do with it and can be left out. */
	without: string[];
	/** What the finding offers to write into the file of the variant, and nowhere else. */
	fixes: Fix[];
}

/** `path`: the file of the variant. */
export function remediesFor(
	{ range, related, fixes }: Diagnostic,
	{ chosen, layerOf }: Pick<Composed, 'chosen' | 'layerOf'>,
	path: string
): Remedies {
	const places = [range, ...related.map((note) => note.range)];
	const layers = new Set(places.map(({ file }) => layerOf[file] ?? ''));
	return {
		without: chosen.filter((id) => layers.has(id)),
		fixes: fixes.filter(({ edits }) => edits.every((edit) => edit.range.file === path))
	};
}
