/** What games went like in which a piece, an action, an answer, an event or an effect came up. */
import { seatsIn } from '#lib/engine/state/seats.ts';
import type { GameRecord } from '#lib/lab/game.ts';
import { type Share, shareOf, thousandth } from '#lib/lab/interval.ts';
import { normalAbove } from '#lib/lab/statistics/normal.ts';
import { studentOutside } from '#lib/lab/statistics/student.ts';

export type PartKind = 'piece' | 'action' | 'answer' | 'event' | 'effect';

/** Of what seats have or do: whether those who did won more often than they would by chance. */
export interface SeatsWith {
	/** Of the seats that had or did it, those that won. */
	won: Share;
	/** What share of them would have won if it made no difference. */
	fair: number;
	/** Of pieces: seats that had it once and not at the end. */
	lost: number;
	/** Of pieces, where somebody watched: games in which somebody took or chose it, or an effect of it acted. */
	used: number;
}

/** Of what comes up in a game: whether games with it are longer. */
export interface GamesWith {
	/** Mean rounds. */
	with: number;
	without: number;
}

export interface PartReport {
	kind: PartKind;
	/** An id of the ruleset; of an answer `question: answer`. */
	id: string;
	/** Games in which it came up. */
	games: Share;
	seats: SeatsWith | null;
	lengths: GamesWith | null;
	/** How probable so much would be if it made no difference; of itself alone. null: too little to say. */
	p: number | null;
}

/** Whole numbers only: sums of these do not hang on the order of games. */
interface Sums {
	kind: PartKind;
	id: string;
	games: number;
	/** Games that ended, by winners and by seats with it. */
	byWinners: Map<number, number>;
	won: number;
	lost: number;
	used: number;
	rounds: number;
	squares: number;
	finished: number;
}

/** So many seats at most; winners and those with it are one number. */
const MOST = 32;

export class PartTally {
	readonly #players: number;
	readonly #parts = new Map<string, Sums>();
	#games = 0;
	#finished = 0;
	#rounds = 0;
	#squares = 0;

	constructor(players: number) {
		this.#players = players;
	}

	add(record: GameRecord): void {
		const { told } = record;
		if (told === null) return;
		this.#games++;
		if (record.finished) {
			this.#finished++;
			this.#rounds += record.rounds;
			this.#squares += record.rounds ** 2;
		}
		for (const [id, { drawn, had, has, used }] of Object.entries(told.pieces)) {
			const part = this.#part('piece', id);
			if (drawn || had !== 0) part.games++;
			part.lost += seatsIn(had & ~has).length;
			if (used) part.used++;
			this.#seats(part, had, record);
		}
		for (const kind of ['action', 'answer'] as const) {
			for (const [id, seats] of Object.entries(told[`${kind}s`])) {
				const part = this.#part(kind, id);
				part.games++;
				this.#seats(part, seats, record);
			}
		}
		for (const kind of ['event', 'effect'] as const) {
			for (const id of told[`${kind}s`]) {
				const part = this.#part(kind, id);
				part.games++;
				if (!record.finished) continue;
				part.finished++;
				part.rounds += record.rounds;
				part.squares += record.rounds ** 2;
			}
		}
	}

	/** By kind and id. */
	report(): PartReport[] {
		return [...this.#parts.entries()]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([, sums]) => {
				const { kind, id } = sums;
				const games = shareOf(sums.games, this.#games);
				return kind === 'event' || kind === 'effect'
					? { kind, id, games, seats: null, ...this.#lengths(sums) }
					: { kind, id, games, lengths: null, ...this.#luck(sums) };
			});
	}

	#part(kind: PartKind, id: string): Sums {
		const key = `${kind} ${id}`;
		const known = this.#parts.get(key);
		if (known) return known;
		const none = { games: 0, won: 0, lost: 0, used: 0, rounds: 0, squares: 0, finished: 0 };
		const part: Sums = { kind, id, byWinners: new Map(), ...none };
		this.#parts.set(key, part);
		return part;
	}

	/** Nobody has won or lost a game that broke off. */
	#seats(part: Sums, bits: number, { finished, winners }: GameRecord): void {
		if (!finished || bits === 0) return;
		const key = winners.length * MOST + seatsIn(bits).length;
		part.byWinners.set(key, (part.byWinners.get(key) ?? 0) + 1);
		part.won += winners.filter((seat) => (bits >>> seat) & 1).length;
	}

	/**
	 * If it made no difference who had it, the winners of each game would be drawn from its seats without regard to it: the
	 * number of winners with it is hypergeometric, game by game (Mantel and Haenszel 1959).
	 */
	#luck({ byWinners, won, lost, used }: Sums): Pick<PartReport, 'seats' | 'p'> {
		const n = this.#players;
		let [seats, expected, variance] = [0, 0, 0];
		for (const [key, games] of [...byWinners].sort(([a], [b]) => a - b)) {
			const [winners, having] = [Math.floor(key / MOST), key % MOST];
			seats += games * having;
			expected += (games * winners * having) / n;
			if (n > 1)
				variance += (games * winners * having * (n - having) * (n - winners)) / (n * n * (n - 1));
		}
		const fair = seats === 0 ? 0 : thousandth(expected / seats);
		const p = variance < 1 ? null : bothSides((won - expected) / Math.sqrt(variance));
		return { seats: { won: shareOf(won, seats), fair, lost, used }, p };
	}

	/** The test of Welch (1947), with the fewer degrees of freedom of the two: on the safe side. */
	#lengths({ rounds, squares, finished }: Sums): Pick<PartReport, 'lengths' | 'p'> {
		const rest = this.#finished - finished;
		if (finished === 0 || rest === 0) return { lengths: null, p: null };
		const [first, other] = [rounds / finished, (this.#rounds - rounds) / rest];
		const lengths = { with: thousandth(first), without: thousandth(other) };
		if (finished < 2 || rest < 2) return { lengths, p: null };
		const [a, b] = [
			varianceOf(rounds, squares, finished) / finished,
			varianceOf(this.#rounds - rounds, this.#squares - squares, rest) / rest
		];
		if (a + b === 0) return { lengths, p: null };
		const t = (first - other) / Math.sqrt(a + b);
		return { lengths, p: studentOutside(t, Math.min(finished, rest) - 1) };
	}
}

const varianceOf = (sum: number, squares: number, n: number): number =>
	(squares - (sum * sum) / n) / (n - 1);

export const bothSides = (z: number): number => Math.min(1, 2 * normalAbove(Math.abs(z)));
