/**
 * What statistics need beyond the four operations and the root, which IEEE 754 fixes to the last digit. Math.exp and
 * Math.atan may differ between machines in theirs; these are made of nothing but those operations.
 */

/** e to the power of x: by its series, for x halved until it is small, and squared as often. */
export function exponential(x: number): number {
	let halvings = 0;
	let small = x;
	while (Math.abs(small) > 0.25) {
		small /= 2;
		halvings++;
	}
	let power = series((term, i) => (term * small) / i);
	for (; halvings > 0; halvings--) power *= power;
	return power;
}

/** The angle whose tangent is x: half of it has the tangent x / (1 + √(1 + x²)). */
export function arcTangent(x: number): number {
	let halvings = 0;
	let small = x;
	while (Math.abs(small) > 0.125) {
		small /= 1 + Math.sqrt(1 + small * small);
		halvings++;
	}
	let power = small;
	let angle = small;
	for (let i = 3; ; i += 2) {
		power *= -small * small;
		const next = angle + power / i;
		if (next === angle) break;
		angle = next;
	}
	for (; halvings > 0; halvings--) angle *= 2;
	return angle;
}

/** 1 and what follows, each term from the last one, until one no longer counts. */
function series(next: (term: number, i: number) => number): number {
	let sum = 1;
	let term = 1;
	for (let i = 1; ; i++) {
		term = next(term, i);
		if (sum + term === sum) return sum;
		sum += term;
	}
}

/** Where a function that falls from x = low to x = high comes down to `level`; to the last digit that halving can tell. */
export function crossing(
	falling: (x: number) => number,
	level: number,
	low: number,
	high: number
): number {
	let [from, to] = [low, high];
	for (;;) {
		const middle = (from + to) / 2;
		if (middle <= from || middle >= to) return middle;
		if (falling(middle) > level) from = middle;
		else to = middle;
	}
}
