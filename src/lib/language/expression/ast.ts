/**
 * Expressions as trees. Offsets are 0-based in the text of the expression, `end` is exclusive.
 *
 * A `hole` stands where something is missing: the text around it is still understood, and what contains it stays silent.
 */

export interface Span {
	start: number;
	end: number;
}

/** A word with its place. */
export interface Word extends Span {
	name: string;
}

export type BinaryOperator =
	| 'or'
	| 'and'
	| '=='
	| '!='
	| '<'
	| '<='
	| '>'
	| '>='
	| '+'
	| '-'
	| '*'
	| '/'
	/** `a / b rounded up` */
	| '/up'
	| 'mod';

export type SetOperator = 'with' | 'without' | 'shared with';

export type Expression = Span &
	(
		| { node: 'hole' }
		| { node: 'int'; value: number }
		| { node: 'bool'; value: boolean }
		| { node: 'none' }
		| { node: 'name'; name: string }
		/** `of.name`, or with `args` `of.name(args)`. */
		| { node: 'member'; of: Expression; name: Word; args: Expression[] | null }
		| { node: 'call'; name: Word; args: Expression[] }
		/** `any(x in set: body)` */
		| { node: 'quantifier'; name: Word; variable: Word; set: Expression; body: Expression }
		| { node: 'unary'; operator: 'not' | '-'; of: Expression }
		| { node: 'binary'; operator: BinaryOperator; at: Span; a: Expression; b: Expression }
		| { node: 'in'; negated: boolean; of: Expression; set: Expression }
		| { node: 'is'; negated: boolean; of: Expression; what: Expression }
		| { node: 'where'; word: 'where' | 'while'; set: Expression; cond: Expression }
		| { node: 'at'; pieces: Expression; zone: Expression }
		| { node: 'combine'; operator: SetOperator; a: Expression; b: Expression }
		| { node: 'list'; items: Expression[] }
		| { node: 'range'; from: Expression; to: Expression }
		| { node: 'if'; cond: Expression; then: Expression; else: Expression }
	);

export type NodeOf<K extends Expression['node']> = Extract<Expression, { node: K }>;

/** The parts of an expression in the order written. */
export function partsOf(node: Expression): Expression[] {
	switch (node.node) {
		case 'hole':
		case 'int':
		case 'bool':
		case 'none':
		case 'name':
			return [];
		case 'member':
			return [node.of, ...(node.args ?? [])];
		case 'call':
			return node.args;
		case 'quantifier':
			return [node.set, node.body];
		case 'unary':
			return [node.of];
		case 'binary':
		case 'combine':
			return [node.a, node.b];
		case 'in':
			return [node.of, node.set];
		case 'is':
			return [node.of, node.what];
		case 'where':
			return [node.set, node.cond];
		case 'at':
			return [node.pieces, node.zone];
		case 'list':
			return node.items;
		case 'range':
			return [node.from, node.to];
		case 'if':
			return [node.cond, node.then, node.else];
	}
}
