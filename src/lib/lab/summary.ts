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
	const tally = new SummaryTally(rules);
	for (const record of records.toSorted((a, b) => a.game - b.game)) tally.add(record);
	return tally.summary();
}

/** Counts games as they end, and keeps of each no more than its length: however many are played, they need not be held. */
export class SummaryTally {
	readonly #rules: Pick<Program, 'variant' | 'hash' | 'players'>;
	readonly #rounds: number[] = [];
	readonly #problems: Fault[] = [];
	readonly #faults: Record<Fault['kind'], number> = { illegal: 0, 'dead-end': 0, invariant: 0 };
	readonly #endings: Record<string, number> = {};
	readonly #wins: Record<string, number> = {};
	readonly #winsByBot: Record<string, number> = {};
	readonly #seatsByBot: Record<string, number> = {};
	readonly #trace = new RollingHash();
	#finished = 0;
	#decisions = 0;
	#options = 0;

	constructor(rules: Pick<Program, 'variant' | 'hash' | 'players'>) {
		this.#rules = rules;
		for (let seat = 0; seat < rules.players; seat++) this.#wins[playerKey(seat)] = 0;
	}

	/** In the order of their numbers. */
	add({ problems, finished, ending, bots, winners, ...record }: GameRecord): void {
		for (const problem of problems) {
			this.#faults[problem.kind]++;
			if (this.#problems.length < PROBLEMS_SHOWN) this.#problems.push(problem);
		}
		this.#rounds.push(record.rounds);
		this.#decisions += record.decisions;
		this.#options += record.options;
		this.#trace.addText(record.trace);
		if (finished) {
			this.#finished++;
			this.#endings[ending] = (this.#endings[ending] ?? 0) + 1;
		}
		for (const bot of bots) {
			this.#seatsByBot[bot] = (this.#seatsByBot[bot] ?? 0) + 1;
			this.#winsByBot[bot] ??= 0;
		}
		for (const seat of winners) {
			this.#wins[playerKey(seat)]! += 1;
			this.#winsByBot[bots[seat]!]! += 1;
		}
	}

	summary(): Summary {
		const { variant, hash, players } = this.#rules;
		const games = this.#rounds.length;
		return {
			variant,
			programHash: hash,
			players,
			games,
			finished: this.#finished,
			unfinished: games - this.#finished,
			endings: { ...this.#endings },
			rounds: spread(this.#rounds),
			wins: { ...this.#wins },
			winsByBot: { ...this.#winsByBot },
			seatsByBot: { ...this.#seatsByBot },
			decisions: this.#decisions,
			options: this.#options,
			illegal: this.#faults.illegal,
			deadEnds: this.#faults['dead-end'],
			invariantViolations: this.#faults.invariant,
			problems: [...this.#problems],
			traceHash: this.#trace.digest()
		};
	}
}

/** What went wrong in all of them. */
export function faultsOf({ illegal, deadEnds, invariantViolations }: Summary): number {
	return illegal + deadEnds + invariantViolations;
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
