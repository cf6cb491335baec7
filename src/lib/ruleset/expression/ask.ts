/** Asking for a part of an expression and insisting on what it must be. */
import type { Expression, Span } from '#lib/language/expression/ast.ts';
import { printExpression } from '#lib/language/expression/print.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import type { KindDef } from '#lib/ruleset/program/program.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import { isSet, type Context, type Hint, type Several, type Single } from './context.ts';
import {
	ANY_SET,
	PIECE,
	acceptable,
	assignable,
	isValue,
	plain,
	setOf,
	saidType
} from './types.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

/** A part that is written, or one that is checked already (`x` in `x.name(args)`). */
export interface Part {
	node: Expression;
	checked?: Checked | null;
}

export function look(cx: Context, part: Part, scope: Scope, hint: Hint): Checked | null {
	return part.checked === undefined ? cx.visit(part.node, scope, hint) : part.checked;
}

/** A single value of any type. */
export function single(cx: Context, part: Part, scope: Scope, hint: Hint = null): Single | null {
	return insistOnSingle(cx, look(cx, part, scope, hint), part.node);
}

export function insistOnSingle(cx: Context, checked: Checked | null, span: Span): Single | null {
	if (checked === null) return null;
	if (isSet(checked)) {
		const name = saidType(checked.type, cx.symbols);
		const message = say`meaning/single-value-take: Expected a single value, this is a ${name}: take one with first(...), or ask with any(...) or count(...)`;
		cx.report('type/set', span, message);
		return null;
	}
	if (checked.type.t === 'per-player') {
		cx.report(
			'type/per-player',
			span,
			say`meaning/one-a-player: There is one for each player: write name(player)`
		);
		return null;
	}
	if (checked.type.t === 'per-space') {
		const { space } = cx.symbols.map;
		cx.report(
			'type/per-space',
			span,
			say`meaning/one-a-space: There is one for each ${space}: write name(${space})`
		);
		return null;
	}
	return checked;
}

/** A single value of this type. */
export function typed(cx: Context, part: Part, scope: Scope, type: Type): ExprIR | null {
	const found = single(cx, part, scope, type);
	return found === null ? null : insistOn(cx, found, type, part.node);
}

/** An argument of this type; none may stand for a thing. */
export function argument(cx: Context, part: Part, scope: Scope, type: Type): ExprIR | null {
	const found = single(cx, part, scope, type);
	if (found === null) return null;
	if (acceptable(found.type, type, cx.symbols)) return found.expr;
	mismatch(cx, part.node, type, found.type);
	return null;
}

/** A set of such elements. */
export function setArgument(cx: Context, part: Part, scope: Scope, element: Type): SetIR | null {
	const found = several(cx, part, scope, element);
	if (found === null) return null;
	const wanted = setOf(element);
	if (assignable(found.type, wanted, cx.symbols)) return found.set;
	mismatch(cx, part.node, wanted, found.type);
	return null;
}

export function insistOn(cx: Context, found: Single, type: Type, span: Span): ExprIR | null {
	if (assignable(found.type, type, cx.symbols)) return found.expr;
	mismatch(cx, span, type, found.type, found.doubt);
	return null;
}

/** `span` of a name that may be none is the name; `doubt` says when it is. */
export function mismatch(
	cx: Context,
	span: Span | Expression,
	wanted: Type,
	found: Type,
	doubt?: Said
): void {
	const [want, have] = [saidType(wanted, cx.symbols), saidType(found, cx.symbols)];
	const isMaybe = found.t === 'optional' && assignable(found.of, wanted, cx.symbols);
	if (isMaybe && doubt && 'node' in span && span.node === 'name') {
		const { name } = span;
		const help = say`meaning/which-is-none: , which is none ${doubt}: ask "${name} is not none" before, or write only(${name}) if there always is something`;
		const message = say`meaning/expected-found: Expected ${want}, found ${have}${help}`;
		return cx.report('type/may-be-none', span, message, `only(${name})`);
	}
	const sure = isMaybe
		? say`meaning/which-may-be-none: , which may be none; if it is sure to exist, write only(...)`
		: NOTHING;
	const kind = kindAmong(cx, wanted, found);
	const set = kind === null ? null : `${kind.plural} at ${zoneIn(cx, span) ?? 'ZONE'}`;
	const help = set === null ? sure : say`meaning/take-from: ; take it from \`${set}\``;
	const message = say`meaning/expected-found: Expected ${want}, found ${have}${help}`;
	const change = set === null || set.endsWith('ZONE') ? undefined : set;
	cx.report('type/mismatch', span, message, change);
}

/** The wanted kind, where pieces of any kind were found: what a zone has. */
function kindAmong({ symbols }: Context, wanted: Type, found: Type): KindDef | null {
	const [want, have] = [wanted, found].map((type) => plain(type.t === 'set' ? type.of : type));
	if (want?.t !== 'piece' || have?.t !== 'piece' || have.kind !== 0 || want.kind === 0) return null;
	const kind = symbols.kinds[want.kind]!;
	return kind.plural === '' ? null : kind;
}

/** A zone as it is written, where that is what stands there. */
function zoneIn({ symbols }: Context, span: Span | Expression): string | null {
	if (!('node' in span)) return null;
	const word = span.node === 'name' ? span.name : span.node === 'call' ? span.name.name : null;
	return symbols.zones.some(({ id }) => id === word) ? printExpression(span) : null;
}

/** A set; a zone stands for the pieces in it. */
export function several(
	cx: Context,
	part: Part,
	scope: Scope,
	element: Type | null = null
): Several | null {
	const hint = element === null ? ANY_SET : setOf(element);
	const found = look(cx, part, scope, hint);
	if (found === null) return null;
	const set = asSet(found);
	if (set !== null) return set;
	const name = saidType(found.type, cx.symbols);
	const help = helpForSet(found.type);
	cx.report(
		'type/not-a-set',
		part.node,
		say`meaning/expected-set-hint: Expected a set, found ${name}${help}`
	);
	return null;
}

/** The set that something is or stands for. */
export function asSet(found: Checked): Several | null {
	if (isSet(found)) {
		const element = found.type.t === 'set' ? found.type.of : found.type;
		return { set: found.set, type: found.type, element };
	}
	if (found.type.t === 'zone') {
		return { set: { set: 'zone', zone: found.expr, kind: 0 }, type: setOf(PIECE), element: PIECE };
	}
	return null;
}

function helpForSet(type: Type): Said {
	if (type.t === 'space' || type.t === 'player')
		return say`meaning/pieces-at: ; what lies there is \`pieces at ...\``;
	if (type.t === 'bool')
		return say`meaning/where-narrows: ; \`where\` narrows a set: SET where CONDITION`;
	return isValue(type) ? say`meaning/listed-set: ; a set of listed elements is {a, b}` : NOTHING;
}
