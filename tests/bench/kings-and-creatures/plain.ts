/** Kings & Creatures written by hand in plain TypeScript: what the rules as data are measured against. */
import type { Card } from './cards.ts';

/** A random integer in 0..n-1. */
export type Below = (n: number) => number;

/** What chance decides before the game: a castle for each player, and the piles, the first one first. */
export interface Deal {
	castles: Card[];
	/** The last card of a pile is its top. */
	piles: Card[][];
}

interface Player {
	/** The castle first, the visible card last. */
	row: Card[];
	taken: number;
	retired: boolean;
	glory: number;
}

const PILE_SIZES = [0, 0, 7, 10, 14, 17, 20];
export const ROUNDS = 5;
export const CARDS_A_ROUND = 3;
const LEGENDS_EACH = 3;

export function deal(cards: readonly Card[], players: number, below: Below): Deal {
	const castles: Card[] = [];
	const legends: Card[] = [];
	const used: Card[] = [];
	for (const card of cards) {
		if (card.kind === 'castle') {
			if (card.number <= players) castles.push(card);
		} else if (card.kind === 'legend') {
			legends.push(card);
		} else if (card.fromPlayers <= players) {
			used.push(card);
		}
	}
	shuffle(castles, below);
	shuffle(legends, below);
	for (let i = 0; i < LEGENDS_EACH * players; i++) used.push(legends[i]!);
	shuffle(used, below);
	const size = PILE_SIZES[players]!;
	const piles: Card[][] = [];
	for (let round = 0; round < ROUNDS; round++) {
		piles.push(used.slice(round * size, (round + 1) * size));
	}
	return { castles, piles };
}

function shuffle(cards: Card[], below: Below): void {
	for (let left = cards.length; left > 1; left--) {
		const place = below(left);
		const last = cards[left - 1]!;
		cards[left - 1] = cards[place]!;
		cards[place] = last;
	}
}

export class PlainGame {
	readonly players: Player[];
	readonly display: Card[] = [];
	readonly #piles: Card[][];
	#pile: Card[] = [];
	round = 0;
	/** Index of the player who acts, or -1 when the game is over. */
	active = -1;

	constructor({ castles, piles }: Deal) {
		this.players = castles.map((castle) => ({ row: [castle], taken: 0, retired: false, glory: 0 }));
		this.#piles = piles;
		this.#beginRound();
	}

	/** The active player takes the card at this place of the display. */
	take(place: number): void {
		const player = this.players[this.active]!;
		const card = this.display[place]!;
		const covered = player.row[player.row.length - 1]!;
		this.display.splice(place, 1);
		player.row.push(card);
		player.taken++;
		const next = this.#pile.pop();
		if (next !== undefined) this.display.push(next);
		if (player.taken === CARDS_A_ROUND || card.number < covered.number) player.retired = true;
		this.active = this.#lowest();
		if (this.active < 0) this.#endRound();
	}

	#beginRound(): void {
		this.#pile = this.#piles[this.round]!;
		this.round++;
		this.display.length = 0;
		for (let i = 0; i < this.players.length + 3; i++) this.display.push(this.#pile.pop()!);
		for (const player of this.players) {
			player.taken = 0;
			player.retired = false;
		}
		this.active = this.#lowest();
	}

	#lowest(): number {
		let lowest = -1;
		let number = Infinity;
		for (let seat = 0; seat < this.players.length; seat++) {
			const { row, retired } = this.players[seat]!;
			if (retired) continue;
			const visible = row[row.length - 1]!.number;
			if (visible < number) {
				number = visible;
				lowest = seat;
			}
		}
		return lowest;
	}

	#endRound(): void {
		const rows = this.players.map(({ row }) => row);
		this.#score(heroGlory(rows, this.round));
		if (this.round < ROUNDS) this.#beginRound();
		else this.#score(lastGlory(rows));
	}

	#score(points: number[]): void {
		for (let seat = 0; seat < points.length; seat++) this.players[seat]!.glory += points[seat]!;
	}

	winners(): number[] {
		const most = Math.max(...this.players.map(({ glory }) => glory));
		return this.players.flatMap(({ glory }, seat) => (glory === most ? [seat] : []));
	}
}

/** What the heroes pay after a round, by seat. */
export function heroGlory(rows: Card[][], round: number): number[] {
	const count = rows.length;
	const figures = rows.map((row) => {
		let sum = 0;
		for (const card of row) sum += card.figures;
		return sum;
	});
	return figures.map((own, seat) => {
		const left = figures[(seat + 1) % count]!;
		const right = figures[(seat + count - 1) % count]!;
		if (own > left + right && count > 2) return 2 * round;
		return own > left || own > right ? round : 0;
	});
}

/** What all other cards pay at the end, by seat. */
export function lastGlory(rows: Card[][]): number[] {
	const count = rows.length;
	const colours = rows.map((row) => {
		const counts = [0, 0, 0, 0, 0];
		for (const { colour } of row) if (colour >= 0) counts[colour]!++;
		return counts;
	});
	return rows.map((row, seat) => {
		const left = colours[(seat + 1) % count]!;
		const right = colours[(seat + count - 1) % count]!;
		return gloryOf(row, colours[seat]!, left, right);
	});
}

function gloryOf(row: Card[], own: number[], left: number[], right: number[]): number {
	const species = new Set<number>();
	let creatures = 0;
	let glory = 0;
	for (const card of row) {
		switch (card.kind) {
			case 'treasure':
				glory += card.points;
				break;
			case 'creature':
				creatures++;
				species.add(card.species);
				break;
			case 'king':
				if (own[card.rulesOver]! > left[card.rulesOver]!) glory += card.crownsLeft;
				if (own[card.rulesOver]! > right[card.rulesOver]!) glory += card.crownsRight;
				break;
			case 'legend':
				if (card.needs.every((need, colour) => own[colour]! >= need)) glory += card.points;
				break;
		}
	}
	return glory + creatures * species.size;
}

/** Plays a whole game at random; returns the number of decisions. */
export function playPlain(cards: readonly Card[], players: number, below: Below): number {
	const game = new PlainGame(deal(cards, players, below));
	let decisions = 0;
	while (game.active >= 0) {
		game.take(below(game.display.length));
		decisions++;
	}
	return decisions;
}
