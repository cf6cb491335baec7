/** How it stands, by what the layout says ranks; what of that the viewer does not know ranks nobody. */
import type { GameView, PlayerView, Seat, Value } from '#lib/engine/seat/protocol.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { type Fact, playerFacts, worthOf } from '#lib/workbench/game/player-facts.ts';

export interface StandingsModel {
	/** What it is counted in, the first that ranks first; then the parts. */
	heads: { id: string; name: string; part: boolean }[];
	/** The best first. */
	rows: { seat: Seat; won: boolean; place: number; facts: Fact[] }[];
}

/** Without standings in the layout: what it shows of a player, in the order of the seats. */
export function standingsOf(index: RulesIndex, view: GameView): StandingsModel {
	const { standings, players } = index.layout;
	const by = standings?.by ?? [];
	// What is a part and ranks among equals as well stands there once.
	const parts = new Set(standings?.parts);
	const whole = new Set((standings ? by : players).filter((id) => !parts.has(id)));
	const columns = [
		...[...parts].map((id) => ({ id, part: true })),
		...[...whole].map((id) => ({ id, part: false }))
	];
	const ids = columns.map(({ id }) => id);
	const winners = view.over?.winners ?? [];
	const before = (a: PlayerView, b: PlayerView): number => {
		const won = Number(winners.includes(b.key)) - Number(winners.includes(a.key));
		return standings === null ? 0 : won || compare(a, b, by);
	};
	const order = view.players.toSorted(before);
	const place = (at: number): number =>
		at > 0 && before(order[at - 1]!, order[at]!) === 0 ? place(at - 1) : at + 1;
	return {
		heads: columns.map(({ id, part }) => ({ id, name: index.fieldName(id), part })),
		rows: order.map((player, at) => ({
			seat: player.seat,
			won: winners.includes(player.key),
			place: place(at),
			facts: playerFacts(index, player, ids)
		}))
	};
}

/** At which place each seat stands; empty where the layout ranks nobody, or nothing yet tells one from another. */
export function placesOf(index: RulesIndex, view: GameView | null): ReadonlyMap<Seat, number> {
	if (view === null || index.layout.standings === null) return new Map();
	const { rows } = standingsOf(index, view);
	if (rows.every(({ place }) => place === 1)) return new Map();
	return new Map(rows.map(({ seat, place }) => [seat, place]));
}

/** Most first. */
function compare(a: PlayerView, b: PlayerView, by: readonly string[]): number {
	const number = (value: Value): number =>
		typeof value === 'number' ? value : Number(value === true);
	for (const id of by) {
		const difference = number(worthOf(b, id)) - number(worthOf(a, id));
		if (difference !== 0) return difference;
	}
	return 0;
}
