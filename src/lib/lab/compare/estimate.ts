/** A mean or a share with its interval, as it is shown. */
import { shareOf, thousandth } from '#lib/lab/interval.ts';
import { type Estimate, meanOf } from '#lib/lab/statistics/paired.ts';
import type { Measure } from './measures.ts';

/** How often a claim may be made where there is no difference. */
export const LEVEL = 0.05;

export function estimateOf(kind: Measure['kind'], values: readonly number[]): Estimate {
	return rounded(kind === 'share' ? shareEstimate(values) : meanOf(values, LEVEL));
}

function shareEstimate(values: readonly number[]): Estimate {
	const hits = values.reduce((sum, value) => sum + value, 0);
	const { low, high } = shareOf(hits, values.length);
	return { mean: hits / values.length, low, high };
}

/** Sums of many numbers may differ in their last digits; nobody looks at these. */
export function rounded({ mean, low, high }: Estimate): Estimate {
	const bound = (value: number | null): number | null =>
		value === null ? null : thousandth(value);
	return { mean: thousandth(mean), low: bound(low), high: bound(high) };
}
