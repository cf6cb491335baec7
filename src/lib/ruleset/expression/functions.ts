/** The functions of the language, called with plain arguments. Those that bind a variable are in `quantifiers.ts`. */
import type { Expression } from '#lib/language/expression/ast.ts';
import { printExpression } from '#lib/language/expression/print.ts';
import { faceType, isFace } from '#lib/ruleset/names/faces.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { argumentsOf, isCount, type Call } from './arguments.ts';
import { look, several, single, typed } from './ask.ts';
import { isSet, type Context } from './context.ts';
import { countedFace } from './counted-faces.ts';
import { absolute, binary, constant } from './fold.ts';
import { NEARNESS, type Rule } from './nearness.ts';
import {
	aType,
	ANY_SET,
	BOOL,
	INT,
	PIECE,
	PLAYER,
	SPACE,
	ZONE,
	isValue,
	optional,
	plain,
	setOf
} from './types.ts';
import { say } from '#lib/language/said.ts';

/** The function of this name; null if there is none. */
export function functionCalled(name: string): Rule | null {
	return RULES.get(name) ?? null;
}

const isA =
	(...types: Type['t'][]) =>
	(first: Checked) =>
		!isSet(first) && types.includes(plain(first.type).t);

const isSetOrZone = (first: Checked) => isSet(first) || first.type.t === 'zone';

function make(
	takes: Rule['takes'],
	params: { id: string; type: Type }[],
	result: Type,
	build: (args: ExprIR[]) => ExprIR
): Rule {
	return {
		takes,
		make: (cx, call, scope) => {
			const args = argumentsOf(cx, call, params, scope);
			return args === null ? null : { expr: build(args), type: result };
		}
	};
}

const NO: ExprIR = { op: 'const', value: -1 };
const at = (args: ExprIR[], i: number): ExprIR => args[i] ?? NO;

const space = { id: 'space', type: SPACE };

const end = (which: 'top' | 'bottom') =>
	make(isA('zone'), [{ id: 'zone', type: ZONE }], optional(PIECE), (args) => ({
		op: 'zone-end',
		zone: at(args, 0),
		end: which
	}));

/** `any(SET)`, `count(SET)` ...: about the set itself. */
const ofSet = (op: 'any' | 'none' | 'count'): Rule => ({
	takes: isSetOrZone,
	make: (cx, call, scope) => {
		const [arg] = call.args;
		const set = arg === undefined ? null : several(cx, arg, scope);
		if (!isCount(cx, call, ['SET']) || set === null) return null;
		const type = op === 'count' ? INT : BOOL;
		return { expr: overSet(op, set.set, scope), type };
	}
});

function overSet(op: 'any' | 'none' | 'count' | 'first', set: SetIR, scope: Scope): ExprIR {
	if (op === 'count' && set.set === 'zone' && set.kind === 0) {
		return { op: 'zone-count', zone: set.zone };
	}
	// The condition of a `where` is the body of a quantifier.
	if (set.set === 'where') return { op, slot: set.slot, set: set.of, body: set.cond };
	return { op, slot: scope.nextRegister, set, body: null };
}

/** `first(SET, 3)`: so many of a set, as many as there are. */
function firstOf(cx: Context, { args: [arg, most] }: Call, scope: Scope): Checked | null {
	const of = arg === undefined ? null : several(cx, arg, scope);
	const count = most === undefined ? null : typed(cx, most, scope, INT);
	return of && count && { set: { set: 'first', of: of.set, count }, type: setOf(of.element) };
}

/** What needs no parentheses, whatever stands around it. */
const WHOLE: ReadonlySet<Expression['node']> = new Set(['name', 'member', 'call', 'int', 'bool']);

