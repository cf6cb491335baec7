/** Where the counters of a space are spread out: round it, and inside the map. */

export interface Place {
	left: number;
	top: number;
	width: number;
	/** No more than there is room for: the rest is scrolled. */
	height: number;
	/** Pixels a counter. */
	size: number;
}

/** Room round the counters with the line round it, and between them. */
const EDGE = 9;
const GAP = 8;
/** A line with the name of the place and the button that folds them up. */
const HEAD = 38;
/** A bar to scroll by. */
const BAR = 14;

/** `at`: the middle of the space; `room`: what is seen of the map. */
export function fanPlace(
	count: number,
	at: { x: number; y: number },
	room: { width: number; height: number }
): Place {
	const size = count > 12 ? 50 : 58;
	const fit = Math.max(3, Math.floor((room.width - 4 * EDGE + GAP) / (size + GAP)));
	const columns = Math.min(fit, Math.max(3, Math.ceil(Math.sqrt(count * 1.6))));
	const rows = Math.ceil(count / columns);
	const width = columns * (size + GAP) - GAP + 2 * EDGE + (rows * size > room.height / 2 ? BAR : 0);
	const wanted = rows * (size + GAP) - GAP + 2 * EDGE + HEAD;
	const height = Math.min(wanted, room.height - 2 * EDGE);
	return {
		left: between(EDGE, at.x - width / 2, room.width - width - EDGE),
		top: between(EDGE, at.y - height / 2, room.height - height - EDGE),
		width,
		height,
		size
	};
}

function between(least: number, wanted: number, most: number): number {
	return Math.round(Math.max(least, Math.min(wanted, most)));
}
