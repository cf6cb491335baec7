/** From the layers that exist to those that are wanted: names, requirements, exclusions. */
import { append } from '#lib/language/tools/append.ts';
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Layer, LayerReference } from './layer.ts';

export interface LayerChoice {
	layers: Layer[];
	diagnostics: Diagnostic[];
}

/** `given` are layers that are used whether named in `wanted` or not: a variant's own and an author's extra files. */
export function chooseLayers(
	available: readonly Layer[],
	given: readonly Layer[],
	wanted: readonly LayerReference[]
): LayerChoice {
	const diagnostics: Diagnostic[] = [];
	const chosen = new Map<string, Layer>();
	for (const layer of available) if (layer.kind === 'base') chosen.set(layer.id, layer);
	const selectable = available.filter(({ kind }) => kind !== 'base');
	for (const reference of wanted) {
		const layer = selectable.find(({ id }) => id === reference.id);
		if (layer) chosen.set(layer.id, layer);
		else if (!given.some(({ id }) => id === reference.id)) {
			const ids = selectable.map(({ id }) => id);
			diagnostics.push(unknownLayer(reference, ids));
		}
	}
	for (const layer of given) {
		const known = chosen.get(layer.id);
		if (known) {
			const message = `There is a layer "${layer.id}" already: give this one another id`;
			const related = [{ range: known.range, message: 'this is the other one' }];
			diagnostics.push(finding('layer/duplicate-layer', layer, message, { related }));
		} else chosen.set(layer.id, layer);
	}
	const ids = [...available, ...given].map(({ id }) => id);
	for (const layer of chosen.values()) append(diagnostics, checkReferences(layer, chosen, ids));
	return { layers: [...chosen.values()], diagnostics };
}

function checkReferences(
	layer: Layer,
	chosen: ReadonlyMap<string, Layer>,
	ids: readonly string[]
): Diagnostic[] {
	const references = [...layer.requires, ...layer.excludes, ...layer.after];
	const findings = references
		.filter(({ id }) => !ids.includes(id))
		.map((reference) => unknownLayer(reference, ids));
	for (const { id, range, because } of layer.requires) {
		if (chosen.has(id) || !ids.includes(id)) continue;
		const message = `"${layer.id}" needs the layer "${id}", which is not chosen${reason(because)}`;
		findings.push(finding('layer/missing-requirement', { range }, message));
	}
	for (const { id, range, because } of layer.excludes) {
		const other = chosen.get(id);
		if (!other) continue;
		const message = `"${layer.id}" and "${id}" cannot be used together${reason(because)}`;
		const related = [{ range: other.range, message: `"${id}" is this layer` }];
		findings.push(finding('layer/excluded', { range }, message, { related }));
	}
	return findings;
}

function reason(because: string | undefined): string {
	return because === undefined ? '' : `: ${because}`;
}

function unknownLayer(reference: LayerReference, ids: readonly string[]): Diagnostic {
	return unknownId('layer', reference.id, reference, ids, 'layer/unknown-layer');
}
