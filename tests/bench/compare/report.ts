/** Compares this checkout with another one in everything that both can do. */
import { comparisonsTable } from '../table.ts';
import type { Checkout } from './checkout.ts';
import { type Comparison, compareIn, type Open, type Pace } from './compare.ts';

export interface Report {
	this: string;
	other: string;
	/** Whose time it is. */
	clock: string;
	comparisons: Comparison[];
	/** Workloads that one of them alone knows. */
	onlyThis: string[];
	onlyOther: string[];
}

/** `words`: parts of the names of the workloads that are wanted; without any, all. */
export async function compareAll(
	checkouts: { this: Checkout; other: Checkout },
	open: Open,
	words: readonly string[],
	pace?: Pace
): Promise<Report> {
	const [ours, theirs] = [await known(open, 'this'), await known(open, 'other')];
	const has = (list: { name: string }[], name: string): boolean =>
		list.some((candidate) => candidate.name === name);
	const wanted = (name: string): boolean =>
		words.length === 0 || words.some((word) => name.includes(word));
	const comparisons: Comparison[] = [];
	for (const workload of ours) {
		if (!wanted(workload.name) || !has(theirs, workload.name)) continue;
		process.stderr.write(`${workload.name} ... `);
		const comparison = await compareIn(workload, open, pace);
		// It takes minutes, and whoever stops it half-way should have learnt something.
		process.stderr.write(`${comparison.ratio.median.toFixed(3)}\n`);
		comparisons.push(comparison);
	}
	const names = (list: { name: string }[], others: { name: string }[]): string[] =>
		list.map(({ name }) => name).filter((name) => wanted(name) && !has(others, name));
	return {
		this: checkouts.this.name,
		other: checkouts.other.name,
		clock: 'processor',
		comparisons,
		onlyThis: names(ours, theirs),
		onlyOther: names(theirs, ours)
	};
}

async function known(
	open: Open,
	side: 'this' | 'other'
): Promise<{ name: string; unit: string }[]> {
	const contestant = await open(side);
	try {
		return await contestant.workloads();
	} finally {
		await contestant.stop();
	}
}

export function reportText(report: Report): string {
	const only = (names: string[], who: string): string =>
		names.length === 0 ? '' : `Only ${who} knows: ${names.join('; ')}.\n`;
	return [
		`this: ${report.this}; other: ${report.other}; time: ${report.clock}. Above 1 this one is faster.\n`,
		comparisonsTable(report.comparisons),
		only(report.onlyThis, 'this checkout'),
		only(report.onlyOther, 'the other')
	].join('');
}
