/** How much a number of games can show. */
import { allOneWay } from './sign-test.ts';
import { normalAbove, normalReach, normalQuantileAbove } from './normal.ts';

/** How often a difference that is there shall be seen: four times in five, as is usual (Cohen 1988). */
export const USUAL_POWER = 0.8;

export interface Sought {
	/** How large a difference shall be seen. */
	difference: number;
	/** The standard deviation of the differences of pairs. */
	deviation: number;
	/** How often one may be claimed that is not there. */
	level: number;
	/** Of something that happens or does not: one game more or less is a step, which the exact test waits for. */
	steps: boolean;
}

/** How often `pairs` of games show it, by the normal approximation; for steps with correction for continuity. */
export function powerOf(pairs: number, { difference, deviation, level, steps }: Sought): number {
	if (allOneWay(pairs) > level) return 0;
	if (deviation === 0) return 1;
	const reach = normalReach(level);
	const counted = steps ? pairs : Math.max(0, pairs - (reach * reach) / 2);
	const sum = counted * Math.abs(difference) - (steps ? 1 : 0);
	return normalAbove(reach - sum / (deviation * Math.sqrt(counted)));
}

/**
 * How many pairs show it as often as `power` says: ((z + z') s / d)², with z²/2 more because the deviation is measured too
 * (Guenther 1981, The American Statistician 35), for steps with the correction for continuity instead. null: what never
 * varied cannot say, nor is there a number for no difference.
 */
export function pairsNeeded(sought: Sought, power = USUAL_POWER): number | null {
	const { deviation, level, steps } = sought;
	const difference = Math.abs(sought.difference);
	if (deviation === 0 || difference === 0) return null;
	const reach = normalReach(level);
	const spread = (reach + normalQuantileAbove(1 - power)) * deviation;
	// For steps: where d n - 1 = spread √n.
	const root = steps
		? (spread + Math.sqrt(spread * spread + 4 * difference)) / (2 * difference)
		: spread / difference;
	const pairs = Math.ceil(root * root + (steps ? 0 : (reach * reach) / 2));
	return Math.max(pairs, fewestPairs(level));
}

/** Of fewer, no test can be sure. */
function fewestPairs(level: number): number {
	let pairs = 1;
	while (allOneWay(pairs) > level) pairs++;
	return pairs;
}
