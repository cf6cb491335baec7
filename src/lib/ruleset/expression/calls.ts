/** `name(args)` and `x.name`: functions, answers of each player, values, zones, cells, options. */
import type { NodeOf, Word } from '#lib/language/expression/ast.ts';
import { printExpression } from '#lib/language/expression/print.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Checked, Scope } from '#lib/ruleset/names/symbols.ts';
import { argumentsOf, valueArguments, type Call } from './arguments.ts';
import { insistOnSingle, type Part } from './ask.ts';
import { isSet, type Context, type Hint } from './context.ts';
import { constant } from './fold.ts';
import { functionCalled } from './functions.ts';
import { callOfValue, meaningsOf, plainValues, typeOfValue, valueAt } from './meanings.ts';
import { memberOf } from './members.ts';
import { fieldCalled, fieldCalledBare, zoneCalled } from './called-places.ts';
import { lacksBody } from './quantifiers.ts';
import { acceptable, BOOL, INT, isValue, optional, PLAYER, SPACE } from './types.ts';
import { missingWord, misuse, nearestEntry, reportUnknown, unknownMember } from './unknown.ts';
import { wordsAt, YIELDING } from './vocabulary.ts';
import { say } from '#lib/language/said.ts';
import { sortOfName } from './sorts.ts';

type CallNode = NodeOf<'call'>;
type MemberNode = NodeOf<'member'>;

export function visitCall(cx: Context, node: CallNode, scope: Scope, hint: Hint): Checked | null {
	cx.asked?.({ word: node.name, scope, hint, after: null });
	const { name } = node.name;
	const target = callable(cx, name, scope) ?? fieldCalledBare(cx, name, scope);
	if (lacksBody(cx, node, scope)) return null;
	if (target !== null) {
		const args = node.args.map((arg) => ({ node: arg }));
		return make(cx, target, { name: node.name, args, span: node }, hint);
	}
	notCallable(cx, node, scope);
	return null;
}

export function visitMember(
	cx: Context,
	node: MemberNode,
	scope: Scope,
	hint: Hint
): Checked | null {
	const { name } = node;
	const rest: Part[] = (node.args ?? []).map((arg) => ({ node: arg }));
	if (node.of.node === 'name' && node.of.name === 'option' && scope.lookup('option') === null) {
		cx.asked?.({ word: name, scope, hint, after: 'option' });
		return optionOf(cx, name);
	}
	if (node.of.node === 'name' && node.of.name === 'layer' && scope.lookup('layer') === null) {
		cx.asked?.({ word: name, scope, hint, after: 'layer' });
		return layerPlays(cx, name);
	}
	const own = valueOfLayer(cx, node, scope);
	if (own !== null) return make(cx, own, { name, args: rest, span: node }, hint);
	const of = cx.visit(node.of, scope, null);
	cx.asked?.({ word: name, scope, hint, after: of?.type ?? 'unknown' });
	if (of !== null) {
		const meaning = node.args !== null || isSet(of) ? null : memberOf(cx, of, name.name);
		if (meaning !== null) {
			cx.seen?.({ span: name, what: meaning.what, type: meaning.type });
			return meaning.make();
		}
		const row = isSet(of) ? null : fieldCalled(cx, of, name.name, scope);
		if (row) return make(cx, row, { name, args: rest, span: node }, hint);
		const target = callable(cx, name.name, scope);
		if (target?.takes(of)) {
			const args = [{ node: node.of, checked: of }, ...rest];
			return make(cx, target, { name, args, span: node }, hint);
		}
	}
	for (const arg of rest) cx.visit(arg.node, scope, null);
	if (of === null) return null;
	if (isSet(of)) insistOnSingle(cx, of, node.of);
	else unknownMember(cx, name, name.name, of.type, hint);
	return null;
}

/** `house-rule.value(x)`: of all values of this name, the one that this layer gives. */
function valueOfLayer(cx: Context, { of, name, args }: MemberNode, scope: Scope): Callable | null {
	if (of.node !== 'name' || scope.lookup(of.name) !== null) return null;
	const full = `${of.name}.${name.name}`;
	if (args !== null) return valueCalled(cx, full, scope);
	const [plain] = plainValues(cx, full);
	return plain ? { what: plain.what, takes: () => false, make: () => plain.make() } : null;
}

interface Callable {
	what: string;
	/** Can `x.name` be meant when x is this? */
	takes(first: Checked): boolean;
	make(call: Call, hint: Hint): Checked | null;
}

function make(cx: Context, target: Callable, call: Call, hint: Hint): Checked | null {
	const made = target.make(call, hint);
	cx.seen?.({ span: call.name, what: target.what, type: made?.type ?? null });
	return made;
}

function callable(cx: Context, name: string, scope: Scope): Callable | null {
	const own = valueCalled(cx, name, scope) ?? zoneCalled(cx, name, scope);
	const rule = own !== null && YIELDING.has(name) ? null : functionCalled(name);
	return (
		answersOf(cx, name, scope) ??
		(rule === null
			? null
			: {
					what: 'function',
					takes: (first) => rule.takes(first),
					make: (call, hint) => rule.make(cx, call, scope, hint)
				}) ??
		own ??
		cellCalled(cx, name, scope)
	);
}

const accepts = (cx: Context, type: Type) => (first: Checked) =>
	!isSet(first) && acceptable(first.type, type, cx.symbols);

