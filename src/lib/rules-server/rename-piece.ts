/** A piece of one's own gets another id, wherever it is named; unless something would be wrong then that is not now. */
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { childOf, entryOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { isId } from '#lib/language/tools/id-from.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import type { Builder } from './Builder.ts';
import type { PieceRenaming, RenamedPiece } from './rules-server.ts';
import type { Files } from './Files.ts';
import { withPieceId } from './piece-mentions.ts';

/** Nothing is written here: the texts that come of it, or why it cannot be. */
export function renamePiece(files: Files, builder: Builder, renaming: PieceRenaming): RenamedPiece {
	const { variant, from, to } = renaming;
	if (!isId(to) || to.length > 60) return { ok: false, why: 'no-id' };
	const now = files.current;
	const composition = loadVariant({ files: now }, variant);
	const concerned = [...now].filter(
		([path, text]) =>
			!files.isDelivered(path) && isConcerned(path, text, composition, renaming, now)
	);
	const changed = concerned.flatMap(([path, text]) => {
		const renamed = withPieceId(path, text, renaming);
		return renamed === text ? [] : [{ path, text: renamed }];
	});
	const then = new Map(now);
	for (const { path, text } of changed) then.set(path, text);
	const choice = { variant, options: {} };
	const players = playersOf(composition).max;
	const known = builder.build(choice, players).diagnostics.filter(isError);
	const called = (each: Diagnostic): string => `${each.code} ${each.message}`.replaceAll(from, to);
	const before = new Set(known.map(called));
	const broken = builder
		.under(then, choice, players)
		.diagnostics.find((each) => isError(each) && !before.has(called(each)));
	if (broken) return { ok: false, why: 'breaks', said: broken.said };
	return { ok: true, files: changed };
}

/** Its own file, the layers that it plays with, scenarios and trials. One that has a piece of that id means its own. */
function isConcerned(
	path: string,
	text: string,
	{ layers, leftOut, game }: Composition,
	{ variant, from }: PieceRenaming,
	now: ReadonlyMap<string, string>
): boolean {
	const own = pathOf(variant);
	if (path === own) return true;
	const found = fileRole(path);
	if (found.role === 'scenario') return found.game === game;
	// It is for whoever plays the game: another one's piece of that id may be meant as well.
	if (found.role === 'trial')
		return (
			found.game === game &&
			![...now].some(([other, said]) => other !== own && hasPiece(other, said, game, from))
		);
	if (found.role !== 'layer' || found.place.game !== game) return false;
	const { id } = found.place;
	return (
		[...layers.map((each) => each.id), ...leftOut.map((each) => each.layer)].includes(id) &&
		!hasPiece(path, text, game, from)
	);
}

const pathOf = (variant: string): string => `variants/${variant}.yaml`;

/** Whether a file is a part of rules of the game, and defines a piece of that id. */
function hasPiece(path: string, text: string, game: string, id: string): boolean {
	const found = fileRole(path);
	if (found.role !== 'layer' && found.role !== 'variant') return false;
	const root = parseFile(path, text).root ?? undefined;
	const of =
		found.role === 'layer' ? found.place.game : textOf(childOf(childOf(root, 'variant'), 'game'));
	return of === game && entryOf(childOf(root, 'pieces'), id) !== undefined;
}
