/** Rules that would run for ever, or whose numbers grow too large: in both ways they end, and say which rules were at work. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anytimeActions, firstAsked, legalAnswers, refusals } from '#lib/engine/play/play.ts';
import { askValue } from '#lib/engine/machine/ask-value.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { Laboratory } from '#lib/lab/game.ts';
import { failureOf, started, WAYS } from './both-ways.ts';
import {
	ANY,
	BUDGET,
	doubling,
	gameOf,
	loop,
	nested,
	type Parts,
	pieceSets,
	set
} from './pebble-rules.ts';

const ENDLESS: [string, Parts, RegExp][] = [
	['nested sums', { play: [set(nested('sum', 'a.mark + b.mark + c.mark + d.mark'))] }, /play/],
	[
		'nested counts',
		{ play: [set(`count(z in stones: ${nested('sum', 'a.mark + z.mark')} > 0)`)] },
		/play/
	],
	[
		'nested any',
		{ play: [`{ if: "${nested('any', 'a.mark + b.mark > 0')}", then: [${set('1')}] }`] },
		/play/
	],
	[
		'nested all',
		{
			play: [
				`{ if: "${nested('all', 'a.mark + b.mark + c.mark + d.mark == 0')}", then: [${set('1')}] }`
			]
		},
		/play/
	],
	['nested min', { play: [set(nested('min', 'd.mark'))] }, /play/],
	['nested max', { play: [set(nested('max', 'd.mark'))] }, /play/],
	['nested distinct', { play: [set(nested('distinct', 'd.mark'))] }, /play/],
	[
		'values that call others twice',
		{ values: doubling('n', (v) => `${v} + ${v}`), play: [set('v40')] },
		/v\d+ \(.*\) < v\d+ .*play/
	],
	[
		'sets that name others twice',
		{
			values: doubling('stones where mark > 0', (v) => `${v} with ${v}`),
			play: [set('count(v40)')]
		},
		/v\d+ \(.*\) < v\d+ .*play/
	],
	[
		'the same, asked for one element',
		{
			values: doubling('stones where mark > 0', (v) => `${v} with ${v}`),
			play: [`{ if: "any(s in stones: s in v40)", then: [${set('1')}] }`]
		},
		/v\d+ \(.*\) < v\d+ .*play/
	],
	[
		'sets that share others',
		{
			values: doubling('stones where mark == 0', (v) => `${v} shared with ${v}`),
			play: [set('count(v40)')]
		},
		/v\d+ .*play/
	],
	[
		'a loop over a large number',
		{ play: ['{ repeat: { until: n == 2000000000 }, do: [{ set: n, by: 1 }] }'] },
		/play/
	],
	[
		'a loop that changes nothing',
		{ play: [`{ repeat: { while: true }, do: [${set('n')}] }`] },
		/play/
	],
	['a range that is counted', { play: [loop('i', '1 .. 2000000000', set('i'))] }, /play/],
	[
		'loops in loops',
		{
			play: [
				loop(
					'a',
					'stones',
					loop(
						'b',
						'stones',
						loop(
							'c',
							'stones',
							loop('d', 'stones', '{ set: a.mark, by: b.mark + c.mark + d.mark }')
						)
					)
				)
			]
		},
		/play/
	],
	[
		'procedures that call others twice',
		{
			procedures: [
				'p0: { do: [{ set: n, by: 1 }] }',
				...Array.from(
					{ length: 40 },
					(_, i) => `p${i + 1}: { do: [{ call: p${i} }, { call: p${i} }] }`
				)
			],
			play: ['{ call: p40 }']
		},
		/play/
	],
	[
		'a legal answer that takes for ever to find',
		{
			play: [
				'{ choose: s, player: only(first(players)), from: "stones where ' +
					nested('sum', 'a.mark + d.mark') +
					' == 0" }',
				set('s.mark')
			]
		},
		/play/
	],
	[
		'a window with too many answers',
		{
			actions: [
				'pick: { window: open, for: { a: stones, b: stones, c: stones }, do: [{ set: n, by: a.mark + b.mark + c.mark }] }'
			],
			play: ['{ offer: open, player: only(first(players)) }']
		},
		/more than 100000 answers.*play/
	],
	[
		'a modifier that looks at much',
		{
			values: ['price: { params: { s: stone }, is: s.worth }'],
			effects: [
				`dear: { modify: price(s), when: "${nested('sum', 'a.mark + s.mark')} > 0", add: 1 }`
			],
			play: [set('sum(s in stones: price(s))')]
		},
		/price \(.*play/
	]
];

const DEEP: [string, Parts][] = [
	[
		'a procedure that calls itself',
		{
			procedures: ['again: { do: [{ set: n, by: 1 }, { call: again }] }'],
			play: ['{ call: again }']
		}
	],
	[
		'procedures that call each other',
		{
			procedures: ['ping: { do: [{ call: pong }] }', 'pong: { do: [{ call: ping }] }'],
			play: ['{ call: ping }']
		}
	],
	[
		'triggers that trigger each other',
		{
			events: ['tick: { do: [{ set: n, by: 1 }] }', 'tock: { do: [{ set: n, by: 1 }] }'],
			effects: [
				'one: { after: tick, do: [{ emit: tock }] }',
				'two: { after: tock, do: [{ emit: tick }] }'
			],
			play: ['{ emit: tick }']
		}
	],
	[
		'a procedure whose result needs itself',
		{
			procedures: [
				'again: { params: { i: int }, returns: int, do: [{ call: again, with: { i: i + 1 }, as: more }, { return: more + 1 }] }'
			],
			play: ['{ call: again, with: { i: 0 }, as: much }', set('much')]
		}
	]
];

const TOO_MANY: [string, Parts, string][] = [
	[
		'dice',
		{ play: ['{ set: n, to: 2000000000 }', '{ roll: (n)d6, as: luck }', set('luck')] },
		'2000000000 dice'
	],
	[
		'dice for each',
		{
			play: [
				'{ set: n, to: 2000000000 }',
				'{ roll-each: s, in: stones, dice: n, sides: 6, hit: die > 3, as: hits }',
				set('hits')
			]
		},
		'2000000000 dice'
	],
	[
		'a range',
		{ play: ['{ set: n, to: 2000000000 }', set('sum(i in 1 .. n: i)')] },
		'2000000000 numbers'
	],
	[
		'the longest range',
		{ play: ['{ set: n, to: 2147483647 }', set('count(i in -n - 1 .. n: i > 0)')] },
		'4294967296 numbers'
	],
	[
		'an answer out of a range',
		{
			play: [
				'{ set: n, to: 2000000000 }',
				'{ choose: i, player: only(first(players)), from: 1 .. n }',
				set('i')
			]
		},
		'2000000000 numbers'
	]
];

describe.each(WAYS)('%s', (_, makeCode) => {
	test.each(ENDLESS)('%s', (_name, parts, chain) => {
		const { machine, failure } = started(gameOf(parts), makeCode, BUDGET);
		expect(failure).toMatch(/the rules do not come to an end|more than 100000 answers/);
		expect(failure).toMatch(chain);
		expect(failure).toContain('game.yaml:');
		expect(failure!.length).toBeLessThan(1200);
		// What is counted last is counted before it is done.
		expect(machine.left).toBeGreaterThan(-20_000);
	});

	test.each(DEEP)('%s', (_name, parts) => {
		const { failure } = started(gameOf(parts), makeCode, BUDGET);
		expect(failure).toMatch(/^the rules call each other without end: .* < \.\.\. < .*play \(/);
		expect(failure!.length).toBeLessThan(1200);
	});

	test.each(TOO_MANY)('too many at once: %s', (_name, parts, found) => {
		const { failure } = started(gameOf(parts), makeCode, BUDGET);
		expect(failure).toContain(`${found} are too many at once (the limit is 10000): play (`);
	});

	test('a game without an end whose answers do much is stopped by what its rules have done', () => {
		const asked = '{ choose: i, player: only(first(players)), from: 1 .. 3, ask: always }';
		const much = set('sum(a in stones: sum(b in stones: b.mark))');
		const play = [`{ repeat: { while: true }, do: [${asked}, ${much}] }`];
		const { finished, problems, decisions } = new Laboratory(makeCode(gameOf({ play }))).play(0, {
			seed: 'a',
			bots: ['random'],
			maxRounds: 0,
			maxSteps: 1_000_000,
			record: false
		});
		expect([finished, problems, decisions]).toEqual([false, [], 12]);
	});

	test.each([29, 60])('%i sets in one, and their elements', (count) => {
		const parts = { play: [set(`count(${pieceSets(count, 'with')})`)] };
		const { machine, failure } = started(gameOf(parts), makeCode, 1_000_000);
		expect([failure, machine.mem[machine.layout.gameFields[0]!]]).toEqual([null, 300]);
	});

	test.each([
		['without', 0],
		['shared with', 299]
	])('many sets, one %s the other', (word, found) => {
		const sets = `(stones where mark == 0) ${word} ${pieceSets(40, word)}`;
		const marked = '{ set: only(top(bag)).mark, to: 50 }';
		const whole = word === 'without' ? sets : `stones ${word} ${pieceSets(40, word)}`;
		const { machine, failure } = started(
			gameOf({ play: [marked, set(`count(${whole})`)] }),
			makeCode,
			1_000_000
		);
		const expected = word === 'without' ? found : 1;
		expect([failure, machine.mem[machine.layout.gameFields[0]!]]).toEqual([null, expected]);
	});
});

const LOWEST = -(2 ** 31);
const HIGHEST = 2 ** 31 - 1;
const TOO_LARGE = 'a number leaves what rules can keep, -2147483648 to 2147483647';
const EDGES = [LOWEST, LOWEST + 1, -65536, -46341, -1, 0, 1, 2, 46341, 65536, HIGHEST - 1, HIGHEST];
const floor = (a: bigint, b: bigint): bigint => (a - (((a % b) + b) % b)) / b;
/** What is worked out of two numbers, as rules say it, and exactly. */
const CALCULATIONS: [string, (a: bigint, b: bigint) => bigint][] = [
	['a + b', (a, b) => a + b],
	['a - b', (a, b) => a - b],
	['a * b', (a, b) => a * b],
	['a / b', (a, b) => (b === 0n ? 0n : floor(a, b))],
	['a / b rounded up', (a, b) => (b === 0n ? 0n : -floor(-a, b))],
	['a mod b', (a, b) => (b === 0n ? 0n : ((a % b) + b) % b)],
	['-a', (a) => -a],
	['abs(a)', (a) => (a < 0n ? -a : a)],
	['a mod 7 * 1000 + count(stones)', (a) => (((a % 7n) + 7n) % 7n) * 1000n + 300n],
	['sum(x in {a, b}: x)', (a, b) => a + b],
	['sum(x in 1 .. 3: a)', (a) => 3n * a],
	['fee(a)', (a) => (a + 1n) * 3n],
	['fee(b) - fee(a)', (a, b) => (b - a) * 3n]
];

