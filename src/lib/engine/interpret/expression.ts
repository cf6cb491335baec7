/** Expressions, worked out by walking them: registers from `rp` on hold what they bind, the pool the sets they walk. */
import { calculate, magnitude, opposite } from '#lib/ruleset/program/arithmetic.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { columnOf, heightOf, LOCALS, OVER, STATUS } from '#lib/engine/state/memory-layout.ts';
import type { Belonging, Blindfold } from './blindfold.ts';
import type { Interpretation } from './interpretation.ts';
import { quantify } from './quantifier.ts';
import { contains } from './set.ts';
import { stepsTo } from './spaces.ts';
import { callValue } from './value.ts';

export function evaluate(cx: Interpretation, m: Runtime, expr: ExprIR): number {
	const word = wordOf(cx, m, expr);
	if (cx.evaluated !== null) cx.evaluated(expr, word);
	return word;
}

function wordOf(cx: Interpretation, m: Runtime, expr: ExprIR): number {
	const { layout, mem } = m;
	switch (expr.op) {
		case 'const':
			return expr.value;
		case 'local':
			return mem[m.fp + LOCALS + expr.slot]!;
		case 'local-of': {
			const player = evaluate(cx, m, expr.player);
			return player < 0 ? -1 : mem[m.fp + LOCALS + expr.slot + player]!;
		}
		case 'reg':
			return m.regs[m.rp + expr.slot]!;
		case 'field':
			return fieldOf(cx, m, expr);
		case 'attribute': {
			const piece = evaluate(cx, m, expr.of);
			if (piece < 0) return expr.zero;
			cx.blindfold?.face(piece);
			return m.tables.attributes[expr.attribute]![mem[layout.face + piece]!]!;
		}
		case 'face': {
			const piece = evaluate(cx, m, expr.of);
			if (piece < 0) return -1;
			cx.blindfold?.face(piece);
			return mem[layout.face + piece]!;
		}
		case 'face-attribute': {
			const face = evaluate(cx, m, expr.of);
			return face < 0 ? expr.zero : m.tables.attributes[expr.attribute]![face]!;
		}
		case 'face-is-kind': {
			const face = evaluate(cx, m, expr.of);
			return face < 0 ? 0 : m.tables.kinds[expr.kind]![face]!;
		}
		case 'mark': {
			const space = evaluate(cx, m, expr.of);
			return space < 0 ? 0 : m.program.map.marks[expr.mark]!.values[space]!;
		}
		case 'space-of':
			return ownerOfPlace(cx, m, expr.piece, 'space');
		case 'holder-of':
			return ownerOfPlace(cx, m, expr.piece, 'player');
		case 'zone-of': {
			const piece = evaluate(cx, m, expr.piece);
			if (piece < 0) return -1;
			cx.blindfold?.place(piece, 'zone');
			return mem[layout.zone + piece]!;
		}
		case 'zone': {
			const { first } = m.program.zones[expr.zone]!;
			if (expr.of === null) return first;
			const owner = evaluate(cx, m, expr.of);
			return owner < 0 ? -1 : first + owner;
		}
		case 'row': {
			const thing = expr.of === null ? 0 : evaluate(cx, m, expr.of);
			const place = evaluate(cx, m, expr.index) - expr.first;
			if (thing < 0 || place < 0 || place >= expr.count) return -1;
			return place * heightOf(layout, expr.table) + thing;
		}
		case 'zone-count': {
			const zone = evaluate(cx, m, expr.zone);
			if (zone < 0) return 0;
			cx.blindfold?.count(zone);
			return mem[layout.count + zone]!;
		}
		case 'zone-end': {
			const zone = evaluate(cx, m, expr.zone);
			if (zone < 0) return -1;
			cx.blindfold?.count(zone);
			return mem[(expr.end === 'top' ? layout.top : layout.bottom) + zone]!;
		}
		case 'is-kind': {
			const piece = evaluate(cx, m, expr.of);
			if (piece < 0) return 0;
			if (cx.blindfold !== null) return isA(cx.blindfold, cx.blindfold.isOfKind(piece, expr.kind));
			return m.tables.kinds[expr.kind]![mem[layout.face + piece]!]!;
		}
		case 'is-piece': {
			const piece = evaluate(cx, m, expr.of);
			if (piece < 0) return 0;
			if (cx.blindfold !== null) return isA(cx.blindfold, cx.blindfold.shows(piece, expr.piece));
			return mem[layout.face + piece] === expr.piece ? 1 : 0;
		}
		case 'value':
			return callValue(cx, m, expr.value, expr.args);
		case 'over':
			return mem[STATUS] === OVER ? 1 : 0;
		case 'distance':
			return m.distance(evaluate(cx, m, expr.a), evaluate(cx, m, expr.b));
		case 'steps':
			return stepsTo(cx, m, expr);
		case 'ring':
			return m.ring(evaluate(cx, m, expr.of));
		case 'next': {
			const space = evaluate(cx, m, expr.of);
			return m.next(space, evaluate(cx, m, expr.direction));
		}
		case 'opposite': {
			return m.program.map.directions!.opposite[evaluate(cx, m, expr.of)] ?? -1;
		}
		case 'coordinate': {
			const space = evaluate(cx, m, expr.of);
			return space < 0 ? 0 : m.program.map.cells[space]![expr.axis];
		}
		case 'cell': {
			const q = evaluate(cx, m, expr.q);
			return m.cell(q, evaluate(cx, m, expr.r));
		}
		case 'not':
			return evaluate(cx, m, expr.of) === 0 ? 1 : 0;
		case 'neg':
			return m.kept(opposite(evaluate(cx, m, expr.of)));
		case 'abs':
			return m.kept(magnitude(evaluate(cx, m, expr.of)));
		case 'binary': {
			const a = evaluate(cx, m, expr.a);
			if (expr.operator === 'and' && a === 0) return 0;
			if (expr.operator === 'or' && a !== 0) return 1;
			return m.kept(calculate(expr.operator, a, evaluate(cx, m, expr.b)));
		}
		case 'if':
			return evaluate(cx, m, evaluate(cx, m, expr.cond) === 0 ? expr.b : expr.a);
		case 'in':
			return contains(cx, m, expr.set, evaluate(cx, m, expr.of)) ? 1 : 0;
		case 'any':
		case 'all':
		case 'none':
		case 'count':
		case 'sum':
		case 'max-of':
		case 'min-of':
		case 'distinct':
		case 'best':
		case 'least':
		case 'first':
			return quantify(cx, m, expr);
	}
}

