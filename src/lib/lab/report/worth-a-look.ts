/** What of many games somebody should look at; where one game shows it, which one. */
import type { GameRecord } from '#lib/lab/game.ts';
import { say } from '#lib/language/said.ts';
import { LEVEL } from '#lib/lab/compare/estimate.ts';
import type { Fairness, Finding, LabReport } from './lab-report.ts';

/** At most so many of one kind. */
const MOST = 8;
/** So many times as long as half of the games is long. */
const LONG = 2;

export function findingsOf(
	{ summary, seats, parts }: Pick<LabReport, 'summary' | 'seats' | 'parts'>,
	games: readonly GameRecord[]
): Finding[] {
	const faults = games.flatMap(({ problems }) => problems);
	const median = summary.rounds.p50;
	const long = games
		.filter(({ rounds }) => rounds > LONG * median)
		.toSorted((a, b) => b.rounds - a.rounds || a.game - b.game);
	const parted = parts
		.filter(({ differs, seats: with_ }) => differs && with_ !== null)
		.toSorted((a, b) => a.p! - b.p! || (a.id < b.id ? -1 : 1));
	return [
		...faults.slice(0, MOST).map((fault) => ({
			kind: 'fault' as const,
			said: say`lab/game-broke-off: game ${fault.game} broke off after ${fault.answers} answers: ${fault.said}`,
			game: fault.game
		})),
		...seats.filter(({ p }) => p <= LEVEL).map((seat) => unfair(seat)),
		...long.slice(0, MOST).map(({ game, rounds }) => ({
			kind: 'long' as const,
			said: say`lab/game-took-rounds: game ${game} took ${rounds} rounds; half of the games take ${median} at most`,
			game
		})),
		...parted.slice(0, MOST).map(({ id, seats: with_ }) => ({
			kind: 'part' as const,
			said: say`lab/seats-with-won: of the seats with ${id}, ${percent(with_!.won.hits / with_!.won.of)} % won; by chance it would be ${percent(with_!.fair)} %`,
			game: null
		}))
	];
}

function unfair({ id, won, fair }: Fairness): Finding {
	return {
		kind: 'unfair',
		said: say`lab/seat-wins: seat ${id} wins ${percent(won.hits / won.of)} % of the games (${percent(won.low)} to ${percent(won.high)}); ${percent(fair)} % would be fair`,
		game: null
	};
}

const percent = (share: number): number => Math.round(share * 1000) / 10;
