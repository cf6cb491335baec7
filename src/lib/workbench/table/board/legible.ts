/** From which size on the name of a counter can be read, at the scale a map is drawn in. */

/** Pixels of a counter whose name is readable. */
const READABLE = 70;

/** The sizes in which counters are drawn on spaces; what is read of them changes at these steps alone. */
const SIZES = [31, 37, 40, 50, 60] as const;

/** The least of the sizes at which names are shown; Infinity where none is large enough. `scale`: pixels a drawing unit. */
export function readableFrom(scale: number): number {
	return SIZES.find((size) => size * scale >= READABLE) ?? Infinity;
}

/** Pixels a drawing unit where a drawing is shown whole, as large as it fits. */
export function scaleToFit(
	shown: { width: number; height: number },
	drawn: { width: number; height: number }
): number {
	return Math.min(shown.width / drawn.width, shown.height / drawn.height);
}