/** `target(p)`: the answer of one of those who chose at the same time; `way(s)`: what is noted of a space. */
function answersOf(cx: Context, name: string, scope: Scope): Callable | null {
	const local = scope.lookup(name);
	if (local?.at !== 'local') return null;
	const { slot } = local;
	if (local.type.t === 'per-space') {
		const { of: type } = local.type;
		const asked = [{ id: cx.symbols.map.space, type: SPACE }];
		const make = (call: Call): Checked | null => {
			const space = argumentsOf(cx, call, asked, scope)?.[0];
			return space ? { expr: { op: 'local-of', slot, player: space, spaces: true }, type } : null;
		};
		return { what: 'way', takes: accepts(cx, SPACE), make };
	}
	if (local.type.t !== 'per-player') return null;
	const { of: type } = local.type;
	const words = local.words / cx.symbols.players;
	const make = (call: Call): Checked | null => {
		const player = argumentsOf(cx, call, [{ id: 'player', type: PLAYER }], scope)?.[0];
		if (!player) return null;
		return type.t === 'set'
			? { set: { set: 'local', slot, words, player }, type }
			: { expr: { op: 'local-of', slot, player }, type };
	};
	return { what: 'answers', takes: accepts(cx, PLAYER), make };
}

function valueCalled(cx: Context, name: string, scope: Scope): Callable | null {
	const { symbols } = cx;
	const index = valueAt(cx, name);
	const value = symbols.values[index];
	const [first] = value?.params ?? [];
	if (value === undefined || first === undefined) return null;
	const make = (call: Call): Checked | null => {
		symbols.read?.('value', index);
		const args = valueArguments(cx, call, value.params, scope);
		const type = typeOfValue(value);
		return args === null || type === null ? null : callOfValue(index, type, args);
	};
	return { what: 'value', takes: accepts(cx, first.type), make };
}

/** `hex(0, -1)`: the cell with these coordinates; sure if both are known beforehand. */
function cellCalled(cx: Context, name: string, scope: Scope): Callable | null {
	const { map } = cx.symbols;
	if (name === '' || name !== map.space) return null;
	const params = ['q', 'r'].map((id) => ({ id, type: INT }));
	const make = (call: Call): Checked | null => {
		const [q, r] = argumentsOf(cx, call, params, scope) ?? [];
		if (q === undefined || r === undefined) return null;
		if (q.op !== 'const' || r.op !== 'const') {
			return { expr: { op: 'cell', q, r }, type: optional(SPACE) };
		}
		const space = map.cells.findIndex((c) => c.q === q.value && c.r === r.value);
		if (space >= 0) return { expr: constant(space), type: SPACE };
		cx.report(
			'ref/unknown-name',
			call.span,
			say`meaning/map-has-no-cell: The map has no cell ${q.value},${r.value}`
		);
		return null;
	};
	return { what: 'cell', takes: () => false, make };
}

/** A name that cannot be called. The arguments may have errors of their own. */
function notCallable(cx: Context, { name, args }: CallNode, scope: Scope): void {
	const [first] = args.map((arg) => cx.visit(arg, scope, null));
	const member = first && !isSet(first) ? memberOf(cx, first, name.name) : null;
	const [argument, ...more] = args;
	if (member !== null && argument !== undefined && more.length === 0) {
		const change = `${printExpression(argument)}.${name.name}`;
		const message = say`meaning/is-a-write: "${name.name}" is a ${sortOfName(member.what)}: write ${change}`;
		cx.report('call/arguments', name, message);
		return;
	}
	if (scope.lookup(name.name) !== null || meaningsOf(cx, name.name, null).length > 0) {
		const message = say`meaning/takes-no-arguments: "${name.name}" takes no arguments: write it without parentheses`;
		cx.report('call/arguments', name, message);
		return;
	}
	const misused = misuse(cx, name.name);
	if (misused !== null) {
		cx.report('name/misused', name, misused);
		return;
	}
	const words = wordsAt(cx.symbols, scope);
	const good = words.filter((e) => e.call || (e.type !== null && !isValue(e.type)));
	reportUnknown(cx, name, missingWord(name.name), nearestEntry(cx, name.name, good, null));
}

/** `option.<id>`: what is chosen before the game is a constant. */
function optionOf(cx: Context, name: Word): Checked | null {
	const { options } = cx.symbols;
	const index = options.findIndex((option) => option.id === name.name);
	const option = options[index];
	if (option === undefined) {
		if (name.name === '') return null;
		const words = options.map(({ id, type }) => ({ word: id, what: 'option', type, call: false }));
		const meant = nearestEntry(cx, name.name, words, null);
		const said = say`meaning/no-option: There is no option "${name.name}"`;
		reportUnknown(cx, name, { what: 'option', word: name.name, of: null, said }, meant);
		return null;
	}
	cx.symbols.read?.('option', index);
	cx.seen?.({ span: name, what: 'option', type: option.type });
	return { expr: constant(option.value), type: option.type };
}

/** Whether a layer is played. One that is not there may be one that nobody has: it need not be known. */
function layerPlays(cx: Context, name: Word): Checked | null {
	if (name.name === '') return null;
	cx.seen?.({ span: name, what: 'layer', type: BOOL });
	return { expr: constant(cx.symbols.layers.includes(name.name) ? 1 : 0), type: BOOL };
}
