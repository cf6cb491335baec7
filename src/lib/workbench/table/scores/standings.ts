/** How it stands, by what the layout says ranks; what of that the viewer does not know ranks nobody. */
import type { GameView, PlayerView, Seat, Value } from '#lib/engine/seat/protocol.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import type { Ranking } from '#lib/ruleset/program/layout.ts';
import { type Fact, playerFacts, worthOf } from '#lib/workbench/game/player-facts.ts';

export interface StandingsModel {
	/** What it is counted in, the first that ranks first; then the parts. */
	heads: { id: string; name: string; part: boolean }[];
	/** The best first. */
	/** `place`: null where what the viewer knows does not tell it. */
	rows: { seat: Seat; won: boolean; place: number | null; facts: Fact[] }[];
}

/** Without standings in the layout: what it shows of a player, in the order of the seats. */
export function standingsOf(index: RulesIndex, view: GameView): StandingsModel {
	const { standings, players } = index.layout;
	const by = standings?.by ?? [];
	// What is a part and ranks among equals as well stands there once.
	const parts = new Set(standings?.parts);
	const whole = new Set(
		(standings ? by.map(({ of }) => of) : players).filter((id) => !parts.has(id))
	);
	const columns = [
		...[...parts].map((id) => ({ id, part: true })),
		...[...whole].map((id) => ({ id, part: false }))
	];
	const ids = columns.map(({ id }) => id);
	const winners = view.over?.winners ?? [];
	const before = (a: PlayerView, b: PlayerView): number | null => {
		const won = Number(winners.includes(b.key)) - Number(winners.includes(a.key));
		return standings === null ? 0 : won || compare(a, b, by);
	};
	// What is not known of one makes him neither better nor worse: all of these keep the order of their seats.
	const places = new Map(view.players.map((player) => [player, placeOf(player)]));
	const order = view.players.every((player) => places.get(player) !== null)
		? view.players.toSorted((a, b) => before(a, b) ?? 0)
		: view.players.toSorted(
				(a, b) => Number(winners.includes(b.key)) - Number(winners.includes(a.key))
			);

	/** One behind all who are known to be better; null where of somebody that is not known. */
	function placeOf(player: PlayerView): number | null {
		let better = 0;
		for (const other of view.players) {
			const difference = before(other, player);
			if (difference === null) return null;
			if (difference < 0) better++;
		}
		return better + 1;
	}

	return {
		heads: columns.map(({ id, part }) => ({ id, name: index.fieldName(id), part })),
		rows: order.map((player) => ({
			seat: player.seat,
			won: winners.includes(player.key),
			place: places.get(player) ?? null,
			facts: playerFacts(index, player, ids)
		}))
	};
}

/** At which place each seat stands; empty where the layout ranks nobody, or nothing yet tells one from another. */
export function placesOf(index: RulesIndex, view: GameView | null): ReadonlyMap<Seat, number> {
	if (view === null || index.layout.standings === null) return new Map();
	const { rows } = standingsOf(index, view);
	if (rows.every(({ place }) => place === 1)) return new Map();
	return new Map(rows.flatMap(({ seat, place }) => (place === null ? [] : [[seat, place]])));
}

/** The better first; null where what would tell them apart is not known of both. */
function compare(a: PlayerView, b: PlayerView, by: readonly Ranking[]): number | null {
	if (a === b) return 0;
	const number = (value: Value): number =>
		typeof value === 'number' ? value : Number(value === true);
	for (const { of, least } of by) {
		if (![a, b].every((player) => isKnown(player, of))) return null;
		const difference = number(worthOf(b, of)) - number(worthOf(a, of));
		if (difference !== 0) return least ? -difference : difference;
	}
	return 0;
}

function isKnown({ shown, fields }: PlayerView, id: string): boolean {
	return Object.hasOwn(shown, id) || Object.hasOwn(fields, id);
}
