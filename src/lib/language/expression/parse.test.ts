import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, type Expression } from './ast.ts';
import { parseExpression } from './parse.ts';

/** The tree in brackets: `a + b * c` is `(+ a (* b c))`. */
function shape(node: Expression | null): string {
	if (node === null) return '-';
	const parts = partsOf(node).map(shape);
	switch (node.node) {
		case 'hole':
			return '?';
		case 'int':
		case 'bool':
			return String(node.value);
		case 'none':
			return 'none';
		case 'name':
			return node.name;
		case 'member':
			return `(.${node.name.name}${node.args ? '()' : ''} ${parts.join(' ')})`;
		case 'call':
			return `(${[`${node.name.name}()`, ...parts].join(' ')})`;
		case 'quantifier':
			return `(${node.name.name} ${node.variable.name} ${parts.join(' ')})`;
		case 'unary':
		case 'binary':
		case 'combine':
			return `(${node.operator} ${parts.join(' ')})`;
		case 'in':
		case 'is':
			return `(${node.negated ? 'not-' : ''}${node.node} ${parts.join(' ')})`;
		default:
			return `(${[node.node, ...parts].join(' ')})`;
	}
}

function read(text: string): string {
	const { ast, problems } = parseExpression(text);
	expect(problems, text).toEqual([]);
	return shape(ast);
}

describe('the grammar', () => {
	it.each([
		// Words and numbers.
		['12', '12'],
		['true', 'true'],
		['none', 'none'],
		['in-play', 'in-play'],
		['a-b', 'a-b'],
		['a - b', '(- a b)'],
		['a -b', '(- a b)'],
		['3-1', '(- 3 1)'],
		['rack(you)-1', '(- (rack() you) 1)'],
		['android', 'android'],
		['without-end', 'without-end'],
		// Precedence.
		['a or b and not c == d + e * -f.g', '(or a (and b (not (== c (+ d (* e (- (.g f))))))))'],
		['a - b - c', '(- (- a b) c)'],
		['a / b * c', '(* (/ a b) c)'],
		['a / b rounded up + 1', '(+ (/up a b) 1)'],
		['a mod b == 0', '(== (mod a b) 0)'],
		['(a or b) and c', '(and (or a b) c)'],
		['not a and b', '(and (not a) b)'],
		['not not a', '(not (not a))'],
		['not x in s', '(not (in x s))'],
		['a == b and c != d', '(and (== a b) (!= c d))'],
		['a < b or c >= d', '(or (< a b) (>= c d))'],
		['--a', '(- (- a))'],
		// Members and calls.
		['a.b.c', '(.c (.b a))'],
		['a.b(c).d', '(.d (.b() a c))'],
		['f(a, b + 1)', '(f() a (+ b 1))'],
		['f()', '(f())'],
		['f(x).y', '(.y (f() x))'],
		['hex(0, -1)', '(hex() 0 (- 1))'],
		// Questions.
		['x is creature', '(is x creature)'],
		['x is not dwarf-king', '(not-is x dwarf-king)'],
		['x.space is not none', '(not-is (.space x) none)'],
		['x in {a, b}', '(in x (list a b))'],
		['x not in 2..5', '(not-in x (range 2 5))'],
		['x in 1 .. n + 1', '(in x (range 1 (+ n 1)))'],
		['x in s and y', '(and (in x s) y)'],
		['x in bag(p)', '(in x (bag() p))'],
		// Sets.
		['hexes where controller == you and x', '(where hexes (and (== controller you) x))'],
		['creatures at rack(you)', '(at creatures (rack() you))'],
		['creatures at h where flying', '(where (at creatures h) flying)'],
		['a with b without c', '(without (with a b) c)'],
		['a shared  with b', '(shared with a b)'],
		['a where x with b', '(with (where a x) b)'],
		['a with b where x', '(where (with a b) x)'],
		['a where x where y', '(where (where a x) y)'],
		['x in a where y', '(in x (where a y))'],
		['x in a with b and c', '(and (in x (with a b)) c)'],
		['{a}', '(list a)'],
		['{}', '(list)'],
		// `where` is also a name.
		['where.controller', '(.controller where)'],
		['f(who, where)', '(f() who where)'],
		['hexes where it == where', '(where hexes (== it where))'],
		// Quantifiers.
		['any(forts at h)', '(any() (at forts h))'],
		['none(forts at h)', '(none() (at forts h))'],
		['all(p in players: p.gold > 0)', '(all p players (> (.gold p) 0))'],
		['sum(x in a where b: c)', '(sum x (where a b) c)'],
		['max(x in a with b: if c then d else e)', '(max x (with a b) (if c d e))'],
		['count(a where b)', '(count() (where a b))'],
		['max(a, b)', '(max() a b)'],
		// Choices.
		['if a then b else c', '(if a b c)'],
		['if a then b else if c then d else e', '(if a b (if c d e))'],
		['1 + (if a then b else c)', '(+ 1 (if a b c))'],
		['if a then b else c where d', '(if a b (where c d))']
	])('reads %s', (text, tree) => {
		expect(read(text)).toBe(tree);
	});

	it('knows where everything stands', () => {
		const text = 'you.gold >= build-cost(you, site)';
		const { ast } = parseExpression(text);
		const cut = (span: { start: number; end: number }) => text.slice(span.start, span.end);
		expect(ast?.node).toBe('binary');
		if (ast?.node !== 'binary') return;
		expect(cut(ast)).toBe(text);
		expect(cut(ast.at)).toBe('>=');
		expect(cut(ast.a)).toBe('you.gold');
		expect(ast.a.node === 'member' && cut(ast.a.name)).toBe('gold');
		expect(cut(ast.b)).toBe('build-cost(you, site)');
		expect(partsOf(ast.b).map(cut)).toEqual(['you', 'site']);
	});

	it('gives the same tree for the same text', () => {
		expect(parseExpression('a + b')).toBe(parseExpression('a + b'));
	});
});