/** The first element; `only` says that there is one, and takes the doubt from an optional too. */
const picked = (sure: boolean): Rule => ({
	takes: (first) => isSetOrZone(first) || (sure && first.type.t === 'optional'),
	make: (cx, call, scope, hint) => {
		const [arg] = call.args;
		if (!sure && call.args.length === 2) return firstOf(cx, call, scope);
		if (!isCount(cx, call, ['SET']) || arg === undefined) return null;
		const element = hint !== null && isValue(hint) ? plain(hint) : null;
		const checked = look(cx, arg, scope, element === null ? ANY_SET : setOf(element));
		if (checked === null) return null;
		if (sure && !isSet(checked) && checked.type.t === 'optional') {
			return { expr: checked.expr, type: checked.type.of };
		}
		if (sure && !isSet(checked) && checked.type.t !== 'zone') {
			const message = say`meaning/already-sure: This is ${aType(checked.type, cx.symbols)}, which is sure already: leave out only(...)`;
			const alone = printExpression(arg.node);
			const change = WHOLE.has(arg.node.node) ? alone : `(${alone})`;
			cx.report('type/sure', call.span, message, change, 'warning');
			return checked;
		}
		const set = several(cx, { node: arg.node, checked }, scope);
		if (set === null) return null;
		const type = sure ? set.element : optional(set.element);
		return { expr: overSet('first', set.set, scope), type };
	}
});

/** `min(a, b)` of two numbers, `min(SET)` of a set of numbers. */
const extreme = (operator: 'min' | 'max'): Rule => ({
	takes: (first) => isSet(first) || isA('int')(first),
	make: (cx, call, scope) => {
		if (call.args.length === 1) return ofNumbers(cx, call, scope, `${operator}-of`);
		const params = ['a', 'b'].map((id) => ({ id, type: INT }));
		const args = argumentsOf(cx, call, params, scope);
		return args === null ? null : { expr: binary(operator, at(args, 0), at(args, 1)), type: INT };
	}
});

function ofNumbers(
	cx: Context,
	call: Call,
	scope: Scope,
	op: 'sum' | 'max-of' | 'min-of'
): Checked | null {
	const [arg] = call.args;
	const set = arg === undefined ? null : several(cx, arg, scope, INT);
	if (!isCount(cx, call, ['SET']) || arg === undefined || set === null) return null;
	if (set.element.t !== 'int') {
		const { name } = call.name;
		const message = say`meaning/expected-ints: Expected a set of int, or the number to take of each: ${name}(x in SET: number)`;
		cx.report('call/arguments', arg.node, message);
		return null;
	}
	const slot = scope.nextRegister;
	return { expr: { op, slot, set: set.set, body: { op: 'reg', slot } }, type: INT };
}

/** These say nothing about a set alone. */
const needsBody = (form: string): Rule => ({
	takes: isSetOrZone,
	make: (cx, call, scope) => {
		const checked = call.args.map((arg) => look(cx, arg, scope, ANY_SET));
		if (checked.includes(null)) return null;
		cx.report(
			'call/arguments',
			call.span,
			say`meaning/write-x-in-set: Write ${call.name.name}(x in SET: ${form})`
		);
		return null;
	}
});

/** `printed(x)`: the face that lies up; `face(x)`: the one that it counts as. */
const faceOf = (isPrinted: boolean): Rule => ({
	takes: isA('piece'),
	make: (cx, call, scope) => {
		const [of] = argumentsOf(cx, call, [{ id: 'piece', type: PIECE }], scope) ?? [];
		if (of === undefined) return null;
		const counting = isPrinted ? null : cx.symbols.counting;
		return { expr: countedFace(of, counting), type: faceType(cx.symbols) };
	}
});

/** What asks for a direction, where the map declares some. */
const withDirections = (
	params: (direction: Type) => { id: string; type: Type }[],
	takes: Rule['takes'],
	build: (args: ExprIR[], direction: Type) => Checked
): Rule => ({
	takes,
	make: (cx, call, scope) => {
		const { directions } = cx.symbols.map;
		if (directions === undefined) {
			const message = say`meaning/no-directions: The map has no directions: write them under map.directions, as in \`north: [0, -1]\``;
			cx.report('map/no-directions', call.span, message);
			return null;
		}
		const direction: Type = { t: 'enum', enum: directions.enum };
		const args = argumentsOf(cx, call, params(direction), scope);
		return args === null ? null : build(args, direction);
	}
});

