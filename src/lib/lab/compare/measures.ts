/** What is measured of games that are compared, or swept. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { GameRecord } from '#lib/lab/game.ts';

export interface Measure {
	/** `rounds`, `wins p1`, `ends: full`, a name that the ruleset has. */
	id: string;
	/** `share`: of the games in which it is so. */
	kind: 'number' | 'share';
	/** How large a difference would be worth knowing; null: a tenth of what it is. */
	worth: number | null;
	/** null: this game says nothing of it. */
	of: (game: GameRecord) => number | null;
}

/** Five games in a hundred. */
export const FEW_GAMES = 0.05;

/** All that some of these games can be compared by. */
export function measuresIn(games: readonly GameRecord[]): Measure[] {
	const all = <T>(of: (game: GameRecord) => readonly T[]): T[] => [...new Set(games.flatMap(of))];
	const bots = all((game) => game.bots);
	const endings = all(({ finished, ending }) => (finished ? [ending] : [])).sort();
	// Rules that count no rounds have as many as decisions; what is so in all games says nothing.
	const counted = games.some(({ rounds, decisions }) => rounds !== decisions);
	const unfinished = games.some(({ finished }) => !finished);
	return [
		...(counted ? [number('rounds', ({ rounds }) => rounds)] : []),
		number('decisions', ({ decisions }) => decisions),
		...(unfinished ? [share('finished', ({ finished }) => finished)] : []),
		...all((game) => [...game.bots.keys()]).map((seat) =>
			share(`wins ${playerKey(seat)}`, ({ winners }) => winners.includes(seat))
		),
		...(bots.length < 2 ? [] : bots).map((bot) =>
			number(`wins ${bot}`, (game) => winnersOf(game, bot), FEW_GAMES)
		),
		...(endings.length < 2 ? [] : endings).map((ending) =>
			share(`ends: ${ending}`, (game) => game.finished && game.ending === ending)
		),
		...all(({ told }) => Object.keys(told?.curves ?? {})).map((id) =>
			number(id, (game) => meanAt(game, id))
		)
	];
}

const number = (id: string, of: Measure['of'], worth: number | null = null): Measure => ({
	id,
	kind: 'number',
	worth,
	of
});

const share = (id: string, is: (game: GameRecord) => boolean): Measure => ({
	id,
	kind: 'share',
	worth: FEW_GAMES,
	of: (game) => Number(is(game))
});

const winnersOf = ({ winners, bots }: GameRecord, bot: string): number =>
	winners.filter((seat) => bots[seat] === bot).length;

/** What a player has in the end, on average of the seats. */
function meanAt({ told }: GameRecord, id: string): number | null {
	const values = (told?.curves[id]?.at(-1) ?? []).filter((value) => value !== null);
	return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
