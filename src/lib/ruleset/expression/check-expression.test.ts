import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '#lib/language/expression/any-expression.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { parseExpression } from '#lib/language/expression/parse.ts';
import { printExpression } from '#lib/language/expression/print.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import {
	assignable,
	check,
	checkExpression,
	checkSet,
	constantValue,
	typeName
} from './check-expression.ts';
import {
	collector,
	exampleScope,
	exampleSymbols,
	KIND,
	scalar
} from './example-game.test.fixture.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { childScope, elementScope, rootScope } from '#lib/ruleset/names/scope.ts';
import type { Readable } from '#lib/ruleset/names/symbols.ts';

const symbols = exampleSymbols();
const scope = exampleScope();
const creature: Type = { t: 'piece', kind: KIND.creature };
const hero: Type = { t: 'piece', kind: KIND.hero };

describe('a single value', () => {
	it('has the type that is expected', () => {
		const { report, found } = collector();
		const expected: Type = { t: 'optional', of: { t: 'player' } };
		expect(checkExpression(scalar('you'), scope, symbols, report, expected)).not.toBeNull();
		expect(checkExpression(scalar('none'), scope, symbols, report, expected)).not.toBeNull();
		expect(found).toEqual([]);
		expect(checkExpression(scalar('you.gold'), scope, symbols, report, expected)).toBeNull();
		expect(checkExpression(scalar('players'), scope, symbols, report, expected)).toBeNull();
		expect(found.map((d) => d.message)).toEqual([
			'Expected player?, found int',
			expect.stringMatching(/^Expected a single value, this is a set of player/)
		]);
	});

	it('settles its words by the type that is expected', () => {
		const { report, found } = collector();
		for (const [index, ordinal] of [1, 2].entries()) {
			const expected: Type = { t: 'enum', enum: index };
			expect(checkExpression(scalar('forest'), scope, symbols, report, expected)?.expr).toEqual({
				op: 'const',
				value: ordinal
			});
		}
		expect(found).toEqual([]);
	});
});

describe('a set', () => {
	it('tells its element', () => {
		const { report, found } = collector();
		expect(checkSet(scalar('heroes'), scope, symbols, report, creature)).toMatchObject({
			set: { set: 'pieces', kind: KIND.hero },
			type: { t: 'set', of: hero },
			element: hero
		});
		expect(checkSet(scalar('bag'), scope, symbols, report)?.element).toEqual({
			t: 'piece',
			kind: 0
		});
		expect(found).toEqual([]);
		expect(checkSet(scalar('creatures'), scope, symbols, report, hero)).toBeNull();
		expect(found.map((d) => d.message)).toEqual(['Expected set of hero, found set of creature']);
	});
});

describe('constants', () => {
	const constant = (node: ScalarNode, expected?: Type) => {
		const { report, found } = collector();
		const value = constantValue(node, symbols, report, expected);
		expect(found.length > 0).toBe(value === null);
		return value ?? found.map((d) => d.code).join();
	};

	it.each([
		['if player-count <= 3 then 2 else 3', 2],
		['option.max-rounds * player-count', 60],
		['round + 1', 'type/not-constant'],
		['you', 'name/misused'],
		['yu', 'ref/unknown-name']
	])('%s', (text, value) => {
		expect(constant(scalar(text))).toBe(value);
	});

	it('are words: ordinals, flags, none', () => {
		expect(constant(scalar('forest'), { t: 'enum', enum: 1 })).toBe(2);
		expect(constant(scalar('true'), { t: 'bool' })).toBe(1);
		expect(constant(scalar('none'), { t: 'optional', of: { t: 'player' } })).toBe(-1);
	});

	it('may be plain numbers and booleans of the YAML', () => {
		expect(constant({ ...scalar('-3'), value: -3 }, { t: 'int' })).toBe(-3);
		expect(constant({ ...scalar('true'), value: true }, { t: 'bool' })).toBe(1);
		expect(constant({ ...scalar('1.5'), value: 1.5 })).toBe('syntax/number');
		expect(constant({ ...scalar(''), value: null })).toBe('syntax/empty');
	});
});

describe('places', () => {
	it('are those of the word in the file', () => {
		const { report, found } = collector();
		check(scalar('you.gold + you.gld'), scope, symbols, report);
		expect(found[0]?.range).toEqual({
			file: 'rules.yaml',
			start: { line: 3, column: 26, offset: 115 },
			end: { line: 3, column: 29, offset: 118 }
		});
		expect(found[0]?.fixes).toMatchObject([
			{ title: 'Change to "gold"', edits: [{ range: found[0]?.range, text: 'gold' }] }
		]);
	});

	it('are the whole scalar where offsets are lost', () => {
		const { report, found } = collector();
		const folded = { ...scalar('>\n  you.gold +\n  you.gld'), oneToOne: false };
		folded.value = 'you.gold + you.gld\n';
		check(folded, scope, symbols, report);
		expect(found[0]?.range).toEqual(folded.range);
		expect(found[0]?.fixes).toMatchObject([]);
	});
});

