/** The files of one layer as one tree of sections. */
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { LARGE } from '#lib/language/parsed-file.ts';
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import { stamp } from '#lib/language/tree-tools.ts';
import type { MapEntry, MapNode } from '#lib/language/tree.ts';
import { layerKey, type Layer } from './layer.ts';
import { SECTION_DEPTH } from './sections.ts';
import { say } from '#lib/language/said.ts';

export interface LayerContent {
	/** The sections with their definitions, stamped with the layer. */
	sections: MapNode;
	/** The operations under `change:`, by path. */
	changes: Map<string, MapEntry>;
	/** The values under `choose:`, by option. */
	choices: Map<string, MapEntry>;
	/** The entries under `resolve:`, by path. */
	resolutions: Map<string, MapEntry>;
	/** The entries under `acknowledge:`, by path. */
	acknowledgements: Map<string, MapEntry>;
	diagnostics: Diagnostic[];
}

/** In characters, like the cache of the files themselves. */
const contents = new SmallCache<{ key: string; content: LayerContent }>(10_000_000);

export function layerContent(layer: Layer): LayerContent {
	const weight = layer.files.reduce((sum, { root }) => sum + (root?.range.end.offset ?? 0), 500);
	const key = layerKey(layer);
	// Of a large layer as it was before, nothing is kept while it is typed.
	const place = weight > LARGE ? [layer.game, layer.kind, layer.id].join('\n') : key;
	const known = contents.get(place);
	if (known?.key === key) return known.content;
	contents.forget(place);
	const content = readContent(layer);
	contents.set(place, { key, content }, weight);
	return content;
}

function readContent(layer: Layer): LayerContent {
	const diagnostics: Diagnostic[] = [];
	const sections: MapNode = {
		node: 'map',
		entries: new Map(),
		range: layer.range,
		layer: layer.id,
		replaced: []
	};
	const apart = new Map(
		['change', 'choose', 'resolve', 'acknowledge'].map((name): [string, MapNode] => [
			name,
			{ ...sections, entries: new Map() }
		])
	);
	const merging = new Merging(diagnostics);
	for (const { root } of layer.files) {
		if (root?.node !== 'map') continue;
		for (const [name, entry] of root.entries) {
			const own = apart.get(name);
			const depth = own ? 1 : SECTION_DEPTH.get(name);
			if (depth === undefined || entry.value.node !== 'map') continue;
			const stamped = stampedEntry(entry, layer.id);
			if (own && stamped.value.node === 'map') {
				merging.entries(own, stamped.value, depth);
			} else merging.entry(sections, name, stamped, depth);
		}
	}
	const entries = (name: string) => apart.get(name)?.entries ?? new Map<string, MapEntry>();
	return {
		sections,
		changes: entries('change'),
		choices: entries('choose'),
		resolutions: entries('resolve'),
		acknowledgements: entries('acknowledge'),
		diagnostics
	};
}

/** A file belongs to one layer nearly always; its nodes are stamped once. */
const stampedBefore = new WeakMap<MapEntry, MapEntry>();

function stampedEntry(entry: MapEntry, layer: string): MapEntry {
	const before = stampedBefore.get(entry);
	if (before?.key.layer === layer) return before;
	const stamped = { key: { ...entry.key, layer }, value: stamp(entry.value, layer) };
	stampedBefore.set(entry, stamped);
	return stamped;
}

/**
 * Sections that grow by files. A map that two files write into is copied first, and belongs to the layer from then on; all
 * others stay the nodes that they are in their files, so that what is known of them is known when another file changes.
 */
class Merging {
	readonly #diagnostics: Diagnostic[];
	readonly #made = new Set<MapNode>();

	constructor(diagnostics: Diagnostic[]) {
		this.#diagnostics = diagnostics;
	}

	/** `target` was made here. */
	entries(target: MapNode, from: MapNode, depth: number): void {
		for (const [key, entry] of from.entries) this.entry(target, key, entry, depth - 1);
	}

	entry(target: MapNode, key: string, entry: MapEntry, depth: number): void {
		const known = target.entries.get(key);
		if (!known) {
			target.entries.set(key, entry);
		} else if (depth > 0 && known.value.node === 'map' && entry.value.node === 'map') {
			const own = this.#ownOf(known.value);
			if (own !== known.value) target.entries.set(key, { ...known, value: own });
			this.entries(own, entry.value, depth);
		} else {
			const message = say`layer/defined-twice: "${key}" is defined twice in the layer "${entry.key.layer}"`;
			const related = [beside(known.key, say`word/the-first-one: the first one`)];
			this.#diagnostics.push(finding('layer/duplicate-id', entry.key, message, { related }));
		}
	}

	#ownOf(map: MapNode): MapNode {
		if (this.#made.has(map)) return map;
		const copy: MapNode = { ...map, entries: new Map(map.entries) };
		this.#made.add(copy);
		return copy;
	}
}
