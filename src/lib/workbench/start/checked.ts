/** What was found out about delivered variants before they were delivered (`npm run checks`). */
import { own } from '#lib/language/tools/own.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import type { VariantInfo, WorkFile } from '#lib/rules-server/rules-server.ts';
import checked from './checked.json' with { type: 'json' };

export interface CheckedVariant {
	/** Of the files for which it was found. */
	hash: string;
	/** How many scenarios of its edition hold; all of them. */
	scenarios: number;
	/** How many games of bots were played with nothing wrong in them. */
	games: number;
	/** Rules other than in its edition; null where that plays with another number of players. */
	differences: number | null;
	/** Of its map, by axial coordinates. */
	cells: number[][];
}

/** null: nobody has checked a variant of this name. */
export function checkedVariant(id: string): CheckedVariant | null {
	return own(checked, id) ?? null;
}

/** Whether the files of a delivered variant are still those that were checked. */
export function isAsChecked(
	{ game, layers }: Pick<VariantInfo, 'game' | 'layers'>,
	files: readonly WorkFile[]
): boolean {
	return files.every(({ path, text, delivered }) => {
		if (text === delivered) return true;
		const found = fileRole(path);
		if (found.role === 'variant') return !layers.includes(`variant:${path.slice(9, -5)}`);
		return found.role !== 'layer' || found.place.game !== game || !layers.includes(found.place.id);
	});
}