/** Numbers that leave 32 bits: of a value that is worked out, of one that an effect changes, of steps. */
describe.each(WAYS)('%s: numbers that grow too large', (_, makeCode) => {
	const values = [
		'fee: { params: { a: int }, is: a }',
		'is-large: { params: { a: int }, is: "a * 65536 > 0" }',
		...CALCULATIONS.map(([text], i) => `of-${i}: { params: { a: int, b: int }, is: "${text}" }`)
	];
	const effects = ['thrice: { modify: fee(a), multiply: 3 }', 'more: { modify: fee(a), add: 1 }'];
	const machine = new Machine(makeCode(gameOf({ values, effects, ...ANY })));
	machine.start('a');

	test.each(CALCULATIONS.map(([text, exact], i) => ({ text, exact, value: i + 2 })))(
		'$text',
		({ text, exact, value }) => {
			const check = (a: number, b: number): void => {
				const result = exact(BigInt(a), BigInt(b));
				// What an intermediate result leaves is left as well.
				const fees = text === 'fee(a)' ? [a] : text.includes('fee') ? [a, b] : [];
				const inner = fees.flatMap((n) => [BigInt(n) + 1n, (BigInt(n) + 1n) * 3n]);
				const fits = [result, ...inner].every((n) => BigInt.asIntN(32, n) === n);
				let found: number | null = null;
				const failure = failureOf(() => (found = askValue(machine, value, [a, b])));
				expect([found, failure?.slice(0, TOO_LARGE.length)], `${text}: ${a}, ${b}`).toEqual(
					fits ? [Number(result), undefined] : [null, TOO_LARGE]
				);
			};
			for (const a of EDGES) for (const b of EDGES) check(a, b);
			fc.assert(fc.property(fc.integer(), fc.integer(), check));
		}
	);

	test.each([
		['a step', { play: [set('2147483647'), '{ set: n, by: 1 }'] }, 'play (game.yaml:11)'],
		['a product', { play: [set('65536'), set('n * n')] }, 'play (game.yaml:11)'],
		[
			'a value that stands in place of its call',
			{
				values: ['twice: { params: { a: int }, is: "a * 2" }'],
				play: [set('2000000000'), set('twice(n)')]
			},
			'twice (game.yaml:10) < play (game.yaml:13)'
		],
		[
			'a set of a value',
			{
				values: ['far: { params: { a: int }, is: "stones where mark + a > 0" }'],
				play: ['{ set: only(top(bag)).mark, to: 2000000000 }', set('count(far(2000000000))')]
			},
			'far (game.yaml:10) < play (game.yaml:13)'
		],
		[
			'a procedure without a question',
			{
				procedures: ['more: { do: [{ set: n, by: n }] }'],
				play: [set('2000000000'), '{ call: more }']
			},
			'more (game.yaml:11) < play (game.yaml:12)'
		],
		[
			'dice',
			{ play: [set('2147483647'), '{ roll: 2000d(n), as: luck }', set('luck')] },
			'play (game.yaml:11)'
		],
		[
			'a loop from the lowest number on',
			{ play: [set('2147483647'), loop('i', '-n - 1 .. -n', '{ set: n, to: 1 }')] },
			'play (game.yaml:11)'
		]
	])('%s', (_name, parts: Parts, chain) => {
		const { failure } = started(gameOf(parts), makeCode, BUDGET);
		expect(failure).toBe(`${TOO_LARGE}: ${chain.replaceAll('game.yaml', 'test/base/game.yaml')}`);
	});

	test('a condition that guards another is asked first', () => {
		const play = [
			'{ set: only(top(bag)).mark, to: 2000000000 }',
			set('count(stones where mark < 10 and mark * 65536 >= 0)')
		];
		const { machine: m, failure } = started(gameOf({ play }), makeCode, BUDGET);
		expect([failure, m.mem[m.layout.gameFields[0]!]]).toEqual([null, 299]);
	});
});

