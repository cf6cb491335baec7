/** Two parts of one type, such as the sides of a comparison: the one that is clear settles the words of the other. */
import type { Expression } from '#lib/language/expression/ast.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import type { Context, Hint } from './context.ts';
import { meaningsOf } from './meanings.ts';
import { isUndecided } from './bare-names.ts';
import { comparable, isValue, plain } from './types.ts';

/** Does this part only make sense when a type is expected? */
export function needsHint(cx: Context, node: Expression, scope: Scope): boolean {
	switch (node.node) {
		case 'none':
			return true;
		case 'name':
			return isUndecided(cx, node.name, scope);
		case 'if':
			return needsHint(cx, node.then, scope) && needsHint(cx, node.else, scope);
		case 'list':
			return node.items.every((item) => needsHint(cx, item, scope));
		default:
			return false;
	}
}

/** Both parts, each in its scope and checked with what the other tells. */
export function visitPair(
	cx: Context,
	[a, b]: readonly [Expression, Expression],
	[here, there]: readonly [Scope, Scope],
	hint: Hint
): [Checked | null, Checked | null] {
	if (hint !== null) return [cx.visit(a, here, hint), cx.visit(b, there, hint)];
	const undecided = needsHint(cx, b, there);
	// What waits for the other side stays silent when that failed.
	if (needsHint(cx, a, here)) {
		const both = undecided ? onlyCommonType(cx, a, b) : null;
		const right = cx.visit(b, there, both);
		return [right === null ? null : cx.visit(a, here, both ?? hintOf(right)), right];
	}
	const left = cx.visit(a, here, null);
	return [left, left === null && undecided ? null : cx.visit(b, there, hintOf(left))];
}

function hintOf(checked: Checked | null): Hint {
	if (checked === null || checked.type.t === 'none') return null;
	return isValue(checked.type) ? plain(checked.type) : checked.type;
}

/** Two words with several meanings each: if they share one type, it is that. */
function onlyCommonType(cx: Context, a: Expression, b: Expression): Hint {
	if (a.node !== 'name' || b.node !== 'name') return null;
	const right = meaningsOf(cx, b.name, null);
	const common = meaningsOf(cx, a.name, null).flatMap(({ type }) =>
		type !== null && right.some((m) => m.type !== null && comparable(type, m.type, cx.symbols))
			? [type]
			: []
	);
	return common.length === 1 ? (common[0] ?? null) : null;
}
