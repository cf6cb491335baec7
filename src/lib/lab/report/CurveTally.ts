/** How what is measured goes up and down in many games, round by round. */
import type { GameRecord } from '#lib/lab/game.ts';

export interface CurvePoint {
	round: number;
	/** Seats that were measured: games that are over by then are not among them. */
	seats: number;
	mean: number;
	/** A tenth of the seats have less, a tenth more. */
	low: number;
	high: number;
	/** The mean of those that won in the end; null: none of them did. */
	winners: number | null;
}

export interface Curve {
	/** A name of the ruleset. */
	id: string;
	points: CurvePoint[];
}

/** Counts of numbers: sums of these do not hang on the order of games, as those of fractions would. */
type Counts = Map<number, number>;

interface Round {
	all: Counts;
	winners: Counts;
}

/** Of fewer seats nothing is said: what is left of long games is another sort of game. */
const FEWEST = 10;

export class CurveTally {
	readonly #curves = new Map<string, Round[]>();

	add({ told, winners }: GameRecord): void {
		for (const [id, rounds] of Object.entries(told?.curves ?? {})) {
			const curve = this.#curves.get(id) ?? [];
			this.#curves.set(id, curve);
			for (const [at, seats] of rounds.entries()) {
				const round = (curve[at] ??= { all: new Map(), winners: new Map() });
				for (const [seat, value] of seats.entries()) {
					if (value === null) continue;
					count(round.all, value);
					if (winners.includes(seat)) count(round.winners, value);
				}
			}
		}
	}

	/** Of measures that were the same all the time nothing is told. */
	report(): Curve[] {
		const curves = [...this.#curves].map(([id, rounds]) => ({
			id,
			points: rounds.flatMap(({ all, winners }, at) => {
				const seats = sizeOf(all);
				if (seats < FEWEST && at > 0) return [];
				const [low, high] = [quantileOf(all, 1), quantileOf(all, 9)];
				const won = winners.size === 0 ? null : meanOfCounts(winners);
				return [{ round: at + 1, seats, mean: meanOfCounts(all), low, high, winners: won }];
			})
		}));
		return curves.filter(({ points }) =>
			points.some(({ low, high }) => low !== points[0]!.low || high !== points[0]!.high)
		);
	}
}

function count(counts: Counts, value: number): void {
	counts.set(value, (counts.get(value) ?? 0) + 1);
}

const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

export function meanOfCounts(counts: Counts): number {
	const sum = [...counts].reduce((all, [value, n]) => all + value * n, 0);
	return Math.round((sum / Math.max(1, sizeOf(counts))) * 1000) / 1000;
}

/** The smallest value that so many tenths do not exceed. */
function quantileOf(counts: Counts, tenths: number): number {
	const wanted = sizeOf(counts) * tenths;
	let passed = 0;
	const sorted = [...counts].sort(([a], [b]) => a - b);
	for (const [value, n] of sorted) {
		passed += n * 10;
		if (passed >= wanted) return value;
	}
	return sorted.at(-1)?.[0] ?? 0;
}
