/** Somebody else plays a seat from now on: a bot takes over from a person, or a person from a bot. */
import type { Said } from '#lib/language/said.ts';
import type { Seat } from '#lib/engine/seat/protocol.ts';
import type { SeatSetup } from '#lib/game-file/game-file.ts';
import type { Game } from './Game.svelte.ts';

/** Says why it cannot be done, and then all stays as it is; null where it is. */
export function changeSeat(
	game: Pick<Game, 'humans' | 'lay' | 'notes' | 'turn'>,
	seat: Seat,
	control: SeatSetup['control']
): Promise<Said | null> {
	// Who plays beside others sees with the new seat what was kept from their own.
	const seesMore = control === 'human' && game.humans.length > 0;
	return game.lay(
		({ setup, course }) => {
			const seats = setup.seats.map((one, at) => (at === seat ? { ...one, control } : one));
			return { setup: { ...setup, seats }, course };
		},
		() => {
			if (seesMore) game.notes.open(game.turn);
		}
	);
}
