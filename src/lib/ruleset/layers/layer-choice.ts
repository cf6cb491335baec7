/** From the layers that exist to those that are wanted: names, requirements, exclusions. */
import { append } from '#lib/language/tools/append.ts';
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import type { Layer, LayerReference } from './layer.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

/** Chosen together: more than anybody plays with, and composing takes their number times itself. */
export const MOST_LAYERS = 250;

export interface LayerChoice {
	layers: Layer[];
	diagnostics: Diagnostic[];
}

/** `extra` are layers that are used whether named in `wanted` or not: a variant's own and an author's extra files. */
export function chooseLayers(
	available: readonly Layer[],
	extra: readonly Layer[],
	wanted: readonly LayerReference[]
): LayerChoice {
	const diagnostics: Diagnostic[] = [];
	const chosen = new Map<string, Layer>();
	for (const layer of available) if (layer.kind === 'base') chosen.set(layer.id, layer);
	const selectable = new Map(
		available.filter(({ kind }) => kind !== 'base').map((layer) => [layer.id, layer])
	);
	const given = new Set(extra.map(({ id }) => id));
	for (const reference of wanted) {
		const layer = selectable.get(reference.id);
		if (layer) chosen.set(layer.id, layer);
		else if (!given.has(reference.id))
			diagnostics.push(unknownLayer(reference, [...selectable.keys()]));
	}
	for (const layer of extra) {
		const known = chosen.get(layer.id);
		if (known) {
			const message = say`layer/layer-twice: There is a layer "${layer.id}" already: give this one another id`;
			const related = [beside(known, say`layer/the-other-one: this is the other one`)];
			diagnostics.push(finding('layer/duplicate-layer', layer, message, { related }));
		} else chosen.set(layer.id, layer);
	}
	// What is brought along brings along in turn: a map is walked with what is added to it.
	for (const { brings } of chosen.values()) {
		for (const { id } of brings) {
			const layer = selectable.get(id);
			if (layer?.kind === 'house-rule' && !chosen.has(id)) chosen.set(id, layer);
		}
	}
	const [beyond, ...more] = [...chosen.values()].slice(MOST_LAYERS);
	if (beyond) {
		const message = say`layer/too-many-layers: ${chosen.size} layers are chosen, and at most ${MOST_LAYERS} go together: this one is left out, and so are ${more.length} more`;
		diagnostics.push(finding('layer/too-many', beyond, message));
	}
	const layers = [...chosen.values()].slice(0, MOST_LAYERS);
	const ids = new Set([...available, ...extra].map(({ id }) => id));
	for (const layer of layers) append(diagnostics, checkReferences(layer, chosen, ids));
	return { layers, diagnostics };
}

function checkReferences(
	layer: Layer,
	chosen: ReadonlyMap<string, Layer>,
	ids: ReadonlySet<string>
): Diagnostic[] {
	const { requires, excludes, advisesAgainst, after } = layer;
	const references = [...requires, ...excludes, ...advisesAgainst, ...after];
	const findings = references
		.filter(({ id }) => !ids.has(id))
		.map((reference) => unknownLayer(reference, [...ids]));
	for (const { id, range, because } of requires) {
		if (chosen.has(id) || !ids.has(id)) continue;
		const message = say`layer/needs-layer: "${layer.id}" needs the layer "${id}", which is not chosen${reason(because)}`;
		findings.push(finding('layer/missing-requirement', { range }, message));
	}
	for (const { id, range, because } of excludes) {
		const message = say`layer/cannot-go-together: "${layer.id}" and "${id}" cannot be used together${reason(because)}`;
		const related = whichIs(chosen.get(id));
		if (related) findings.push(finding('layer/excluded', { range }, message, { related }));
	}
	for (const { id, range, because } of advisesAgainst) {
		const message = say`layer/better-apart: "${layer.id}" and "${id}" had better not be used together${reason(because)}`;
		const related = whichIs(chosen.get(id));
		if (!related) continue;
		const advice = { severity: 'warning', related } as const;
		findings.push(finding('layer/advised-against', { range }, message, advice));
	}
	return findings;
}

function whichIs(other: Layer | undefined): Diagnostic['related'] | null {
	return other ? [beside(other, say`layer/is-this-layer: "${other.id}" is this layer`)] : null;
}

function reason(because: string | undefined): Said {
	return because === undefined ? NOTHING : say`: ${because}`;
}

function unknownLayer(reference: LayerReference, ids: readonly string[]): Diagnostic {
	return unknownId(say`layer/layer: layer`, reference.id, reference, ids, 'layer/unknown-layer');
}
