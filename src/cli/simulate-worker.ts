/** Plays some of the games of a simulation in a thread of its own. */
import {
	type GameRecord,
	type PlayoutSetup,
	Laboratory,
	watchedLaboratory
} from '#lib/lab/game.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { nodeCode } from './node-code.ts';
import { type Recording, writeRecord } from './record-games.ts';

/** Some games of one program. */
export interface Portion {
	program: Program;
	setup: PlayoutSetup;
	/** Whether to note what is used of the rules. */
	watched: boolean;
	/** Where to write each game as it ends, or null. */
	recording: Recording | null;
	from: number;
	to: number;
}

let laboratory: Laboratory | null = null;
let watching = false;

export default function play({
	program,
	setup,
	watched,
	recording,
	from,
	to
}: Portion): GameRecord[] {
	// Portions of the same program come one after the other.
	if (laboratory?.machine.program.hash !== program.hash || watching !== watched) {
		laboratory = watched ? watchedLaboratory(program) : new Laboratory(nodeCode(program));
		watching = watched;
	}
	const records: GameRecord[] = [];
	for (let game = from; game < to; game++) {
		const record = laboratory.play(game, setup);
		if (recording !== null) writeRecord(recording, program, record);
		// What is written down need not travel to the main thread.
		records.push({ ...record, answers: [], checkpoints: [] });
	}
	return records;
}
