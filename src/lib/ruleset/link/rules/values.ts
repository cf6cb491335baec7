/** Values: what their bodies are, what type they have, and how effects modify them. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { MOST_NESTED_VALUES, MOST_NESTING } from '#lib/ruleset/program/limits.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import { saidType } from '#lib/ruleset/expression/check-expression.ts';
import { type Expression, partsOf } from '#lib/language/expression/ast.ts';
import { oneOrMore } from '#lib/ruleset/link/steps/step-tools.ts';
import { parseExpression } from '#lib/language/expression/parse.ts';
import { parseType } from '#lib/ruleset/names/declared-type.ts';
import type { FaceEffect } from '#lib/ruleset/link/context/effect-targets.ts';
import type { ExprIR, SetIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { parsePattern, type Pattern } from '#lib/language/findings.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import { childOf, citesOf, entriesOf, entryOf, textOf } from '#lib/language/nodes.ts';
import type { ModifierDef, ValueDef } from '#lib/ruleset/program/program.ts';
import type { Scope, ValueSymbol } from '#lib/ruleset/names/symbols.ts';
import { say } from '#lib/language/said.ts';

const OF_NUMBERS = ['set', 'add', 'multiply', 'at-least', 'at-most'] as const;
const OF_SETS = ['set', 'with', 'without'] as const;
const STAGES: ModifierDef['stage'][] = [...OF_NUMBERS, 'with', 'without'];

/** The word for nothing. */
const NONE: ExprIR = { op: 'const', value: -1 };

interface Body {
	is: ExprIR | null;
	set: SetIR | null;
}

/** One value while it is being linked: its body is checked when its type is asked for, or at the end. */
interface Linked extends ValueSymbol {
	entry: MapEntry;
	state: 'new' | 'running' | 'done';
	body: Body;
}

export class Values {
	readonly #link: Linking;
	readonly #all: Linked[] = [];
	/** Those whose type is being worked out, outermost first. */
	readonly #running: Linked[] = [];
	readonly #modifiers = new Map<string, ModifierDef[]>();

	constructor(link: Linking) {
		this.#link = link;
		for (const [id, entry] of link.section('values')) this.#collect(id, entry);
	}

