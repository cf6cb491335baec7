/** Who may know what: the declared visibility of zones and fields, worked out for one viewer. */
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { FieldDef } from '#lib/ruleset/program/program.ts';
import { ask } from '#lib/engine/machine/ask-value.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from './protocol.ts';

/** Whether the viewer may know which face a piece shows. */
export function knowsPiece(m: Machine, viewer: Viewer, piece: number): boolean {
	if (viewer === 'observer') return true;
	const { zoneDef, zoneOwner, zone } = m.layout;
	const place = m.mem[zone + piece]!;
	const { sees } = m.program.zones[zoneDef[place]!]!;
	const owner = zoneOwner[place]!;
	switch (sees.to) {
		case 'all':
			return true;
		case 'owner':
			return viewer === owner;
		case 'none':
		case 'with-identity':
			return false;
		case 'expr':
		case 'piece-expr':
			return holds(m, sees.expr, [viewer, owner, piece]);
	}
}

/** 1 for each piece whose face the viewer may know. A zone that shows all its pieces alike is asked only once. */
export function knownPieces(m: Machine, viewer: Viewer): Uint8Array {
	const { layout, mem, program } = m;
	const known = new Uint8Array(layout.pieces);
	const ofZone = new Int8Array(layout.zones).fill(-1);
	for (let piece = 0; piece < known.length; piece++) {
		const zone = mem[layout.zone + piece]!;
		let knows = ofZone[zone]!;
		if (knows < 0) {
			knows = knowsPiece(m, viewer, piece) ? 1 : 0;
			const { sees } = program.zones[layout.zoneDef[zone]!]!;
			if (sees.to !== 'piece-expr') ofZone[zone] = knows;
		}
		known[piece] = knows;
	}
	return known;
}

/** Whether the viewer may know how many pieces a zone holds. */
export function knowsCount(m: Machine, viewer: Viewer, zone: number): boolean {
	if (viewer === 'observer') return true;
	const { per, count } = m.program.zones[m.layout.zoneDef[zone]!]!;
	const owner = m.layout.zoneOwner[zone]!;
	switch (count.to) {
		case 'all':
			return true;
		case 'owner':
			return per === 'player' && viewer === owner;
		case 'none':
		case 'with-identity':
			return false;
		case 'expr':
			return holds(m, count.expr, [viewer, owner]);
	}
}

/** Whether the viewer may know a field of a thing (-1 for the game). */
export function knowsField(m: Machine, viewer: Viewer, field: FieldDef, thing: number): boolean {
	if (viewer === 'observer') return true;
	const { visible } = field;
	switch (visible.to) {
		case 'all':
			return true;
		case 'owner':
			return viewer === thing;
		case 'none':
			return false;
		case 'with-identity':
			return m.program.fields.piece.includes(field) && knowsPiece(m, viewer, thing);
		case 'expr':
			return holds(m, visible.expr, [viewer, thing]);
	}
}

function holds(m: Machine, expr: ExprIR, registers: readonly number[]): boolean {
	return ask(m, m.code.evaluator.expression(expr), registers) !== 0;
}
