/** How counters lie on the table: where, of what kind, and which lie beside which. */
import type { GameView, Key, PieceView, Seat, ZoneView } from '#lib/engine/seat/protocol.ts';
import { ownerOf } from '#lib/workbench/game/board-model.ts';
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import { parseKey, playerKey } from '#lib/workbench/lookup/keys.ts';

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
