/** What `npm test` takes of many that are alike; whoever wants all of them says so by a variable of the environment. */

/** `GAMES=whole`: every game, to its end. */
export const WHOLE_GAMES = process.env['GAMES'] === 'whole';
/** `HOSTILE=all`: every hostile file and link. */
export const ALL_HOSTILE = process.env['HOSTILE'] === 'all';

/** All of them, or every so many from the first on. */
export function sampleOf<T>(all: readonly T[], every: number, whole: boolean): T[] {
	return all.filter((_, i) => whole || i % every === 0);
}
