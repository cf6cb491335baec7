/**
 * What a condition tells of the names in it: behind `x is token and`, x is a token.
 *
 * Only of names that cannot change between the test and the use: parameters, locals, variables, `it`, `you`. A field can be
 * set meanwhile, and what is worked out can come out differently.
 */
import type { Expression } from '#lib/language/expression/ast.ts';
import { parseExpression } from '#lib/language/expression/parse.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import { childScope } from '#lib/ruleset/names/scope.ts';
import type { Binding, Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { isKindOf, plain } from './types.ts';

/** A name that is not none; and the kind or piece that it is, where that is said. */
interface Told {
	name: string;
	is: string | null;
}

type Names = Pick<Symbols, 'kinds' | 'faces'>;

/** What is known of names where the condition holds, or where it does not. */
export function knownFrom(
	cond: Expression,
	holds: boolean,
	scope: Pick<Scope, 'lookup'>,
	symbols: Names
): Map<string, Binding> {
	const known = new Map<string, Binding>();
	for (const { name, is } of toldBy(cond, holds)) {
		const binding = known.get(name) ?? scope.lookup(name);
		const type = binding && narrower(binding.type, is, symbols);
		if (binding && type && type !== binding.type) known.set(name, { ...binding, type });
	}
	return known;
}

/** The scope of what is only asked where the condition holds, or does not. */
export function scopeWhere(cond: Expression, holds: boolean, scope: Scope, symbols: Names): Scope {
	const known = knownFrom(cond, holds, scope, symbols);
	const it = known.get('it');
	if (known.size === 0) return scope;
	const element = it && scope.lookup('it');
	return childScope(
		scope,
		known,
		it ? scope.elements.map((binding) => (binding === element ? it : binding)) : scope.elements
	);
}

/** The same of a condition as it is written; nothing where it cannot be read. */
export function knownBehind(
	node: ScalarNode | null,
	holds: boolean,
	scope: Pick<Scope, 'lookup'>,
	symbols: Names
): Map<string, Binding> {
	const ast = readAgain(node);
	return ast === null ? new Map<string, Binding>() : knownFrom(ast, holds, scope, symbols);
}

export function scopeBehind(node: ScalarNode | null, scope: Scope, symbols: Names): Scope {
	const ast = readAgain(node);
	return ast === null ? scope : scopeWhere(ast, true, scope, symbols);
}

/** Only what these words stand in tells anything; most conditions need not be read twice. */
const TELLING = /\b(is|in)\b/;

function readAgain(node: ScalarNode | null): Expression | null {
	const text = typeof node?.value === 'string' ? node.value : '';
	return TELLING.test(text) ? parseExpression(text).ast : null;
}

function toldBy(cond: Expression, holds: boolean): Told[] {
	switch (cond.node) {
		case 'unary':
			return cond.operator === 'not' ? toldBy(cond.of, !holds) : [];
		case 'binary':
			return cond.operator === (holds ? 'and' : 'or')
				? [...toldBy(cond.a, holds), ...toldBy(cond.b, holds)]
				: [];
		case 'in':
			// None is in no set.
			return toldOf(cond.of, holds !== cond.negated, null);
		case 'is': {
			const { of, what, negated } = cond;
			if (what.node === 'none') return toldOf(of, holds === negated, null);
			return what.node === 'name' ? toldOf(of, holds !== negated, what.name) : [];
		}
		default:
			return [];
	}
}

function toldOf(of: Expression, said: boolean, is: string | null): Told[] {
	return said && of.node === 'name' ? [{ name: of.name, is }] : [];
}

function narrower(type: Type, is: string | null, symbols: Names): Type {
	const sure = plain(type);
	if (is === null || sure.t !== 'piece') return sure;
	const kind = symbols.kinds.findIndex((candidate) => candidate.id === is);
	const told = kind >= 0 ? kind : (symbols.faces.find((face) => face.id === is)?.kind ?? 0);
	const isNarrower = told !== sure.kind && isKindOf(told, sure.kind, symbols);
	return isNarrower ? { t: 'piece', kind: told } : sure;
}
