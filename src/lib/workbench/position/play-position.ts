/** A set position leaves the desk: the game goes on from it, on a branch of its own. */
import { courseFrom } from '#lib/engine/session/course.ts';
import type { Position } from '#lib/engine/position/position.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { toldOnce } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';

/** Says why it cannot; null when it does. The game as it went is kept, and is marked as edited. */
export async function playFrom(game: Game, position: Position): Promise<string | null> {
	const { branches } = game.notes;
	const { turn } = game;
	if (!branches.room) return t('branchesFull');
	const names = { first: t('branchFirst'), next: t('settingBranch', { turn }) };
	return toldOnce(
		game.lay(
			({ setup, course }) => ({ setup, course: courseFrom(course, position) }),
			(kept) => {
				branches.leave(turn, names, kept);
				game.notes.edit(turn);
			}
		)
	);
}
