/** What differs between two series of games that were played in pairs. */
import { mean, sampleVariance } from 'simple-statistics';
import { normalReach } from './normal.ts';
import { allOneWay, signTest } from './sign-test.ts';
import { studentOutside, studentReach } from './student.ts';

export interface Estimate {
	mean: number;
	/** The interval in which the true mean lies; null: too few to say. */
	low: number | null;
	high: number | null;
}

export interface Difference extends Estimate {
	pairs: number;
	/** Pairs in which there is any. */
	unequal: number;
	/** The standard deviation of the differences. */
	deviation: number;
	/** How probable a difference as large as this, or larger, would be if there were none. */
	p: number;
}

/** The mean of numbers, with the interval of Student (1908) that misses the true one at most so often. */
export function meanOf(values: readonly number[], level: number): Estimate {
	if (values.length < 2) return { mean: values[0] ?? 0, low: null, high: null };
	const middle = mean([...values]);
	const half = studentReach(level, values.length - 1) * errorOf(values);
	return { mean: middle, low: middle - half, high: middle + half };
}

/**
 * Of the differences of pairs: the paired test of Student. It takes much for granted where few pairs differ at all, so it
 * is never surer than the sign test could be of these.
 */
export function differenceOf(differences: readonly number[], level: number): Difference {
	const pairs = differences.length;
	const unequal = differences.filter((difference) => difference !== 0).length;
	const estimate = meanOf(differences, level);
	if (pairs < 2) return { ...estimate, pairs, unequal, deviation: 0, p: 1 };
	const error = errorOf(differences);
	const t = error === 0 ? Infinity : estimate.mean / error;
	const student = estimate.mean === 0 ? 1 : error === 0 ? 0 : studentOutside(t, pairs - 1);
	const deviation = error * Math.sqrt(pairs);
	return { ...estimate, pairs, unequal, deviation, p: Math.max(student, allOneWay(unequal)) };
}

/**
 * Of something that happens in a game or does not; a difference is -1, 0 or 1. The exact test of McNemar (1947), and the
 * interval of Bonett and Price (2012, Journal of Educational and Behavioral Statistics 37), which holds for few pairs and for those that agree in all.
 */
export function shareDifferenceOf(differences: readonly number[], level: number): Difference {
	const pairs = differences.length;
	const more = differences.filter((difference) => difference > 0).length;
	const fewer = differences.filter((difference) => difference < 0).length;
	if (pairs === 0) {
		return { mean: 0, low: null, high: null, pairs, unequal: 0, deviation: 0, p: 1 };
	}
	const [up, down] = [(more + 1) / (pairs + 2), (fewer + 1) / (pairs + 2)];
	const middle = up - down;
	const half = normalReach(level) * Math.sqrt((up + down - middle * middle) / (pairs + 2));
	const difference = (more - fewer) / pairs;
	return {
		mean: difference,
		low: Math.max(-1, middle - half),
		high: Math.min(1, middle + half),
		pairs,
		unequal: more + fewer,
		deviation: Math.sqrt(Math.max(0, (more + fewer) / pairs - difference * difference)),
		p: signTest(more, fewer)
	};
}

/** The standard error of their mean. */
function errorOf(values: readonly number[]): number {
	return Math.sqrt(sampleVariance([...values]) / values.length);
}
