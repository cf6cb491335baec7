/** Expressions as text, with the parentheses they need and no more: parsing the text gives the same tree. */
import type { BinaryOperator, Expression } from './ast.ts';

/** How tightly a construct binds: the rules of the grammar from the outside in. */
const LEVEL = {
	choice: 0,
	set: 1,
	or: 2,
	and: 3,
	not: 4,
	comparison: 5,
	range: 6,
	sum: 7,
	product: 8,
	place: 9,
	sign: 10,
	primary: 11
};

const BINARY: Record<BinaryOperator, number> = {
	or: LEVEL.or,
	and: LEVEL.and,
	'==': LEVEL.comparison,
	'!=': LEVEL.comparison,
	'<': LEVEL.comparison,
	'<=': LEVEL.comparison,
	'>': LEVEL.comparison,
	'>=': LEVEL.comparison,
	'+': LEVEL.sum,
	'-': LEVEL.sum,
	'*': LEVEL.product,
	'/': LEVEL.product,
	'/up': LEVEL.product,
	mod: LEVEL.product
};

function levelOf(node: Expression): number {
	switch (node.node) {
		case 'if':
			return LEVEL.choice;
		case 'where':
		case 'combine':
			return LEVEL.set;
		case 'binary':
			return BINARY[node.operator];
		case 'unary':
			return node.operator === 'not' ? LEVEL.not : LEVEL.sign;
		case 'in':
		case 'is':
			return LEVEL.comparison;
		case 'range':
			return LEVEL.range;
		case 'at':
			return LEVEL.place;
		default:
			return LEVEL.primary;
	}
}

/** The text of an expression. A hole is printed as `...`, which cannot be read again. */
export function printExpression(node: Expression): string {
	return print(node, LEVEL.choice);
}

function print(node: Expression, least: number): string {
	const text = bare(node);
	return levelOf(node) < least ? `(${text})` : text;
}

function bare(node: Expression): string {
	switch (node.node) {
		case 'hole':
			return '...';
		case 'int':
		case 'bool':
			return String(node.value);
		case 'none':
			return 'none';
		case 'name':
			return node.name;
		case 'member':
			return `${print(node.of, LEVEL.primary)}.${node.name.name}${node.args ? list('()', node.args) : ''}`;
		case 'call':
			return node.name.name + list('()', node.args);
		case 'quantifier': {
			const { name, variable, set, body } = node;
			return `${name.name}(${variable.name} in ${chain(set)}: ${printExpression(body)})`;
		}
		case 'unary':
			return node.operator === 'not'
				? `not ${print(node.of, LEVEL.not)}`
				: `-${print(node.of, LEVEL.sign)}`;
		case 'binary':
			return binary(node.operator, node.a, node.b);
		case 'in': {
			// What follows the `where` of a set would belong to its condition.
			const set = hasWhere(node.set) ? `(${bare(node.set)})` : chain(node.set);
			return `${print(node.of, LEVEL.range)} ${node.negated ? 'not in' : 'in'} ${set}`;
		}
		case 'is': {
			const verb = node.negated ? 'is not' : 'is';
			return `${print(node.of, LEVEL.range)} ${verb} ${print(node.what, LEVEL.range)}`;
		}
		case 'where':
			return `${before(node.set)} ${node.word} ${print(node.cond, LEVEL.or)}`;
		case 'combine':
			return `${before(node.a)} ${node.operator} ${print(node.b, LEVEL.range)}`;
		case 'at':
			return `${print(node.pieces, LEVEL.place)} at ${print(node.zone, LEVEL.sign)}`;
		case 'list':
			return list('{}', node.items);
		case 'range':
			return `${print(node.from, LEVEL.sum)} .. ${print(node.to, LEVEL.sum)}`;
		case 'if': {
			const [cond, then, otherwise] = [node.cond, node.then, node.else].map(printExpression);
			return `if ${cond} then ${then} else ${otherwise}`;
		}
	}
}

function binary(operator: BinaryOperator, a: Expression, b: Expression): string {
	const level = BINARY[operator];
	// Comparisons do not chain; everything else groups to the left.
	const left = level === LEVEL.comparison ? LEVEL.range : level;
	const text = `${print(a, left)} ${operator === '/up' ? '/' : operator} ${print(b, level + 1)}`;
	return operator === '/up' ? `${text} rounded up` : text;
}

function list(brackets: '()' | '{}', items: Expression[]): string {
	return brackets.charAt(0) + items.map(printExpression).join(', ') + brackets.charAt(1);
}

/** A set where `where` and `with` may follow each other. */
function chain(node: Expression): string {
	return levelOf(node) === LEVEL.set ? bare(node) : print(node, LEVEL.range);
}

/** What stands before a `where` or `with`: a set that `in` ends would take it for its own. */
function before(node: Expression): string {
	return levelOf(node) === LEVEL.set && endsWithIn(node) ? `(${bare(node)})` : chain(node);
}

function endsWithIn(node: Expression): boolean {
	switch (node.node) {
		case 'in':
			return true;
		case 'where':
			return levelOf(node.cond) >= LEVEL.or && endsWithIn(node.cond);
		case 'binary':
			return BINARY[node.operator] < LEVEL.comparison && endsWithIn(node.b);
		case 'unary':
			return node.operator === 'not' && endsWithIn(node.of);
		default:
			return false;
	}
}

function hasWhere(node: Expression): boolean {
	return node.node === 'where' || (node.node === 'combine' && hasWhere(node.a));
}
