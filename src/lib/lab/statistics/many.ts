/** Many questions at once: of a hundred, five seem to say something by chance alone. */

/**
 * Each p as it counts among all of them (Benjamini and Hochberg 1995): of those that are then below a level, on average
 * at most that share is chance, and if nothing differs at all, any is below it at most that often.
 */
export function amongMany(ps: readonly number[]): number[] {
	const order = ps.map((_, i) => i).sort((a, b) => ps[b]! - ps[a]!);
	const adjusted = [...ps];
	let least = 1;
	for (const [place, i] of order.entries()) {
		least = Math.min(least, (ps[i]! * ps.length) / (ps.length - place));
		adjusted[i] = least;
	}
	return adjusted;
}
