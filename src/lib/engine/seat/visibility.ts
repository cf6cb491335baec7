/** Who may know what: the declared visibility of zones and fields, worked out for one viewer. */
import type { FieldDef, Visibility, ZoneDef } from '#lib/ruleset/program/program.ts';
import { compileRoot, type Eval } from '#lib/engine/compile/compile-expression.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from './protocol.ts';

interface Sights {
	/** One per declared zone. */
	zones: ((m: Machine, viewer: number, owner: number, piece: number) => boolean)[];
	/** One per declared zone: who knows how many are in it. */
	counts: ((m: Machine, viewer: number, owner: number) => boolean)[];
	/** One per field of a table. */
	fields: Map<
		FieldDef,
		(m: Machine, viewer: number, thing: number, knowsIdentity: boolean) => boolean
	>;
}

const compiled = new WeakMap<object, Sights>();

function sightsOf(m: Machine): Sights {
	const known = compiled.get(m.routines);
	if (known !== undefined) return known;
	const { fields, zones } = m.program;
	const sights: Sights = {
		zones: zones.map((zone) => zoneSight(m, zone.sees)),
		counts: zones.map(({ per, count }) => countSight(m, per, count)),
		fields: new Map()
	};
	for (const table of [fields.game, fields.player, fields.space, fields.piece]) {
		for (const field of table) sights.fields.set(field, fieldSight(m, field.visible));
	}
	compiled.set(m.routines, sights);
	return sights;
}

function zoneSight(machine: Machine, sees: ZoneDef['sees']): Sights['zones'][number] {
	switch (sees.to) {
		case 'all':
			return () => true;
		case 'owner':
			return (_m, viewer, owner) => viewer === owner;
		case 'none':
		case 'with-identity':
			return () => false;
		case 'expr':
		case 'piece-expr': {
			const holds = compileRoot(machine, sees.expr, 3);
			return (m, viewer, owner, piece) => ask(m, holds, [viewer, owner, piece]) !== 0;
		}
	}
}

function countSight(
	machine: Machine,
	per: ZoneDef['per'],
	count: ZoneDef['count']
): Sights['counts'][number] {
	if (count.to === 'owner') return (_m, viewer, owner) => per === 'player' && viewer === owner;
	if (count.to !== 'expr') return () => count.to === 'all';
	const holds = compileRoot(machine, count.expr, 2);
	return (m, viewer, owner) => ask(m, holds, [viewer, owner]) !== 0;
}

function fieldSight(
	machine: Machine,
	visible: Visibility
): (m: Machine, viewer: number, thing: number, knowsIdentity: boolean) => boolean {
	switch (visible.to) {
		case 'all':
			return () => true;
		case 'owner':
			return (_m, viewer, thing) => viewer === thing;
		case 'none':
			return () => false;
		case 'with-identity':
			return (_m, _viewer, _thing, knows) => knows;
		case 'expr': {
			const holds = compileRoot(machine, visible.expr, 2);
			return (m, viewer, thing) => ask(m, holds, [viewer, thing]) !== 0;
		}
	}
}

/** Evaluates with the first registers set, outside any running expression. */
export function ask(m: Machine, expr: Eval, registers: readonly number[]): number {
	registers.forEach((word, slot) => {
		m.regs[slot] = word;
	});
	return expr(m);
}

/** The answer of a value that is not a set. */
export function askValue(m: Machine, value: number, args: readonly number[]): number {
	return ask(m, m.values[value]!, args);
}

/** Whether the viewer may know which face a piece shows. */
export function knowsPiece(m: Machine, viewer: Viewer, piece: number): boolean {
	if (viewer === 'observer') return true;
	const zone = m.mem[m.layout.zone + piece]!;
	const def = m.layout.zoneDef[zone]!;
	return sightsOf(m).zones[def]!(m, viewer, m.layout.zoneOwner[zone]!, piece);
}

/** Whether the viewer may know how many pieces a zone holds. */
export function knowsCount(m: Machine, viewer: Viewer, zone: number): boolean {
	if (viewer === 'observer') return true;
	const def = m.layout.zoneDef[zone]!;
	return sightsOf(m).counts[def]!(m, viewer, m.layout.zoneOwner[zone]!);
}

/** Whether the viewer may know a field of a thing (-1 for the game). */
export function knowsField(m: Machine, viewer: Viewer, field: FieldDef, thing: number): boolean {
	if (viewer === 'observer') return true;
	const isPiece = m.program.fields.piece.includes(field);
	const knows = isPiece && knowsPiece(m, viewer, thing);
	return sightsOf(m).fields.get(field)?.(m, viewer, thing, knows) ?? false;
}
