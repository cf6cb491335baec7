/** The normal distribution. */
import { crossing, exponential } from './exact-functions.ts';

/** 1 / √(2π) */
const PEAK = 0.3989422804014327;

export function normalDensity(z: number): number {
	return PEAK * exponential((-z * z) / 2);
}

/** Beyond this the series loses digits, and the fraction has come to its value. */
const NEAR = 3;
const FRACTION_TERMS = 80;

/**
 * How probable it is to lie above z. Near the middle the series of Marsaglia (2004, Evaluating the Normal Distribution,
 * Journal of Statistical Software 11(4)), in the tail the continued fraction of Laplace (Abramowitz and Stegun 26.2.14).
 */
export function normalAbove(z: number): number {
	if (z < 0) return 1 - normalAbove(-z);
	if (z > 38) return 0;
	if (z < NEAR) {
		let term = z;
		let sum = z;
		for (let i = 3; term > 1e-18; i += 2) {
			term *= (z * z) / i;
			sum += term;
		}
		return 0.5 - normalDensity(z) * sum;
	}
	let fraction = z;
	for (let i = FRACTION_TERMS; i >= 1; i--) fraction = z + i / fraction;
	return normalDensity(z) / fraction;
}

/** Above which z it lies with this probability. */
export function normalQuantileAbove(probability: number): number {
	if (probability > 0.5) return -normalQuantileAbove(1 - probability);
	return crossing(normalAbove, probability, 0, 38);
}

/** How many standard deviations to either side hold all but `level` of it: 1.96 for 0.05. */
export function normalReach(level: number): number {
	return normalQuantileAbove(level / 2);
}
