/** What is kept of a series of games. */
import type { KeptGame, LabWish, RulesOutline } from '../../../workers/lab/lab-api.ts';

export interface StoredRun {
	id: string;
	wish: LabWish;
	/** How many games are wanted. */
	games: number;
	/** By which rules they are played. */
	rules: RulesOutline[];
	/** Milliseconds since 1970. */
	created: number;
	/** Whether somebody has ended it before its last game. */
	stopped: boolean;
}

/** A game of a run; games that are compared have one for each of the rules. */
export interface RunGame extends KeptGame {
	run: string;
}