/** Asked from outside while the game waits: each question may take as much as a whole turn, and fails like one. */
describe.each(WAYS)('%s: a question from outside', (_, makeCode) => {
	const slow = nested('sum', 'a.mark + d.mark');
	const waiting = (parts: Partial<Parts>): Machine => {
		const play = [
			'{ choose: i, player: only(first(players)), from: 1 .. 3, ask: always }',
			set('i')
		];
		const { machine, failure } = started(gameOf({ ...ANY, play, ...parts }), makeCode, 1_000_000);
		expect(failure).toBeNull();
		return machine;
	};
	const endless = /^the rules do not come to an end: .*play/;

	test('about a value, again and again', () => {
		const m = waiting({
			values: [`slow: { is: "${slow}" }`, 'quick: { is: "sum(s in stones: s.worth)" }']
		});
		const before = m.mem.slice();
		for (let i = 0; i < 2; i++) {
			expect(failureOf(() => askValue(m, 0, []))).toMatch(endless);
			expect(askValue(m, 1, [])).toBe(600);
		}
		expect(failureOf(() => m.code.explain(m, 0, [], null))).toMatch(endless);
		expect(m.code.explain(m, 1, [], null).result).toBe(600);
		expect([m.rp, m.poolTop, m.mem.slice()]).toEqual([0, 0, before]);
	});

	test('about actions out of turn: nothing is left behind', () => {
		const m = waiting({
			actions: [
				`slow: { window: anytime, for: { s: stones }, requires: { no: "${slow} == s.mark" }, do: [${set('s.mark')}] }`
			]
		});
		const before = m.mem.slice();
		for (let i = 0; i < 2; i++) {
			expect(failureOf(() => anytimeActions(m, 0))).toMatch(endless);
			expect(m.outOfTurn.count).toBe(0);
		}
		expect(m.mem.slice(0, m.layout.scratch)).toEqual(before.slice(0, m.layout.scratch));
		expect(legalAnswers(m, firstAsked(m)).count).toBe(3);
		expect(refusals(m, firstAsked(m))).toEqual([]);
	});
});
