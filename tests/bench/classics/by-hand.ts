/** Board games written by hand in plain TypeScript: what the rules as data are measured against. */
import type { Below } from '../kings-and-creatures/plain.ts';

/** A game that can be played again and again. Who is asked chooses among so many answers by their number. */
export interface ByHand {
	/** The seat that is asked. */
	readonly player: number;
	/** How many answers are legal. */
	readonly count: number;
	readonly over: boolean;
	/** Bit set of the winning seats. */
	readonly winners: number;
	start(): void;
	answer(i: number): void;
	/** What the rules call an answer; only tests ask. */
	keyOf(i: number): string;
}

export const BOTH = 0b11;

/** What all of them keep alike: whose turn it is, and how it ended. */
export abstract class HandGame implements ByHand {
	player = 0;
	count = 0;
	over = false;
	winners = 0;

	abstract start(): void;
	abstract answer(i: number): void;
	abstract keyOf(i: number): string;

	protected begin(): void {
		this.player = 0;
		this.over = false;
		this.winners = 0;
	}

	protected end(winners: number): void {
		this.over = true;
		this.winners = winners;
	}
}

/** Plays a whole game at random; returns the number of decisions. */
export function playByHand(game: ByHand, below: Below): number {
	game.start();
	let decisions = 0;
	while (!game.over) {
		game.answer(below(game.count));
		decisions++;
	}
	return decisions;
}