function fieldOf(
	cx: Interpretation,
	m: Runtime,
	{ table, field, of, zero }: Extract<ExprIR, { op: 'field' }>
): number {
	const { layout, mem } = m;
	if (of === null) {
		cx.blindfold?.field(table, field, -1);
		return mem[layout.gameFields[field]!]!;
	}
	const thing = evaluate(cx, m, of);
	if (thing < 0) return zero;
	cx.blindfold?.field(table, field, thing);
	return mem[columnOf(layout, table, field) + thing]!;
}

/** What is only possible was looked at, and no more is said of it. */
function isA(blindfold: Blindfold, belongs: Belonging): number {
	if (belongs === 'possible') blindfold.look();
	return belongs === 'yes' ? 1 : 0;
}

/** The space (or player) to which the zone of a piece belongs. */
function ownerOfPlace(
	cx: Interpretation,
	m: Runtime,
	of: ExprIR,
	wanted: 'space' | 'player'
): number {
	const piece = evaluate(cx, m, of);
	if (piece < 0) return -1;
	cx.blindfold?.place(piece, wanted);
	const zone = m.mem[m.layout.zone + piece]!;
	const { per } = m.program.zones[m.layout.zoneDef[zone]!]!;
	return per === wanted ? m.layout.zoneOwner[zone]! : -1;
}
