/** What is played one after the other: games by all rules together, or of a sweep by one after the other. */
import { type StoredRun, unitsOf } from '#lib/workbench/storage/runs.ts';
import type { KeptGame } from '../../../workers/lab/lab-api.ts';

export interface Unit {
	game: number;
	lot: number;
}

const own = (run: StoredRun, games: readonly KeptGame[]): KeptGame[] => {
	const units = unitsOf(run);
	return games.filter(({ lot }) => lot < units);
};

/** How many have been played. */
export const countOf = (run: StoredRun, games: readonly KeptGame[]): number =>
	own(run, games).length;

/** Those that have not; all values of a sweep come on alike. */
export function wantedOf(run: StoredRun, games: readonly KeptGame[]): Unit[] {
	const key = ({ game, lot }: Unit): string => `${game} ${lot}`;
	const done = new Set(own(run, games).map(key));
	const units = unitsOf(run);
	return Array.from({ length: run.games * units }, (_, at) => ({
		...{ game: Math.floor(at / units), lot: at % units }
	})).filter((unit) => !done.has(key(unit)));
}
