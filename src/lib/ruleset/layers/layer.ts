/** Layers: which files belong to which, and what their headers say. */
import { beside, type Diagnostic, finding, fixing } from '#lib/language/diagnostic.ts';
import { hashParts } from '#lib/language/tools/hash.ts';
import type { ParsedFile } from '#lib/language/parsed-file.ts';
import { fileStart, type SourceRange } from '#lib/language/source.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import type { MapNode, ScalarNode } from '#lib/language/tree.ts';
import {
	asMap,
	asScalar,
	childOf,
	entriesOf,
	itemsOf,
	textOf,
	type Maybe
} from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';

/** In the order in which they apply. Layers of one kind are unordered unless they say `after` or `requires`. */
export const LAYER_KINDS = ['base', 'edition', 'house-rule', 'variant', 'patch'] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

/** The id of another layer, with its place. */
export interface LayerReference {
	id: string;
	range: SourceRange;
	/** Why, in the author's words. */
	because?: string;
}

export interface Layer {
	id: string;
	kind: LayerKind;
	game: string;
	/** Those that it brings among them. */
	requires: LayerReference[];
	/** House rules that come along wherever this one is played. */
	brings: LayerReference[];
	excludes: LayerReference[];
	advisesAgainst: LayerReference[];
	after: LayerReference[];
	files: ParsedFile[];
	/** Where the layer names itself: its id, or the beginning of its first file. */
	range: SourceRange;
	/** The header, and the line of its `layer:` key. */
	header: MapNode | null;
	headerLine: number;
	/** `for:` of its header, the game and the version for which it was written. */
	writtenFor: ScalarNode | null;
	/** Given beside the workspace: an author's own file. */
	extra: boolean;
	/** About the header; findings about a file are found with the file. */
	diagnostics: Diagnostic[];
}

/** What the place of a layer's files says about it. */
export interface LayerPlace {
	id: string;
	kind: LayerKind;
	game: string;
	extra: boolean;
}

/** Reads the header, if there is one; place and header have to agree, except for files from elsewhere. */
export function readLayer(place: LayerPlace, files: ParsedFile[]): Layer {
	const diagnostics: Diagnostic[] = [];
	const headers = files.flatMap((file) => {
		const header = file.root?.node === 'map' ? file.root.entries.get('layer') : undefined;
		return header ? [header] : [];
	});
	const [first, second] = headers;
	if (first && second) {
		const message = say`layer/second-header: The layer "${place.id}" has a header already`;
		const related = [beside(first.key, say`word/the-first-one: the first one`)];
		diagnostics.push(finding('layer/two-headers', second.key, message, { related }));
	}
	const header = asMap(first?.value);
	const references = (key: string) => readReferences(childOf(header ?? undefined, key));
	const brings = references('brings');
	const layer: Layer = {
		...place,
		files,
		requires: [...references('requires'), ...brings],
		brings,
		excludes: references('excludes'),
		advisesAgainst: references('advises-against'),
		after: references('after'),
		header,
		writtenFor: asScalar(childOf(header ?? undefined, 'for')),
		headerLine: first?.key.range.start.line ?? 0,
		range: first?.key.range ?? fileStart(files[0]?.path ?? place.id),
		diagnostics
	};
	for (const key of ['id', 'kind', 'game'] as const) {
		const node = childOf(header ?? undefined, key);
		if (node?.node !== 'scalar' || node.value === null) continue;
		if (key === 'id') layer.range = node.range;
		agree(layer, key, node);
	}
	return layer;
}

/** One id, a list of ids, or a map from ids to reasons. */
function readReferences(node: Maybe): LayerReference[] {
	if (node?.node === 'map') {
		return entriesOf(node).map(([id, { key, value }]) => {
			const because = textOf(value);
			return { id, range: key.range, ...(because === null ? {} : { because }) };
		});
	}
	return itemsOf(node).flatMap((item) => {
		const id = textOf(item);
		return id === null ? [] : [{ id, range: item.range }];
	});
}

function agree(layer: Layer, key: 'id' | 'kind' | 'game', node: ScalarNode): void {
	const { text } = node;
	// Anything but a kind is a finding about the shape.
	const misspelt = key === 'kind' && !LAYER_KINDS.some((kind) => kind === text);
	if (text === layer[key] || misspelt) return;
	if (layer.extra && key === 'id') layer.id = text;
	else if (layer.extra && key === 'kind') {
		const kind = LAYER_KINDS.find((known) => known === text);
		if (kind) layer.kind = kind;
	} else {
		const { hint, fixes } = didYouMean(text, [layer[key]], node.range);
		const message =
			key === 'game' && layer.extra
				? say`layer/of-another-game: This layer is for the game "${text}", not for "${layer.game}"`
				: say`layer/place-and-header: The place of this file says ${key} "${layer[key]}", the header says "${text}"${hint}`;
		const fix = fixing(say`word/change-to-word: Change to "${layer[key]}"`, [
			{ range: node.range, text: layer[key] }
		]);
		const ways = fixes.length > 0 ? fixes : [fix];
		layer.diagnostics.push(finding('layer/wrong-header', node, message, { fixes: ways }));
	}
}

/** Of everything the layer says and where it says it. */
export function layerKey(layer: Layer): string {
	return [layer.id, layer.kind, ...layer.files.flatMap(({ path, hash }) => [path, hash])].join(
		'\n'
	);
}

/** Of everything the layer says, wherever its files are. */
export function layerHash(layer: Layer): string {
	return hashParts([layer.id, layer.kind, ...layer.files.map(({ hash }) => hash)]);
}
