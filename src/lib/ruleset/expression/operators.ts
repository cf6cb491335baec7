/** Arithmetic, comparisons, conditions, kinds. */
import type { Expression, NodeOf } from '#lib/language/expression/ast.ts';
import { nearest } from '#lib/language/suggest.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { isFace } from '#lib/ruleset/names/faces.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import { asSet, insistOnSingle, single, typed } from './ask.ts';
import { isSet, type Context, type Hint, type Single } from './context.ts';
import { binary, choice, choiceOfSets, constant, minus, negate } from './fold.ts';
import { scopeWhere } from './narrowing.ts';
import { needsHint, visitPair } from './pair.ts';
import { reportUnknown } from './unknown.ts';
import {
	BOOL,
	INT,
	aType,
	canBeNone,
	comparable,
	join,
	plain,
	relatedKinds,
	saidType
} from './types.ts';
import { inEnglish, say } from '#lib/language/said.ts';

export function visitUnary(cx: Context, node: NodeOf<'unary'>, scope: Scope): Checked | null {
	const type = node.operator === 'not' ? BOOL : INT;
	const of = typed(cx, { node: node.of }, scope, type);
	if (of === null) return null;
	return { expr: node.operator === 'not' ? negate(of) : minus(of), type };
}

export function visitBinary(cx: Context, node: NodeOf<'binary'>, scope: Scope): Checked | null {
	const { operator } = node;
	switch (operator) {
		case '==':
		case '!=':
			return visitEquality(cx, node, scope);
		case 'and':
		case 'or':
			return both(cx, node, scope, BOOL, BOOL);
		case '<':
		case '<=':
		case '>':
		case '>=':
			return both(cx, node, scope, INT, BOOL);
		case '/':
			return copyOf(cx, node, scope) ?? both(cx, node, scope, INT, INT);
		default:
			return both(cx, node, scope, INT, INT);
	}
}

/** `token/2` and `token/2.owner` in a scenario: the scope knows the second copy by this name. */
function copyOf(cx: Context, { a, b }: NodeOf<'binary'>, scope: Scope): Checked | null {
	if (a.node !== 'name') return null;
	const number = firstOf(b);
	if (number.node !== 'int') return null;
	const name = `${a.name}/${number.value}`;
	if (scope.lookup(name) === null) return null;
	const copy: Expression = { node: 'name', name, start: a.start, end: number.end };
	return cx.visit(replaceFirst(b, copy), scope, null);
}

function firstOf(node: Expression): Expression {
	return node.node === 'member' ? firstOf(node.of) : node;
}

function replaceFirst(node: Expression, first: Expression): Expression {
	return node.node === 'member' ? { ...node, of: replaceFirst(node.of, first) } : first;
}

function both(
	cx: Context,
	node: NodeOf<'binary'>,
	scope: Scope,
	operands: Type,
	type: Type
): Checked | null {
	const a = typed(cx, { node: node.a }, scope, operands);
	const b = typed(cx, { node: node.b }, behind(cx, node, scope), operands);
	return a === null || b === null ? null : { expr: binary(node.operator, a, b), type };
}

/** Behind `and` the first condition holds, behind `or` it does not. */
function behind({ symbols }: Context, { operator, a }: NodeOf<'binary'>, scope: Scope): Scope {
	if (operator !== 'and' && operator !== 'or') return scope;
	return scopeWhere(a, operator === 'and', scope, symbols);
}

function visitEquality(cx: Context, node: NodeOf<'binary'>, scope: Scope): Checked | null {
	const [left, right] = visitPair(cx, [node.a, node.b], [scope, scope], null);
	if (left === null || right === null) return null;
	if (isSet(left) !== isSet(right)) {
		oneIsSet(cx, isSet(left) ? node.a : node.b, isSet(left) ? left : right);
		return null;
	}
	const a = insistOnSingle(cx, left, node.a);
	const b = a === null ? null : insistOnSingle(cx, right, node.b);
	if (a === null || b === null) return null;
	if (!comparable(a.type, b.type, cx.symbols)) {
		if (needsHint(cx, node.a, scope)) neverEqual(cx, node.a, a.type, b.type);
		else neverEqual(cx, node.b, b.type, a.type);
		return null;
	}
	return { expr: binary(node.operator, a.expr, b.expr), type: BOOL };
}

function oneIsSet(cx: Context, at: Expression, side: Checked): void {
	const faces = isSet(side) && side.set.set === 'faces';
	const message = faces
		? say`meaning/stands-for-all: This stands for all pieces that show it: ask with \`is\``
		: say`meaning/single-value-ask: Expected a single value, this is a ${saidType(side.type, cx.symbols)}: ask with \`in\`, or take one with first(...)`;
	cx.report('type/set', at, message);
}

