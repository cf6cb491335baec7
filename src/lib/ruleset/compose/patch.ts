/** One layer applied to the tree of those below it: nothing is changed in place, so a failed layer costs nothing. */
import { beside, finding, isError } from '#lib/language/diagnostic.ts';
import { MOST_FINDINGS } from '#lib/language/finding-limit.ts';
import { printedOnce } from '#lib/language/tree-tools.ts';
import type { MapEntry, MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import type { LayerContent } from '#lib/ruleset/layers/merge-files.ts';
import { applyOperation } from './patch-apply.ts';
import { movedChange, movedResolutions } from './moved-change.ts';
import { applyChoice } from './option-choices.ts';
import { conflict } from './conflict-finding.ts';
import { type Change, isWhole, readChanges } from './patch-operation.ts';
import type { Patched, Together } from './patched.ts';
import { pathsOf, settlingChange, type Settled } from './resolutions.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';
import type { Write, WriteLog } from './conflicts.ts';
import { say } from '#lib/language/said.ts';

export function applyLayer(
	below: MapNode,
	layer: Layer,
	content: LayerContent,
	{ log, settled, resolutions, names, moves }: Together
): Patched {
	const patched: Patched = {
		tree: below,
		made: new WeakSet(),
		writes: [],
		removed: [],
		insertions: [],
		touched: [],
		wraps: [],
		diagnostics: []
	};
	const context = { log, names };
	const definitions = new Definitions(layer, log, settled, patched);
	patched.tree = definitions.into(below, content.sections, [], Number.POSITIVE_INFINITY);
	const taken = new Set(content.changes.keys());
	for (const change of changesOf(content, patched)) {
		if (isHopeless(patched)) return patched;
		if (pathsOf(change).some((path) => settled.silences(layer.id, path))) continue;
		const moved = movedChange(change, patched.tree, moves, taken);
		if (moved) patched.diagnostics.push(moved);
		else applyOperation(change, layer, context, patched);
	}
	for (const [id, entry] of content.choices) {
		if (isHopeless(patched)) return patched;
		if (settled.silences(layer.id, `options.${id}.default`)) continue;
		applyChoice(entry, layer, log, patched);
	}
	const own = resolutions.filter(({ by }) => by.id === layer.id);
	patched.diagnostics.push(...movedResolutions(own, patched.tree, moves));
	for (const resolution of own) {
		if (isHopeless(patched)) return patched;
		const change = settlingChange(resolution);
		if (change) applyOperation(change, layer, context, patched);
	}
	return patched;
}

/** Every change that makes sense beside the others of its path. */
function changesOf({ changes }: LayerContent, { diagnostics }: Patched): Change[] {
	return [...changes.values()].flatMap((entry) => {
		const all = readChanges(entry);
		const whole = all.length > 1 ? all.find(isWhole) : undefined;
		if (!whole) return all;
		const { path, verb } = whole;
		const message = say`layer/says-it-all: "${verb.text}" says all that stands at ${path.text}: nothing else can be changed there by this layer`;
		diagnostics.push(finding('layer/contradiction', verb, message));
		return [];
	});
}

/** So much is wrong that nobody would read what else is; looking for what was meant is slow. */
function isHopeless({ diagnostics }: Patched): boolean {
	return diagnostics.length > MOST_FINDINGS && diagnostics.filter(isError).length > MOST_FINDINGS;
}

/** The normal sections of a layer: they add, they never overwrite. */
class Definitions {
	readonly #layer: Layer;
	readonly #log: WriteLog;
	readonly #settled: Settled;
	readonly #patched: Patched;

	constructor(layer: Layer, log: WriteLog, settled: Settled, patched: Patched) {
		this.#layer = layer;
		this.#log = log;
		this.#settled = settled;
		this.#patched = patched;
	}

	into(target: MapNode, from: MapNode, path: string[], depth: number): MapNode {
		let entries: Map<string, MapEntry> | null = null;
		for (const [key, entry] of from.entries) {
			const at = [...path, key];
			const below = path.length === 0 ? (SECTION_DEPTH.get(key) ?? 0) : depth - 1;
			const known = target.entries.get(key);
			if (known && below > 0 && known.value.node === 'map' && entry.value.node === 'map') {
				const value = this.into(known.value, entry.value, at, below);
				if (value === known.value) continue;
				entries ??= new Map(target.entries);
				entries.set(key, { key: known.key, value });
			} else if (this.#mayDefine(at, entry, known, below)) {
				entries ??= new Map(target.entries);
				entries.set(key, entry);
			}
		}
		return entries ? { ...target, entries } : target;
	}

	#mayDefine(path: string[], entry: MapEntry, known: MapEntry | undefined, below: number): boolean {
		if (this.#settled.silences(this.#layer.id, path.join('.'))) return false;
		const write = this.#definition(path, entry);
		const clash = this.#log.clash(write);
		if (clash?.is === 'again') return false;
		if (clash) {
			this.#patched.diagnostics.push(conflict(write, clash.with, this.#layer, this.#log.settler));
			return false;
		}
		if (known) {
			const message = say`layer/already-defined: "${path.join('.')}" is defined by "${known.key.layer}" already; to alter it, write it under \`change:\``;
			const related = [beside(known.key, say`word/defined-here: defined here`)];
			this.#patched.diagnostics.push(
				finding('layer/already-defined', entry.key, message, { related })
			);
			return false;
		}
		this.#record(write, entry.value, below);
		return true;
	}

	#definition(path: string[], { key, value }: MapEntry): Write {
		return {
			layer: this.#layer.id,
			kind: 'define',
			path,
			// Most definitions touch no other, and to print a whole game takes as long as to compose it.
			get content() {
				return printedOnce(value);
			},
			sort: null,
			range: key.range
		};
	}

	/** A whole new section writes each of its definitions, not itself: another layer may add more of them. */
	#record(write: Write, value: TreeNode, below: number): void {
		if (this.#layer.kind === 'base') return;
		if (below <= 0 || value.node !== 'map') {
			this.#patched.writes.push(write);
			return;
		}
		for (const [key, entry] of value.entries) {
			const inner = this.#definition([...write.path, key], entry);
			this.#record(inner, entry.value, below - 1);
		}
	}
}
