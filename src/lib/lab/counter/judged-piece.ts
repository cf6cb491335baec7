/** How games went for those who had a piece, beside the others of its kind: whether it is too strong. */
import { LEVEL } from '#lib/lab/compare/estimate.ts';
import { FEW_GAMES } from '#lib/lab/compare/measures.ts';
import type { GameRecord } from '#lib/lab/game.ts';
import { type Share, shareOf, thousandth } from '#lib/lab/interval.ts';
import type { AskedPiece } from '#lib/lab/report/run.ts';
import { type PartReport, PartTally, type SeatsWith } from '#lib/lab/report/PartTally.ts';
import { pairsNeeded } from '#lib/lab/statistics/power.ts';

/** `more`, `less`: those who had it won more, less often than would be fair; `usual`: so did those with others of its kind. */
export type Verdict = 'never-had' | 'unclear' | 'more' | 'usual' | 'less';

export interface JudgedPiece {
	piece: string;
	kind: string;
	/** Games in which it came up. */
	games: Share;
	seats: SeatsWith;
	/** Asked of this piece alone; null: too little to say. */
	p: number | null;
	/** All seats with others of its kind together; null: nobody had one. */
	others: Pick<SeatsWith, 'won' | 'fair'> | null;
	/** By won less fair, among those of its kind that were had about as often; null: nobody had it. */
	rank: { place: number; of: number } | null;
	/** How many games would show `difference` four times in five; null: nothing tells. */
	sought: { difference: number; games: number | null };
	verdict: Verdict;
}

/** What was had by less than this part of the seats is left out of the rank: luck would put it first or last. */
const AS_OFTEN = 0.5;

export function judgePiece(
	records: readonly GameRecord[],
	players: number,
	{ piece, kind, others }: AskedPiece
): JudgedPiece {
	const tally = new PartTally(players);
	for (const record of records) tally.add(record);
	const parts = new Map(
		tally.report().flatMap((part) => (part.kind === 'piece' ? [[part.id, part]] : []))
	);
	const own = parts.get(piece);
	const rest = others.flatMap((id) => parts.get(id)?.seats ?? []);
	const p = own?.p ?? null;
	const told = {
		games: own?.games ?? shareOf(0, records.length),
		seats: own?.seats ?? { won: shareOf(0, 0), fair: 0, lost: 0, used: 0 },
		p: p === null ? null : Math.round(p * 1e4) / 1e4,
		others: together(rest)
	};
	return {
		piece,
		kind,
		...told,
		rank: rankOf(told.seats, rest),
		sought: { difference: FEW_GAMES, games: gamesNeeded(records, players, piece) },
		verdict: verdictOf(told, p)
	};
}

/** How much more often than would be fair. */
const excess = ({ won, fair }: Pick<SeatsWith, 'won' | 'fair'>): number => won.hits / won.of - fair;

function together(all: readonly SeatsWith[]): JudgedPiece['others'] {
	const sum = (of: (side: SeatsWith) => number): number =>
		all.reduce((total, side) => total + of(side), 0);
	const seats = sum(({ won }) => won.of);
	if (seats === 0) return null;
	const fair = thousandth(sum((side) => side.fair * side.won.of) / seats);
	return {
		won: shareOf(
			sum(({ won }) => won.hits),
			seats
		),
		fair
	};
}

function rankOf(own: SeatsWith, rest: readonly SeatsWith[]): JudgedPiece['rank'] {
	if (own.won.of === 0) return null;
	const rivals = rest.filter(({ won }) => won.of > 0 && won.of >= own.won.of * AS_OFTEN);
	const better = rivals.filter((rival) => excess(rival) > excess(own));
	return { place: better.length + 1, of: rivals.length + 1 };
}

function verdictOf(
	{ seats, others }: Pick<JudgedPiece, 'seats' | 'others'>,
	p: PartReport['p']
): Verdict {
	if (seats.won.of === 0) return 'never-had';
	const { won, fair } = seats;
	// The p knows who sat in the same game, the interval takes every seat for itself: both must be sure.
	if (p === null || p > LEVEL || (won.low <= fair && fair <= won.high)) return 'unclear';
	if (excess(seats) < 0) return 'less';
	// Whoever is ahead has more of everything: what holds for all of its kind says nothing of this one.
	const usual = others !== null && excess(others) >= won.low - fair;
	return usual ? 'usual' : 'more';
}

/** From how far the winners with it were from what would be fair, game by game. */
function gamesNeeded(
	records: readonly GameRecord[],
	players: number,
	piece: string
): number | null {
	let [games, seats, squares] = [0, 0, 0];
	for (const { finished, winners, told } of records) {
		if (!finished || told === null) continue;
		games++;
		const had = told.pieces[piece]?.had ?? 0;
		const having = Array.from({ length: players }, (_, seat) => (had >>> seat) & 1);
		const count = having.reduce((sum, number) => sum + number, 0);
		const won = winners.filter((seat) => having[seat] === 1).length;
		seats += count;
		squares += (won - (winners.length * count) / players) ** 2;
	}
	if (games === 0) return null;
	return pairsNeeded({
		difference: (FEW_GAMES * seats) / games,
		deviation: Math.sqrt(squares / games),
		level: LEVEL,
		steps: false
	});
}
