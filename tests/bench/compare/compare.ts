/** Two contestants by turns, or one alone: the same steps for both, in a few sittings of fresh processes. */
import { speedOf, type Slice } from '../workloads/workload.ts';
import type { Contestant } from './contestant-process.ts';
import { orderOf, ratiosOf, type Side, type Spread, spreadOf } from './ratios.ts';

export interface Comparison {
	workload: string;
	/** What is counted. */
	unit: string;
	rounds: number;
	/** How many times as fast this checkout is. */
	ratio: Spread;
	/** The median of each sitting: where these differ, it is the luck of the processes. */
	sittings: number[];
	/** Units in a second of processor time. */
	this: Spread;
	other: Spread;
	/** Whether both played the same; where not, the ratio is one of speeds at different work. */
	sameWork: boolean;
}

export interface Pace {
	/** Pairs of fresh processes: what the compiler makes of the same code differs from one process to the next. */
	sittings: number;
	/** In each sitting. */
	rounds: number;
	/** A slice of work, about. */
	milliseconds: number;
	/** Before the first round. */
	warmUp: number;
}

export const PACE: Pace = { sittings: 5, rounds: 4, milliseconds: 120, warmUp: 600 };

export type Open = (side: Side) => Promise<Contestant>;

export async function compareIn(
	{ name, unit }: { name: string; unit: string },
	open: Open,
	pace = PACE
): Promise<Comparison> {
	const sittings: Round[][] = [];
	for (let sitting = 0; sitting < pace.sittings; sitting++) {
		sittings.push(await sit(name, open, pace, sitting));
	}
	const rounds = sittings.flat();
	return {
		workload: name,
		unit,
		rounds: rounds.length,
		ratio: spreadOf(ratiosOf(rounds.map(speedsOf))),
		sittings: sittings.map((some) => spreadOf(ratiosOf(some.map(speedsOf))).median),
		this: spreadOf(rounds.map((round) => speedOf(round.this))),
		other: spreadOf(rounds.map((round) => speedOf(round.other))),
		sameWork: rounds.every((round) => round.this.outcome === round.other.outcome)
	};
}

type Round = Record<Side, Slice>;

const speedsOf = (round: Round): Record<Side, number> => ({
	this: speedOf(round.this),
	other: speedOf(round.other)
});

/** Both warm up, agree on a number of steps, and take turns. Who goes first changes from sitting to sitting. */
async function sit(name: string, open: Open, pace: Pace, sitting: number): Promise<Round[]> {
	const contestants = { this: await open('this'), other: await open('other') };
	const warmBoth = async (turn: number): Promise<number> => {
		let stepsPerSecond = 0;
		for (const side of orderOf(turn)) {
			stepsPerSecond += await contestants[side].warm(name, pace.warmUp / 2);
		}
		return stepsPerSecond / 2;
	};
	try {
		await warmBoth(sitting);
		// At first nothing is compiled yet, so only the second time tells how many steps a slice can have.
		const steps = stepsFor(await warmBoth(sitting + 1), pace);
		const rounds: Round[] = [];
		for (let round = 0; round < pace.rounds; round++) {
			const from = (sitting * pace.rounds + round) * steps;
			const [first, two] = orderOf(sitting + round);
			const before = await contestants[first].run(name, from, steps);
			const after = await contestants[two].run(name, from, steps);
			rounds.push(
				first === 'this' ? { this: before, other: after } : { this: after, other: before }
			);
		}
		return rounds;
	} finally {
		await Promise.all([contestants.this.stop(), contestants.other.stop()]);
	}
}

/** Speeds of one contestant alone, in units a second of processor time. */
export async function measureAlone(
	name: string,
	open: () => Promise<Contestant>,
	pace = PACE
): Promise<Spread> {
	const speeds: number[] = [];
	for (let sitting = 0; sitting < pace.sittings; sitting++) {
		const contestant = await open();
		try {
			await contestant.warm(name, pace.warmUp / 2);
			const steps = stepsFor(await contestant.warm(name, pace.warmUp / 2), pace);
			for (let round = 0; round < pace.rounds; round++) {
				speeds.push(speedOf(await contestant.run(name, speeds.length * steps, steps)));
			}
		} finally {
			await contestant.stop();
		}
	}
	return spreadOf(speeds);
}

function stepsFor(perSecond: number, { milliseconds }: Pace): number {
	return Math.max(1, Math.round((perSecond * milliseconds) / 1000));
}
