/** How a file is looked at: by itself, and in which rules. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { listVariants, loadVariant, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { PlayedRules } from './Readings.ts';

/** What is wrong in it by itself. `text`: null of a file that is gone. */
export function fileAlone(path: string, text: string | null): Diagnostic[] {
	if (text === null) return [];
	const found = fileRole(path);
	if (found.role === 'none') return [];
	return fileFindings(parseFile(path, text), shapeOfRole(found));
}

/** The rules on the table; else a variant that has the file in it. */
export function rulesWith(
	path: string,
	workspace: Workspace,
	table: PlayedRules | null
): PlayedRules | null {
	if (table !== null) return table;
	for (const { id } of listVariants(workspace)) {
		const composition = loadVariant(workspace, id);
		const paths = composition.layers.flatMap((layer) => layer.files.map((file) => file.path));
		if (paths.includes(path)) return inFull(id, composition);
	}
	return null;
}

/** The same; but what is about a game and no part of its rules, as scenarios and trials are, is at home in any variant of it. */
export function rulesAround(
	path: string,
	workspace: Workspace,
	table: (PlayedRules & { game: string }) | null
): PlayedRules | null {
	const found = fileRole(path);
	if (!('game' in found) || found.game === table?.game) return rulesWith(path, workspace, table);
	const variant = listVariants(workspace).find(({ game }) => game.id === found.game);
	return variant ? inFull(variant.id, loadVariant(workspace, variant.id)) : null;
}

function inFull(variant: string, composition: Composition): PlayedRules {
	return { choice: { variant, options: {} }, players: playersOf(composition).max };
}
