/** A call's arguments: as many as there are parameters, each of its type. */
import type { Span, Word } from '#lib/language/expression/ast.ts';
import type { ExprIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ParameterSymbol, Scope } from '#lib/ruleset/names/symbols.ts';
import { argument, type Part } from './ask.ts';
import type { Context } from './context.ts';
import { say } from '#lib/language/said.ts';

export interface Call {
	name: Word;
	args: Part[];
	/** The whole call. */
	span: Span;
}

/** The arguments in order; those that have a place are checked even when there are too few or too many. Those at the end may have a default. */
export function argumentsOf(
	cx: Context,
	call: Call,
	params: readonly ParameterSymbol[],
	scope: Scope
): ExprIR[] | null {
	const checked = call.args.map((arg, i) => {
		const type = params[i]?.type;
		return type === undefined ? null : argument(cx, arg, scope, type);
	});
	const left = params.slice(call.args.length);
	const isEnough = call.args.length > 0 && left.every(({ fallback }) => fallback);
	if (
		(!isEnough || checked.length > params.length) &&
		!isCount(
			cx,
			call,
			params.map(({ id }) => id)
		)
	)
		return null;
	const all = [...checked, ...left.map(({ fallback }) => fallback?.() ?? null)];
	const good = all.filter((arg) => arg !== null);
	return good.length === params.length ? good : null;
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
