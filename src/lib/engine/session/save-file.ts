/** A game as a file: where it began and every answer. */
import { optionValues } from '#lib/ruleset/program/option-values.ts';
import type { Program } from '#lib/ruleset/program/program.ts';

export const SAVE_FORMAT = 'thingsmith-save-1';

/** Answers between two checkpoints. */
export const CHECKPOINT_EVERY = 25;

export interface SaveFile {
	format: typeof SAVE_FORMAT;
	programHash: string;
	variant: string;
	players: number;
	options: Record<string, string | number>;
	seed: string;
	/** One entry an answer, as the engine's option numbers. */
	answers: number[][];
	/** [answers given, state hash] every so often. */
	checkpoints: [number, string][];
	/** Lock: content hashes of the layers. */
	lock: Record<string, string>;
	/** The whole state from which the answers go on, where the rules were changed in mid-game; else null. */
	origin: number[] | null;
}

/** What differs from game to game; the rest of a save is said by the rules. */
export type Course = Pick<SaveFile, 'seed' | 'answers' | 'checkpoints' | 'lock' | 'origin'>;

export function saveFile(program: Program, course: Course): SaveFile {
	const { hash, variant, players } = program;
	return {
		format: SAVE_FORMAT,
		programHash: hash,
		variant,
		players,
		options: optionValues(program),
		...course
	};
}
