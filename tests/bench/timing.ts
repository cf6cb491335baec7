/** Small tools of the benchmark: rounds by turns, medians, rows of a table. */

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

export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** Runs some work again and again for a while; returns how often a second. */
export function perSecond(work: () => void, milliseconds = 200): number {
	const start = performance.now();
	let times = 0;
	let passed = 0;
	while (passed < milliseconds) {
		work();
		times++;
		passed = performance.now() - start;
	}
	return (times / passed) * 1000;
}

/** Speeds of several contestants by turns, so that a busy machine slows all of them alike. */
export function byTurns(
	contestants: readonly [string, () => void][],
	rounds = 7
): Map<string, number[]> {
	const speeds = new Map(contestants.map(([who]) => [who, [] as number[]]));
	for (const [, work] of contestants) perSecond(work);
	for (let round = 0; round < rounds; round++) {
		for (const [who, work] of contestants) speeds.get(who)!.push(perSecond(work));
	}
	return speeds;
}

export function grouped(n: number): string {
	return Math.round(n)
		.toString()
		.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A measurement that should be at least (or at most) something. */
export function row(
	what: string,
	number: number,
	unit: string,
	goal: { atLeast: number } | { atMost: number } | null = null
): Row {
	const shown = number >= 1000 ? grouped(number) : String(Number(number.toPrecision(3)));
	const bound = goal === null ? 0 : 'atLeast' in goal ? goal.atLeast : goal.atMost;
	const words = goal === null ? '' : `${'atLeast' in goal ? '>=' : '<='} ${grouped(bound)} ${unit}`;
	const met = goal === null ? null : 'atLeast' in goal ? number >= bound : number <= bound;
	return { what, value: `${shown} ${unit}`, goal: words, met, number, unit };
}
