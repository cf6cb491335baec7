/** Layers into one game: the composed tree, in which every node knows where it comes from. */
import { append } from '#lib/language/tools/append.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { limited } from '#lib/language/finding-limit.ts';
import type { ParsedFile } from '#lib/language/parsed-file.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { Composition } from './composition.ts';
import { shapeOfChanges } from './composed-shape.ts';
import { checkFieldTables } from './field-tables.ts';
import { layerHash, type Layer, type LayerKind } from '#lib/ruleset/layers/layer.ts';
import { orderLayers, type LayerOrder } from '#lib/ruleset/layers/layer-precedence.ts';
import { LayerNames } from './layer-names.ts';
import { checkOptions } from './option-check.ts';
import { applyLayer } from './patch.ts';
import { withFamilies } from './piece-families.ts';
import type { Together } from './patched.ts';
import { orderedBy, readResolutions, Settled } from './resolutions.ts';
import { SECTIONS } from '#lib/ruleset/layers/sections.ts';
import { explainMoves } from '#lib/ruleset/moves/explain-moves.ts';
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import { isEarlier, writtenFor } from './written-for.ts';
import type { ChosenOption } from '#lib/ruleset/layers/variant.ts';
import { WriteLog } from './conflicts.ts';

export interface ComposeInput {
	game: string;
	variant: string;
	layers: readonly Layer[];
	options: ReadonlyMap<string, ChosenOption>;
	/** Layers that are known to be broken. */
	without: ReadonlyMap<string, Diagnostic[]>;
	/** What became of the addresses of earlier versions of the game. */
	moves: Moves;
	/** Layers with errors stay, as far as they can be applied, so that all is found at once. */
	keepBroken: boolean;
	/** Findings made while choosing the layers. */
	diagnostics: readonly Diagnostic[];
	at: SourceRange;
}

export function composeLayers(input: ComposeInput): Composition {
	const resolutions = readResolutions(input.layers.filter(({ id }) => !input.without.has(id)));
	const order = orderLayers(orderedBy(input.layers, resolutions));
	const settler = order.layers.find(({ kind }) => kind === 'variant') ?? null;
	const settled = new Settled(resolutions, order);
	const sound = order.layers.filter(({ id }) => !input.without.has(id));
	const names = new LayerNames(sound, new Set(resolutions.map(({ path }) => path)));
	const log = new WriteLog(order.ordered, settler);
	const together = { log, settled, resolutions, names, moves: input.moves };
	const composition: Composition = {
		game: input.game,
		variant: input.variant,
		tree: { node: 'map', entries: new Map(), range: input.at, layer: '', replaced: [] },
		options: {},
		chosenAt: {},
		layers: [],
		names,
		unordered: unorderedPairs(order),
		leftOut: [],
		earlier: new Set(),
		removed: [],
		insertions: [],
		writes: [],
		wraps: [],
		acknowledgements: [],
		moves: input.moves,
		lock: {},
		complete: order.layers.some(({ kind }) => kind === 'base'),
		diagnostics: [...input.diagnostics, ...order.diagnostics, ...settled.diagnostics]
	};
	const out = new Set<string>();
	for (const layer of order.layers) {
		const broken = input.without.get(layer.id);
		if (broken) leaveOut(composition, layer, broken);
		const orphaned = layer.requires.some(({ id }) => out.has(id));
		if (broken || orphaned || !applied(composition, layer, together, input.keepBroken)) {
			out.add(layer.id);
		}
	}
	composition.diagnostics.push(
		...checkFieldTables(composition.tree),
		...checkOptions(composition, input.options)
	);
	const { diagnostics } = composition;
	composition.diagnostics = explainMoves(diagnostics, input.moves);
	for (const out of composition.leftOut) {
		out.because = out.because.map(
			(finding) => composition.diagnostics[diagnostics.indexOf(finding)] ?? finding
		);
	}
	return composition;
}

function unorderedPairs({ layers, ordered }: LayerOrder): [string, string][] {
	return layers.flatMap(({ id }, i) =>
		layers
			.slice(i + 1)
			.filter((other) => !ordered(id, other.id))
			.map((other): [string, string] => [id, other.id])
	);
}

function leaveOut(composition: Composition, layer: Layer, because: Diagnostic[]): void {
	const files = layer.files.map(({ path }) => path);
	composition.leftOut.push({ layer: layer.id, files, because });
	append(
		composition.diagnostics,
		because.filter((finding) => !composition.diagnostics.includes(finding))
	);
}

/** The game can be composed without it. */
export function isOptional(layer: { kind: LayerKind; extra: boolean }): boolean {
	return layer.extra || (layer.kind !== 'base' && layer.kind !== 'edition');
}

/** Applies a layer; one with errors is left out, unless the game cannot be without it. */
function applied(
	composition: Composition,
	layer: Layer,
	together: Together,
	keepBroken: boolean
): boolean {
	const content = withFamilies(together.names.contentOf(layer), composition.tree);
	const patched = applyLayer(composition.tree, layer, content, together);
	const ofFiles = layer.files.flatMap((file) =>
		fileFindings(file, layer.kind === 'variant' ? 'variant' : 'ruleset')
	);
	const ofLayer = [
		...layer.diagnostics,
		...writtenFor(composition, layer),
		...content.diagnostics,
		...patched.diagnostics
	];
	if (!ofFiles.some(isError)) append(ofLayer, shapeOfChanges(composition.tree, patched));
	const findings = limited([...ofFiles, ...ofLayer]);
	append(composition.diagnostics, findings);
	const errors = findings.filter(isError);
	const files = layer.files.map(({ path, hash }) => ({ path, hash }));
	if (errors.length > 0 && isOptional(layer) && !keepBroken) {
		leaveOut(composition, layer, errors);
		return false;
	}
	if (layer.files.some(hidesContent)) composition.complete = false;
	composition.tree = patched.tree;
	append(composition.removed, patched.removed);
	append(composition.insertions, patched.insertions);
	append(composition.writes, patched.writes);
	append(composition.wraps, patched.wraps);
	append(composition.acknowledgements, [...content.acknowledgements.values()]);
	const { id, kind, extra, range } = layer;
	composition.layers.push({ id, kind, extra, files, range });
	if (isEarlier(composition, layer)) composition.earlier.add(id);
	composition.lock = { ...composition.lock, [id]: layerHash(layer) };
	together.log.add(patched.writes);
	return true;
}

/** Definitions are missing that the author did write. */
function hidesContent({ root, more, diagnostics }: ParsedFile): boolean {
	if (diagnostics.some(isError) || more.length > 0 || (root && root.node !== 'map')) return true;
	return (
		root !== null &&
		[...root.entries].some(([key, { value }]) => !KNOWN_KEYS.includes(key) || value.node !== 'map')
	);
}

const KNOWN_KEYS = [...SECTIONS, 'layer', 'change', 'choose', 'resolve', 'acknowledge', 'variant'];
