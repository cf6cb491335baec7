/** Who was ahead when: by the first of the measures, which is what the ruleset ranks its players by. */
import type { GameRecord } from '#lib/lab/game.ts';

/** Of one game. */
export interface Lead {
	/** How often another seat than before was alone ahead. */
	changes: number;
	/** The round at whose end the winner was ahead, or level, and was never behind again; 0: it never was behind. */
	turning: number;
	/** Rounds that were looked at. */
	rounds: number;
}

/** Null where nothing ranks the players, or there is not one winner. `least`: who has least is ahead. */
export function leadOf({ told, winners, finished }: GameRecord, least = false): Lead | null {
	const [rank] = Object.values(told?.curves ?? {});
	const [winner] = winners;
	if (!rank || rank.length === 0 || !finished || winner === undefined || winners.length > 1)
		return null;
	let changes = 0;
	let turning = 0;
	let last = -1;
	for (const [round, seats] of rank.entries()) {
		const ahead = aheadIn(seats.map((value) => value && (least ? -value : value)));
		if (!ahead.includes(winner)) turning = round + 2;
		const alone = ahead.length === 1 ? ahead[0]! : -1;
		if (alone < 0) continue;
		if (last >= 0 && alone !== last) changes++;
		last = alone;
	}
	return { changes, turning: Math.min(turning, rank.length), rounds: rank.length };
}

function aheadIn(seats: readonly (number | null)[]): number[] {
	const most = Math.max(...seats.map((value) => value ?? -Infinity));
	return seats.flatMap((value, seat) => (value === most ? [seat] : []));
}
