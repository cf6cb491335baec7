/** Which of two layers wins: the one that comes later, by kind, then as declared. Nothing else orders them. */
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { LAYER_KINDS, type Layer } from './layer.ts';
import { say } from '#lib/language/said.ts';

export interface LayerOrder {
	/** In the order in which they apply; layers without an order between them by id, so that listing order cannot matter. */
	layers: Layer[];
	/** Whether the order of two layers is stated, by kind or by declaration. */
	ordered: (a: string, b: string) => boolean;
	diagnostics: Diagnostic[];
}

export function orderLayers(chosen: readonly Layer[]): LayerOrder {
	const byId = new Map(chosen.map((layer) => [layer.id, layer]));
	const diagnostics: Diagnostic[] = [];
	const reach = new Map<string, Set<string>>();
	const sorted: Layer[] = [];
	const state = new Map<string, 'open' | 'done'>();

	const visit = (layer: Layer): void => {
		state.set(layer.id, 'open');
		const before = new Set<string>();
		for (const reference of [...layer.after, ...layer.requires]) {
			const other = byId.get(reference.id);
			if (!other) continue;
			const wrongWay = kindOrder(other) > kindOrder(layer);
			if (wrongWay || state.get(other.id) === 'open') {
				const message = wrongWay
					? say`layer/cannot-come-after: "${layer.id}" (${layer.kind}) cannot come after "${other.id}" (${other.kind}): layers apply in the order ${LAYER_KINDS.join(', ')}`
					: say`layer/each-after-other: "${layer.id}" and "${other.id}" each want to come after the other`;
				const related = [beside(other, say`layer/is-this-layer: "${other.id}" is this layer`)];
				diagnostics.push(finding('layer/cycle', reference, message, { related }));
				continue;
			}
			if (!state.has(other.id)) visit(other);
			before.add(other.id);
			for (const id of reach.get(other.id) ?? []) before.add(id);
		}
		reach.set(layer.id, before);
		state.set(layer.id, 'done');
		sorted.push(layer);
	};
	const canonical = [...byId.values()].sort(
		(a, b) => kindOrder(a) - kindOrder(b) || (a.id < b.id ? -1 : 1)
	);
	for (const layer of canonical) if (!state.has(layer.id)) visit(layer);
	sorted.sort((a, b) => kindOrder(a) - kindOrder(b));

	return {
		layers: sorted,
		diagnostics,
		ordered(a, b) {
			const first = byId.get(a);
			const second = byId.get(b);
			if (!first || !second || a === b) return true;
			return first.kind !== second.kind || !!reach.get(a)?.has(b) || !!reach.get(b)?.has(a);
		}
	};
}

function kindOrder(layer: Layer): number {
	return LAYER_KINDS.indexOf(layer.kind);
}
