/** What was found of a piece, in English, for the command line. */
import { countedText, hundredfold, sureText } from '#lib/lab/compare/comparison-text.ts';
import { inEnglish } from '#lib/language/said.ts';
import type { SeatsWith } from '#lib/lab/report/PartTally.ts';
import type { JudgedPiece } from './judged-piece.ts';
import { verdictOf } from './verdict.ts';

export function judgedPieceText(judged: JudgedPiece): string[] {
	const { piece, kind, games, seats, p, others, rank } = judged;
	const rows: [string, string][] = [
		['piece', `${piece} (${kind})`],
		['drawn', `in ${games.hits} of ${games.of} games`],
		['had', `by ${seats.won.of} seats of games that ended`],
		['lost', `again by ${seats.lost} seats`]
	];
	if (seats.won.of > 0)
		rows.push(['won', `${wonText(seats)}${p === null ? '' : ` (${sureText(p)})`}`]);
	if (others !== null) rows.push(['others', `of its kind, all together: ${wonText(others)}`]);
	if (rank !== null) {
		const by = 'that were had about as often, by won less fair';
		rows.push(['rank', `${ordinal(rank.place)} of ${rank.of} pieces of the kind ${kind} ${by}`]);
	}
	rows.push(['verdict', inEnglish(verdictOf(judged))]);
	return rows.map(([head, text]) => head.padEnd(9) + text);
}

function wonText({ won, fair }: Pick<SeatsWith, 'won' | 'fair'>): string {
	return `${countedText(won)}; ${hundredfold(fair)} % would be fair`;
}

export function ordinal(place: number): string {
	const teen = place % 100 > 10 && place % 100 < 14;
	const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
	return `${place}${ending}`;
}
