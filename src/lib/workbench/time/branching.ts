/** Other ways for the game on the table: from a moment of its past, or another branch. */
import { courseUntil, rolledAgain } from '#lib/engine/session/course.ts';
import type { Said } from '#lib/language/said.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { toldOnce } from '#lib/workbench/i18n/FindingTexts.svelte.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { randomSeed } from '#lib/workbench/start/random-seed.ts';

/** From the moment that is looked at it goes another way. Says why it cannot; null when it does. */
export async function branchOff(game: Game): Promise<string | null> {
	const { at } = game.past;
	const { branches } = game.notes;
	if (at === null) return null;
	if (!branches.room) return t('branchesFull');
	const names = { first: t('branchFirst'), next: t('branchFrom', { turn: at }) };
	return toldOnce(
		game.lay(
			({ setup, course }) => ({ setup, course: courseUntil(course, at) }),
			(kept) => branches.leave(at, names, kept)
		)
	);
}

/** Whether what happened after so many answers can go otherwise: what other rules were taken over from stands fast. */
export function canRollAgain({ record, notes }: Game, turn: number): boolean {
	const position = record?.course.position ?? null;
	const begun = position !== null && 'answers' in position ? position.answers : -1;
	return turn > begun && notes.branches.room;
}

/**
 * The answer after which so many had been given is given again, with other dice and draws, on a branch of its own; for the
 * setting up, the game begins anew. Says why it cannot; null when it is done.
 */
export async function rollAgain(game: Game, turn: number): Promise<string | null> {
	const { branches } = game.notes;
	if (!branches.room) return t('branchesFull');
	const names = { first: t('branchFirst'), next: t('branchRolled', { turn }) };
	const salt = randomSeed();
	return toldOnce(
		game.lay(
			({ setup, course }) =>
				turn === 0
					? { setup: { ...setup, seed: salt }, course: courseUntil(course, 0) }
					: { setup, course: rolledAgain(course, turn, salt) },
			(kept) => branches.leave(Math.max(0, turn - 1), names, kept)
		)
	);
}

/** Another branch is gone on with. Says why it cannot; null when it is. */
export async function turnTo(game: Game, branch: number): Promise<Said | null> {
	const { branches } = game.notes;
	const line = branches.all[branch]?.line;
	if (!line) return null;
	return game.lay(
		() => line,
		(kept) => branches.turnTo(branch, kept)
	);
}
