/** How counters lie on the table: where, of what kind, and which lie beside which. */
import type { GameView, Key, PieceView, ZoneView } from '#lib/engine/seat/protocol.ts';
import { parseKey } from '#lib/workbench/lookup/keys.ts';

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

/** From one counter to another that lies beside it; the last alone where they lie apart. */
export function rowOf(view: GameView, from: Key | null, to: Key): Key[] {
	const keys = zoneOf(view, to)?.pieces.map(({ key }) => key) ?? [];
	const [a, b] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
	return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}
