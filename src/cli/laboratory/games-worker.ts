/** Plays some games in a thread of its own: those of a simulation, or the pairs of a comparison or a duel. */
import { type PlayedPair, playPair } from '#lib/lab/compare/play-pair.ts';
import {
	type GameRecord,
	type PlayoutSetup,
	Laboratory,
	watchedLaboratory
} from '#lib/lab/game.ts';
import { Duel, type DuelPair, type DuelSetup } from '#lib/lab/tune/Duel.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { nodeCode } from '../threads/node-code.ts';
import { type Recording, writeRecord } from './record-games.ts';
import type { Trade } from '../threads/trade.ts';

const file = new URL(import.meta.url);

/** The rules of a game. */
export interface Side {
	program: Program;
	/** Where to write each game as it ends, or null. */
	recording: Recording | null;
}

/** Some games of one program. */
export interface Portion extends Side {
	setup: PlayoutSetup;
	/** Whether to note what is used of the rules. */
	watched: boolean;
	from: number;
	to: number;
}

export interface PairPortion {
	a: Side;
	b: Side;
	setup: PlayoutSetup;
	from: number;
	to: number;
}

/** Some pairs of games of bots that want different things. */
export interface DuelPortion {
	a: Side;
	b: Side;
	setup: DuelSetup;
	from: number;
	to: number;
}

export const GAMES: Trade<Portion, GameRecord> = { file, name: 'playGames', play: playGames };
export const PAIRS: Trade<PairPortion, PlayedPair> = { file, name: 'playPairs', play: playPairs };
export const DUELS: Trade<DuelPortion, DuelPair> = { file, name: 'playDuels', play: playDuels };

/** Those in use: portions of the same programs come one after the other. */
let laboratories: { laboratory: Laboratory; watched: boolean }[] = [];

function laboratoriesOf(programs: readonly Program[], watched: boolean): Laboratory[] {
	laboratories = programs.map((program) => {
		const known = laboratories.find(
			(laboratory) =>
				laboratory.laboratory.machine.program.hash === program.hash &&
				laboratory.watched === watched
		);
		if (known) return known;
		const make = watched ? watchedLaboratory : (of: Program) => new Laboratory(nodeCode(of));
		return { laboratory: make(program), watched };
	});
	return laboratories.map(({ laboratory }) => laboratory);
}

export function playGames({ watched, setup, from, to, ...side }: Portion): GameRecord[] {
	const [laboratory] = laboratoriesOf([side.program], watched);
	const records: GameRecord[] = [];
	for (let game = from; game < to; game++) records.push(put(laboratory!.play(game, setup), side));
	return records;
}

export function playPairs({ a, b, setup, from, to }: PairPortion): PlayedPair[] {
	const [first, other] = laboratoriesOf([a.program, b.program], false);
	const pairs: PlayedPair[] = [];
	for (let game = from; game < to; game++) {
		const pair = playPair(first!, other!, game, setup);
		pairs.push({ ...pair, a: put(pair.a, a), b: put(pair.b, b) });
	}
	return pairs;
}

/** The one in use: all portions of a step are of the same programs. */
let table: { hashes: string; duel: Duel } | null = null;

export function playDuels({ a, b, setup, from, to }: DuelPortion): DuelPair[] {
	const hashes = `${a.program.hash}/${b.program.hash}`;
	if (table?.hashes !== hashes) {
		table = { hashes, duel: new Duel([nodeCode(a.program), nodeCode(b.program)]) };
	}
	const { duel } = table;
	return Array.from({ length: to - from }, (_, i) => duel.play(from + i, setup));
}

/** What is written down need not travel to the main thread. */
function put(record: GameRecord, { program, recording }: Side): GameRecord {
	if (recording !== null) writeRecord(recording, program, record);
	return { ...record, answers: [], checkpoints: [] };
}
