/** What can be done with one click about parts of a variant that do not go together. */
import type { Fix, PlacedFinding } from '#lib/rules-server/findings-for-editors.ts';
import type { Composed } from '#lib/rules-server/rules-server.ts';

export interface Remedies {
	/** House rules that have to do with it and can be left out. */
	without: string[];
	/** What the finding offers to write into the file of the variant, and nowhere else. */
	fixes: Fix[];
}

/** `path`: the file of the variant. */
export function remediesFor(
	{ uri, relatedInformation, data }: PlacedFinding,
	{ chosen, layerOf }: Pick<Composed, 'chosen' | 'layerOf'>,
	path: string
): Remedies {
	const files = [uri, ...relatedInformation.map(({ location }) => location.uri)];
	const layers = new Set(files.map((file) => layerOf[file] ?? ''));
	return {
		without: chosen.filter((id) => layers.has(id)),
		fixes: data.fixes.filter(({ edit }) => Object.keys(edit.changes).every((file) => file === path))
	};
}
