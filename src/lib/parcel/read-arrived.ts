/** The one reader of files that people hand in: rules to look at, or a text that may be a saved game. */
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { stemOf } from '#lib/ruleset/layers/variant.ts';
import { asText } from './deflate.ts';
import { MOST_BYTES, parcelOf, type ReadParcel, refused } from './parcel.ts';
import { isZip, readZip } from './read-zip.ts';

export type Arrived = ({ what: 'parcel' } & ReadParcel) | { what: 'text'; text: string };

/** Larger than any saved game, in bytes. */
const LARGEST = 64_000_000;
/** How a rule file says what it is. */
const HEADER = /^(variant|layer)\s*:/m;
const ID = /^[a-z][a-z0-9-]*$/;
const FOLDERS = new Map([
	['edition', 'editions'],
	['house-rule', 'house-rules']
]);

/** `name`: what the file was called; `games`: the folders of the games that are here. */
export function readArrived(bytes: Uint8Array, name: string, games: readonly string[]): Arrived {
	if (bytes.length > LARGEST) return { what: 'parcel', ...refused('too-large', name) };
	if (isZip(bytes) || /\.zip$/i.test(name)) return { what: 'parcel', ...readZip(bytes, games) };
	const text = asText(bytes);
	const isYaml = /\.ya?ml$/i.test(name);
	if (text === null && isYaml) return { what: 'parcel', ...refused('not-text', name) };
	if (text !== null && !/^\s*\{/.test(text) && HEADER.test(text))
		return { what: 'parcel', ...singleFile(text, name, games) };
	// Readers of saved games say what is wrong with any other text.
	return { what: 'text', text: text ?? new TextDecoder().decode(bytes) };
}

/** A rule file on its own lies where it says that it belongs. */
function singleFile(text: string, name: string, games: readonly string[]): ReadParcel {
	if (text.length > MOST_BYTES) return refused('too-large', name);
	const root = parseFile(name, text).root ?? undefined;
	const said = (header: string, key: string): string | null =>
		textOf(childOf(childOf(root, header), key));
	const folder = FOLDERS.get(said('layer', 'kind') ?? '');
	const game = said('layer', 'game');
	const stem = stemOf(name);
	if (folder !== undefined && game !== null) {
		const id = [said('layer', 'id'), stem].find((name) => name !== null && ID.test(name));
		if (id) return parcelOf([[`${game}/${folder}/${id}.yaml`, text]], games);
	}
	// A text that is broken may not say any more what it is called, but its file does.
	const id = said('variant', 'id') ?? stem;
	const isVariant = childOf(root, 'variant') !== undefined || /^variant\s*:/m.test(text);
	if (!isVariant || !ID.test(id)) return refused('no-place', name);
	return parcelOf([[`variants/${id}.yaml`, text]], games);
}
