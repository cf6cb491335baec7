/**
 * A clock that stands still while the page does: in a tab that sleeps, under a debugger, on a machine that was closed.
 * It counts its own ticks, which come late or not at all then, and never what the time of day says.
 */

const TICK = 250;

/** Calls `ring` once the page has been alive for so many milliseconds; returns how to stop that. */
export function afterAlive(milliseconds: number, ring: () => void): () => void {
	let left = Math.ceil(milliseconds / TICK);
	const timer = setInterval(() => {
		left--;
		if (left > 0) return;
		clearInterval(timer);
		ring();
	}, TICK);
	return () => clearInterval(timer);
}