	#collect(id: string, entry: MapEntry): void {
		const { report, symbols } = this.#link;
		const params: ValueSymbol['params'] = [];
		for (const [param, { key, value }] of entriesOf(childOf(entry.value, 'params'))) {
			const type = parseType(value, symbols, report);
			if (type?.t === 'set') {
				report(
					finding(
						'type/parameter',
						value,
						say`A value is asked about single things, not about sets`
					)
				);
			} else if (!type) this.#link.poison(param);
			if (!/^[a-z][a-z0-9-]*$/.test(param)) {
				report(finding('name/shape', key, say`"${param}" is not a name for a parameter`));
			}
			params.push({ id: param, type: type ?? { t: 'int' } });
		}
		const declared = entryOf(entry.value, 'type');
		const type = declared ? parseType(declared.value, symbols, report) : null;
		const linked: Linked = {
			id,
			params,
			type,
			infer: () => this.#infer(linked),
			entry,
			state: 'new',
			body: { is: null, set: null }
		};
		this.#all.push(linked);
		symbols.values.push(linked);
		this.#link.needsClause(entry.value, entry.key);
	}

	#infer(value: Linked): Type | null {
		if (value.state === 'running' && value.type === null) {
			const from = this.#running.indexOf(value);
			const cycle = [...this.#running.slice(from), value].map((one) => one.id).join(' -> ');
			const node = childOf(this.#running.at(-1)?.entry.value, 'is') ?? value.entry.key;
			const message = say`A value cannot depend on itself: ${cycle}`;
			this.#link.report(finding('value/recursive', node, message));
			for (const one of this.#running.slice(from)) this.#link.poison(one.id);
			return null;
		}
		const nesting = this.#running.reduce(
			(sum, one) => sum + depthOf(textOf(this.place(one.id) ?? undefined)),
			0
		);
		if (
			value.state === 'new' &&
			(this.#running.length >= MOST_NESTED_VALUES || nesting > MOST_NESTING)
		) {
			this.#link.report(tooDeep(this.place(value.id) ?? value.entry.key));
			this.#link.poison(value.id);
			value.state = 'done';
			return null;
		}
		if (value.state === 'new') this.#check(value);
		return value.type;
	}

	#check(value: Linked): void {
		const { report } = this.#link;
		value.state = 'running';
		this.#running.push(value);
		const node = childOf(value.entry.value, 'is');
		const scope = this.#scope(
			value.params.map((param) => param.id),
			value
		);
		const declared = value.type;
		if (declared?.t === 'set') {
			value.body.set = this.#link.set(node, scope, declared.of)?.set ?? null;
		} else if (declared) {
			value.body.is = this.#link.expr(node, scope, declared)?.expr ?? null;
		} else {
			const checked = this.#link.any(node, scope);
			if (checked && 'set' in checked) value.body.set = checked.set;
			else if (checked) value.body.is = checked.expr;
			value.type = checked?.type ?? null;
			if (value.type?.t === 'none' && node) {
				const message = say`Nothing tells the type of this value: add "type:"`;
				report(finding('type/unknown', node, message));
				value.type = null;
			}
		}
		if (value.type === null) this.#link.poison(value.id);
		this.#running.pop();
		value.state = 'done';
	}

	/** Parameters in registers 0.., under the names given; `_` skips one. */
	#scope(names: string[], value: Linked, self: FaceEffect | null = null): Scope {
		const slot = value.params.length;
		const block = new Block(null, self ? slot + 1 : slot);
		names.forEach((name, i) => {
			const param = value.params[i];
			if (param && name !== '_') block.declare(name, { type: param.type, at: 'reg', slot: i });
		});
		if (self) block.declare('self', { type: self.type, at: 'reg', slot });
		return block;
	}

	/** `modify:`, with one of the stages. */
	modify(effect: FaceEffect): void {
		const { report, symbols } = this.#link;
		const modify = childOf(effect.node, 'modify');
		const pattern = modify && parsePattern(modify, report);
		if (!pattern) return;
		const id = this.#link.keyOf('values', pattern.name, modify);
		const value = this.#all.find((one) => one.id === id);
		if (!value) {
			const ids = this.#all.map((one) => one.id);
			const said = { name: pattern.name, place: pattern.namePlace, layer: modify.layer };
			this.#link.noRule(say`value`, ['values'], said, ids);
			return;
		}
		if (!fits(this.#link, pattern, value.params.length)) return;
		const type = this.#infer(value);
		const onFace = effect.face < 0 ? null : effect;
		const names = pattern.params.map((param) => param.name);
		const scope = this.#scope(names, value, onFace);
		const activeScope = this.#scope([], value, onFace);
		const active = onFace?.active ? this.#link.flag(onFace.active, activeScope) : null;
		const whenNode = childOf(effect.node, 'when');
		const when = whenNode ? this.#link.flag(whenNode, scope) : null;
		const stages = STAGES.filter((stage) => entryOf(effect.node, stage));
		if (stages.length !== 1) {
			const message = say`Say exactly one of ${STAGES.join(', ')}`;
			report(finding('effect/stage', effect.key, message));
		}
		for (const stage of stages) {
			const node = childOf(effect.node, stage);
			if (type && node && !isFor(stage, type)) {
				const message = OF_SETS.some((one) => one === stage)
					? say`"${stage}" is for sets; ${value.id} is ${saidType(type, symbols)}`
					: type.t === 'set'
						? say`"${stage}" is for numbers; ${value.id} is ${saidType(type, symbols)}: write "with" or "without"`
						: say`"${stage}" is for numbers; ${value.id} is ${saidType(type, symbols)}`;
				report(finding('type/mismatch', node, message));
				continue;
			}
			const given = this.#given(node, scope, type);
			if (!given || (whenNode && !when)) continue;
			const modifiers = this.#modifiers.get(value.id) ?? [];
			this.#modifiers.set(value.id, modifiers);
			modifiers.push({
				id: effect.id,
				stage,
				selfFace: effect.face,
				selfSlot: onFace ? value.params.length : -1,
				active,
				when,
				...given,
				cite: citesOf(effect.node),
				source: this.#link.source(effect.node)
			});
		}
	}

	/** What a stage brings: a number or a thing, or for a set elements, of which one may stand alone. */
	#given(
		node: TreeNode | undefined,
		scope: Scope,
		type: Type | null
	): Pick<ModifierDef, 'amount' | 'elements'> | null {
		if (type?.t !== 'set') {
			const amount = this.#link.expr(node, scope, type ?? undefined)?.expr;
			return amount ? { amount } : null;
		}
		const set = oneOrMore(this.#link, scope, node, type.of);
		if (!set) return null;
		const slot = scope.nextRegister;
		const isThere: ExprIR = { op: 'binary', operator: '!=', a: { op: 'reg', slot }, b: NONE };
		const elements: SetIR =
			set.set === 'list' ? { set: 'where', of: set, slot, cond: isThere } : set;
		return { amount: { op: 'const', value: 0 }, elements };
	}

	/** Whether there is a value of this name. */
	has(id: string): boolean {
		return this.#all.some((value) => value.id === id);
	}

	finish(): ValueDef[] {
		for (const value of this.#all) if (value.state === 'new') this.#check(value);
		return this.#all.map(({ id, params, type, entry, body }): ValueDef => ({
			id,
			params,
			type: type ?? { t: 'int' },
			...body,
			modifiers: this.#modifiers.get(id) ?? [],
			cite: citesOf(entry.value),
			source: this.#link.source(entry.value)
		}));
	}

	/** Where a value's body is written. */
	place(id: string): TreeNode | null {
		const value = this.#all.find((one) => one.id === id);
		return value ? (childOf(value.entry.value, 'is') ?? value.entry.key) : null;
	}
}

function isFor(stage: ModifierDef['stage'], type: Type): boolean {
	if (type.t === 'set') return OF_SETS.some((one) => one === stage);
	return stage === 'set' || (type.t === 'int' && OF_NUMBERS.some((one) => one === stage));
}

/** A chain of values that is too long, whatever the order in which they are written. */
export function tooDeep(at: TreeNode): Diagnostic {
	const message = say`Too many values need each other in a chain: ${MOST_NESTED_VALUES} are the limit, or ${MOST_NESTING} parts nested in each other`;
	return finding('value/too-deep', at, message);
}

/** How many parts of an expression stand in each other. */
function depthOf(text: string | null): number {
	const depth = (node: Expression): number => 1 + Math.max(0, ...partsOf(node).map(depth));
	const ast = text === null ? null : parseExpression(text).ast;
	return ast === null ? 0 : depth(ast);
}

/** Fewer parameters may be named than there are, but not more. */
export function fits(link: Linking, pattern: Pattern, count: number): boolean {
	const extra = pattern.params[count];
	if (!extra) return true;
	const { name } = pattern;
	const message = count === 0 ? say`${name} has no parameters` : say`${name} has only ${count}`;
	link.report(finding('effect/parameters', extra.place, message));
	return false;
}
