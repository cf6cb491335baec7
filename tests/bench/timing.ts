/** Small tools of the benchmark: the clock, medians, rounds by turns, rows of a table. */
import { median } from 'simple-statistics';

export interface Row {
	what: string;
	value: string;
	/** What the design asks for, where it does. */
	goal: string;
	met: boolean | null;
	/** For `--json`. */
	number: number;
	unit: string;
}

const never = new Int32Array(new SharedArrayBuffer(4));

/**
 * Milliseconds of processor time that this thread has had: other work on the machine does not count, nor do other threads.
 * While a thread runs, the kernel brings its count up to date every few milliseconds only; so it stops for a moment first.
 * That costs about 0.1 ms, so do not ask for it around shorter work.
 */
export function processorTime(): number {
	Atomics.wait(never, 0, 0, 1);
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}

/** Runs some work again and again for a while; returns how often in a second of processor time. */
export function perSecond(work: () => void, milliseconds = 200): number {
	const end = performance.now() + milliseconds;
	const start = processorTime();
	let times = 0;
	while (performance.now() < end) {
		work();
		times++;
	}
	return (times / (processorTime() - start)) * 1000;
}

/** Speeds of several contestants by turns, so that a busy machine slows all of them alike. */
export function byTurns(
	contestants: readonly [string, () => void][],
	rounds = 7,
	milliseconds = 200
): Map<string, number[]> {
	const speeds = new Map(contestants.map(([who]) => [who, [] as number[]]));
	for (const [, work] of contestants) perSecond(work, milliseconds);
	for (let round = 0; round < rounds; round++) {
		for (const [who, work] of contestants) speeds.get(who)!.push(perSecond(work, milliseconds));
	}
	return speeds;
}

/** How many times as fast one is as the other: the median over the rounds in which both were measured. */
export function timesAsFast(speeds: readonly number[], others: readonly number[]): number {
	return median(speeds.map((speed, i) => speed / others[i]!));
}

export function grouped(n: number): string {
	return Math.round(n)
		.toString()
		.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Three digits, or whole thousands. */
export function shown(number: number): string {
	return number >= 1000 ? grouped(number) : String(Number(number.toPrecision(3)));
}

/** A measurement that should be at least (or at most) something. */
export function row(
	what: string,
	number: number,
	unit: string,
	goal: { atLeast: number } | { atMost: number } | null = null
): Row {
	const bound = goal === null ? 0 : 'atLeast' in goal ? goal.atLeast : goal.atMost;
	const words = goal === null ? '' : `${'atLeast' in goal ? '>=' : '<='} ${shown(bound)} ${unit}`;
	const met = goal === null ? null : 'atLeast' in goal ? number >= bound : number <= bound;
	return { what, value: `${shown(number)} ${unit}`, goal: words, met, number, unit };
}

/** The rows of another checkout beside the same rows of this one, and the share of its time that this one takes. */
export function besideEachOther(ours: readonly Row[], theirs: readonly Row[]): Row[] {
	return ours.flatMap((own, at) => {
		const other = theirs[at];
		if (other?.what !== own.what) return [own];
		const share = row('that is so many times the other', own.number / other.number, 'x');
		return [own, { ...other, what: 'the other' }, share];
	});
}
