/** From the tree of an expression to plain data. */
import type { Expression } from '#lib/language/expression/ast.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import { visitCall, visitMember } from './calls.ts';
import { type Context, type Hint, isSet } from './context.ts';
import { constant, hasNoRoom } from './fold.ts';
import { visitName } from './bare-names.ts';
import { visitBinary, visitIf, visitIs, visitUnary } from './operators.ts';
import { visitQuantifier } from './quantifiers.ts';
import { visitAt, visitCombine, visitIn, visitList, visitRange, visitWhere } from './sets.ts';
import { BOOL, INT, NONE } from './types.ts';
import { say } from '#lib/language/said.ts';

/** A context whose parts find back here. */
export function contextOf(rest: Omit<Context, 'visit'>): Context {
	const { understood } = rest;
	const plain: Context['visit'] = (node, scope, hint) => visit(cx, node, scope, hint);
	const telling: Context['visit'] = (node, scope, hint) => {
		const found = visit(cx, node, scope, hint);
		if (found !== null) understood?.(node, found);
		return found;
	};
	const cx: Context = { ...rest, visit: understood === undefined ? plain : telling };
	return cx;
}

function visit(cx: Context, node: Expression, scope: Scope, hint: Hint): Checked | null {
	switch (node.node) {
		case 'hole':
			return null;
		case 'int':
			return { expr: constant(node.value), type: INT };
		case 'bool':
			return { expr: constant(node.value), type: BOOL };
		case 'none':
			return { expr: constant(-1), type: NONE };
		case 'name':
			return visitName(cx, node, scope, hint);
		case 'member':
			return visitMember(cx, node, scope, hint);
		case 'call':
			return withRoom(cx, node, visitCall(cx, node, scope, hint));
		case 'quantifier':
			return visitQuantifier(cx, node, scope);
		case 'unary':
			return withRoom(cx, node, visitUnary(cx, node, scope));
		case 'binary':
			return withRoom(cx, node, visitBinary(cx, node, scope));
		case 'in':
			return visitIn(cx, node, scope);
		case 'is':
			return visitIs(cx, node, scope);
		case 'where':
			return visitWhere(cx, node, scope, hint);
		case 'at':
			return visitAt(cx, node, scope);
		case 'combine':
			return visitCombine(cx, node, scope, hint);
		case 'list':
			return visitList(cx, node, scope, hint);
		case 'range':
			return visitRange(cx, node, scope);
		case 'if':
			return visitIf(cx, node, scope, hint);
	}
}

/** What is known before the game starts and larger than any number of the rules is wrong where it stands. */
function withRoom(cx: Context, node: Expression, found: Checked | null): Checked | null {
	if (found === null || isSet(found) || !hasNoRoom(found.expr)) return found;
	cx.report(
		'type/too-large',
		node,
		say`meaning/result-too-large: This leaves the numbers that rules can keep: they go from -2147483648 to 2147483647`
	);
	return null;
}
