/** How a file is looked at: by itself, and in which rules. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, gameLayers, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { listVariants, loadVariant, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { PlayedRules } from './Readings.ts';
import type { OpenFile } from './rules-server.ts';

/** What is wrong in it by itself. `text`: null of a file that is gone. */
export function fileAlone(path: string, text: string | null): Diagnostic[] {
	if (text === null) return [];
	const found = fileRole(path);
	if (found.role === 'none') return [];
	return fileFindings(parseFile(path, text), shapeOfRole(found));
}

/** The rules on the table; else a variant that has the file in it, or its layer on top of one that has not. */
export function rulesWith(
	path: string,
	workspace: Workspace,
	table: PlayedRules | null
): PlayedRules | null {
	if (table !== null) return table;
	for (const { id, game, file } of listVariants(workspace)) {
		// No other one can have it: composing them all takes long.
		if (file.path !== path && !path.startsWith(`${game.id}/`)) continue;
		const composition = loadVariant(workspace, id);
		const paths = composition.layers.flatMap((layer) => layer.files.map((file) => file.path));
		if (paths.includes(path)) return inFull(id, composition);
	}
	const found = fileRole(path);
	return found.role === 'layer' ? withLayers(workspace, found.place.game, [found.place.id]) : null;
}

type Table = PlayedRules & { game: string };

/** The same; but what is about a game and no part of its rules, as scenarios and trials are, is looked at in the rules it names. */
export function rulesAround(
	file: OpenFile,
	offset: number,
	workspace: Workspace,
	table: Table | null
): PlayedRules | null {
	const found = fileRole(file.path);
	if (!('game' in found)) return rulesWith(file.path, workspace, table);
	const named = found.role === 'scenario' ? rulesNamed(file, offset, found.game, workspace) : null;
	if (named !== null) return named;
	if (found.game === table?.game) return table;
	return withLayers(workspace, found.game, []);
}

/** Those that the scenario around a place asks for. */
function rulesNamed(
	{ path, text }: OpenFile,
	offset: number,
	game: string,
	workspace: Workspace
): PlayedRules | null {
	const document = documentsOf(parseFile(path, text)).findLast(
		({ range }) => range.start.offset <= offset
	);
	const words = (key: string): string[] =>
		itemsOf(childOf(document, key)).flatMap((node) => textOf(node) ?? []);
	const [variant] = words('variant');
	if (variant !== undefined && listVariants(workspace).some(({ id }) => id === variant))
		return inFull(variant, loadVariant(workspace, variant));
	const layers = gameLayers(workspace.files, game).map(({ id }) => id);
	const wanted = [...words('editions').slice(0, 1), ...words('house-rules')].filter((id) =>
		layers.includes(id)
	);
	return wanted.length > 0 ? withLayers(workspace, game, wanted) : null;
}

/** A variant of the game with further layers, and what these cannot be without. */
function withLayers(
	workspace: Workspace,
	game: string,
	wanted: readonly string[]
): PlayedRules | null {
	const variant = listVariants(workspace).find((each) => each.game.id === game);
	if (!variant) return null;
	const composition = loadVariant(workspace, variant.id);
	if (wanted.length === 0) return inFull(variant.id, composition);
	const all = gameLayers(workspace.files, game);
	const needed = wanted.flatMap((id) => withRequirements(all, id));
	const isEdition = (id: string): boolean =>
		all.some((layer) => layer.id === id && layer.kind === 'edition');
	const edition = composition.layers.map(({ id }) => id).filter(isEdition);
	const layers = [...new Set([...(needed.some(isEdition) ? [] : edition), ...needed])];
	const { choice, players } = inFull(variant.id, composition);
	return { choice: { ...choice, layers }, players };
}

function inFull(variant: string, composition: Composition): PlayedRules {
	return { choice: { variant, options: {} }, players: playersOf(composition).max };
}
