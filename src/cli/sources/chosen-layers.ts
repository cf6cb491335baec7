/** The layers of a composition for programs that read the output. */
import { own } from '#lib/language/tools/own.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Library } from './library.ts';

export interface ShownLayer {
	id: string;
	kind: string;
	files: string[];
	hash: string;
}

/** In the order in which they apply. */
export function chosenLayers({ layers, lock }: Composition, library: Library): ShownLayer[] {
	return layers.map(({ id, kind, files }) => ({
		id,
		kind,
		files: files.map(({ path }) => library.at(path)),
		hash: own(lock, id) ?? ''
	}));
}
