/** For tests of the statistics themselves: chance that repeats, and the exact binomial test. */
import type { Stream } from '#lib/bots/stream.ts';

/** With mean 0 and variance 1, nearly normal: twelve dice. */
export function nearNormal(chance: Stream): number {
	let sum = 0;
	for (let i = 0; i < 12; i++) sum += chance.below(6) - 2.5;
	return sum / Math.sqrt(35);
}

export function happens(chance: Stream, permille: number): boolean {
	return chance.below(1000) < permille;
}

/** How probable so many hits, or more, are in so many trials. */
export function atLeast(hits: number, trials: number, probability: number): number {
	// Logarithms of factorials, so that nothing is too small.
	const logs = [0];
	for (let i = 1; i <= trials; i++) logs.push(logs[i - 1]! + Math.log(i));
	let sum = 0;
	for (let k = hits; k <= trials; k++) {
		const ways = logs[trials]! - logs[k]! - logs[trials - k]!;
		sum += Math.exp(ways + k * Math.log(probability) + (trials - k) * Math.log(1 - probability));
	}
	return sum;
}

/** How probable so many hits, or fewer. */
export function atMost(hits: number, trials: number, probability: number): number {
	return 1 - atLeast(hits + 1, trials, probability);
}
