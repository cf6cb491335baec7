/** Other ways for the game on the table: from a moment of its past, or another branch. */
import { courseUntil } from '#lib/engine/session/course.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';

/** From the moment that is looked at it goes another way. Says why it cannot; null when it does. */
export async function branchOff(game: Game): Promise<string | null> {
	const { at } = game.past;
	const { branches } = game.notes;
	if (at === null) return null;
	if (!branches.room) return t('branchesFull');
	const names = { first: t('branchFirst'), next: t('branchFrom', { turn: at }) };
	return game.lay(
		({ setup, course }) => ({ setup, course: courseUntil(course, at) }),
		(kept) => branches.leave(at, names, kept)
	);
}

/** Another branch is gone on with. Says why it cannot; null when it is. */
export async function turnTo(game: Game, branch: number): Promise<string | null> {
	const { branches } = game.notes;
	const line = branches.all[branch]?.line;
	if (!line) return null;
	const reason = await game.lay(
		() => line,
		(kept) => branches.turnTo(branch, kept)
	);
	return reason === null ? null : t('branchCannot', { reason });
}
