/** Somebody else plays a seat from now on: a person, a bot, or orders that its owner has written. */
import type { Said } from '#lib/language/said.ts';
import type { Seat } from '#lib/engine/seat/protocol.ts';
import type { SeatSetup } from '#lib/game-file/game-file.ts';
import type { Game } from './Game.svelte.ts';

type Seated = Pick<Game, 'owners' | 'lay' | 'notes' | 'turn'>;

/** Says why it cannot be done, and then all stays as it is; null where it is. */
export function changeSeat(
	game: Seated,
	seat: Seat,
	control: Exclude<SeatSetup['control'], 'orders'>
): Promise<Said | null> {
	return reseat(game, seat, { control }, control === 'human');
}

/** The seat follows these orders from the next question on. */
export function giveOrders(game: Seated, seat: Seat, text: string): Promise<Said | null> {
	const orders = { text, since: game.turn };
	return reseat(game, seat, { control: 'orders', orders }, true);
}

/** `owned`: whether the seat belongs to a person then. */
function reseat(
	game: Seated,
	seat: Seat,
	change: Partial<SeatSetup>,
	owned: boolean
): Promise<Said | null> {
	const { owners } = game;
	// Who takes a seat over from a bot beside others sees what was kept from their own.
	const seesMore = owned && owners.length > 0 && !owners.includes(seat);
	return game.lay(
		({ setup, course }) => {
			const seats = setup.seats.map((before, at) =>
				at === seat ? { ...before, ...change } : before
			);
			return { setup: { ...setup, seats }, course };
		},
		() => {
			if (seesMore) game.notes.open(game.turn);
		}
	);
}
