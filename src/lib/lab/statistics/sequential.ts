/** Looking several times, and stopping as soon as one is sure, without being sure too often of what is not so. */
import { crossing } from './exact-functions.ts';
import { normalAbove, normalDensity, normalQuantileAbove } from './normal.ts';

/** One look at what there is so far. */
export interface Look {
	/** The share of all games that has been played by then. */
	share: number;
	/** How many standard deviations away from 0 something must be for a claim. */
	reach: number;
	/** The same as a level: the p below which a claim is made at this look. */
	level: number;
}

/** Steps of an integral: Simpson's rule wants an even number of them. */
const STEPS = 200;

/**
 * A group-sequential plan: at which level to claim at each look, so that over all of them a difference that is not there
 * is claimed with the probability `level`. What may be spent until a look follows the function of Lan and DeMets (1983)
 * that comes near to the boundaries of O'Brien and Fleming (1979), 4 - 4 Φ(z / √share) with z above which a quarter of the
 * level lies: very little early, nearly all at the end. The boundaries come from the integral of Armitage, McPherson and
 * Rowe (1969), look by look: how the sum that has not yet crossed one is distributed. Shares rise to 1.
 */
export function lookPlan(shares: readonly number[], level: number): Look[] {
	const quarter = normalQuantileAbove(level / 4);
	const spent = (share: number): number =>
		share >= 1 ? level : 4 * normalAbove(quarter / Math.sqrt(share));
	let before: Sum | null = null;
	return shares.map((share, i) => {
		const last = shares[i - 1] ?? 0;
		const scale = Math.sqrt(share - last);
		const now: Sum | null = before;
		const allowed = spent(share) - (i === 0 ? 0 : spent(last));
		const outside = (bound: number): number =>
			now === null
				? 2 * normalAbove(bound / scale)
				: integrate(
						now,
						(x) => normalAbove((bound - x) / scale) + normalAbove((bound + x) / scale)
					);
		const bound = crossing(outside, allowed, 0, 10 * Math.sqrt(share));
		before = sumWithin(bound, (y) =>
			now === null
				? normalDensity(y / scale) / scale
				: integrate(now, (x) => normalDensity((y - x) / scale) / scale)
		);
		const reach = bound / Math.sqrt(share);
		return { share, reach, level: 2 * normalAbove(reach) };
	});
}

/** The looks at a number of games: after each of so many equal parts, in whole games. */
export function equalLooks(games: number, looks: number): number[] {
	const at = Array.from({ length: looks }, (_, i) => Math.ceil((games * (i + 1)) / looks));
	return [...new Set(at)].filter((count) => count >= 2);
}

/** How a sum is distributed that has stayed within a bound: its density at equal steps from -bound to bound. */
interface Sum {
	bound: number;
	density: number[];
}

function sumWithin(bound: number, density: (y: number) => number): Sum {
	const at = (i: number): number => bound * ((2 * i) / STEPS - 1);
	return { bound, density: Array.from({ length: STEPS + 1 }, (_, i) => density(at(i))) };
}

/** By Simpson's rule. */
function integrate({ bound, density }: Sum, of: (x: number) => number): number {
	let sum = 0;
	for (const [i, dense] of density.entries()) {
		const weight = i === 0 || i === STEPS ? 1 : i % 2 === 1 ? 4 : 2;
		sum += weight * dense * of(bound * ((2 * i) / STEPS - 1));
	}
	return (sum * 2 * bound) / (3 * STEPS);
}
