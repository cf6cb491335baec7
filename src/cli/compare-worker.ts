/** Plays some of the pairs of a comparison in a thread of its own. */
import { type GameRecord, type PlayoutSetup, Laboratory } from '#lib/lab/game.ts';
import { type PlayedPair, playPair } from '#lib/lab/compare/play-pair.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { nodeCode } from './node-code.ts';
import { type Recording, writeRecord } from './record-games.ts';

/** One of the two rules that are compared. */
export interface Side {
	program: Program;
	/** Where to write each game as it ends, or null. */
	recording: Recording | null;
}

export interface PairPortion {
	a: Side;
	b: Side;
	setup: PlayoutSetup;
	from: number;
	to: number;
}

let laboratories: Laboratory[] = [];

export default function play({ a, b, setup, from, to }: PairPortion): PlayedPair[] {
	const one = laboratoryOf(a.program);
	const other = laboratoryOf(b.program);
	laboratories = [one, other];
	const pairs: PlayedPair[] = [];
	for (let game = from; game < to; game++) {
		const pair = playPair(one, other, game, setup);
		pairs.push({ ...pair, a: put(pair.a, a), b: put(pair.b, b) });
	}
	return pairs;
}

/** Programs are the same from portion to portion. */
function laboratoryOf(program: Program): Laboratory {
	const known = laboratories.find(({ machine }) => machine.program.hash === program.hash);
	return known ?? new Laboratory(nodeCode(program));
}

/** What is written down need not travel to the main thread. */
function put(record: GameRecord, { program, recording }: Side): GameRecord {
	if (recording !== null) writeRecord(recording, program, record);
	return { ...record, answers: [], checkpoints: [] };
}
