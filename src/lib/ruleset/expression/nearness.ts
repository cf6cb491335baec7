/**
 * The functions that ask the map who neighbours whom. Effects may change that: then a value answers, for whoever is told in
 * the call. Where nothing that is told matters to any effect, the map itself is asked, which costs nothing.
 */
import { elementScope } from '#lib/ruleset/names/scope.ts';
import type {
	Checked,
	ForWhom,
	ParameterSymbol,
	Scope,
	Symbols
} from '#lib/ruleset/names/symbols.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { argumentsOf, isCount, type Call } from './arguments.ts';
import { typed } from './ask.ts';
import { isSet, type Context, type Hint } from './context.ts';
import { constant } from './fold.ts';
import { BOOL, INT, PIECE, PLAYER, SPACE, optional, plain, setOf } from './types.ts';

export interface Rule {
	/** Can `x.name` be meant when x is this? */
	takes(first: Checked): boolean;
	make(cx: Context, call: Call, scope: Scope, hint: Hint): Checked | null;
}

/** The name by which effects call what they change. */
export const NEIGHBOURS = 'neighbours';

/** For nobody in particular, and no piece. */
export const NOBODY = constant(-1);
const ALWAYS = constant(true);

const space: ParameterSymbol = { id: 'space', type: SPACE };

/** For whom neighbours are asked: what stands behind the other arguments, and may be left out. */
const WHOM: readonly ParameterSymbol[] = [
	{ id: 'who', type: optional(PLAYER), fallback: () => NOBODY },
	{ id: 'mover', type: optional(PIECE), fallback: () => NOBODY }
];

/** What the value is asked with that says who neighbours whom. */
export const ASKED: readonly ParameterSymbol[] = [space, ...WHOM];

const ofSpace = (first: Checked): boolean => !isSet(first) && plain(first.type).t === 'space';

/**
 * The neighbours of the space that `of` says, for a player and a piece, as effects make them; undefined where these are
 * those of the map.
 */
export function changedNeighbours(
	{ links }: Pick<Symbols, 'links'>,
	{ onPrintedMap = false }: Pick<Scope, 'onPrintedMap'>,
	of: ExprIR,
	[who = NOBODY, mover = NOBODY]: readonly ExprIR[]
): SetIR | undefined {
	const matters = (wanted: ForWhom): boolean =>
		(!wanted.who || isSaid(who)) && (!wanted.mover || isSaid(mover));
	if (links === null || onPrintedMap || !links.told.some(matters)) return undefined;
	return { set: 'value', value: links.value, args: [of, who, mover] };
}

function isSaid(whom: ExprIR): boolean {
	return whom.op !== 'const' || whom.value >= 0;
}

/** `beside`, where it is needed, and the register of the space whose neighbours it says. */
function ways(cx: Context, scope: Scope, whom: ExprIR[]): { slot: number; beside?: SetIR } {
	const slot = scope.nextRegister;
	const beside = changedNeighbours(cx.symbols, scope, { op: 'reg', slot }, whom);
	return beside === undefined ? { slot } : { slot, beside };
}

/** What stands behind the arguments that have to be given. */
function whomOf(cx: Context, call: Call, names: string[], scope: Scope): ExprIR[] | null {
	const args = call.args.slice(names.length);
	if (args.length === 0) return [];
	const whom = argumentsOf(cx, { ...call, args: args.slice(0, WHOM.length) }, WHOM, scope);
	if (args.length <= WHOM.length) return whom;
	isCount(cx, call, [...names, ...WHOM.map(({ id }) => id)]);
	return null;
}

/** A function of these, and for whom. */
const near = (
	params: readonly ParameterSymbol[],
	build: (cx: Context, scope: Scope, args: ExprIR[], whom: ExprIR[]) => Checked | null
): Rule => ({
	takes: ofSpace,
	make: (cx, call, scope) => {
		const given = { ...call, args: call.args.slice(0, params.length) };
		const args = argumentsOf(cx, given, params, scope);
		const names = params.map(({ id }) => id);
		const whom = args && whomOf(cx, call, names, scope);
		return args && whom && build(cx, scope, args, whom);
	}
});

const neighbours = near([space], (cx, scope, [of], whom) => {
	if (of === undefined) return null;
	const set = changedNeighbours(cx.symbols, scope, of, whom) ?? { set: 'neighbours', of };
	return { set, type: setOf(SPACE) };
});

const within = near([space, { id: 'distance', type: INT }], (cx, scope, [of, distance], whom) => {
	if (of === undefined || distance === undefined) return null;
	const { slot, beside } = ways(cx, scope, whom);
	const set: SetIR = { set: 'within', of, distance, ...(beside && { slot, beside }) };
	return { set, type: setOf(SPACE) };
});

const distance = near([space, space], (cx, scope, [a, b], whom) => {
	if (a === undefined || b === undefined) return null;
	const { slot, beside } = ways(cx, scope, whom);
	const expr: ExprIR =
		beside === undefined
			? { op: 'distance', a, b }
			: { op: 'steps', a, b, slot, cond: ALWAYS, beside };
	return { expr, type: INT };
});

/** A function with a condition on the spaces that are entered, behind these; inside it bare names are members of a space, as behind `where`. */
const through = (
	params: readonly ParameterSymbol[],
	build: (args: ExprIR[], entered: { slot: number; cond: ExprIR; beside?: SetIR }) => Checked | null
): Rule => ({
	takes: ofSpace,
	make: (cx, call, scope) => {
		const names = [...params.map(({ id }) => id), 'condition'];
		const asked = call.args[params.length];
		if (asked === undefined) {
			isCount(cx, call, names);
			return null;
		}
		const given = { ...call, args: call.args.slice(0, params.length) };
		const args = argumentsOf(cx, given, params, scope);
		const whom = whomOf(cx, call, names, scope);
		const slot = scope.nextRegister;
		const inner = elementScope(scope, { type: SPACE, at: 'reg', slot });
		const cond = typed(cx, asked, inner, BOOL);
		if (args === null || cond === null || whom === null) return null;
		return build(args, { ...ways(cx, scope, whom), cond });
	}
});

const region = through([space], ([of], entered) =>
	of === undefined ? null : { set: { set: 'region', of, ...entered }, type: setOf(SPACE) }
);

const steps = through([space, space], ([a, b], entered) =>
	a === undefined || b === undefined ? null : { expr: { op: 'steps', a, b, ...entered }, type: INT }
);

export const NEARNESS: [string, Rule][] = [
	[NEIGHBOURS, neighbours],
	['within', within],
	['distance', distance],
	['region', region],
	['steps', steps]
];