/** The side that was looked at with the other in mind is the one that is wrong. */
function neverEqual(cx: Context, at: Expression, found: Type, other: Type): void {
	const { symbols } = cx;
	const word = at.node === 'name' ? say`"${at.name}"` : say`word/this: this`;
	const message =
		found.t === 'none'
			? say`meaning/compared-with: Compared with ${aType(other, symbols)}, which is never none`
			: say`meaning/compared-but: Compared with ${aType(other, symbols)}, but ${word} is ${aType(found, symbols)}`;
	cx.report('type/mismatch', at, message);
}

/** `x is token`, `x is joker`, `x is none` */
export function visitIs(cx: Context, node: NodeOf<'is'>, scope: Scope): Checked | null {
	const of = single(cx, { node: node.of }, scope, null);
	const { what } = node;
	if (of === null) return null;
	const test = what.node === 'none' ? isNone(cx, node, of) : isOf(cx, node, of, scope);
	if (test === null) return null;
	return { expr: node.negated ? negate(test) : test, type: BOOL };
}

function isNone(cx: Context, node: NodeOf<'is'>, of: Single): ExprIR | null {
	if (canBeNone(of.type)) return binary('==', of.expr, constant(-1));
	const message = say`meaning/this-is: This is ${aType(of.type, cx.symbols)}: it is never none`;
	cx.report('type/never-none', node.what, message);
	return null;
}

function isOf(cx: Context, node: NodeOf<'is'>, of: Single, scope: Scope): ExprIR | null {
	const { symbols } = cx;
	const { what } = node;
	const type = plain(of.type);
	const ofFace = isFace(type, symbols);
	if ((type.t !== 'piece' && !ofFace) || what.node !== 'name') {
		if (what.node === 'hole') return null;
		const message = say`meaning/is-asks-for-kind: \`is\` asks for a kind of piece, a piece or none: to compare values write \`==\``;
		cx.report('type/is', node, message);
		return null;
	}
	cx.asked?.({ word: what, scope, hint: null, after: 'kind' });
	const { name } = what;
	const kind = symbols.kinds.findIndex((k) => k.id === name);
	const face = symbols.faces.findIndex((f) => f.id === name);
	const wanted = kind >= 0 ? kind : symbols.faces[face]?.kind;
	if (wanted === undefined) {
		const plural = symbols.kinds.find((k) => k.plural === name);
		const words = [...symbols.kinds.map((k) => k.id), ...symbols.faces.map((f) => f.id)];
		const meant = plural?.id ?? nearest(name, words);
		const said = say`meaning/no-kind-or-piece: There is no kind or piece "${name}"`;
		reportUnknown(cx, what, { what: 'kind-or-piece', word: name, of: null, said }, meant);
		return null;
	}
	// Where something may count as another face, it may be of any kind.
	if (
		type.t === 'piece' &&
		symbols.counting === null &&
		!relatedKinds(type.kind, wanted, symbols)
	) {
		const found = saidType(type, symbols);
		const message = /^[aeio]/.test(inEnglish(found))
			? say`meaning/an-is-never: An ${found} is never "${name}"`
			: say`meaning/a-is-never: A ${found} is never "${name}"`;
		cx.report('type/never', what, message);
		return null;
	}
	cx.seen?.({ span: what, what: kind >= 0 ? 'kind' : 'piece', type });
	symbols.read?.(kind >= 0 ? 'kind' : 'face', kind >= 0 ? kind : face);
	if (ofFace && kind >= 0) return { op: 'face-is-kind', kind, of: of.expr };
	if (ofFace) return binary('==', of.expr, constant(face));
	if (kind >= 0) return { op: 'is-kind', kind, of: of.expr };
	return { op: 'is-piece', piece: face, of: of.expr };
}

export function visitIf(cx: Context, node: NodeOf<'if'>, scope: Scope, hint: Hint): Checked | null {
	const cond = typed(cx, { node: node.cond }, scope, BOOL);
	const where = (holds: boolean) => scopeWhere(node.cond, holds, scope, cx.symbols);
	const [a, b] = visitPair(cx, [node.then, node.else], [where(true), where(false)], hint);
	if (cond === null || a === null || b === null) return null;
	if (isSet(a) || isSet(b)) return ifSet(cx, node, cond, a, b);
	const type = join(a.type, b.type, cx.symbols);
	if (type === null) return differ(cx, node.else, a.type, b.type);
	return { expr: choice(cond, a.expr, b.expr), type };
}

function ifSet(
	cx: Context,
	node: NodeOf<'if'>,
	cond: ExprIR,
	a: Checked,
	b: Checked
): Checked | null {
	const [left, right] = [asSet(a), asSet(b)];
	const type = left && right && join(left.type, right.type, cx.symbols);
	if (!left || !right || !type) return differ(cx, node.else, a.type, b.type);
	return { set: choiceOfSets(cond, left.set, right.set), type };
}

function differ(cx: Context, at: Expression, a: Type, b: Type): null {
	const [first, other] = [saidType(a, cx.symbols), saidType(b, cx.symbols)];
	cx.report(
		'type/mismatch',
		at,
		say`meaning/branches-differ: The branches differ: one is ${first}, the other ${other}`
	);
	return null;
}
