/** What goes with a variant when it is sent: its file, and every file that is not as others have it. */
import { type FileRole, fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { stemOf } from '#lib/ruleset/layers/variant.ts';
import type { Parcel } from './parcel.ts';

/** A rule file, as it stands and as everybody has it. */
export interface KnownFile {
	path: string;
	text: string;
	/** null: nobody else has it. */
	delivered: string | null;
}

/** `layers`: the ids of all layers that it plays with. */
export interface PackedVariant {
	id: string;
	game: string;
	layers: readonly string[];
}

export function packVariant(variant: PackedVariant, files: readonly KnownFile[]): Parcel {
	const own = `variants/${variant.id}.yaml`;
	const wanted = files.filter(
		({ path, text, delivered }) => path === own || (text !== delivered && isNeeded(path, variant))
	);
	const sorted = wanted.sort(
		(a, b) => order(a.path, own) - order(b.path, own) || (a.path < b.path ? -1 : 1)
	);
	return { name: stemOf(own), files: new Map(sorted.map(({ path, text }) => [path, text])) };
}

/** These are about a game, whatever it is played with. */
const ALONG: ReadonlySet<FileRole['role']> = new Set(['scenario', 'trial', 'moves']);

const order = (path: string, own: string): number => (path === own ? 0 : 1);

function isNeeded(path: string, { game, layers }: PackedVariant): boolean {
	const found = fileRole(path);
	if (found.role === 'layer') {
		const { place } = found;
		return place.game === game && (place.kind === 'base' || layers.includes(place.id));
	}
	return ALONG.has(found.role) && 'game' in found && found.game === game;
}
