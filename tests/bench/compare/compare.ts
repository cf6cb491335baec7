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

export const PACE: Pace = { sittings: 3, rounds: 4, milliseconds: 250, warmUp: 800 };

export type Open = (side: Side) => Promise<Contestant>;

export async function compareIn(
	{ name, unit }: { name: string; unit: string },
	open: Open,
	pace = PACE
): Promise<Comparison> {
	const rounds: Record<Side, Slice>[] = [];
	for (let sitting = 0; sitting < pace.sittings; sitting++) {
		rounds.push(...(await sit(name, open, pace, rounds.length)));
	}
	const speeds = rounds.map((round) => ({
		this: speedOf(round.this),
		other: speedOf(round.other)
	}));
	return {
		workload: name,
		unit,
		rounds: rounds.length,
		ratio: spreadOf(ratiosOf(speeds)),
		this: spreadOf(speeds.map((round) => round.this)),
		other: spreadOf(speeds.map((round) => round.other)),
		sameWork: rounds.every((round) => round.this.outcome === round.other.outcome)
	};
}

/** Both warm up, agree on a number of steps, and take turns. `first`: number of the first round. */
async function sit(
	name: string,
	open: Open,
	pace: Pace,
	first: number
): Promise<Record<Side, Slice>[]> {
	const contestants = { this: await open('this'), other: await open('other') };
	try {
		let pacePerSecond = 0;
		for (const side of orderOf(first)) {
			const found = await warmed(contestants[side], name, pace);
			pacePerSecond += found / 2;
		}
		const steps = stepsFor(pacePerSecond, pace);
		const rounds: Record<Side, Slice>[] = [];
		for (let round = first; round < first + pace.rounds; round++) {
			const [one, two] = orderOf(round);
			const before = await contestants[one].run(name, round * steps, steps);
			const after = await contestants[two].run(name, round * steps, steps);
			rounds.push(one === 'this' ? { this: before, other: after } : { this: after, other: before });
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
			const steps = stepsFor(await warmed(contestant, name, pace), pace);
			for (let round = 0; round < pace.rounds; round++) {
				speeds.push(speedOf(await contestant.run(name, speeds.length * steps, steps)));
			}
		} finally {
			await contestant.stop();
		}
	}
	return spreadOf(speeds);
}

/** Steps a second, when it is warm: the first half of the time is not asked about. */
async function warmed(contestant: Contestant, name: string, { warmUp }: Pace): Promise<number> {
	await contestant.warm(name, warmUp / 2);
	return contestant.warm(name, warmUp / 2);
}

function stepsFor(perSecond: number, { milliseconds }: Pace): number {
	return Math.max(1, Math.round((perSecond * milliseconds) / 1000));
}
