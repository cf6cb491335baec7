/** What many numbers say together. */
import { mean, quantileSorted, standardDeviation } from 'simple-statistics';

export interface Spread {
	mean: number;
	/** The 95 % interval of the mean goes so far to either side. */
	within: number;
	/** Nine of ten lie between these. */
	low: number;
	high: number;
}

const Z = 1.959964;

/** null: there are none. What is no number is left out. */
export function spreadOf(numbers: readonly (number | null)[]): Spread | null {
	const sorted = numbers.filter((number) => number !== null).sort((a, b) => a - b);
	if (sorted.length === 0) return null;
	return {
		mean: tenth(mean(sorted)),
		within: tenth((Z * standardDeviation(sorted)) / Math.sqrt(sorted.length)),
		low: tenth(quantileSorted(sorted, 0.05)),
		high: tenth(quantileSorted(sorted, 0.95))
	};
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
