/** Steps through the game on the table. */
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { spanOf, type Step, stepFrom } from './steps.ts';

/** Where whoever looks wants to be: the past may still be on its way. */
export function wantedMoment({ past, turn }: Game): number {
	return past.wanted ?? turn;
}

/** Where nothing shows the slider, nobody has asked yet how far back the game goes. */
export async function walkBy(game: Game, step: Step): Promise<void> {
	if (game.past.chronicle === null) await game.past.read();
	const span = spanOf(game.past.chronicle, game.turn);
	const at = wantedMoment(game);
	const to = stepFrom(at, step, span);
	// One answer on is seen as it was given; whoever jumps is there.
	await (step === 'forward' && to > at ? game.stepTo(to) : game.walk(to));
}
