/** Steps through the game on the table. */
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { spanOf, type Step, stepFrom } from './steps-in-time.ts';

/** The moment that somebody wants to see: it may still be on its way. */
export function wantedMoment({ past, turn }: Game): number {
	return past.wanted ?? turn;
}

export async function walkBy(game: Game, step: Step): Promise<void> {
	const span = spanOf(game.chronicle, game.turn);
	const at = wantedMoment(game);
	const to = stepFrom(at, step, span);
	// One answer on is seen as it was given; a jump only shows where it leads.
	await (step === 'forward' && to > at ? game.stepTo(to) : game.walk(to));
}
