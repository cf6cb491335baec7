/** A game of bots as a file that can be opened and played again. */
import { EMPTY_MARGIN, gameFile, type GameFile, type GameSetup } from '#lib/game-file/game-file.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { GameRecord } from './game.ts';

/** By which rules it was played: what the game file says of them. */
export interface RecordedRules {
	choice: Omit<GameSetup, 'seats' | 'seed'>;
	/** Files of layers that are not among the delivered ones. */
	edits: GameFile['edits'];
	lock: Record<string, string>;
}

export function recordedGame(
	program: Program,
	{ seed, bots, answers, checkpoints, end }: GameRecord,
	{ choice, edits, lock }: RecordedRules
): GameFile {
	const seats = bots.map((control, seat) => ({ name: `${control} ${seat + 1}`, control }));
	const course = { rulesHash: rulesHash(program), lock, position: null, answers, checkpoints, end };
	return gameFile({ setup: { ...choice, seats, seed }, edits, course }, EMPTY_MARGIN);
}
