/** Roots and logarithms of whole numbers, in whole numbers: the same on every machine, which floating-point functions need not be. */

/** The largest whole number whose square is not above `n` (n below 2^53). */
export function rootOf(n: number): number {
	if (n < 2) return n < 1 ? 0 : 1;
	let root = 1;
	for (let left = n; left >= 4; left = Math.floor(left / 4)) root *= 2;
	// From above downward, as Newton found.
	root *= 2;
	for (;;) {
		const next = Math.floor((root + Math.floor(n / root)) / 2);
		if (next >= root) return root;
		root = next;
	}
}

/** What a logarithm of 1 would be. */
export const LOG_UNIT = 1024;
const BITS = 10;
/** The natural logarithm of 2 in 1/65536. */
const LN2 = 45426;
const ONE = 1 << 15;

const known: number[] = [0, 0];

/** The natural logarithm of n >= 1, in 1/1024, rounded down. */
export function logOf(n: number): number {
	return (known[n] ??= workedOut(n));
}

/** Digit by digit: squaring a number doubles its logarithm, and what exceeds 2 is the next binary digit. */
function workedOut(n: number): number {
	let whole = 0;
	let part = n * ONE;
	while (part >= 2 * ONE) {
		part = Math.floor(part / 2);
		whole++;
	}
	let digits = whole;
	for (let bit = 0; bit < BITS; bit++) {
		part = Math.floor((part * part) / ONE);
		digits *= 2;
		if (part >= 2 * ONE) {
			part = Math.floor(part / 2);
			digits++;
		}
	}
	return Math.floor((digits * LN2) / 65536);
}