const onwards = (direction: Type) => [space, { id: 'direction', type: direction }];

/** `clockwise(p, q)`: how many seats on from p q sits. A player's word is the seat already; none sits nowhere. */
const clockwise: Rule = {
	takes: isA('player'),
	make: (cx, call, scope) => {
		if (!isCount(cx, call, ['p', 'q'])) return null;
		const [p, q] = call.args.map((arg) => typed(cx, arg, scope, PLAYER));
		if (!p || !q) return null;
		const apart = binary('-', q, p);
		return { expr: binary('mod', apart, constant(cx.symbols.players)), type: INT };
	}
};

/** `seats-on(p, 1)`: who sits so many seats on from p. */
const seatsOn: Rule = {
	takes: isA('player'),
	make: (cx, call, scope) => {
		const [p, n] = call.args;
		if (!isCount(cx, call, ['p', 'n']) || !p || !n) return null;
		const from = typed(cx, p, scope, PLAYER);
		const seats = typed(cx, n, scope, INT);
		if (!from || !seats) return null;
		const onwards = binary('+', from, seats);
		return { expr: binary('mod', onwards, constant(cx.symbols.players)), type: PLAYER };
	}
};

/** `ordinal(suit)`: 1 for the first value of an enum, and so on; 0 of none. */
const ordinal: Rule = {
	takes: isA('enum'),
	make: (cx, call, scope) => {
		const [arg] = call.args;
		if (!isCount(cx, call, ['value']) || arg === undefined) return null;
		const found = single(cx, arg, scope);
		if (found === null) return null;
		const type = plain(found.type);
		if (type.t !== 'enum' || isFace(type, cx.symbols)) {
			const what = aType(found.type, cx.symbols);
			const message = say`meaning/no-ordinal: Only values of an enum have a place in it, and this is ${what}`;
			cx.report('type/mismatch', arg.node, message);
			return null;
		}
		return { expr: binary('+', found.expr, constant(1)), type: INT };
	}
};

const RULES = new Map<string, Rule>([
	['any', ofSet('any')],
	['none', ofSet('none')],
	['count', ofSet('count')],
	['first', picked(false)],
	['only', picked(true)],
	['min', extreme('min')],
	['max', extreme('max')],
	['sum', { takes: isSet, make: (cx, call, scope) => ofNumbers(cx, call, scope, 'sum') }],
	['all', needsBody('condition')],
	['distinct', needsBody('value')],
	['printed', faceOf(true)],
	['face', faceOf(false)],
	['best', needsBody('number')],
	['sorted', needsBody('number')],
	['one-of-each', needsBody('value')],
	['least', needsBody('number')],
	['top', end('top')],
	['bottom', end('bottom')],
	...NEARNESS,
	[
		'next',
		withDirections(onwards, isA('space'), (args) => ({
			expr: { op: 'next', of: at(args, 0), direction: at(args, 1) },
			type: optional(SPACE)
		}))
	],
	[
		'ray',
		withDirections(onwards, isA('space'), (args) => ({
			set: { set: 'ray', of: at(args, 0), direction: at(args, 1) },
			type: setOf(SPACE)
		}))
	],
	[
		'opposite',
		withDirections(
			(direction) => [{ id: 'direction', type: direction }],
			isA('enum'),
			(args, direction) => ({
				expr: { op: 'opposite', of: at(args, 0) },
				type: optional(direction)
			})
		)
	],
	['abs', make(isA('int'), [{ id: 'a', type: INT }], INT, (args) => absolute(at(args, 0)))],
	['clockwise', clockwise],
	['seats-on', seatsOn],
	['ordinal', ordinal],
	['ring-index', make(isA('space'), [space], INT, (args) => ({ op: 'ring', of: at(args, 0) }))]
]);
