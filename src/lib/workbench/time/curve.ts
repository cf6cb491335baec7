/** The numbers of the players as lines, one for each seat, over the answers of a game. */
import type { Seat } from '#lib/engine/seat/protocol.ts';
import type { Chronicle } from '#lib/game-server/game-server.ts';

/** The box in which lines are drawn; it is stretched to whatever room there is. */
export const WIDE = 1000;
export const HIGH = 100;
/** So that a line at the edge is drawn whole. */
const EDGE = 6;

export interface Curve {
	seat: Seat;
	/** The `d` of a path; empty where the viewer knows nothing of it. */
	path: string;
}

/** From left to right: where a moment lies. */
export function placeOf(turn: number, { first, last }: { first: number; last: number }): number {
	return last === first ? WIDE : round(((turn - first) / (last - first)) * WIDE);
}

export function curvesOf(
	{ points, measures }: Chronicle,
	measure: number,
	span: { first: number; last: number }
): Curve[] {
	const bySeat = measures[measure]?.values ?? [];
	const known = bySeat.flat().filter((value) => value !== null);
	const low = Math.min(...known);
	const range = Math.max(...known) - low;
	const height = (value: number) =>
		range === 0 ? HIGH / 2 : round(HIGH - EDGE - ((value - low) / range) * (HIGH - 2 * EDGE));
	return bySeat.map((values, seat) => {
		let pen = 'M';
		const parts = values.flatMap((value, i) => {
			const turn = points[i]?.turn;
			// What is not known for a while is a gap.
			if (value === null || turn === undefined) pen = 'M';
			if (value === null || turn === undefined || turn > span.last) return [];
			const part = `${pen}${placeOf(turn, span)} ${height(value)}`;
			pen = 'L';
			return [part];
		});
		return { seat, path: parts.length > 1 ? parts.join('') : '' };
	});
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
