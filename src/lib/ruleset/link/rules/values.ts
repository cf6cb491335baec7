/** Values: what their bodies are, what type they have, and how effects modify them. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { MOST_NESTED_VALUES, MOST_NESTING } from '#lib/ruleset/program/game-limits.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import { type Expression, partsOf } from '#lib/language/expression/ast.ts';
import { parseExpression } from '#lib/language/expression/parse.ts';
import { parseType } from '#lib/ruleset/names/declared-type.ts';
import {
	countedAs,
	type Modifying,
	modifiedAttribute,
	modifyingEffects,
	piecesThatCount
} from './modified-pieces.ts';
import { seeCounted } from '#lib/ruleset/expression/counted-faces.ts';
import { binary, constant } from '#lib/ruleset/expression/fold.ts';
import { ASKED, NEIGHBOURS } from '#lib/ruleset/expression/nearness.ts';
import { plain, setOf, SPACE } from '#lib/ruleset/expression/types.ts';
import { both } from '#lib/ruleset/program/expression-parts.ts';
import { Reads } from '#lib/ruleset/program/ir-reads.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import { scopeBehind } from '#lib/ruleset/expression/narrowing.ts';
import { answerByCases } from './answer-cases.ts';
import { defaultOf } from './callables.ts';
import { given, isFor, notFor } from './stages.ts';
import type { WrittenEffect } from '#lib/ruleset/link/context/effect-targets.ts';
import type { ExprIR, SetIR, Type, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import { parsePattern, type Pattern } from '#lib/language/findings.ts';
import { Block } from '#lib/ruleset/link/context/frame.ts';
import type { Default } from '#lib/ruleset/link/context/body.ts';
import type { Linking } from '#lib/ruleset/link/context/linking.ts';
import {
	asScalar,
	childOf,
	citesOf,
	entriesOf,
	entryOf,
	scalarsOf,
	type Maybe
} from '#lib/language/nodes.ts';
import { type ModifierDef, STAGES, type ValueDef } from '#lib/ruleset/program/program.ts';
import type { Checked, ParameterSymbol, Scope, ValueSymbol } from '#lib/ruleset/names/symbols.ts';
import { say } from '#lib/language/said.ts';

interface Body {
	is: ExprIR | null;
	set: SetIR | null;
}

/** One value while it is being linked: its body is checked when its type is asked for, or at the end. */
interface Linked {
	/** Of an attribute that is modified, its name. */
	id: string;
	symbol: ValueSymbol;
	entry: MapEntry;
	state: 'new' | 'running' | 'done';
	body: Body;
	/** About which things modifiers may act at all, by the parameters in the registers; null for any. */
	about: ExprIR | null;
	/** Where the first modifier of an attribute is written. */
	modified: TreeNode | null;
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
		for (const [name, effects] of modifyingEffects(link)) {
			if (this.has(name)) continue;
			if (name === NEIGHBOURS) this.#addNeighbours(effects);
			else this.#addOfPieces(name, effects);
		}
		const { symbols } = link;
		for (const { about, body } of this.#all) {
			if (about !== null) seeCounted(about, symbols, 1);
			if (about !== null && body.is !== null) seeCounted(body.is, symbols, 1);
		}
	}

	/** What has no value, but is modified: an attribute, or as what pieces count. */
	#addOfPieces(id: string, effects: readonly Modifying[]): void {
		const { symbols } = this.#link;
		const value = symbols.values.length;
		const attribute = symbols.attributes.findIndex((candidate) => candidate.id === id);
		const isFace = attribute < 0 && id === FACE;
		if (attribute < 0 && !isFace) return;
		const found = isFace
			? countedAs(this.#link, effects)
			: modifiedAttribute(this.#link, attribute);
		if (found === null) return;
		if (isFace) symbols.counting = { value, pieces: piecesThatCount(this.#link, effects) };
		else symbols.modified.set(attribute, value);
		const { entry, piece, type, is, about } = found;
		const params = [{ id: 'piece', type: piece }];
		const symbol: ValueSymbol = { id: '', params, type, infer: () => type };
		this.#add({ id, symbol, entry, state: 'done', body: { is, set: null }, about, modified: null });
	}

	/** Who neighbours whom, as the map says until effects change it. */
	#addNeighbours(effects: readonly Modifying[]): void {
		const { symbols } = this.#link;
		const [first] = effects;
		if (!first || symbols.map.space === '') return;
		const told = effects.map(({ pattern }) => ({
			who: isTold(pattern, 1),
			mover: isTold(pattern, 2)
		}));
		symbols.links = { value: symbols.values.length, told };
		const type = setOf(SPACE);
		const params = ASKED.map(({ id, type }) => ({ id, type }));
		const symbol: ValueSymbol = { id: '', params, type, infer: () => type };
		const { entry } = first;
		const body: Body = { is: null, set: { set: 'neighbours', of: { op: 'reg', slot: 0 } } };
		const about = isThere(0);
		this.#add({ id: NEIGHBOURS, symbol, entry, state: 'done', body, about, modified: null });
	}

	#add(value: Linked): void {
		this.#all.push(value);
		this.#link.symbols.values.push(value.symbol);
	}

	#collect(id: string, entry: MapEntry): void {
		const { report, symbols } = this.#link;
		const params: ValueSymbol['params'] = [];
		for (const [param, { key, value }] of entriesOf(childOf(entry.value, 'params'))) {
			const type = parseType(value, symbols, report);
			if (!type) this.#link.poison(param);
			if (!/^[a-z][a-z0-9-]*$/.test(param)) {
				report(
					finding(
						'name/shape',
						key,
						say`word/no-parameter-name: "${param}" is not a name for a parameter`
					)
				);
			}
			const said = childOf(value, 'default');
			if (!said && params.at(-1)?.fallback) {
				const message = say`rule/default-behind: A parameter before this has a default, so this needs one too: write ${`${param}: { type: ..., default: ... }`}`;
				report(finding('type/parameter', key, message));
			}
			const symbol: ParameterSymbol = { id: param, type: type ?? { t: 'int' } };
			if (said) symbol.fallback = argumentOf(defaultOf(this.#link, said, symbol.type));
			params.push(symbol);
		}
		const declared = entryOf(entry.value, 'type');
		const type = declared ? parseType(declared.value, symbols, report) : null;
		const symbol: ValueSymbol = { id, params, type, infer: () => this.#infer(linked) };
		const body: Body = { is: null, set: null };
		const linked: Linked = { id, symbol, entry, state: 'new', body, about: null, modified: null };
		this.#add(linked);
		this.#link.needsClause(entry.value, entry.key);
	}

	#infer(value: Linked): Type | null {
		if (value.state === 'running' && value.symbol.type === null) {
			const from = this.#running.indexOf(value);
			const cycle = [...this.#running.slice(from), value].map((linked) => linked.id).join(' -> ');
			const node = childOf(this.#running.at(-1)?.entry.value, 'is') ?? value.entry.key;
			const message = say`rule/value-of-itself: A value cannot depend on itself: ${cycle}`;
			this.#link.report(finding('value/recursive', node, message));
			for (const linked of this.#running.slice(from)) this.#link.poison(linked.id);
			return null;
		}
		const nesting = this.#running.reduce((sum, linked) => sum + depthOf(this.place(linked.id)), 0);
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
		return value.symbol.type;
	}

	#check(value: Linked): void {
		const { report } = this.#link;
		value.state = 'running';
		this.#running.push(value);
		const node = childOf(value.entry.value, 'is');
		const scope = this.#scope(
			value.symbol.params.map((param) => param.id),
			value
		);
		const declared = value.symbol.type;
		if (childOf(value.entry.value, 'cases')) {
			this.#keep(value, answerByCases(this.#link, value.entry.value, scope, declared));
		} else if (declared?.t === 'set') {
			value.body.set = this.#link.set(node, scope, declared.of)?.set ?? null;
		} else if (declared) {
			value.body.is = this.#link.expr(node, scope, declared)?.expr ?? null;
		} else {
			this.#keep(value, this.#link.any(node, scope));
			if (value.symbol.type?.t === 'none' && node) {
				const message = say`rule/type-unknown: Nothing tells the type of this value: add "type:"`;
				report(finding('type/unknown', node, message));
				value.symbol.type = null;
			}
		}
		if (value.symbol.type === null) this.#link.poison(value.id);
		this.#running.pop();
		value.state = 'done';
	}

	#keep({ body, symbol }: Linked, checked: Checked | null): void {
		if (checked && 'set' in checked) body.set = checked.set;
		else if (checked) body.is = checked.expr;
		symbol.type ??= checked?.type ?? null;
	}

	/** Parameters in registers 0.., under the names given; `_` skips one. */
	#scope(names: string[], value: Linked, self: WrittenEffect | null = null): Scope {
		const slot = value.symbol.params.length;
		const links = this.#isLinks(value);
		const block = new Block(null, self ? slot + 1 : slot, links);
		names.forEach((name, i) => {
			const param = value.symbol.params[i];
			if (!param || name === '_') return;
			// An effect that names the player is about a player: see `whenTold`.
			const type = links ? plain(param.type) : param.type;
			block.declare(name, { type, at: 'reg', slot: i });
		});
		if (self) block.declare('self', { type: self.type, at: 'reg', slot });
		return block;
	}

	/** `modify:`, with one of the stages. */
	modify(effect: WrittenEffect): void {
		const { report, symbols } = this.#link;
		const modify = childOf(effect.node, 'modify');
		const pattern = modify && parsePattern(modify, report);
		if (!pattern) return;
		const id = this.#link.keyOf('values', pattern.name, modify);
		const value = this.#all.find((linked) => linked.id === id);
		if (!value) {
			const ids = [...this.#all, ...symbols.attributes].map((attribute) => attribute.id);
			const known = symbols.map.space === '' ? ids : [...ids, NEIGHBOURS];
			const said = { name: pattern.name, place: pattern.namePlace, layer: modify.layer };
			this.#link.noRule(say`word/value: value`, ['values'], said, known);
			return;
		}
		if (value.symbol.id === '') value.modified ??= modify;
		if (!fits(this.#link, pattern, value.symbol.params.length)) return;
		const type = this.#infer(value);
		const onPieces = effect.self === null ? null : effect;
		const names = pattern.params.map((param) => param.name);
		const scope = this.#scope(names, value, onPieces);
		const activeScope = this.#scope([], value, onPieces);
		const awake = onPieces?.active ? this.#link.flag(onPieces.active, activeScope) : null;
		const active = both(value.about, awake);
		const whenNode = childOf(effect.node, 'when');
		const said = whenNode ? this.#link.flag(whenNode, scope) : null;
		const when = this.#isLinks(value) ? both(whenTold(pattern), said) : said;
		const known = scopeBehind(asScalar(whenNode), scope, symbols);
		const stages = STAGES.filter((stage) => entryOf(effect.node, stage));
		if (stages.length !== 1) {
			const message = say`rule/say-exactly-one-of: Say exactly one of ${STAGES.join(', ')}`;
			report(finding('effect/stage', effect.key, message));
		}
		for (const stage of stages) {
			const node = childOf(effect.node, stage);
			if (type && node && !isFor(stage, type)) {
				report(finding('type/mismatch', node, notFor(stage, value.id, type, symbols)));
				continue;
			}
			const brings = given(this.#link, node, known, type);
			if (!brings || (whenNode && !said)) continue;
			if (this.#isLinks(value)) brings.elements &&= otherSpaces(brings.elements);
			if (this.#isCounting(value)) this.#noteCircle(value, [whenNode, when], [node, brings.amount]);
			const modifiers = this.#modifiers.get(value.id) ?? [];
			this.#modifiers.set(value.id, modifiers);
			modifiers.push({
				id: effect.id,
				stage,
				self: this.#bearers(effect, value),
				selfSlot: onPieces ? value.symbol.params.length : -1,
				active,
				when,
				...brings,
				cite: citesOf(effect.node),
				source: this.#link.source(effect.node)
			});
		}
	}

	/** The pieces on which an effect is written; those that count as others, by what lies there. */
	#bearers({ self }: WrittenEffect, value: Linked): SetIR | null {
		if (self === null || this.#isCounting(value)) return self;
		return seeCounted(self, this.#link.symbols, value.symbol.params.length);
	}

	/** Whether it is the value that says as what pieces count. */
	#isCounting({ symbol }: Linked): boolean {
		const { counting, values } = this.#link.symbols;
		return counting !== null && values[counting.value] === symbol;
	}

	/** Whether it is the value that says who neighbours whom. */
	#isLinks({ symbol }: Linked): boolean {
		const { links, values } = this.#link.symbols;
		return links !== null && values[links.value] === symbol;
	}

	/** A finding about a circle stands where it begins. */
	#noteCircle(value: Linked, ...parts: [Maybe, ExprIR | null][]): void {
		const at = this.#link.symbols.counting?.value ?? -1;
		for (const [node, expr] of parts) {
			const reads = new Reads();
			reads.visit(expr);
			if (node && reads.values.has(at)) value.modified = node;
		}
	}

	/** Whether there is a value of this name. */
	has(id: string): boolean {
		return this.#all.some((value) => value.id === id);
	}

	finish(): ValueDef[] {
		for (const value of this.#all) {
			if (value.state === 'new') this.#check(value);
			for (const { fallback } of value.symbol.params) fallback?.();
		}
		return this.#all.map(({ id, symbol, entry, body }): ValueDef => ({
			id,
			params: symbol.params.map(({ id, type }) => ({ id, type })),
			type: symbol.type ?? { t: 'int' },
			...body,
			modifiers: this.#modifiers.get(id) ?? [],
			cite: citesOf(entry.value),
			source: this.#link.source(entry.value)
		}));
	}

	/** Where a value's body is written, or why an attribute is one. */
	place(id: string): TreeNode | null {
		const value = this.#all.find((linked) => linked.id === id);
		if (!value) return null;
		return value.modified ?? childOf(value.entry.value, 'is') ?? value.entry.key;
	}
}

/** Whether an effect wants to know what stands at this place. */
function isTold({ params }: Pattern, place: number): boolean {
	const name = params[place]?.name;
	return name !== undefined && name !== '_';
}

/** An effect on neighbours that names the player, or the piece, acts only where there is one. */
function whenTold(pattern: Pattern): ExprIR | null {
	return [1, 2]
		.filter((place) => isTold(pattern, place))
		.map(isThere)
		.reduce<ExprIR | null>(both, null);
}

function isThere(slot: number): ExprIR {
	return binary('!=', { op: 'reg', slot }, constant(-1));
}

/** No space is a neighbour of itself. */
function otherSpaces(a: SetIR): SetIR {
	return { set: 'without', a, b: { set: 'list', items: [{ op: 'reg', slot: 0 }] } };
}

/** A chain of values that is too long, whatever the order in which they are written. */
export function tooDeep(at: TreeNode): Diagnostic {
	const message = say`rule/values-too-deep: Too many values need each other in a chain: ${MOST_NESTED_VALUES} are the limit, or ${MOST_NESTING} parts nested in each other`;
	return finding('value/too-deep', at, message);
}

/** How many parts of an expression stand in each other; each case of an answer stands in the one above. */
function depthOf(place: TreeNode | null): number {
	const depth = (node: Expression): number => 1 + Math.max(0, ...partsOf(node).map(depth));
	const texts = [...scalarsOf(place ?? undefined)].map(({ value }) => String(value));
	const depths = texts.map((text) => {
		const { ast } = parseExpression(text);
		return ast === null ? 0 : depth(ast);
	});
	return Math.max(0, ...depths) + Math.max(0, depths.length - 1);
}

/** What stands for a parameter that is left out. */
function argumentOf(fallback: Default): () => ValueArgument | null {
	return () => {
		const said = fallback.value();
		return said && ('expr' in said ? said.expr : said.set);
	};
}

/** Fewer parameters may be named than there are, but not more. */
export function fits(link: Linking, pattern: Pattern, count: number): boolean {
	const shadow = pattern.params.find((param) => param.name === 'self');
	if (shadow) {
		const message = say`rule/self-is-taken: self is the piece on which an effect is written: call the parameter c, say, and write when: c == self`;
		link.report(finding('effect/parameters', shadow.place, message));
		return false;
	}
	const extra = pattern.params[count];
	if (!extra) return true;
	const { name } = pattern;
	const message =
		count === 0
			? say`rule/has-no-parameters: ${name} has no parameters`
			: say`rule/has-only: ${name} has only ${count}`;
	link.report(finding('effect/parameters', extra.place, message));
	return false;
}
