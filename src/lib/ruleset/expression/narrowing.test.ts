import { describe, expect, it } from 'vitest';
import { check, typeName } from './check-expression.ts';
import {
	collector,
	exampleScope,
	exampleSymbols,
	KIND,
	scalar
} from './example-game.test.fixture.ts';
import { elementScope } from '#lib/ruleset/names/scope.ts';
import type { Scope } from '#lib/ruleset/names/symbols.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

const optional = (of: Type): Type => ({ t: 'optional', of });
const scope = exampleScope([
	['n', { at: 'local', type: optional({ t: 'int' }), slot: 20, words: 1 }],
	['who', { at: 'local', type: optional({ t: 'player' }), slot: 21, words: 1 }],
	['x', { at: 'local', type: optional({ t: 'piece', kind: KIND.piece }), slot: 22, words: 1 }]
]);

function checked(text: string, within: Scope = scope) {
	const { report, found } = collector();
	const result = check(scalar(text), within, exampleSymbols(), report);
	return { result, found: found.map(({ code, severity }) => `${severity} ${code}`) };
}

describe('behind a condition a name is what the condition says', () => {
	it.each([
		'n is not none and n > 1',
		'n is none or n > 1',
		'not (n is none) and n > 1',
		'not (n is none or round > 1) and n > 1',
		'round > 1 and n is not none and n > 1',
		'n in {1, 2} and n > 1',
		'if n is none then false else n > 1',
		'if n is not none and calm then n > 1 else calm',
		'any(h in hexes: n is not none and n == 1 and n > h.start)',
		'count(hexes where n is not none and n > start) > 1'
	])('%s', (text) => {
		expect(checked(text)).toMatchObject({ result: { type: { t: 'bool' } }, found: [] });
	});

	it.each([
		'n > 1',
		'n is not none or n > 1',
		'n is none and n > 1',
		'not (n is not none and calm) and n > 1',
		'n not in {1, 2} and n > 1',
		'(if n is none then calm else false) and n > 1',
		'if n is not none or calm then n > 1 else calm',
		'n > 1 and n is not none',
		'(n is not none and calm) == (n > 1)'
	])('not so: %s', (text) => {
		expect(checked(text)).toEqual({ result: null, found: ['error type/mismatch'] });
	});

	it.each([
		['if who is not none then who else none', 'player?'],
		['if who is not none then who else you', 'player'],
		['if x is hero then x else none', 'hero?'],
		['if x is dwarf-king then x else none', 'hero?'],
		['if x is not hero then none else x', 'hero?'],
		['if x is thing and x is hero then x else none', 'hero?'],
		['if x is hero and x is thing then x else none', 'hero?'],
		['if x is not hero then x else none', 'piece?'],
		['pieces where it is hero', 'set of hero'],
		['pieces where calm and it is hero', 'set of hero'],
		['pieces where not (it is not hero or calm)', 'set of hero'],
		['pieces where it is hero or it is building', 'set of piece'],
		// The element of the inner `where` is another one.
		['pieces where any(pieces where it is hero)', 'set of piece']
	])('%s is %s', (text, type) => {
		const { result, found } = checked(text);
		expect(found).toEqual([]);
		expect(result && typeName(result.type, exampleSymbols())).toBe(type);
	});

	it('knows members of an element that turned out to be something', () => {
		const within = elementScope(scope, {
			type: { t: 'piece', kind: KIND.piece },
			at: 'reg',
			slot: 5
		});
		expect(checked('it is marker and level > 1', within).found).toEqual(['error ref/unknown-name']);
		expect(checked('it is building and level > 1', within).found).toEqual([]);
	});

	it('says nothing of fields and of what is worked out', () => {
		expect(checked('only(you.rival) == you').found).toEqual([]);
		expect(checked('you.rival is not none and only(you.rival) == you').found).toEqual([]);
	});

	it('costs nothing: the same is worked out', () => {
		const plain = checked('if who is not none then only(who) else you').result;
		expect(checked('if who is not none then who else you').result).toEqual(plain);
	});
});

describe('only(...) of what is sure already', () => {
	it.each([
		['only(you).gold > 3', 'This is a player', 'you'],
		['only(you.gold + 1) * 2 > 3', 'This is an int', '(you.gold + 1)'],
		['who is not none and only(who).gold > 3', 'This is a player', 'who'],
		['any(h in hexes: only(h).start > 1)', 'This is a hex', 'h']
	])('%s', (text, what, change) => {
		const { report, found } = collector();
		const result = check(scalar(text), scope, exampleSymbols(), report);
		expect(result?.type).toEqual({ t: 'bool' });
		expect(
			found.map((finding) => [
				finding.severity,
				finding.code,
				finding.message,
				finding.fixes[0]?.edits[0]?.text
			])
		).toEqual([
			['warning', 'type/sure', `${what}, which is sure already: leave out only(...)`, change]
		]);
	});
});
