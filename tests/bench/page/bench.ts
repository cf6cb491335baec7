/** The engine in the page's worker: alone, or by turns with that of another commit. */
import { build, type Checkout } from '../compare/checkout.ts';
import { measureAlone, type Pace } from '../compare/compare.ts';
import { compareAll, type Report } from '../compare/report.ts';
import { row, type Row } from '../timing.ts';
import { pageContestant } from './page-contestant.ts';
import { serve } from './served.ts';
import { PAGE_TASKS } from './tasks.ts';
import type { ClockKind } from './worker-clock.ts';

const PACE: Pace = { sittings: 2, rounds: 4, milliseconds: 500, warmUp: 2000 };

export async function comparePages(
	checkouts: { this: Checkout; other: Checkout },
	words: readonly string[]
): Promise<Report> {
	const clocks = new Set<ClockKind>();
	build(checkouts.this);
	build(checkouts.other);
	const served = { this: await serve(checkouts.this), other: await serve(checkouts.other) };
	try {
		const open = (side: 'this' | 'other') =>
			pageContestant(served[side], (kind) => clocks.add(kind));
		const report = await compareAll(checkouts, open, words, PACE);
		return { ...report, clock: [...clocks].join(', ') };
	} finally {
		served.this.stop();
		served.other.stop();
	}
}

export async function benchPage(checkout: Checkout, words: readonly string[]): Promise<Row[]> {
	build(checkout);
	const served = await serve(checkout);
	const rows: Row[] = [];
	try {
		for (const { name, unit } of PAGE_TASKS) {
			if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
			process.stderr.write(`${name} ...\n`);
			let clock: ClockKind = 'page';
			const open = () => pageContestant(served, (kind) => (clock = kind));
			const { median } = await measureAlone(name, open, PACE);
			const what = `${name} (time: ${clock})`;
			rows.push(
				unit === 'answers' ? row(what, median, `${unit}/s`) : row(what, 1000 / median, 'ms')
			);
		}
	} finally {
		served.stop();
	}
	return rows;
}
