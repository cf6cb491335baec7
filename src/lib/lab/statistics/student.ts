/** Student's distribution: of a mean that is measured by the deviation of its own sample. */
import { arcTangent, crossing } from './exact-functions.ts';

const HALF_PI = 1.5707963267948966;

/**
 * How probable it is to lie further from 0 than t, to either side: the finite sums of Abramowitz and Stegun (26.7.3 and
 * 26.7.4), for whole degrees of freedom.
 */
export function studentOutside(t: number, freedom: number): number {
	if (t === 0) return 1;
	const length = Math.sqrt(freedom + t * t);
	const sine = Math.abs(t) / length;
	const cosine = Math.sqrt(freedom) / length;
	const odd = freedom % 2 === 1;
	let term = odd ? cosine : 1;
	let sum = freedom === 1 ? 0 : term;
	for (let i = odd ? 3 : 2; i < freedom; i += 2) {
		term *= (cosine * cosine * (i - 1)) / i;
		const next = sum + term;
		if (next === sum) break;
		sum = next;
	}
	const inside = odd
		? (arcTangent(Math.abs(t) / Math.sqrt(freedom)) + sine * sum) / HALF_PI
		: sine * sum;
	return Math.max(0, 1 - inside);
}

/** How far to either side all but `level` of it lies. */
export function studentReach(level: number, freedom: number): number {
	const outside = (t: number): number => studentOutside(t, freedom);
	let high = 1;
	while (outside(high) > level) high *= 2;
	return crossing(outside, level, 0, high);
}
