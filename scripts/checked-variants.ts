/** What is kept of the checks of delivered variants, and for which files it was found. */
import { hashParts } from '../src/lib/language/tools/hash.ts';
import { fileRole } from '../src/lib/ruleset/layers/layer-files.ts';
import type { Variant } from '../src/lib/ruleset/layers/variant.ts';

export type { CheckedVariant } from '../src/lib/workbench/start/checked.ts';

export const checkedVariants = 'src/lib/workbench/start/checked.json';

/** Of all files that a variant is made of or proved by. */
export function contentHash(files: ReadonlyMap<string, string>, { game, file }: Variant): string {
	const parts = [...files].filter(([path]) => {
		const role = fileRole(path);
		if (role.role === 'layer') return role.place.game === game.id;
		return path === file.path || (role.role === 'scenario' && role.game === game.id);
	});
	return hashParts(parts.sort(([a], [b]) => (a < b ? -1 : 1)).flat());
}
