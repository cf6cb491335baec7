/** Expressions of scenarios: those of the rules, with `p1`, `p2`, ... and the ids of pieces as names. */
import { playerKey } from '#lib/engine/seat/keys.ts';
import { ask, askSet } from '#lib/engine/machine/ask-value.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Expression } from '#lib/language/expression/ast.ts';
import type { Diagnostic, TextEdit } from '#lib/language/diagnostic.ts';
import { partOf } from '#lib/language/tree-path.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { checkExpression, checkSet } from '#lib/ruleset/expression/check-expression.ts';
import type { ExprIR, Type } from '#lib/ruleset/program/expression-ir.ts';
import { nameOf } from '#lib/ruleset/program/rows.ts';
import { childScope, elementScope, rootScope } from '#lib/ruleset/names/scope.ts';
import type {
	Binding,
	Checked,
	ExpressionListener,
	Scope,
	Symbols
} from '#lib/ruleset/names/symbols.ts';
import { claimInWords, otherValueIn, type UnderstoodClaim } from './claim-in-words.ts';
import { fail, ScenarioFailure } from './scenario-failure.ts';
import type { Pieces } from './scenario-pieces.ts';
import { NOTHING, type Said, say } from '#lib/language/said.ts';

export class Names {
	readonly #machine: Machine;
	readonly #symbols: Symbols;
	readonly #pieces: Pieces;
	/** Ids of pieces mean the piece, or (as in the rules) the set of all that show the face. */
	readonly #scopes: Scope[];

	constructor(machine: Machine, symbols: Symbols, pieces: Pieces) {
		this.#machine = machine;
		this.#symbols = symbols;
		this.#pieces = pieces;
		const players: [string, Binding][] = Array.from({ length: symbols.players }, (_, seat) => [
			playerKey(seat),
			{ type: { t: 'player' }, at: 'const', value: seat }
		]);
		const single: [string, Binding][] = [];
		const numbered: [string, Binding][] = [];
		for (const [name, piece] of pieces.names()) {
			const face = machine.program.faces[machine.program.pieces[piece]!.face]!;
			const type: Type = { t: 'piece', kind: face.kind };
			const binding: Binding = { type, at: 'const', value: piece };
			if (name.includes('/')) numbered.push([wordOf(name), binding]);
			else single.push([name, binding]);
		}
		const sets = childScope(rootScope(), [...players, ...numbered]);
		this.#scopes = [childScope(sets, single), sets];
	}

	/** The value of a condition, now; `explain` says what its parts were, `other` what would have to stand there. */
	holds(node: TreeNode): { holds: boolean; explain: Said; other: TextEdit | null } {
		const { expr } = this.#check(node, { t: 'bool' });
		const holds = this.#evaluate(expr) !== 0;
		if (holds) return { holds, explain: NOTHING, other: null };
		const claim = this.#understood(node);
		const m = this.#machine;
		const other = node.node === 'scalar' && node.oneToOne ? otherValueIn(m, claim) : null;
		const isAsWritten = node.node === 'scalar' && this.#rewritten(node) === node;
		return {
			holds,
			explain: claimInWords(m, claim),
			other:
				other && isAsWritten
					? { range: partOf(node, other.start, other.end), text: other.now }
					: null
		};
	}

	/** A word of the expected type; without one, of whatever type it is. */
	word(node: TreeNode, expected?: Type): { word: number; type: Type } {
		const { expr, type } = this.#check(node, expected);
		return { word: this.#evaluate(expr), type };
	}

	/** The elements of a set. */
	elements(node: TreeNode, of: Type): number[] {
		return this.several(node, of).elements;
	}

	/** The same, with what kind of thing each of them is. */
	several(node: TreeNode, of: Type): { elements: number[]; element: Type } {
		const m = this.#machine;
		const { set, element } = this.#either(node, (scalar, scope, report) =>
			checkSet(scalar, scope, this.#symbols, report, of)
		);
		return { elements: askSet(m, m.code.evaluator.set(set)), element };
	}

	/** A condition that is asked later, and elsewhere. */
	condition(node: TreeNode): ExprIR {
		return this.#check(node, { t: 'bool' }).expr;
	}

	/** A number that each thing of this type has; `it` is the thing. */
	numberOf(node: TreeNode, element: Type): (thing: number) => number {
		const { expr } = this.#either(node, (scalar, scope, report) => {
			const inner = elementScope(scope, { type: element, at: 'reg', slot: 0 });
			return checkExpression(scalar, inner, this.#symbols, report, { t: 'int' });
		});
		const m = this.#machine;
		const asked = m.code.evaluator.expression(expr);
		return (thing) => ask(m, asked, [thing]);
	}

	#check(node: TreeNode, expected?: Type): { expr: ExprIR; type: Type } {
		return this.#either(node, (scalar, scope, report) =>
			checkExpression(scalar, scope, this.#symbols, report, expected)
		);
	}

	/** What one of the scopes understands; else what the first one has to say. */
	#either<T>(
		node: TreeNode,
		check: (node: ScalarNode, scope: Scope, report: (found: Diagnostic) => void) => T | null
	): T {
		if (node.node !== 'scalar')
			fail(
				node,
				'scenario/expression',
				say`scenario/expression-expected: an expression is expected here`
			);
		const scalar = this.#rewritten(node);
		const first: Diagnostic[] = [];
		for (const scope of this.#scopes) {
			const found: Diagnostic[] = [];
			const checked = check(scalar, scope, (finding) => found.push(finding));
			if (checked !== null) return checked;
			if (first.length === 0) first.push(...found);
		}
		throw new ScenarioFailure(first);
	}

	/** `token/2` becomes one word, and `stack(0,1)` tells which space it means. */
	#rewritten(node: ScalarNode): ScalarNode {
		const { map, zones } = this.#symbols;
		const text = node.text
			.replace(/\b([a-z][a-z0-9-]*)\/(\d+)(?![\w-])/g, (all: string) =>
				this.#pieces.find(all) === null ? all : wordOf(all)
			)
			.replace(
				/\b([a-z][a-z0-9-]*)\(\s*(-?\d+)\s*,\s*(-?\d+)\s*(,[^()]*)?\)/g,
				(all: string, name: string, q: string, r: string, place = '') =>
					zones.some((zone) => nameOf(zone) === name && zone.per === 'space')
						? `${name}(${map.space}(${q},${r})${place})`
						: all
			);
		if (text === node.text) return node;
		return { ...node, text, value: text, oneToOne: false };
	}

	#evaluate(expr: ExprIR): number {
		return ask(this.#machine, this.#machine.code.evaluator.expression(expr), []);
	}

	/** The parts of a condition. */
	#understood(node: TreeNode): UnderstoodClaim {
		const parts = new Map<Expression, Checked>();
		let written = '';
		const part: ExpressionListener['part'] = (_node, text, expression, found) => {
			written = text;
			parts.set(expression, found);
		};
		const symbols = { ...this.#symbols, listener: { part } };
		this.#either(node, (scalar, scope, report) => {
			parts.clear();
			return checkExpression(scalar, scope, symbols, report, { t: 'bool' });
		});
		const textOf = ({ start, end }: Expression): string =>
			written.slice(start, end).replaceAll('-number-', '/');
		return { parts, textOf };
	}
}

/** The name of a numbered piece as one word. */
function wordOf(name: string): string {
	return name.replace('/', '-number-');
}