it('tells what is read, also by constants', () => {
	const read: [Readable, number][] = [];
	const watched = { ...symbols, read: (what: Readable, index: number) => read.push([what, index]) };
	const { report } = collector();
	check(scalar('option.max-rounds > 3 and c.strength > 2'), scope, watched, report);
	check(scalar('any(heroes at site where owner == you)'), scope, watched, report);
	expect(read).toEqual([
		['option', 0],
		['attribute', 0],
		['kind', KIND.hero],
		['zone', 2],
		['field-piece', 0]
	]);
});

describe('scopes', () => {
	it('hide outer names and count registers', () => {
		const outer = childScope(rootScope(), [['x', { type: { t: 'int' }, at: 'reg', slot: 0 }]]);
		const inner = childScope(outer, [['x', { type: { t: 'bool' }, at: 'reg', slot: 3 }]]);
		expect(inner.lookup('x')?.type).toEqual({ t: 'bool' });
		expect(outer.nextRegister).toBe(1);
		expect(inner.nextRegister).toBe(4);
		expect(inner.names()).toEqual(['x']);
		const where = elementScope(inner, { type: { t: 'player' }, at: 'reg', slot: 4 });
		expect(where.names()).toEqual(['it', 'x']);
		expect(where.elements).toHaveLength(1);
	});
});

describe('types', () => {
	it('a creature goes where a thing is wanted, not the other way round', () => {
		expect(assignable(hero, creature, symbols)).toBe(true);
		expect(assignable(creature, hero, symbols)).toBe(false);
		expect(assignable({ t: 'set', of: hero }, { t: 'set', of: creature }, symbols)).toBe(true);
		expect(assignable({ t: 'optional', of: hero }, hero, symbols)).toBe(false);
		expect(assignable({ t: 'none' }, { t: 'optional', of: hero }, symbols)).toBe(true);
	});

	it('are named as authors write them', () => {
		expect(typeName({ t: 'set', of: creature }, symbols)).toBe('set of creature');
		expect(typeName({ t: 'optional', of: { t: 'space' } }, symbols)).toBe('hex?');
	});
});

describe('any expression', () => {
	const words = fc.constantFrom(
		'you',
		'site',
		'c',
		'p',
		'hits',
		'answer',
		'target',
		'it',
		'round',
		'calm',
		'forest',
		'hexes',
		'creatures',
		'players',
		'bag',
		'rack',
		'giant-ape',
		'angry',
		'nonsense',
		'weather',
		'.gold',
		'.space',
		'.owner',
		'.strength',
		'.controller',
		'.power',
		'.odd',
		'(you)',
		'(site)',
		'1',
		'2',
		'none',
		'true',
		'(',
		')',
		'{',
		'}',
		',',
		' where ',
		' at ',
		' in ',
		' not in ',
		' is ',
		' == ',
		' != ',
		' < ',
		' + ',
		' / ',
		' and ',
		' or ',
		'not ',
		'-',
		'..',
		' with ',
		'if ',
		' then ',
		' else ',
		'any(x in ',
		'best(x in ',
		': ',
		'count(',
		'first(',
		'max(',
		'x'
	);
	const texts = fc.array(words, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

	it('is understood, or something is said about it', () => {
		fc.assert(
			fc.property(texts, (text) => {
				const { report, found } = collector();
				const result = check(scalar(text), scope, symbols, report);
				const errors = found.filter(isError);
				expect(result !== null, text).toBe(errors.length === 0);
				const places = errors.map((d) => `${d.range.start.offset} ${d.range.end.offset}`);
				expect(new Set(places).size, `${text}: ${places.join()}`).toBe(places.length);
				if (parseExpression(text).problems.length === 0) return;
				expect(result).toBeNull();
			}),
			{ numRuns: 2000 }
		);
	});

	const trees = anyExpression({
		names: ['you', 'site', 'c', 'p', 'hits', 'round', 'calm', 'forest', 'hexes', 'creatures', 'x'],
		members: ['gold', 'space', 'owner', 'strength', 'controller', 'rival', 'flying', 'build-cost'],
		functions: [
			'any',
			'count',
			'best',
			'first',
			'only',
			'max',
			'rack',
			'stack',
			'build-cost',
			'abs'
		]
	});

	it('has a type that its program keeps to, or one finding a place', () => {
		let good = 0;
		fc.assert(
			fc.property(trees, (tree) => {
				const text = printExpression(tree);
				const { report, found } = collector();
				const result = check(scalar(text), scope, symbols, report);
				const errors = found.filter(isError);
				expect(result !== null, text).toBe(errors.length === 0);
				const places = errors.map((d) => `${d.range.start.offset} ${d.range.end.offset}`);
				expect(new Set(places).size, `${text}: ${places.join()}`).toBe(places.length);
				if (result === null) return;
				good++;
				expect('set' in result, text).toBe(result.type.t === 'set');
			}),
			{ numRuns: 3000 }
		);
		expect(good).toBeGreaterThan(100);
	});
});
