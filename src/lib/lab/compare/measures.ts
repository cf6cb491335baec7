/** What is measured of games that are compared. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { PlayedGame, PlayedPair } from './play-pair.ts';

export interface Measure {
	/** `rounds`, `wins p1`, `ends: all rounds are played`, `gold`. */
	id: string;
	/** `share`: of the games in which it is so. */
	kind: 'number' | 'share';
	/** null: this game says nothing of it. */
	of(game: PlayedGame): number | null;
}

/** All that some of these games can be compared by. */
export function measuresIn(pairs: readonly PlayedPair[]): Measure[] {
	const games = pairs.flatMap(({ a, b }) => [a, b]);
	const all = <T>(of: (game: PlayedGame) => readonly T[]): T[] => [...new Set(games.flatMap(of))];
	const bots = all(({ record }) => record.bots);
	// Rules that count no rounds have as many as decisions; where all games end, that says nothing.
	const rounds = games.some(({ record }) => record.rounds !== record.decisions);
	const unfinished = games.some(({ record }) => !record.finished);
	return [
		...(rounds ? [number('rounds', ({ record }) => record.rounds)] : []),
		number('decisions', ({ record }) => record.decisions),
		...(unfinished ? [share('finished', ({ record }) => record.finished)] : []),
		...all(({ record }) => [...record.bots.keys()]).map((seat) =>
			share(`wins ${playerKey(seat)}`, ({ record }) => record.winners.includes(seat))
		),
		...(bots.length < 2 ? [] : bots).map((bot) =>
			number(
				`wins ${bot}`,
				({ record }) => record.winners.filter((seat) => record.bots[seat] === bot).length
			)
		),
		...all(({ record }) => (record.finished ? [record.ending] : []))
			.sort()
			.map((ending) => share(`ends: ${ending}`, (game) => endsBy(game, ending))),
		...all(({ stood }) => Object.keys(stood)).map((id) => number(id, (game) => meanAt(game, id)))
	];
}

const number = (id: string, of: Measure['of']): Measure => ({ id, kind: 'number', of });

const share = (id: string, is: (game: PlayedGame) => boolean): Measure => ({
	id,
	kind: 'share',
	of: (game) => Number(is(game))
});

function endsBy({ record }: PlayedGame, ending: string): boolean {
	return record.finished && record.ending === ending;
}

/** What a player has in the end, on average of the seats. */
function meanAt({ stood }: PlayedGame, id: string): number | null {
	const values = (stood[id] ?? []).filter((value) => value !== null);
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
