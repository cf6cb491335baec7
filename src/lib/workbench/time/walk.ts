/** Steps through the game on the table. */
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { spanOf, type Step, stepFrom } from './steps.ts';

/** Where whoever looks wants to be: the past may still be on its way. */
export function wantedMoment({ past, turn }: Game): number {
	return past.wanted ?? turn;
}

export function walkBy(game: Game, step: Step): void {
	const span = spanOf(game.past.chronicle, game.turn);
	void game.walk(stepFrom(wantedMoment(game), step, span));
}
