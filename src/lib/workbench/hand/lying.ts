/** How counters lie on the table: where, of what kind, and which lie beside which. */
import type { GameView, Key, PieceView, Seat, ZoneView } from '#lib/engine/seat/protocol.ts';
import { ownerOf } from '#lib/workbench/game/board-model.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { parseKey, playerKey } from '#lib/workbench/lookup/parse-key.ts';

export function isCounter(key: Key): boolean {
	const { is } = parseKey(key);
	return is === 'piece' || is === 'hidden';
}

export function zoneOf(view: GameView, key: Key): ZoneView | undefined {
	return view.zones.find(({ pieces }) => pieces.some((piece) => piece.key === key));
}

export function pieceOf(view: GameView, key: Key): PieceView | undefined {
	return zoneOf(view, key)?.pieces.find((piece) => piece.key === key);
}

export function kindOf(view: GameView, key: Key | null): string | null {
	return key === null ? null : (pieceOf(view, key)?.kind ?? null);
}

export function kindsAmong(view: GameView, keys: readonly (Key | null)[]): number {
	return new Set(keys.map((key) => kindOf(view, key))).size;
}

/** From one counter to another that lies beside it; the last alone where they lie apart. */
export function rowOf(view: GameView, from: Key | null, to: Key): Key[] {
	const keys = zoneOf(view, to)?.pieces.map(({ key }) => key) ?? [];
	const [a, b] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
	return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Whether a counter is a seat's: as it shows itself, or because it lies in front of it. */
export function isOf(index: RulesIndex, view: GameView, key: Key, seat: Seat): boolean {
	const zone = zoneOf(view, key);
	const piece = pieceOf(view, key);
	if (!piece || piece.face === null) return false;
	return zone?.of === playerKey(seat) || ownerOf(index, piece) === seat;
}

/** The counters that are meant by all of them: beside those held, on the place looked at, or in the hand of a seat. */
export function countersAround(
	index: RulesIndex,
	view: GameView,
	held: ReadonlySet<Key>,
	at: Key | null,
	seat: Seat
): Key[] {
	const zones = view.zones.filter(({ pieces }) => pieces.length > 0);
	const keysOf = ({ pieces }: ZoneView) => pieces.map(({ key }) => key);
	const beside = zones.find((zone) => keysOf(zone).some((key) => held.has(key)));
	if (beside) return keysOf(beside);
	const here = zones
		.filter(({ of }) => of === at && at !== null)
		.flatMap(keysOf)
		.filter((key) => isOf(index, view, key, seat));
	if (here.length > 0) return here;
	return zones
		.filter(({ of, zone }) => of === playerKey(seat) && index.zoneRole(zone) === 'hand')
		.flatMap(keysOf);
}
