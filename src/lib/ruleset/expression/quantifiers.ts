/** `any(x in SET: condition)` and its family: a variable runs through a set, held in a register. */
import type { NodeOf } from '#lib/language/expression/ast.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { childScope, scopeBefore } from '#lib/ruleset/names/scope.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import { several, single, typed } from './ask.ts';
import type { Context, Several } from './context.ts';
import { ANY_SET, BOOL, INT, optional, setOf } from './types.ts';
import { say } from '#lib/language/said.ts';

interface Quantifier {
	/** Of a quantifier that gives a set: which. */
	gives?: 'sorted' | 'one-of-each';
	op: Extract<ExprIR, { set: unknown; body: unknown }>['op'];
	/** What is said of each element; null: anything. */
	body: Type | null;
	result: (element: Type) => Type;
}

const flag = (): Type => BOOL;
const number = (): Type => INT;

const QUANTIFIERS = new Map<string, Quantifier>([
	['any', { op: 'any', body: BOOL, result: flag }],
	['all', { op: 'all', body: BOOL, result: flag }],
	['none', { op: 'none', body: BOOL, result: flag }],
	['count', { op: 'count', body: BOOL, result: number }],
	['sum', { op: 'sum', body: INT, result: number }],
	['max', { op: 'max-of', body: INT, result: number }],
	['min', { op: 'min-of', body: INT, result: number }],
	['distinct', { op: 'distinct', body: null, result: number }],
	['best', { op: 'best', body: INT, result: optional }],
	['least', { op: 'least', body: INT, result: optional }],
	['first', { op: 'first', body: BOOL, result: optional }],
	['only', { op: 'first', body: BOOL, result: (element) => element }],
	['sorted', { op: 'distinct', body: INT, gives: 'sorted', result: setOf }],
	['one-of-each', { op: 'distinct', body: null, gives: 'one-of-each', result: setOf }]
]);

export function visitQuantifier(
	cx: Context,
	node: NodeOf<'quantifier'>,
	scope: Scope
): Checked | null {
	const { name, variable } = node;
	cx.asked?.({ word: name, scope, hint: null, after: null });
	const set = several(cx, { node: node.set }, scopeBefore(variable.name, scope));
	const quantifier = QUANTIFIERS.get(name.name);
	if (quantifier === undefined) {
		const meant = nearest(name.name, QUANTIFIERS.keys());
		const message = say`meaning/does-not-go: "${name.name}" does not go through a set${hintOf(meant)}`;
		cx.report('ref/unknown-name', name, message, meant ?? undefined);
		return null;
	}
	if (set === null) return null;
	const slot = scope.nextRegister;
	cx.seen?.({ span: variable, what: 'local', type: set.element });
	const inner = childScope(scope, [[variable.name, { type: set.element, at: 'reg', slot }]]);
	const body = bodyOf(cx, node, quantifier, inner);
	if (body === null) return null;
	const type = quantifier.result(set.element);
	cx.seen?.({ span: name, what: 'function', type });
	const { gives } = quantifier;
	if (gives) return { set: { set: gives, of: set.set, slot, by: body }, type };
	return { expr: build(quantifier.op, slot, set, body), type };
}

/** `any(x in SET)`: the variable is there, what is said of it is missing. */
export function lacksBody(cx: Context, node: NodeOf<'call'>, scope: Scope): boolean {
	const { name, args } = node;
	const [first] = args;
	if (!QUANTIFIERS.has(name.name) || first?.node !== 'in' || first.of.node !== 'name') return false;
	const variable = first.of.name;
	if (cx.visit(first.set, scopeBefore(variable, scope), ANY_SET) === null) return true;
	const message = say`meaning/expected-colon: Expected \`:\` and what to look for: ${name.name}(${variable} in SET: ...)`;
	cx.report('call/arguments', first, message);
	return true;
}

function bodyOf(
	cx: Context,
	{ body }: NodeOf<'quantifier'>,
	quantifier: Quantifier,
	scope: Scope
): ExprIR | null {
	if (quantifier.body !== null) return typed(cx, { node: body }, scope, quantifier.body);
	return single(cx, { node: body }, scope)?.expr ?? null;
}

function build(op: Quantifier['op'], slot: number, { set }: Several, body: ExprIR): ExprIR {
	return { op, slot, set, body };
}