describe('any text', () => {
	const pieces = fc.constantFrom(
		'a',
		'b-c',
		'1',
		'.',
		'..',
		'(',
		')',
		'{',
		'}',
		',',
		':',
		'+',
		'-',
		'/',
		'==',
		'=',
		'<',
		'and',
		'or',
		'not',
		'in',
		'is',
		'where',
		'at',
		'with',
		'if',
		'then',
		'else',
		'none',
		'&&',
		'any(',
		'count(x in',
		'rounded up',
		'shared with',
		'"',
		"'",
		'“',
		'é',
		'%',
		'?',
		'2d6',
		'1.5'
	);
	const texts = fc.oneof(
		fc.string(),
		fc.string({ unit: 'binary' }),
		fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(' ')),
		fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''))
	);

	it('is read, or something is found in it', () => {
		fc.assert(
			fc.property(texts, (text) => {
				const { ast, problems } = parseExpression(text);
				expect(ast !== null || problems.length > 0).toBe(true);
				for (const { start, end, fix } of problems) {
					expect(start).toBeGreaterThanOrEqual(0);
					expect(end).toBeGreaterThanOrEqual(start);
					expect(end).toBeLessThanOrEqual(text.length);
					if (fix) expect(text.slice(fix.start, fix.end)).not.toBe(fix.text);
				}
				if (problems.length === 0) expect(hasHole(ast)).toBe(false);
			}),
			{ numRuns: 3000 }
		);
	});

	it.each(['(', 'not ', '-', 'if ', 'a.', 'a + ', 'a where ', 'x in ', 'if a then ', '{', 'f('])(
		'does not exhaust the stack: %s',
		(part) => {
			const { problems } = parseExpression(part.repeat(20_000));
			expect(problems.length).toBeGreaterThan(0);
			expect(parseExpression(`${part.repeat(120)}a`)).toBeDefined();
		}
	);
});

function hasHole(node: Expression | null): boolean {
	return node !== null && (node.node === 'hole' || partsOf(node).some(hasHole));
}
