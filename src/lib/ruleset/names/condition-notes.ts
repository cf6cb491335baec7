/**
 * The conditions of the rules as they are written, noted while expressions are checked.
 *
 * A condition atom is a boolean part that is not put together by `and`, `or`, `not` or an `if`: a comparison, a flag, a
 * membership, a quantifier. The call of a value is none, for the value's own body has the atoms. An atom is known by its
 * place in the file, so it is the same in the programs of all numbers of players and options, also where the answer is
 * known beforehand and nothing of it is left in the program.
 */
import type { Expression, Span } from '#lib/language/expression/ast.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import { placeIn } from '#lib/language/findings.ts';
import type { Checked, ExpressionListener } from './symbols.ts';

export interface NotedAtom {
	/** The same in all programs. */
	key: string;
	file: string;
	line: number;
	/** As it is written. */
	text: string;
	/** All that it became: an expression may be checked several times, for several pieces. */
	found: { expr: ExprIR; inverted: boolean }[];
}

/** An expression of the YAML with the atoms in it. */
export interface NotedScalar {
	atoms: Map<string, NotedAtom>;
}

export class ConditionNotes implements ExpressionListener {
	readonly #scalars = new Map<ScalarNode, NotedScalar>();
	readonly #of = new Map<ExprIR | SetIR, NotedScalar>();
	readonly #noted = new Set<ExprIR>();

	/** The expression to which a part of the program belongs: known of whole expressions and of atoms. */
	scalarOf(part: ExprIR | SetIR): NotedScalar | undefined {
		return this.#of.get(part);
	}

	part(node: ScalarNode, text: string, part: Expression, found: Checked): void {
		if (!isAtom(part, found)) return;
		const inverted = found.expr.op === 'not';
		const expr = found.expr.op === 'not' ? found.expr.of : found.expr;
		// What is only handed on (brackets, `only(...)`) was noted where it is written.
		if (expr.op === 'value' || this.#noted.has(expr)) return;
		this.#noted.add(expr);
		const scalar = this.#scalarAt(node);
		this.#of.set(expr, scalar);
		const atom = atomAt(node, text, part);
		const known = scalar.atoms.get(atom.key) ?? atom;
		scalar.atoms.set(atom.key, known);
		known.found.push({ expr, inverted });
	}

	whole(node: ScalarNode, found: ExprIR | SetIR): void {
		this.#of.set(found, this.#scalarAt(node));
	}

	#scalarAt(node: ScalarNode): NotedScalar {
		const known = this.#scalars.get(node) ?? { atoms: new Map<string, NotedAtom>() };
		this.#scalars.set(node, known);
		return known;
	}
}

function isAtom(
	part: Expression,
	found: Checked
): found is { expr: ExprIR; type: Checked['type'] } {
	if ('set' in found || found.type.t !== 'bool') return false;
	if (part.node === 'binary') return part.operator !== 'and' && part.operator !== 'or';
	return part.node !== 'bool' && part.node !== 'unary' && part.node !== 'if';
}

function atomAt(node: ScalarNode, text: string, { start, end }: Span): NotedAtom {
	const { file } = node.range;
	return {
		key: `${file}:${node.range.start.offset}:${start}-${end}`,
		file,
		line: placeIn(node, start, end).range.start.line,
		text: text.slice(start, end).replace(/\s+/g, ' '),
		found: []
	};
}
