/** Something of a type, each alike. */
import type { Pick } from '#lib/engine/seat/resample.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

/** Whether it takes a range to know what it can be: a number. */
export function isDrawable(type: Type): boolean {
	return (type.t === 'optional' ? type.of : type).t === 'int';
}

/** How many things of a type there are; 0 of numbers. */
export function sizeOf({ program, layout }: Machine, type: Type): number {
	switch (type.t) {
		case 'bool':
			return 2;
		case 'enum':
			return program.enums[type.enum]!.values.length;
		case 'choice':
			return type.names.length;
		case 'player':
			return layout.players;
		case 'space':
			return layout.spaces;
		case 'piece':
			return layout.pieces;
		case 'zone':
			return layout.zones;
		default:
			return 0;
	}
}

/** `bounds`: of a number. */
export function drawWord(
	m: Machine,
	type: Type,
	bounds: { low: number; high: number },
	pick: Pick
): number {
	if (type.t === 'optional') {
		const inner = type.of;
		if (inner.t !== 'int' && pick(sizeOf(m, inner) + 1) === 0) return -1;
		return drawWord(m, inner, bounds, pick);
	}
	if (type.t === 'int') return bounds.low + pick(bounds.high - bounds.low + 1);
	if (type.t === 'piece') return drawPiece(m, type.kind, pick);
	const size = sizeOf(m, type);
	return size === 0 ? -1 : pick(size);
}

/** All that a word of a type can be, where there are few of them: at most `most`; null: there are more, or nobody can say. */
export function wordsOfType(
	m: Machine,
	type: Type,
	bounds: { low: number; high: number },
	most: number
): number[] | null {
	if (type.t === 'optional') {
		const inner = wordsOfType(m, type.of, bounds, most);
		return inner === null || type.of.t === 'int' ? inner : [-1, ...inner];
	}
	const [first, count] =
		type.t === 'int' ? [bounds.low, bounds.high - bounds.low + 1] : [0, sizeOf(m, type)];
	if (count === 0 || count > most || type.t === 'piece') return null;
	return Array.from({ length: count }, (_, i) => first + i);
}

function drawPiece(m: Machine, kind: number, pick: Pick): number {
	const { layout, mem, tables } = m;
	const fits: number[] = [];
	for (let piece = 0; piece < layout.pieces; piece++)
		if (tables.kinds[kind]![mem[layout.face + piece]!] === 1) fits.push(piece);
	return fits.length === 0 ? -1 : fits[pick(fits.length)]!;
}
