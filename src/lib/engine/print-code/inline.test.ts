/** What is short and what nothing modifies is written where it is asked; everything else is called. */
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { MakeFunction } from './module.ts';
import { printedCode } from './printed-code.ts';

const rules = (value: string, asked: string, effects = '{}'): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces: { pebble: { kind: stone, worth: 2, count: 3 } }
fields: { game: { n: { type: int, visible: all } }, player: { gold: { type: int, visible: all } } }
zones: { bag: { sees: all, count: all } }
values: { asked: ${value} }
effects: ${effects}
procedures: { play: { do: [{ set: n, to: ${asked} }] } }
`;

/** Whether printed routines call the value. */
function isCalledIn(text: string): boolean {
	let code = '';
	const make: MakeFunction = (names, body) => {
		code = body;
		return compileFunction(body, names) as ReturnType<MakeFunction>;
	};
	printedCode(make)(programOf(text));
	return /\bv0\(/.test(code);
}

const twice = '{ params: { x: int }, is: x + x }';

describe('a value', () => {
	it('is written in place of its call', () => {
		expect(isCalledIn(rules('{ params: { x: int }, is: x + 1 }', 'asked(count(stones))'))).toBe(
			false
		);
	});

	it('is called where something modifies it', () => {
		const effects = '{ more: { modify: asked(x), add: 1 } }';
		expect(isCalledIn(rules('{ params: { x: int }, is: x + 1 }', 'asked(1)', effects))).toBe(true);
	});

	it('is called where an argument would be worked out twice', () => {
		expect(isCalledIn(rules(twice, 'asked(count(stones))'))).toBe(true);
		expect(isCalledIn(rules(twice, 'asked(n)'))).toBe(false);
	});

	it('is called where it walks a set', () => {
		const walking = '{ params: { x: int }, is: "count(s in stones: s.worth > x)" }';
		expect(isCalledIn(rules(walking, 'asked(1)'))).toBe(true);
	});
});
