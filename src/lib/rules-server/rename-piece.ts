/** A piece of a variant's own gets another id, wherever it is named; unless something would be wrong then that is not now. */
import { mentionsInGame } from '#lib/ruleset/mentions/game-mentions.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import type { Files } from './Files.ts';
import { renamed } from './names-at.ts';
import type { PieceRenaming, Renaming } from './rules-server.ts';

/** Nothing is written here: the texts that come of it, or why it cannot be. */
export function renamePiece(files: Files, { variant, from, to }: PieceRenaming): Renaming {
	const workspace = { files: files.current };
	const { game } = loadVariant(workspace, variant);
	const own = `pieces.${from}@variant:${variant}`;
	const mentions = mentionsInGame(workspace, game, from).filter(({ address }) => address === own);
	return renamed(files, files.current, game, mentions, to);
}
