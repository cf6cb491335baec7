/** Games that are too large are found when they are linked, at the place, and before anything large is made. */
import { describe, expect, it } from 'vitest';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';

const many = (count: number, line: (i: number) => string): string =>
	Array.from({ length: count }, (_, i) => line(i)).join('');

const game = (rest: string, play = '{ set: n, to: 1 }', streams = ''): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play${streams} }
kinds: { stone: { plural: stones, start: bag } }
fields: { game: { n: { type: int, visible: all } } }
zones: { bag: { sees: all, count: all } }
procedures: { play: { do: [${play}] } }
${rest}`;

/** Line 8 is the first of `rest`. */
const CASES: [string, string, string][] = [
	[
		'copies',
		game('pieces: { pebble: { kind: stone, count: 2000000000 } }'),
		'value/range 7: 2000000000 is not between 0 and 500'
	],
	[
		'pieces',
		game(`pieces:\n${many(11, (i) => `  p${i}: { kind: stone, count: 500 }\n`)}`),
		'game/too-large 18: 5500 pieces (up to here) are too many: 5000 are the limit'
	],
	[
		'faces',
		game(`pieces:\n${many(2001, (i) => `  p${i}: { kind: stone }\n`)}`),
		'game/too-large 2008: 2001 pieces are too many: 2000 are the limit'
	],
	[
		'rings',
		game('map: { space: hex, grid: hex, rings: 100000 }'),
		'value/range 7: 100000 is not between 0 and 20'
	],
	[
		'size',
		game('map: { space: area, grid: square, size: [2000, 2000] }'),
		'game/too-large 7: 4000000 spaces are too many: 2000 are the limit'
	],
	[
		'cells',
		game(`map:\n  space: area\n  grid: square\n  cells:\n${many(2002, (i) => `    - ${i},0\n`)}`),
		'game/too-large 2011: 2002 spaces are too many: 2000 are the limit'
	],
	[
		'values of an enum',
		game(`enums: { word: { values: [${many(600, (i) => `w${i}, `)}last] } }`),
		'game/too-large 7: 601 values of word are too many: 500 are the limit'
	],
	[
		'streams',
		game('', undefined, `, streams: [${many(101, (i) => `s${i}, `)}last]`),
		'game/too-large 2: 102 random streams are too many: 100 are the limit'
	],
	[
		'dice',
		game('', '{ roll: 2000000000d6, as: luck }, { set: n, to: luck }'),
		'game/too-large 6: 2000000000 dice are too many: 10000 are the limit'
	],
	[
		'sides',
		game('', '{ roll: { dice: 2, sides: 2000000000 }, as: luck }, { set: n, to: luck }'),
		'game/too-large 6: 2000000000 sides are too many: 10000 are the limit'
	],
	[
		'locals',
		game(
			`pieces:\n${many(10, (i) => `  p${i}: { kind: stone, count: 500 }\n`)}`,
			`${many(10, (i) => `{ let: s${i}, be: stones where n == ${i} }, `)}{ set: n, to: "${many(9, (i) => `count(s${i}) + `)}count(s9)" }`
		),
		'game/too-large 6: The names of this rule take 1570 words, 1000 are the limit: keep fewer sets in it, or divide it'
	],
	[
		'replacements',
		game(
			`events: { tick: { do: [{ set: n, by: 1 }] } }\neffects:\n${many(32, (i) => `  e${i}: { replace: tick, when: n == ${i}, do: [{ set: n, by: 1 }] }\n`)}`,
			'{ emit: tick }'
		),
		'game/too-large 40: tick is replaced by more than 31 effects'
	],
	[
		'values in values',
		game(
			`values:\n  v0: { is: n }\n${many(101, (i) => `  v${i + 1}: { is: v${i} + 1 }\n`)}`,
			'{ set: n, to: v101 }'
		),
		'value/too-deep 108: Too many values need each other in a chain: 100 are the limit, or 600 parts nested in each other'
	],
	[
		'values in values, the last one first',
		game(
			`values:\n${many(101, (i) => `  v${101 - i}: { is: v${100 - i} + 1 }\n`)}  v0: { is: n }\n`,
			'{ set: n, to: v101 }'
		),
		'value/too-deep 108: Too many values need each other in a chain: 100 are the limit, or 600 parts nested in each other'
	],
	[
		'long sums in values',
		game(
			`values:\n  v0: { is: n }\n${many(5, (i) => `  v${i + 1}: { is: v${i}${' + 1'.repeat(240)} }\n`)}`,
			'{ set: n, to: v5 }'
		),
		'value/too-deep 11: Too many values need each other in a chain: 100 are the limit, or 600 parts nested in each other'
	],
	[
		'long sums in values, the last one first',
		game(
			`values:\n${many(6, (i) => `  v${6 - i}: { is: v${5 - i}${' + 1'.repeat(240)} }\n`)}  v0: { is: n }\n`,
			'{ set: n, to: v6 }'
		),
		'value/too-deep 11: Too many values need each other in a chain: 100 are the limit, or 600 parts nested in each other'
	],
	[
		'procedures that say not what they return',
		game('', '{ call: p0, as: x }, { set: n, to: x }').replace(
			'procedures: {',
			`procedures: { ${many(150, (i) => `p${i}: { do: [{ call: p${i + 1}, as: x }, { return: x + 1 }] }, `)}p150: { do: [{ return: 1 }] },`
		),
		'procedure/returns 6: What p100 returns depends on too long a chain of other procedures: say it, with "returns:"'
	],
	[
		'a long text',
		game('', `{ set: n, to: "1${'+1'.repeat(4000)}" }`),
		'syntax/too-long 6: This expression is too long: give parts of it a name under `values:`'
	],
	[
		'many parentheses',
		game('', `{ set: n, to: "${'('.repeat(10_000)}1${')'.repeat(10_000)}" }`),
		'syntax/too-long 6: This expression has 20001 characters; 10000 are the limit: give parts of it a name under `values:`'
	]
];

describe('too large:', () => {
	it.each(CASES)('%s', (_, text, expected) => {
		const { program, lines } = linkYaml(text);
		expect(program).toBeNull();
		expect(lines.filter((line) => line.startsWith('error'))).toEqual([`error ${expected}`]);
	});
});
