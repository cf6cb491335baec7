/**
 * Layers and variants written for an earlier version of a game, brought to the version that is there: what moved is written
 * as it is called now, comments and layout stay, and what needs a mind is listed for their authors.
 */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { FileShape } from '#lib/language/shape-at.ts';
import { versionOf } from '#lib/ruleset/compose/written-for.ts';
import { extraLayers, gameLayers, type ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { readVariant } from '#lib/ruleset/layers/variant.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { isMovedFinding } from '#lib/ruleset/moves/explain-moves.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { fittingVersion } from '#lib/ruleset/surface/fitting-version.ts';
import { readSurfaces } from '#lib/ruleset/surface/surface.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import {
	composeGame,
	loadVariant,
	type Composition,
	type Overrides,
	type Workspace
} from '#lib/ruleset/workspace/workspace.ts';
import { raised } from './raise-version.ts';
import { isBroken, rewritten, type Texts } from './rewrite.ts';

/** A file as it was and as it is to be. */
export interface UpgradedFile {
	path: string;
	before: string;
	after: string;
	/** What its author has to settle: then it does not say that it is for the version that is there. */
	rest: Diagnostic[];
	/** Of a layer that does not say for which version it is: the earlier one that it fits. */
	fits?: number;
}

/** What is to be upgraded together. None of the files is in the workspace. */
export interface UpgradeRequest {
	workspace: Workspace;
	game: string;
	/** Each layer alone with what it requires; those that require each other find each other. */
	layers: readonly ExtraFile[];
	variants: readonly ExtraFile[];
	/** Layers that the others may require, and that stay as they are. */
	more: readonly ExtraFile[];
}

/** Never throws for what is in the files: a broken one is left alone, with its findings as the rest. */
export function upgrade(request: UpgradeRequest): UpgradedFile[] {
	const { workspace, game, layers, variants } = request;
	const surfaces = readSurfaces(workspace.files, game);
	const now = Math.max(...surfaces.keys());
	const units = [
		...extraLayers(layers, game).map((layer) => unitOfLayer(layer, request)),
		...variants.map((file) => unitOfVariant(file, request))
	];
	return units.flatMap((unit) => {
		const fits = fittingVersion(filesOf(unit.texts), surfaces) ?? now;
		const files = upgradedUnit(unit, game);
		return fits < now ? files.map((file) => ({ ...file, fits })) : files;
	});
}

/** Files that are one layer, or one variant, and how they are composed. */
interface Unit {
	texts: Texts;
	shape: FileShape;
	compose: (texts: Texts, overrides: Overrides) => Composition;
}

function upgradedUnit({ texts, shape, compose }: Unit, game: string): UpgradedFile[] {
	const paths = new Set(texts.keys());
	const own = (findings: readonly Diagnostic[]): Diagnostic[] =>
		findings.filter(({ range }) => paths.has(range.file));
	const result = (after: Texts, rest: readonly Diagnostic[]): UpgradedFile[] =>
		[...texts].map(([path, before]) => ({
			path,
			before,
			after: after.get(path) ?? before,
			rest: rest.filter(({ range }) => range.file === path)
		}));
	if ([...texts].some(([path, text]) => isBroken(path, text, shape))) {
		const alone = [...texts].flatMap(([path, text]) => fileFindings(parseFile(path, text), shape));
		return result(texts, alone.filter(isError));
	}
	const composed = (now: Texts): Composition => compose(now, { keepBroken: true });
	const linked = (composition: Composition): Diagnostic[] =>
		link(composition, playersOf(composition).max).diagnostics;
	const after = rewritten(texts, shape, (now) => {
		const composition = composed(now);
		return own([...composition.diagnostics, ...linked(composition)]);
	});
	const composition = composed(after);
	const wrong = own(composition.diagnostics).filter(isLeft);
	const rest =
		wrong.length > 0
			? [...wrong, ...own(linked(composition)).filter(isMovedFinding)]
			: own(
					build((without) => compose(after, { without }), playersOf(composition).max).diagnostics
				);
	const left = rest.filter(isLeft);
	const version = versionOf(composition.tree);
	return result(
		left.length > 0
			? after
			: new Map([...after].map(([path, text]) => [path, raised(path, text, game, version)])),
		left
	);
}

function isLeft(finding: Diagnostic): boolean {
	return isError(finding) || isMovedFinding(finding);
}

function unitOfLayer(layer: Layer, request: UpgradeRequest): Unit {
	const { workspace, game, layers, more } = request;
	const paths = new Set(layer.files.map(({ path }) => path));
	const given = [...layers, ...more].filter(({ path }) => !paths.has(path));
	const available = gameLayers(workspace.files, game);
	return {
		texts: textsOf(layers.filter(({ path }) => paths.has(path))),
		shape: 'ruleset',
		compose: (texts, overrides) => {
			const own = filesOf(texts);
			// What it requires may be called otherwise by now.
			const others = requiredFiles(extraLayers(own, game), given, game);
			const ids = extraLayers([...own, ...others], game).flatMap(({ requires }) =>
				requires.flatMap(({ id }) => withRequirements(available, id))
			);
			return composeGame(workspace, game, [...new Set(ids)], [...own, ...others], overrides);
		}
	};
}

function unitOfVariant(file: ExtraFile, { workspace, game, layers, more }: UpgradeRequest): Unit {
	const given = [...layers, ...more];
	return {
		texts: textsOf([file]),
		shape: 'variant',
		compose: (texts, overrides) => {
			const [own = file] = filesOf(texts);
			const { houseRules, edition } = readVariant(parseFile(own.path, own.text));
			const wanted = [...houseRules, ...(edition ? [edition] : [])].map(({ id }) => id);
			const named = extraLayers(given, game).filter(({ id }) => wanted.includes(id));
			const paths = named.flatMap(({ files }) => files.map(({ path }) => path));
			const others = [
				...given.filter(({ path }) => paths.includes(path)),
				...requiredFiles(named, given, game)
			];
			return loadVariant(workspace, own.path, [own, ...new Set(others)], overrides);
		}
	};
}

/** The files of those given that layers require, directly and indirectly. */
function requiredFiles(
	layers: readonly Layer[],
	given: readonly ExtraFile[],
	game: string
): ExtraFile[] {
	const others = extraLayers(given, game);
	const all = [...layers, ...others];
	const wanted = new Set(layers.flatMap(({ id }) => withRequirements(all, id)));
	const paths = others.flatMap(({ id, files }) =>
		wanted.has(id) ? files.map(({ path }) => path) : []
	);
	return given.filter(({ path }) => paths.includes(path));
}

function textsOf(files: readonly ExtraFile[]): Texts {
	return new Map(files.map(({ path, text }) => [path, text]));
}

function filesOf(texts: Texts): ExtraFile[] {
	return [...texts].map(([path, text]) => ({ path, text }));
}
