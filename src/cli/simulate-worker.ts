/** Plays some of the games of a simulation in a thread of its own. */
import {
	type GameRecord,
	type PlayoutSetup,
	Laboratory,
	watchedLaboratory
} from '#lib/lab/game.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { nodeCode } from './node-code.ts';

/** Some games of one program. */
export interface Portion {
	program: Program;
	setup: PlayoutSetup;
	/** Whether to note what is used of the rules. */
	watched: boolean;
	from: number;
	to: number;
}

let laboratory: Laboratory | null = null;
let watching = false;

export default function play({ program, setup, watched, from, to }: Portion): GameRecord[] {
	// Portions of the same program come one after the other.
	if (laboratory?.machine.program.hash !== program.hash || watching !== watched) {
		laboratory = watched ? watchedLaboratory(program) : new Laboratory(nodeCode(program));
		watching = watched;
	}
	const records: GameRecord[] = [];
	for (let game = from; game < to; game++) records.push(laboratory.play(game, setup));
	return records;
}
