/** What a `modify:` does to an answer: which stages there are, for what, and what one brings. */
import type { TreeNode } from '#lib/language/tree.ts';
import { type Said, say } from '#lib/language/said.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { oneOrMore } from '#lib/ruleset/link/steps/step-tools.ts';
import type { Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef, Stage } from '#lib/ruleset/program/program.ts';

const OF_NUMBERS = ['set', 'add', 'multiply', 'at-least', 'at-most'] as const;
const OF_SETS = ['set', 'with', 'without'] as const;

/** The word for nothing. */
const NONE: ExprIR = { op: 'const', value: -1 };

export function isFor(stage: Stage, type: Type): boolean {
	if (type.t === 'set') return OF_SETS.some((candidate) => candidate === stage);
	return (
		stage === 'set' || (type.t === 'int' && OF_NUMBERS.some((candidate) => candidate === stage))
	);
}

export function notFor(stage: Stage, value: string, type: Type, symbols: Symbols): Said {
	if (OF_SETS.some((candidate) => candidate === stage))
		return say`rule/is-for-sets: "${stage}" is for sets; ${value} is ${saidType(type, symbols)}`;
	return type.t === 'set'
		? say`rule/not-for-numbers: "${stage}" is for numbers; ${value} is ${saidType(type, symbols)}: write "with" or "without"`
		: say`rule/is-for-numbers: "${stage}" is for numbers; ${value} is ${saidType(type, symbols)}`;
}

/** What a stage brings: a number or a thing, or for a set elements, of which one may stand alone. */
export function given(
	link: Linking,
	node: TreeNode | undefined,
	scope: Scope,
	type: Type | null
): Pick<ModifierDef, 'amount' | 'elements'> | null {
	if (type?.t !== 'set') {
		const amount = link.expr(node, scope, type ?? undefined)?.expr;
		return amount ? { amount } : null;
	}
	const set = oneOrMore(link, scope, node, type.of);
	if (!set) return null;
	const slot = scope.nextRegister;
	const isThere: ExprIR = { op: 'binary', operator: '!=', a: { op: 'reg', slot }, b: NONE };
	const elements: SetIR = set.set === 'list' ? { set: 'where', of: set, slot, cond: isThere } : set;
	return { amount: { op: 'const', value: 0 }, elements };
}
