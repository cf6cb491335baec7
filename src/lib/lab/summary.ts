/** What many games say together. */
import { mean, quantileSorted } from 'simple-statistics';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { RollingHash } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { GameRecord, Fault } from './game.ts';

export interface Summary {
	variant: string;
	programHash: string;
	players: number;
	games: number;
	finished: number;
	unfinished: number;
	/** Finished games by their ending, in the ruleset's words. */
	endings: Record<string, number>;
	/** Over all games; where the ruleset does not count rounds, of answers. */
	rounds: { mean: number; p50: number; p95: number };
	/** Games won by seat and by bot; a shared victory counts for each winner. */
	wins: Record<string, number>;
	winsByBot: Record<string, number>;
	/** Seats that each kind of bot has taken in all games: by chance alone it would win a share of them. */
	seatsByBot: Record<string, number>;
	decisions: number;
	/** Legal answers that lay before the bots. */
	options: number;
	illegal: number;
	deadEnds: number;
	invariantViolations: number;
	/** The first ones, so that they can be looked into. */
	problems: Fault[];
	/** Over the traces of all games in order. */
	traceHash: string;
}

const PROBLEMS_SHOWN = 20;

/** The records may come in any order. */
export function summarise(
	rules: Pick<Program, 'variant' | 'hash' | 'players'>,
	records: readonly GameRecord[]
): Summary {
	const games = records.toSorted((a, b) => a.game - b.game);
	const problems = games.flatMap((record) => record.problems);
	const kinds = (kind: Fault['kind']): number =>
		problems.filter((problem) => problem.kind === kind).length;
	const total = (of: (record: GameRecord) => number): number =>
		games.reduce((sum, record) => sum + of(record), 0);
	const finished = games.filter((record) => record.finished).length;
	const trace = new RollingHash();
	for (const record of games) trace.addText(record.trace);
	return {
		variant: rules.variant,
		programHash: rules.hash,
		players: rules.players,
		games: games.length,
		finished,
		unfinished: games.length - finished,
		endings: endings(games),
		rounds: spread(games.map((record) => record.rounds)),
		...wins(rules.players, games),
		decisions: total((record) => record.decisions),
		options: total((record) => record.options),
		illegal: kinds('illegal'),
		deadEnds: kinds('dead-end'),
		invariantViolations: kinds('invariant'),
		problems: problems.slice(0, PROBLEMS_SHOWN),
		traceHash: trace.digest()
	};
}

/** What went wrong in all of them. */
export function faultsOf({ illegal, deadEnds, invariantViolations }: Summary): number {
	return illegal + deadEnds + invariantViolations;
}

function endings(games: readonly GameRecord[]): Record<string, number> {
	const found: Record<string, number> = {};
	for (const { finished, ending } of games) {
		if (finished) found[ending] = (found[ending] ?? 0) + 1;
	}
	return found;
}

function wins(
	players: number,
	games: readonly GameRecord[]
): Pick<Summary, 'wins' | 'winsByBot' | 'seatsByBot'> {
	const bySeat: Record<string, number> = {};
	for (let seat = 0; seat < players; seat++) bySeat[playerKey(seat)] = 0;
	const byBot: Record<string, number> = {};
	const seatsByBot: Record<string, number> = {};
	for (const { bots, winners } of games) {
		for (const bot of bots) {
			seatsByBot[bot] = (seatsByBot[bot] ?? 0) + 1;
			byBot[bot] ??= 0;
		}
		for (const seat of winners) {
			bySeat[playerKey(seat)]! += 1;
			byBot[bots[seat]!]! += 1;
		}
	}
	return { wins: bySeat, winsByBot: byBot, seatsByBot };
}

function spread(values: number[]): Summary['rounds'] {
	if (values.length === 0) return { mean: 0, p50: 0, p95: 0 };
	const sorted = values.toSorted((a, b) => a - b);
	const tenth = (value: number): number => Math.round(value * 10) / 10;
	return {
		mean: tenth(mean(sorted)),
		p50: tenth(quantileSorted(sorted, 0.5)),
		p95: tenth(quantileSorted(sorted, 0.95))
	};
}
