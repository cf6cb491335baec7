/** How sure one may be of a share that was counted in few games. */

/** Counted, and the 95 % interval in which the true share lies. */
export interface Share {
	hits: number;
	of: number;
	/** Between 0 and 1. */
	low: number;
	high: number;
}

/** Standard deviations of a normal distribution that hold 95 % of it. */
const Z = 1.959964;

/** After Wilson: it holds for few games and for shares of nought and one, where the usual one does not. */
export function shareOf(hits: number, of: number): Share {
	if (of === 0) return { hits, of, low: 0, high: 1 };
	const p = hits / of;
	const zz = (Z * Z) / of;
	const middle = (p + zz / 2) / (1 + zz);
	const half = (Z / (1 + zz)) * Math.sqrt((p * (1 - p)) / of + zz / (4 * of));
	return {
		hits,
		of,
		low: hits === 0 ? 0 : thousandth(middle - half),
		high: hits === of ? 1 : thousandth(middle + half)
	};
}

/** Of none: nought. */
export const rate = ({ hits, of }: Pick<Share, 'hits' | 'of'>): number =>
	of === 0 ? 0 : hits / of;

export const thousandth = (share: number): number => Math.round(share * 1000) / 1000;
