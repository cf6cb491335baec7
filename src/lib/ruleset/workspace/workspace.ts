/** A folder of rulesets in memory: its games, layers and variants, and how they are composed. */
import { append } from '#lib/language/tools/append.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileStart, type SourceRange } from '#lib/language/source.ts';
import { composeLayers } from '#lib/ruleset/compose/compose.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { unknownId } from '#lib/language/findings.ts';
import { say } from '#lib/language/said.ts';
import type { LayerReference } from '#lib/ruleset/layers/layer.ts';
import {
	extraLayers,
	gameFolders,
	gameLayers,
	type ExtraFile
} from '#lib/ruleset/layers/layer-files.ts';
import { chooseLayers } from '#lib/ruleset/layers/layer-choice.ts';
import { NO_MOVES, readMoves } from '#lib/ruleset/moves/moves.ts';
import { readVariant, type ChosenOption, type Variant } from '#lib/ruleset/layers/variant.ts';

export type { Composition } from '#lib/ruleset/compose/composition.ts';
export type { ExtraFile } from '#lib/ruleset/layers/layer-files.ts';

/** Paths are relative to the rulesets folder, with forward slashes. */
export interface Workspace {
	files: Map<string, string>;
}

export interface Overrides {
	options?: Record<string, string | number>;
	/** Layers to be left out, with the findings that speak against them. */
	without?: ReadonlyMap<string, Diagnostic[]>;
	/** Layers with errors stay, as far as they can be applied. */
	keepBroken?: boolean;
}

export function listGames(workspace: Workspace): string[] {
	return gameFolders(workspace.files.keys());
}

/** A file that says nothing is none; one that cannot be read is. */
export function listVariants(workspace: Workspace): Variant[] {
	const paths = [...workspace.files.keys()].filter(isVariantPath).sort();
	return paths
		.map((path) => parseFile(path, workspace.files.get(path) ?? ''))
		.filter(({ root, diagnostics }) => root !== null || diagnostics.some(isError))
		.map(readVariant);
}

/** Of a variant named by its id or by the path of its file, which may be one of the extra files. */
export function loadVariant(
	workspace: Workspace,
	variantIdOrPath: string,
	extra: readonly ExtraFile[] = [],
	overrides: Overrides = {}
): Composition {
	const given = extra.find(({ path }) => path === variantIdOrPath);
	const variant = given
		? readVariant(parseFile(given.path, given.text))
		: listVariants(workspace).find(
				({ id, file }) => id === variantIdOrPath || file.path === variantIdOrPath
			);
	if (!variant) return noVariant(workspace, variantIdOrPath);
	const others = extra.filter((file) => file !== given);
	return compose(workspace, {
		game: variant.game,
		variant,
		wanted: [...(variant.edition ? [variant.edition] : []), ...variant.houseRules],
		extra: others,
		options: new Map([...variant.options, ...optionsOf(overrides)]),
		overrides
	});
}

/** Of the base with some layers by id; none gives the base alone. */
export function composeGame(
	workspace: Workspace,
	gameId: string,
	layerIds: readonly string[] = [],
	extra: readonly ExtraFile[] = [],
	overrides: Overrides = {}
): Composition {
	const at = fileStart(gameId);
	return compose(workspace, {
		game: { id: gameId, range: at },
		variant: null,
		wanted: layerIds.map((id) => ({ id, range: at })),
		extra,
		options: optionsOf(overrides),
		overrides
	});
}

interface Wanted {
	game: LayerReference;
	variant: Variant | null;
	wanted: LayerReference[];
	extra: readonly ExtraFile[];
	options: ReadonlyMap<string, ChosenOption>;
	overrides: Overrides;
}

function compose(
	workspace: Workspace,
	{ game, variant, wanted, extra, options, overrides }: Wanted
): Composition {
	const diagnostics: Diagnostic[] = [];
	const games = listGames(workspace);
	if (game.id !== '' && !games.includes(game.id)) {
		diagnostics.push(unknownId(say`word/game: game`, game.id, game, games, 'ref/unknown-game'));
	}
	const own = variant ? [ownLayer(variant)] : [];
	const chosen = chooseLayers(
		gameLayers(workspace.files, game.id),
		[...own, ...extraLayers(extra, game.id)],
		wanted
	);
	append(diagnostics, chosen.diagnostics);
	return composeLayers({
		game: game.id,
		variant: variant?.id ?? '',
		layers: chosen.layers,
		options,
		without: overrides.without ?? new Map(),
		moves: readMoves(workspace.files, game.id),
		keepBroken: overrides.keepBroken ?? false,
		diagnostics,
		at: variant?.range ?? game.range
	});
}

function ownLayer(variant: Variant) {
	return {
		id: `variant:${variant.id}`,
		kind: 'variant' as const,
		game: variant.game.id,
		requires: [],
		brings: [],
		excludes: [],
		advisesAgainst: [],
		after: [],
		files: [variant.file],
		header: null,
		writtenFor: variant.writtenFor,
		headerLine: 0,
		range: variant.range,
		extra: false,
		diagnostics: []
	};
}

function isVariantPath(path: string): boolean {
	return /^variants\/[^/]+\.ya?ml$/.test(path);
}

function optionsOf({ options = {} }: Overrides): Map<string, ChosenOption> {
	return new Map(
		Object.entries(options).map(([id, value]) => [id, { value, range: null, keyRange: null }])
	);
}

function noVariant(workspace: Workspace, id: string): Composition {
	const at: SourceRange = fileStart(id);
	const known = listVariants(workspace).map((variant) => variant.id);
	return composeLayers({
		game: '',
		variant: id,
		layers: [],
		options: new Map(),
		without: new Map(),
		moves: NO_MOVES,
		keepBroken: false,
		diagnostics: [
			unknownId(say`word/variant: variant`, id, { range: at }, known, 'ref/unknown-variant')
		],
		at
	});
}
