/**
 * What a seat is entitled to know, read off the declarations in the rules. Written a second time on purpose: were it the
 * engine's own code, the test would share its mistakes.
 */
import type { ExprIR, Table } from '#lib/ruleset/program/expression-ir.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { columnOf } from '#lib/engine/state/memory-layout.ts';

/** Whether the seat may know which piece this is. */
export function entitledToPiece(m: Machine, seat: number, piece: number): boolean {
	const zone = m.mem[m.layout.zone + piece]!;
	const { sees } = m.program.zones[m.layout.zoneDef[zone]!]!;
	const owner = m.layout.zoneOwner[zone]!;
	if (sees.to === 'expr' || sees.to === 'piece-expr')
		return holds(m, sees.expr, seat, owner, piece);
	return sees.to === 'all' || (sees.to === 'owner' && owner === seat);
}

/** Whether the seat may know how many pieces lie in a zone. */
export function entitledToCount(m: Machine, seat: number, zone: number): boolean {
	const { count, per } = m.program.zones[m.layout.zoneDef[zone]!]!;
	const owner = m.layout.zoneOwner[zone]!;
	if (count.to === 'expr') return holds(m, count.expr, seat, owner, -1);
	return count.to === 'all' || (count.to === 'owner' && per === 'player' && owner === seat);
}

/** Whether the seat may know a field of a thing; of the game it is 0. */
export function entitledToField(
	m: Machine,
	seat: number,
	table: Table,
	field: number,
	thing: number
): boolean {
	const { visible } = m.program.fields[table][field]!;
	if (visible.to === 'with-identity') return table === 'piece' && entitledToPiece(m, seat, thing);
	if (visible.to === 'expr') return holds(m, visible.expr, seat, table === 'game' ? -1 : thing, -1);
	return visible.to === 'all' || (visible.to === 'owner' && table === 'player' && thing === seat);
}

function holds(m: Machine, expr: ExprIR, ...registers: number[]): boolean {
	m.regs.set(registers);
	return m.code.evaluator.expression(expr)(m) !== 0;
}

/** Whether a face is of a kind, or of one derived from it. */
export function isOfKind(m: Machine, face: number, kind: number): boolean {
	let own = m.program.faces[face]!.kind;
	while (own >= 0 && own !== kind) own = m.program.kinds[own]!.parent;
	return own === kind;
}

/** The kind below the root: pieces of one such kind have the same back. */
export function backOf(m: Machine, piece: number): number {
	let kind = m.program.faces[m.mem[m.layout.face + piece]!]!.kind;
	while (m.program.kinds[kind]!.parent > 0) kind = m.program.kinds[kind]!.parent;
	return kind;
}

export function pieceColumn(m: Machine, field: number): number {
	return columnOf(m.layout, 'piece', field);
}
