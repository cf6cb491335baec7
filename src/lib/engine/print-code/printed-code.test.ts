/**
 * Printed code grows as the rules do: twice as much of a rule is at most about twice as much code. What is short and what
 * nothing modifies is written where it is asked; everything else is called.
 */
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { MakeFunction } from './module.ts';
import { printedCode } from './printed-code.ts';

/** What is printed of a game: a text for each module, the routines last. */
function printed(game: string): string[] {
	const texts: string[] = [];
	const make: MakeFunction = (names, body) => {
		texts.push(body);
		return compileFunction(body, names) as ReturnType<MakeFunction>;
	};
	printedCode(make)(programOf(game));
	return texts;
}

/** Characters that are printed for a value beside some others. */
function sizeOf(value: string, others: readonly string[] = []): number {
	return printed(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces: { pebble: { kind: stone, worth: 2, count: 9 } }
fields: { game: { n: { type: int, visible: all } }, piece: { mark: { type: int, visible: all } } }
zones: { bag: { sees: all, count: all } }
values:
${others.map((other, i) => `  v${i}: { is: "${other}" }\n`).join('')}
  it-all: { is: "${value}" }
procedures: { play: { do: [{ set: n, to: it-all }] } }
`).join('').length;
}

const set = (i: number): string => `(stones where mark == ${i} and worth > ${i})`;
const many = (count: number, part: (i: number) => string, between: string): string =>
	Array.from({ length: count }, (_, i) => part(i)).join(between);
const nested = (count: number, around: (inside: string, i: number) => string): string => {
	let text = '1';
	for (let i = 0; i < count; i++) text = around(text, i);
	return text;
};

const RULES: [string, (count: number) => number][] = [
	...['with', 'without', 'shared with'].map((word): [string, (count: number) => number] => [
		`sets ${word} others`,
		(count) => sizeOf(`count(${many(count, set, ` ${word} `)})`)
	]),
	[
		'an element of a union',
		(count) => sizeOf(`count(s in stones where it in (${many(count, set, ' with ')}): s.worth > 0)`)
	],
	[
		'unions in unions',
		(count) => sizeOf(nested(count, (inside, i) => `sum(s${i} in stones with top(bag): ${inside})`))
	],
	[
		'unions of unions',
		(count) =>
			sizeOf(
				`count(${nested(count, (inside, i) => (i === 0 ? set(0) : `(${set(i)} with ${inside})`))})`
			)
	],
	[
		'sets that differ by a condition',
		(count) =>
			sizeOf(
				`count(${nested(count, (inside, i) => (i === 0 ? set(0) : `(if n > ${i} then ${set(i)} else ${inside})`))})`
			)
	],
	[
		'conditions',
		(count) => sizeOf(nested(count, (inside, i) => `(if n > ${i} then ${i} else ${inside})`))
	],
	[
		'things of things',
		(count) => sizeOf(nested(count, (inside) => `first(stones where it.mark == ${inside}).worth`))
	],
	[
		'values of sets, each with the one before twice',
		(count) =>
			sizeOf(
				`count(v${count - 1})`,
				Array.from({ length: count }, (_, i) => (i === 0 ? set(0) : `v${i - 1} with v${i - 1}`))
			)
	],
	[
		'elements of such values',
		(count) =>
			sizeOf(
				`count(s in stones where it in v${count - 1}: s.worth > 0)`,
				Array.from({ length: count }, (_, i) => (i === 0 ? set(0) : `v${i - 1} without v${i - 1}`))
			)
	]
];

describe('the size of printed code', () => {
	it.each(RULES)('grows with the rules: %s', (_, size) => {
		const empty = sizeOf('1');
		const [three, six, twelve, most] = [3, 6, 12, 24].map((count) => size(count) - empty) as [
			number,
			number,
			number,
			number
		];
		expect(six / three).toBeLessThan(2.6);
		expect(twelve / six).toBeLessThan(2.3);
		expect(most / twelve).toBeLessThan(2.2);
	});
});

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
const isCalledIn = (game: string): boolean => /\bv0\(/.test(printed(game).at(-1)!);

const twice = '{ params: { x: int }, is: x + x }';

describe('a short value', () => {
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
