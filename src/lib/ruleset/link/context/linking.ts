/** What all parts of the linker share while one composed game becomes a program. */
import {
	type Diagnostic,
	finding,
	isError,
	type Place,
	type Report
} from '#lib/language/diagnostic.ts';
import type { MapEntry, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import {
	check,
	checkExpression,
	checkSet,
	checkTarget,
	constantValue
} from '#lib/ruleset/expression/check-expression.ts';
import type { ExprIR, SetIR, Table, Type } from '#lib/ruleset/program/expression-ir.ts';
import { type OwnSection, wordsOf } from '#lib/ruleset/names/own-names.ts';
import { severalHave, unknownId } from '#lib/language/findings.ts';
import {
	asScalar,
	citesOf,
	entriesOf,
	itemsOf,
	childOf,
	textOf,
	type Maybe
} from '#lib/language/nodes.ts';
import { addressesOf } from './addresses.ts';
import type { SourcePlace } from '#lib/ruleset/program/program.ts';
import { childScope, rootScope, scopeBefore } from '#lib/ruleset/names/scope.ts';
import type { Checked, Readable, Scope, Symbols } from '#lib/ruleset/names/symbols.ts';
import { type Said, say } from '#lib/language/said.ts';

export type Sections = ReadonlyMap<string, TreeNode>;

export class Linking {
	readonly symbols: Symbols;
	readonly sections: Sections;
	readonly report: Report;
	/** Layers that may leave out what is new since they were written. */
	readonly earlier: ReadonlySet<string>;
	/** Errors reported so far. */
	errors = 0;
	readonly sources: SourcePlace[] = [];
	/** The YAML of each kind (none for the root), face and field, by index. */
	readonly kindNodes: Maybe[] = [];
	readonly faceNodes: MapEntry[] = [];
	readonly fieldNodes: Record<Table, MapEntry[]> = { game: [], player: [], space: [], piece: [] };
	/** First concrete zone of each zone. */
	readonly zoneFirst: number[] = [];
	/** What some expression reads, also where the answer was known beforehand; and the fields that some step sets. */
	readonly reads = new Set<`${Readable}/${number}`>();
	readonly written = new Set<`field-${Table}/${number}`>();
	/** The fields that count what is limited, by the node of the limit. */
	readonly limits = new Map<TreeNode, { table: Table; field: number }>();
	/** The fields that say what held, by the conditions of effects. */
	readonly held = new Map<TreeNode, { table: Table; field: number }>();
	/** Some kind does not know its parent: then nobody knows what it inherits. */
	lostParents = false;
	/** Faces of kinds that do not exist. */
	readonly lostFaces = new Set<number>();
	/** Number of pieces: how long a set of them is. */
	pieceCount = 0;
	/** "column,row" of all cells that the map has for some number of players; where there is a map, its reader knows. */
	cellsOfAnySize: () => ReadonlySet<string> = () => new Set();
	/** Ids of paragraphs, or null for a game that does not hold its rulebook. */
	clauses: ReadonlySet<string> | null = null;
	#quiet = false;
	#addresses: Map<TreeNode, string> | null = null;
	readonly #sourceOf = new Map<TreeNode, number>();
	/** By the number of their source. */
	readonly #nodes: TreeNode[] = [];
	readonly #printed: Map<string, number>[] = [];
	readonly #poisoned = new Set<string>();
	readonly #reported = new Set<TreeNode>();

	constructor(
		sections: Sections,
		symbols: Symbols,
		report: Report,
		earlier: ReadonlySet<string> = new Set()
	) {
		this.earlier = earlier;
		this.sections = sections;
		this.symbols = symbols;
		this.report = (diagnostic) => {
			if (isError(diagnostic)) this.errors++;
			report(diagnostic);
		};
		symbols.read = (what, index) => {
			if (!this.#quiet) this.reads.add(`${what}/${index}`);
		};
	}

	whole(section: string): Maybe {
		return this.sections.get(section);
	}

	section(section: string): [string, MapEntry][] {
		return entriesOf(this.sections.get(section));
	}

	source(node: TreeNode): number {
		const known = this.#sourceOf.get(node);
		if (known !== undefined) return known;
		const { file, start, end } = node.range;
		this.sources.push({
			layer: node.layer,
			address: (this.#addresses ??= addressesOf(this.sections)).get(node) ?? '',
			file,
			line: start.line,
			column: start.column,
			endLine: end.line,
			endColumn: end.column
		});
		this.#sourceOf.set(node, this.sources.length - 1);
		this.#nodes.push(node);
		return this.sources.length - 1;
	}

	/** Where something of the program was written. */
	nodeOf(source: number): TreeNode {
		return this.#nodes[source]!;
	}

	/** Attributes declared by a kind itself: id -> index. */
	printed(kind: number): Map<string, number> {
		return (this.#printed[kind] ??= new Map<string, number>());
	}

	/** What the nearest kind, from this one upwards, says about a key. */
	inherited(kind: number, key: string): TreeNode | undefined {
		for (let k = kind; k >= 0; k = this.symbols.kinds[k]!.parent) {
			const node = childOf(this.kindNodes[k], key);
			if (node) return node;
		}
		return undefined;
	}

	/** Checks something without counting what it reads: the target of `set:`. */
	quietly<T>(check: () => T): T {
		this.#quiet = true;
		const result = check();
		this.#quiet = false;
		return result;
	}

	/** A name whose declaration failed: what uses it stays silent, so that one cause has one finding. */
	poison(name: string): void {
		this.#poisoned.add(name);
	}

	isPoisoned(name: string): boolean {
		return this.#poisoned.has(name);
	}

	/** Reports about a node that several things share, once. */
	once(node: TreeNode, report: () => void): void {
		if (this.#reported.has(node)) return;
		this.#reported.add(node);
		report();
	}

	/** The key of a rule in the composed game, by the name that a node says. */
	keyOf(section: OwnSection, name: string, { layer }: TreeNode): string {
		return this.symbols.names.keyOf(section, name, layer);
	}

	/** There is no such rule, or several layers have one. */
	noRule(
		what: Said,
		sections: readonly OwnSection[],
		{ name, place, layer }: { name: string; place: Place; layer: string },
		known: Iterable<string>
	): void {
		const several = sections.flatMap((section) =>
			this.symbols.names.choiceOf(section, name, layer)
		);
		this.report(
			several.length > 0
				? finding('ref/several', place, severalHave(what, name, several))
				: unknownId(what, name, place, withoutLayers(known))
		);
	}

	/** Clause ids must be paragraphs of the rulebook, where the game holds one. */
	citesClauses(node: Maybe): string[] {
		for (const item of itemsOf(childOf(node, 'cite'))) {
			const id = textOf(item);
			if (id === null || !this.clauses || this.clauses.has(id)) continue;
			this.report(
				unknownId(say`rule/clause: clause`, id, item, this.clauses, 'cite/unknown-clause')
			);
		}
		return citesOf(node);
	}

	/** The same for a definition that has to cite something: one of a layer that holds clauses. */
	needsClause(node: TreeNode, at: TreeNode = node): string[] {
		const cites = this.citesClauses(node);
		const layer = node.layer;
		if (cites.length === 0 && this.section('clauses').some(([, { key }]) => key.layer === layer)) {
			const message = say`rule/cites-no-clause: This cites no clause of the rules`;
			this.report(finding('cite/missing', at, message, { severity: 'warning' }));
		}
		return cites;
	}

	expr(node: Maybe, scope: Scope, expected?: Type): { expr: ExprIR; type: Type } | null {
		return this.#checked(node, scope, (scalar, report) =>
			checkExpression(scalar, scope, this.symbols, report, expected)
		);
	}

	flag(node: Maybe, scope: Scope): ExprIR | null {
		const expr = this.expr(node, scope, { t: 'bool' })?.expr ?? null;
		const text = textOf(node);
		if (expr?.op === 'const' && node && text !== null && NUMBERS_ALONE.test(text)) {
			const message =
				expr.value === 0
					? say`rule/never-true: "${text}" is never true: it asks about nothing in the game`
					: say`rule/always-true: "${text}" is always true: it asks about nothing in the game`;
			this.report(finding('type/settled', node, message, { severity: 'warning' }));
		}
		return expr;
	}

	number(node: Maybe, scope: Scope): ExprIR | null {
		return this.expr(node, scope, { t: 'int' })?.expr ?? null;
	}

	set(node: Maybe, scope: Scope, element?: Type): { set: SetIR; type: Type; element: Type } | null {
		return this.#checked(node, scope, (scalar, report) =>
			checkSet(scalar, scope, this.symbols, report, element)
		);
	}

	/** The set from which what is called `name` is taken. */
	setOf(name: Maybe, node: Maybe, scope: Scope): ReturnType<Linking['set']> {
		const before = scopeBefore(textOf(name) ?? '', scope);
		return this.#checked(node, scope, (scalar, report) =>
			checkSet(scalar, before, this.symbols, report)
		);
	}

	any(node: Maybe, scope: Scope, expected?: Type): Checked | null {
		return this.#checked(node, scope, (scalar, report) =>
			check(scalar, scope, this.symbols, report, expected)
		);
	}

	/** What a step changes: a field or a local, or what cannot be changed. */
	target(node: Maybe, scope: Scope): Checked | null {
		return this.#checked(node, scope, (scalar, report) =>
			checkTarget(scalar, scope, this.symbols, report)
		);
	}

	constant(node: Maybe, expected: Type): number | null {
		return this.#checked(node, rootScope(), (scalar, report) =>
			constantValue(scalar, this.symbols, report, expected)
		);
	}

	/** A constant number within bounds. */
	integer(node: Maybe, least = -1_000_000_000, most = 1_000_000_000): number | null {
		const value = this.constant(node, { t: 'int' });
		if (!node || value === null || (value >= least && value <= most)) return value;
		this.report(
			finding(
				'value/range',
				node,
				say`rule/is-not-between-and: ${value} is not between ${least} and ${most}`
			)
		);
		return null;
	}

	/** A scope whose names are registers 0, 1, ... in order. */
	registers(params: { name: string; type: Type }[]): Scope {
		return childScope(
			rootScope(),
			params.map(({ name, type }, slot) => [name, { type, at: 'reg', slot }] as const)
		);
	}

	#checked<T>(
		node: Maybe,
		scope: Scope,
		run: (node: ScalarNode, report: Report) => T | null
	): T | null {
		if (node === undefined) return null;
		const scalar = asScalar(node);
		if (!scalar) {
			this.report(
				finding('shape/expression', node, say`rule/write-expression: Write an expression here`)
			);
			return null;
		}
		const found: Diagnostic[] = [];
		const result = run(scalar, (diagnostic) => found.push(diagnostic));
		if (found.length > 0 && !this.#isSilenced(scalar, scope)) found.forEach(this.report);
		return result;
	}

	#isSilenced(node: ScalarNode, scope: Scope): boolean {
		const words = wordsOf(node.text);
		return words.some((word) => this.isPoisoned(word) || isFailedLocal(scope, word));
	}
}

/** A condition about numbers that are written in it. */
const NUMBERS_ALONE = /^(?=.*\d)(?:[-+*\d\s()<>=!]|and|or|not)+$/;

/** Names of rules, and those with a layer in front also without it. */
function withoutLayers(names: Iterable<string>): string[] {
	return [...names].flatMap((name) =>
		name.includes('.') ? [name, name.slice(name.indexOf('.') + 1)] : [name]
	);
}

/** Scopes of steps know which of their locals have no type because their declaration failed. */
export interface FailingScope extends Scope {
	failed(name: string): boolean;
}

function isFailedLocal(scope: Scope, word: string): boolean {
	return 'failed' in scope && (scope as FailingScope).failed(word);
}
