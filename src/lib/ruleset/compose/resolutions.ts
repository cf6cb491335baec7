/** `resolve:`: where two layers without an order disagree, a later one says what holds. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import type { MapEntry, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { givenId } from '#lib/language/step-names.ts';
import { printNode } from '#lib/language/tree-tools.ts';
import { MAX_DEPTH } from '#lib/language/yaml-document.ts';
import type { Layer, LayerReference } from '#lib/ruleset/layers/layer.ts';
import type { LayerOrder } from '#lib/ruleset/layers/layer-precedence.ts';
import { layerContent, type LayerContent } from '#lib/ruleset/layers/merge-files.ts';
import { childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { readChanges, type Change } from './patch-operation.ts';
import { SECTION_DEPTH } from '#lib/ruleset/layers/sections.ts';
import { say } from '#lib/language/said.ts';

export interface Resolution {
	/** Dotted, as written. */
	path: string;
	key: ScalarNode;
	by: Layer;
	/** The layer that stands. */
	use: string | null;
	/** What holds instead. */
	set: TreeNode | null;
	/** The layers in the order in which they apply. */
	order: LayerReference[];
	/** Where it names layers. */
	layers: TreeNode[];
}

/** What the layers say about conflicts between others, in the order in which they are listed. */
export function readResolutions(layers: readonly Layer[]): Resolution[] {
	return layers.flatMap((by) =>
		[...layerContent(by).resolutions.values()].map(({ key, value }) => ({
			path: key.text,
			key,
			by,
			use: textOf(childOf(value, 'use')),
			set: childOf(value, 'set') ?? null,
			order: itemsOf(childOf(value, 'order')).flatMap((node) => {
				const id = textOf(node);
				return id === null ? [] : [{ id, range: node.range }];
			}),
			layers: [...itemsOf(childOf(value, 'use')), ...itemsOf(childOf(value, 'order'))]
		}))
	);
}

/** The layers as if they themselves had said what `order:` says. */
export function orderedBy(layers: readonly Layer[], resolutions: readonly Resolution[]): Layer[] {
	return layers.map((layer) => {
		const after = resolutions.flatMap(({ order }) => {
			const at = order.findIndex(({ id }) => id === layer.id);
			const here = order[at];
			const before = order[at - 1];
			return here && before ? [{ id: before.id, range: here.range }] : [];
		});
		return after.length === 0 ? layer : { ...layer, after: [...layer.after, ...after] };
	});
}

/** Which parts of which layers do not count, because a later layer has settled the matter. */
export class Settled {
	/** By path: the layers of which what they say about it does not count. */
	readonly #silent = new Map<string, Set<string>>();
	readonly diagnostics: Diagnostic[] = [];

	constructor(resolutions: readonly Resolution[], { layers, ordered }: LayerOrder) {
		const place = new Map(layers.map(({ id }, i) => [id, i]));
		for (const resolution of resolutions) {
			const { by, key, path, use, order } = resolution;
			if (order.length > 0) continue;
			const touching = layers.filter((layer) => layer.id !== by.id && touches(layer, path));
			const rivals = touching.filter(({ id }) =>
				touching.some((other) => other.id !== id && !ordered(id, other.id))
			);
			const late = rivals.find(
				({ id }) => !ordered(id, by.id) || (place.get(id) ?? 0) > (place.get(by.id) ?? 0)
			);
			if (late) {
				const message = say`layer/only-layers-before: "${by.id}" can only settle what layers before it say: write \`after: [${late.id}]\` in its header`;
				this.diagnostics.push(finding('layer/settles-too-early', key, message));
				continue;
			}
			if (rivals.length === 0 || (use !== null && !rivals.some(({ id }) => id === use))) {
				this.#nothing(resolution, touching);
			}
			const silent = this.#silent.get(path) ?? new Set<string>();
			for (const { id } of rivals) if (id !== use) silent.add(id);
			this.#silent.set(path, silent);
		}
	}

	/** True for what another layer was preferred to. */
	silences(layer: string, path: string): boolean {
		if (this.#silent.size === 0) return false;
		return aboveAndItself(path).some((candidate) => this.#silent.get(candidate)?.has(layer));
	}

	/** A house rule may settle what happens only when two others are used; a variant knows what it combines. */
	#nothing({ by, key, path, use }: Resolution, touching: readonly Layer[]): void {
		if (by.kind !== 'variant') return;
		const who = touching.map(({ id }) => `"${id}"`).join(', ');
		const message =
			use !== null && touching.length > 1
				? say`layer/says-nothing-about: "${use}" says nothing about ${path}; it is between ${who}`
				: who === ''
					? say`layer/no-conflict-about: There is no conflict about ${path}`
					: say`layer/only-one-has-say: There is no conflict about ${path}: only ${who} has a say`;
		this.diagnostics.push(
			finding('layer/nothing-to-settle', key, message, { severity: 'warning' })
		);
	}
}

/** What stands for the settled value, as a change of the layer that settles it. */
export function settlingChange({ key, set }: Resolution): Change | null {
	if (!set) return null;
	return { path: key, operation: { op: 'set', to: set }, verb: key, expect: null, settles: true };
}

/** The paths that one change writes to: itself, what it adds, beside what it inserts. */
export function pathsOf({ path, operation }: Change): string[] {
	const inside = (name: string): string => `${path.text}.${name}`;
	if (operation.op !== 'add' && operation.op !== 'insert') return [path.text];
	const { content } = operation;
	const names =
		content.node === 'map'
			? [...content.entries.keys()]
			: content.items.map((item) => givenId(item) ?? printNode(item));
	if (operation.op === 'insert' && operation.anchor) names.push(operation.anchor.text);
	return names.map(inside);
}

const touchedBy = new WeakMap<LayerContent, Set<string>>();

/** The layer writes there or below. */
function touches(layer: Layer, path: string): boolean {
	const content = layerContent(layer);
	let touched = touchedBy.get(content);
	if (!touched) {
		touched = new Set([...writtenBy(content)].flatMap(aboveAndItself));
		touchedBy.set(content, touched);
	}
	return touched.has(path);
}

function* writtenBy({ sections, changes, choices }: LayerContent): Generator<string> {
	for (const entry of changes.values()) {
		for (const change of readChanges(entry)) yield* pathsOf(change);
	}
	for (const id of choices.keys()) yield `options.${id}.default`;
	for (const [section, entry] of sections.entries)
		yield* definedIn(section, entry, SECTION_DEPTH.get(section) ?? 0);
}

function* definedIn(at: string, { value }: MapEntry, depth: number): Generator<string> {
	if (depth > 0 && value.node === 'map') {
		for (const [key, entry] of value.entries) yield* definedIn(`${at}.${key}`, entry, depth - 1);
	} else yield at;
}

/** `a`, `a.b` and `a.b.c` for `a.b.c`. No tree is deeper than a file may be; nothing stands further down. */
function aboveAndItself(path: string): string[] {
	const found = [path];
	let dot = path.indexOf('.');
	while (dot >= 0 && found.length <= MAX_DEPTH) {
		found.push(path.slice(0, dot));
		dot = path.indexOf('.', dot + 1);
	}
	return found;
}
