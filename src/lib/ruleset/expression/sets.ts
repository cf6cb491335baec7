/** Sets: narrowed, at a place, united, listed, ranges; and being in one. */
import type { Expression, NodeOf } from '#lib/language/expression/ast.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { elementScope } from '#lib/ruleset/names/scope.ts';
import type { Binding, Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import { asSet, insistOnSingle, look, mismatch, several, single, typed } from './ask.ts';
import type { Context, Hint, Several } from './context.ts';
import { binary, constant, negate, within } from './fold.ts';
import { knownFrom } from './narrowing.ts';
import { needsHint } from './pair.ts';
import {
	ANY_SET,
	BOOL,
	INT,
	NONE,
	PIECE,
	comparable,
	isValue,
	join,
	plain,
	setOf,
	saidType
} from './types.ts';
import { say } from '#lib/language/said.ts';

function elementOf(hint: Hint): Type | null {
	return hint?.t === 'set' && hint.of.t !== 'none' ? hint.of : null;
}

export function visitWhere(
	cx: Context,
	node: NodeOf<'where'>,
	scope: Scope,
	hint: Hint
): Checked | null {
	const of = several(cx, { node: node.set }, scope, elementOf(hint));
	if (of === null) return null;
	const slot = scope.nextRegister;
	const element: Binding = { type: of.element, at: 'reg', slot };
	const inner = elementScope(scope, element);
	const cond = typed(cx, { node: node.cond }, inner, BOOL);
	if (cond === null) return null;
	// `pieces where it is token and ...` is a set of tokens.
	const known = knownFrom(node.cond, true, inner, cx.symbols).get('it');
	const type = setOf(known?.type ?? of.element);
	if (cond.op === 'const' && cond.value !== 0) return { set: of.set, type };
	return { set: { set: node.word, of: of.set, slot, cond }, type };
}

/** `tokens at hand(you)`: a space or a player stands for its one zone. */
export function visitAt(cx: Context, node: NodeOf<'at'>, scope: Scope): Checked | null {
	const pieces = several(cx, { node: node.pieces }, scope, PIECE);
	const zone = zoneOf(cx, node.zone, scope);
	if (pieces === null || zone === null) return null;
	if (pieces.element.t !== 'piece') {
		mismatch(cx, node.pieces, setOf(PIECE), pieces.type);
		return null;
	}
	const { type } = pieces;
	const all: SetIR = { set: 'zone', zone, kind: 0 };
	if (pieces.set.set === 'pieces') return { set: { ...all, kind: pieces.set.kind }, type };
	if (pieces.set.set === 'faces') {
		const slot = scope.nextRegister;
		const of: ExprIR = { op: 'reg', slot };
		const cond: ExprIR = { op: 'is-piece', piece: pieces.set.piece, of };
		return { set: { set: 'where', of: all, slot, cond }, type };
	}
	return { set: { set: 'shared', a: all, b: pieces.set }, type };
}

function zoneOf(cx: Context, node: Expression, scope: Scope): ExprIR | null {
	const found = single(cx, { node }, scope, null);
	if (found === null) return null;
	const { symbols } = cx;
	const type = plain(found.type);
	if (type.t === 'zone') return found.expr;
	if (type.t !== 'player' && type.t !== 'space') {
		const message = say`meaning/expected-zone: Expected a zone, a player or a ${symbols.map.space || 'space'} after \`at\`, found ${saidType(type, symbols)}`;
		cx.report('type/mismatch', node, message);
		return null;
	}
	const zones = symbols.zones.flatMap((zone, index) =>
		zone.per === type.t && !zone.row ? [{ zone, index }] : []
	);
	const main = zones.length === 1 ? zones : zones.filter(({ zone }) => zone.main);
	const [first, ...others] = main;
	if (first !== undefined && others.length === 0) {
		symbols.read?.('zone', first.index);
		return { op: 'zone', zone: first.index, of: found.expr };
	}
	const owner = saidType(type, symbols);
	const names = zones.map(({ zone }) => `${zone.id}(...)`).join(', ');
	const message =
		zones.length === 0
			? say`meaning/a-has-no-zone: A ${owner} has no zone`
			: say`meaning/several-zones: A ${owner} has several zones (${names}): name one, or mark one \`main: true\``;
	cx.report('name/ambiguous', node, message);
	return null;
}

/** `a with b`: one of the two may be a single element. */
export function visitCombine(
	cx: Context,
	node: NodeOf<'combine'>,
	scope: Scope,
	hint: Hint
): Checked | null {
	const wanted = elementOf(hint);
	const a = look(cx, { node: node.a }, scope, wanted === null ? ANY_SET : hint);
	const known = a === null ? null : (asSet(a)?.element ?? a.type);
	const b = look(cx, { node: node.b }, scope, known === null ? ANY_SET : setOf(known));
	if (a === null || b === null) return null;
	const [left, right] = [asSet(a), asSet(b)];
	if (left === null && right === null) {
		const found = saidType(a.type, cx.symbols);
		cx.report(
			'type/not-a-set',
			node.a,
			say`meaning/expected-a-set: Expected a set, found ${found}`
		);
		return null;
	}
	const first = left ?? ofOne(cx, a, node.a, scope);
	const second = right ?? ofOne(cx, b, node.b, scope);
	if (first === null || second === null) return null;
	const united = join(first.element, second.element, cx.symbols);
	const common = comparable(first.element, second.element, cx.symbols);
	if (united === null || (node.operator !== 'with' && !common)) {
		mismatch(cx, node.b, first.type, second.type);
		return null;
	}
	const operator = node.operator === 'shared with' ? 'shared' : node.operator;
	const type = operator === 'with' ? setOf(united) : first.type;
	return { set: { set: operator, a: first.set, b: second.set }, type };
}

/** The set of one element; of none, the empty set. */
function ofOne(cx: Context, checked: Checked, node: Expression, scope: Scope): Several | null {
	const single = insistOnSingle(cx, checked, node);
	if (single === null) return null;
	const element = plain(single.type);
	const set = withoutNone({ set: 'list', items: [single.expr] }, single.type, scope);
	return { set, type: setOf(element), element };
}

/** None is never an element. */
function withoutNone(list: SetIR, type: Type, scope: Scope): SetIR {
	if (type.t !== 'optional') return list;
	const slot = scope.nextRegister;
	const cond = binary('!=', { op: 'reg', slot }, constant(-1));
	return { set: 'where', of: list, slot, cond };
}

/** `{a, b}` */
export function visitList(
	cx: Context,
	node: NodeOf<'list'>,
	scope: Scope,
	hint: Hint
): Checked | null {
	let type: Type | null = elementOf(hint);
	const wanted = type;
	// A word that is decided tells what the others are.
	const order = [...node.items].sort(
		(a, b) => Number(needsHint(cx, a, scope)) - Number(needsHint(cx, b, scope))
	);
	const found = new Map<Expression, ExprIR>();
	for (const item of order) {
		const element = single(
			cx,
			{ node: item },
			scope,
			wanted ?? (type === null ? null : plain(type))
		);
		if (element === null) continue;
		const joined: Type | null =
			found.size === 0 ? element.type : join(type ?? NONE, element.type, cx.symbols);
		if (joined === null) {
			mismatch(cx, item, type ?? NONE, element.type);
			continue;
		}
		type = joined;
		found.set(item, element.expr);
	}
	if (found.size < node.items.length) return null;
	if (type === null || (node.items.length > 0 && type.t === 'none')) {
		cx.report(
			'type/unknown-element',
			node,
			say`meaning/set-no-elements: This set has no elements to tell what it is a set of`
		);
		return null;
	}
	const items = node.items.flatMap((item) => found.get(item) ?? []);
	return { set: withoutNone({ set: 'list', items }, type, scope), type: setOf(plain(type)) };
}

export function visitRange(cx: Context, node: NodeOf<'range'>, scope: Scope): Checked | null {
	const from = typed(cx, { node: node.from }, scope, INT);
	const to = typed(cx, { node: node.to }, scope, INT);
	return from === null || to === null
		? null
		: { set: { set: 'range', from, to }, type: setOf(INT) };
}

export function visitIn(cx: Context, node: NodeOf<'in'>, scope: Scope): Checked | null {
	const setFirst = needsHint(cx, node.of, scope) && !needsHint(cx, node.set, scope);
	const early = setFirst ? several(cx, { node: node.set }, scope) : null;
	if (setFirst && early === null) return null;
	const of = single(cx, { node: node.of }, scope, early?.element ?? null);
	const element = of === null || !isValue(of.type) ? null : plain(of.type);
	if (of === null && needsHint(cx, node.set, scope)) return null;
	const set = early ?? several(cx, { node: node.set }, scope, element);
	if (of === null || set === null) return null;
	if (!comparable(of.type, set.element, cx.symbols)) {
		mismatch(cx, node.set, setOf(plain(of.type)), set.type);
		return null;
	}
	const expr = within(of.expr, set.set);
	return { expr: node.negated ? negate(expr) : expr, type: BOOL };
}
