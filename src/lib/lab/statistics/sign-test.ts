/** Which way coins fall. */

/**
 * How probable it is that of as many fair coins at least so unequally many fall one way, whichever: the exact sign test,
 * and of two shares in the same games the exact test of McNemar (1947).
 */
export function signTest(first: number, other: number): number {
	const coins = first + other;
	const few = Math.min(first, other);
	if (2 * few >= coins - 1) return 1;
	// In units of the most probable fall, from there on down: what is too small for a number does not count.
	const middle = Math.floor(coins / 2);
	let term = 1;
	let below = 0;
	let tail = 0;
	for (let heads = middle; heads >= 0 && term > 0; heads--) {
		if (heads < middle) below += term;
		if (heads <= few) tail += term;
		term *= heads / (coins - heads + 1);
	}
	const all = coins % 2 === 0 ? 1 + 2 * below : 2 * (1 + below);
	return Math.min(1, (2 * tail) / all);
}

/** How probable it is that so many coins all fall one way: no test can be surer of so many. */
export function allOneWay(coins: number): number {
	let p = 1;
	for (let i = 1; i < coins && p > 0; i++) p /= 2;
	return p;
}
