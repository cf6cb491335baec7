/** A call's arguments: as many as there are parameters, each of its type. */
import type { Span, Word } from '#lib/language/expression/ast.ts';
import type { ExprIR, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import type { ParameterSymbol, Scope } from '#lib/ruleset/names/symbols.ts';
import { argument, type Part, setArgument } from './ask.ts';
import type { Context } from './context.ts';
import { canBeLeftOut, leftOut } from './meanings.ts';
import { say } from '#lib/language/said.ts';

export interface Call {
	name: Word;
	args: Part[];
	/** The whole call. */
	span: Span;
}

/** Of what is asked about single things. */
export function argumentsOf(
	cx: Context,
	call: Call,
	params: readonly ParameterSymbol[],
	scope: Scope
): ExprIR[] | null {
	return valueArguments(cx, call, params, scope)?.filter((arg) => 'op' in arg) ?? null;
}

/** The arguments in order; those that have a place are checked even when there are too few or too many. Those at the end may have a default. */
export function valueArguments(
	cx: Context,
	call: Call,
	params: readonly ParameterSymbol[],
	scope: Scope
): ValueArgument[] | null {
	const checked = call.args.map((arg, i) => {
		const type = params[i]?.type;
		if (type?.t === 'set') return setArgument(cx, arg, scope, type.of);
		return type === undefined ? null : argument(cx, arg, scope, type);
	});
	const names = params.map(({ id }) => id);
	const left = params.slice(checked.length);
	const isShort = checked.length > 0 && left.length > 0 && canBeLeftOut(left);
	if (!isShort && !isCount(cx, call, names)) return null;
	const given = checked.filter((arg) => arg !== null);
	const others = leftOut(left);
	return given.length === checked.length && others ? [...given, ...others] : null;
}

/** Are there as many arguments as names? */
export function isCount(cx: Context, { name, args, span }: Call, names: string[]): boolean {
	if (args.length === names.length) return true;
	const wanted = `${name.name}(${names.join(', ')})`;
	const message =
		names.length === 1
			? say`meaning/one-argument: Write ${wanted}: expected 1 argument, found ${args.length}`
			: say`meaning/count-of-arguments: Write ${wanted}: expected ${names.length} arguments, found ${args.length}`;
	cx.report('call/arguments', args[names.length]?.node ?? span, message);
	return false;
}
