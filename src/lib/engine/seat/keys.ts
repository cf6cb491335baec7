/** Stable names for things, as one viewer may use them. Clients see nothing else of the engine's numbers. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef, Program } from '#lib/ruleset/program/program.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Key, PhraseArgument, SetValue, Value, Viewer } from './protocol.ts';
import { elementsOf } from '#lib/language/tools/bits.ts';
import { knowsCount, knowsPiece } from './visibility.ts';

export function playerKey(seat: number): Key {
	return `p${seat + 1}`;
}

export function spaceKey(program: Program, space: number): Key {
	const { q, r } = program.map.cells[space]!;
	return `${program.map.space}(${q},${r})`;
}

/** `bag`, `hand(p1)`, `stack(0,-1)`. */
export function zoneKey(m: Pick<Machine, 'program' | 'layout'>, zone: number): Key {
	const def = m.program.zones[m.layout.zoneDef[zone]!]!;
	const owner = m.layout.zoneOwner[zone]!;
	if (def.per === 'game') return def.id;
	if (def.per === 'player') return `${def.id}(${playerKey(owner)})`;
	const { q, r } = m.program.map.cells[owner]!;
	return `${def.id}(${q},${r})`;
}

/** Name of a piece whose face is known: `joker`, `token/2`; a piece that shows another face than at first keeps its number. */
export function knownPieceKey(m: Machine, piece: number): Key {
	const def = m.program.pieces[piece]!;
	const face = m.mem[m.layout.face + piece]!;
	if (face === def.face) return def.id;
	const shown = m.program.faces[face]!;
	return m.program.faces[def.face]!.back === face ? shown.id : `${shown.id}/${piece}`;
}

/** Name of a piece for a viewer: an unknown one is called by its place. */
export function pieceKey(m: Machine, viewer: Viewer, piece: number): Key {
	if (knowsPiece(m, viewer, piece)) return knownPieceKey(m, piece);
	const { layout, mem } = m;
	const zone = mem[layout.zone + piece]!;
	if (!knowsCount(m, viewer, zone)) return `${zoneKey(m, zone)}#?`;
	let place = 1;
	for (let i = mem[layout.bottom + zone]!; i !== piece && i >= 0; i = mem[layout.above + i]!)
		place++;
	return `${zoneKey(m, zone)}#${place}`;
}

/** A runtime word of the given type in the client's terms. */
export function valueOf(m: Machine, viewer: Viewer, type: Type, word: number): Value {
	switch (type.t) {
		case 'int':
			return word;
		case 'bool':
			return word !== 0;
		case 'enum':
			return m.program.enums[type.enum]!.values[word] ?? null;
		case 'choice':
			return type.names[word] ?? null;
		case 'player':
			return word < 0 ? null : playerKey(word);
		case 'space':
			return word < 0 ? null : spaceKey(m.program, word);
		case 'piece':
			return word < 0 ? null : pieceKey(m, viewer, word);
		case 'zone':
			return word < 0 ? null : zoneKey(m, word);
		case 'optional':
			return word < 0 ? null : valueOf(m, viewer, type.of, word);
		case 'none':
		case 'set':
		case 'per-player':
		case 'per-space':
		case 'per-face':
			return null;
	}
}

/** What a field holds, from an address of the state on: a word, or a set. */
export function fieldValue(m: Machine, viewer: Viewer, { type, set }: FieldDef, at: number): Value {
	if (set === undefined || type.t !== 'set') return valueOf(m, viewer, type, m.mem[at]!);
	return setValue(m, viewer, type.of, elementsOf(m.mem.subarray(at, at + set.words)));
}

/** The order of pieces would tell which of those are meant that the viewer does not know. */
export function setValue(m: Machine, viewer: Viewer, of: Type, elements: number[]): SetValue {
	const names = elements.map((word) => {
		const value = valueOf(m, viewer, of, word);
		return value === null ? null : String(value);
	});
	return of.t === 'piece' ? names.sort(compare) : names;
}

function compare(a: string | null, b: string | null): number {
	return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1;
}

/** A runtime word as an argument of a phrase. */
export function phraseArgument(
	m: Machine,
	viewer: Viewer,
	type: Type,
	word: number
): PhraseArgument {
	const inner = type.t === 'optional' ? type.of : type;
	if (inner.t === 'enum') {
		const { id, values } = m.program.enums[inner.enum]!;
		return { of: 'enum', enum: id, value: values[word] ?? null };
	}
	if (inner.t === 'piece' && word >= 0 && !knowsPiece(m, viewer, word)) {
		return { of: 'unknown', count: 1 };
	}
	const value = valueOf(m, viewer, type, word);
	if (typeof value === 'number') return { of: 'number', value };
	if (inner.t === 'bool' || inner.t === 'choice') return { of: 'text', value: String(value) };
	return { of: 'thing', keys: value === null ? [] : [String(value)] };
}

/**
 * Pieces as an argument: their names where known; where none is known, how many, as far as the viewer may count where they
 * lie, or where they came `from`.
 */
export function piecesArgument(
	m: Machine,
	viewer: Viewer,
	pieces: number[],
	from: number | null = null
): PhraseArgument {
	const { layout, mem } = m;
	const counted = (piece: number): boolean =>
		knowsCount(m, viewer, mem[layout.zone + piece]!) ||
		(from !== null && knowsCount(m, viewer, from));
	const unknown = pieces.filter((piece) => !knowsPiece(m, viewer, piece));
	if (unknown.length > 0 && unknown.length === pieces.length)
		return { of: 'unknown', count: unknown.every(counted) ? unknown.length : null };
	const keys = pieces.map((piece) => pieceKey(m, viewer, piece));
	// Those that may not be counted have one name, which stands there once.
	return { of: 'thing', keys: unknown.every(counted) ? keys : [...new Set(keys)] };
}

/** Keys of the things a word stands for, to be highlighted on the table. */
export function targetsOf(m: Machine, viewer: Viewer, type: Type, word: number): Key[] {
	const inner = type.t === 'optional' ? type.of : type;
	const onTable = inner.t === 'piece' || inner.t === 'space' || inner.t === 'player';
	const value = onTable ? valueOf(m, viewer, type, word) : null;
	return typeof value === 'string' ? [value] : [];
}

/** The number a key stands for, or null where there is no such thing or the viewer may not know it. */
export function wordOfKey(m: Machine, viewer: Viewer, key: string): number | null {
	const { program } = m;
	for (let seat = 0; seat < program.players; seat++) if (playerKey(seat) === key) return seat;
	for (let s = 0; s < program.map.cells.length; s++) if (spaceKey(program, s) === key) return s;
	const piece = program.pieces.findIndex((def) => def.id === key);
	if (piece >= 0) return knowsPiece(m, viewer, piece) ? piece : null;
	const other = program.faces.findIndex((face) => face.id === key);
	if (other >= 0) {
		const shown = program.pieces.findIndex((_, i) => m.mem[m.layout.face + i] === other);
		return shown >= 0 && knowsPiece(m, viewer, shown) ? shown : null;
	}
	return /^-?\d+$/.test(key) ? Number(key) : null;
}
