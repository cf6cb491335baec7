/** The arithmetic of a comparison: who goes first, and what the rounds come to. */
import { quantile } from 'simple-statistics';

/** The checkout that the harness belongs to, and the one that it is compared with. */
export type Side = 'this' | 'other';

/** Half of the values lie from `lower` to `upper`. */
export interface Spread {
	lower: number;
	median: number;
	upper: number;
}

/** A B, B A, A B ...: whatever drifts while they run then falls upon both alike. */
export function orderOf(round: number): [Side, Side] {
	return round % 2 === 0 ? ['this', 'other'] : ['other', 'this'];
}

export function spreadOf(values: readonly number[]): Spread {
	const at = (share: number): number => quantile([...values], share);
	return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** Ratios of speeds that were measured right after one another: above 1 this checkout is the faster one. */
export function ratiosOf(rounds: readonly Record<Side, number>[]): number[] {
	return rounds.map((speeds) => speeds.this / speeds.other);
}
