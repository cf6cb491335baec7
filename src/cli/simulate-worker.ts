/** Plays some of the games of a simulation in a thread of its own. */
import { workerData } from 'node:worker_threads';
import { fastBackend } from './fast-backend.ts';
import type { Program } from '../lib/ruleset/program.ts';
import { type GameRecord, type GameSetup, Laboratory } from '../lib/lab/game.ts';

export interface WorkerSetup {
	program: Program;
	setup: GameSetup;
}

const { program, setup } = workerData as WorkerSetup;
const laboratory = new Laboratory(program, fastBackend);

export default function play({ from, to }: { from: number; to: number }): GameRecord[] {
	const records: GameRecord[] = [];
	for (let game = from; game < to; game++) records.push(laboratory.play(game, setup));
	return records;
}
