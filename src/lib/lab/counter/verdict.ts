/** Whether a piece is too strong, in a sentence or two. */
import { hundredfold, sureText } from '#lib/lab/compare/comparison-text.ts';
import { twoDigits } from '#lib/lab/compare/two-digits.ts';
import { rate } from '#lib/lab/interval.ts';
import { say, type Said } from '#lib/language/said.ts';
import type { JudgedPiece } from './judged-piece.ts';

export function verdictOf({ piece, games, seats, p, others, sought, verdict }: JudgedPiece): Said {
	const { won, fair } = seats;
	switch (verdict) {
		case 'never-had':
			return say`lab/no-seat-ever-had: No seat ever had ${piece} in ${games.of} games: they say nothing of it.`;
		case 'unclear': {
			const none = say`lab/nothing-seen: Nothing to be seen in ${games.of} games.`;
			const points = hundredfold(sought.difference);
			if (sought.games === null) return none;
			return sought.games <= games.of
				? say`lab/would-have-shown: ${none} If it won ${points} points more than fair, that would have shown.`
				: say`lab/games-needed: ${none} About ${twoDigits(sought.games, Math.ceil)} would be needed to see ${points} points more than fair.`;
		}
		case 'more':
		case 'less':
		case 'usual': {
			const found = say`lab/seats-that-had-it: Seats that had it won ${hundredfold(rate(won))} %, where ${hundredfold(fair)} % would be fair (${sureText(p!)}).`;
			if (verdict === 'usual')
				return say`lab/others-did-too: ${found} But so did seats with others of its kind: whoever is ahead has more of everything.`;
			if (others === null || verdict === 'less') return found;
			return say`lab/more-than-others: ${found} That is more than with others of its kind.`;
		}
	}
}
