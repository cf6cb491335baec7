/** How a game goes on from a position, as bots play it out many times from what one viewer knows. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { playersOf } from '#lib/engine/seat/view.ts';
import { seatsIn } from '#lib/engine/state/seats.ts';
import { WINNERS, roundAddress } from '#lib/engine/state/memory-layout.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { roundField } from '#lib/ruleset/program/program-facts.ts';
import { type Share, shareOf } from '../interval.ts';
import { PlayoutSeries, type SeriesWish } from './PlayoutSeries.ts';
import { type Spread, spreadOf } from './spread.ts';
import type { Worlds } from '#lib/bots/Worlds.ts';

export interface WhatIfReport {
	games: number;
	/** Those that came to an end; only they are counted below. */
	finished: number;
	/** By seat; a shared victory counts for each winner. */
	wins: Share[];
	/** The round at the end; null where the rules count none. */
	rounds: Spread | null;
	/** What the layout shows of players, at the end: by seat. */
	measures: { id: string; seats: (Spread | null)[] }[];
}

interface Outcome {
	winners: number[];
	round: number;
	/** By measure, then by seat; null where it is no number. */
	numbers: (number | null)[][];
}

export class WhatIf {
	readonly #program: Program;
	readonly #series: PlayoutSeries;
	readonly #measures: readonly string[];
	readonly #outcomes: Outcome[] = [];

	constructor(worlds: Worlds, wish: SeriesWish) {
		this.#program = worlds.machine.program;
		this.#series = new PlayoutSeries(worlds, wish);
		this.#measures = this.#program.layout.players;
	}

	get games(): number {
		return this.#series.played;
	}

	/** Plays one more game. */
	play(): void {
		const { m, to } = this.#series.next(() => false);
		if (to === 'over') this.#outcomes.push(this.#outcome(m));
	}

	/** Of all games so far. */
	report(): WhatIfReport {
		const outcomes = this.#outcomes;
		const program = this.#program;
		const seats = Array.from({ length: program.players }, (_, seat) => seat);
		const finished = outcomes.length;
		return {
			games: this.games,
			finished,
			wins: seats.map((seat) =>
				shareOf(outcomes.filter(({ winners }) => winners.includes(seat)).length, finished)
			),
			rounds: roundField(program) < 0 ? null : spreadOf(outcomes.map(({ round }) => round)),
			measures: this.#measures
				.map((id, at) => ({
					id,
					seats: seats.map((seat) => spreadOf(outcomes.map(({ numbers }) => numbers[at]![seat]!)))
				}))
				.filter((measure) => measure.seats.some((spread) => spread !== null))
		};
	}

	#outcome(m: Machine): Outcome {
		const players = playersOf(m, 'observer');
		const round = roundAddress(m);
		return {
			winners: seatsIn(m.mem[WINNERS]!),
			round: round < 0 ? 0 : m.mem[round]!,
			numbers: this.#measures.map((id) =>
				players.map(({ fields, shown }) => {
					const value = new Map(Object.entries({ ...fields, ...shown })).get(id);
					return typeof value === 'number' ? value : null;
				})
			)
		};
	}
}
