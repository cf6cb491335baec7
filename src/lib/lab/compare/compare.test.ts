import { describe, expect, it } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { type GameRecord, Laboratory, type PlayoutSetup } from '#lib/lab/game.ts';
import { shareDifferenceOf } from '#lib/lab/statistics/paired.ts';
import { atLeast } from '#lib/lab/statistics/trials.test.fixture.ts';
import { NO_LAYOUT } from '#lib/ruleset/program/layout.ts';
import { type Compared, type Comparison, compareGames } from './comparison.ts';
import { comparisonText, verdict } from './comparison-text.ts';
import { partingOf } from './parting.ts';
import { type PlayedPair, playPair } from './play-pair.ts';

const setup: PlayoutSetup = { seed: '1', bots: ['random'], maxRounds: 0, record: false };

/** Three players draw so many pebbles; the layout shows what they have scored. */
function laboratory(count: number): Laboratory {
	const standings = { by: [{ of: 'score', least: false }], parts: [] };
	const layout = { ...NO_LAYOUT, roundField: 'round', standings };
	return new Laboratory(interpretedCode({ ...pebbles(3, count), layout }));
}
const measure = ({ measures }: Comparison, id: string) =>
	measures.find((compared) => compared.measure === id)!;

describe('games in pairs', () => {
	const rules = laboratory(24);
	const shorter = laboratory(12);
	const pairs = (a: Laboratory, b: Laboratory, count: number): PlayedPair[] =>
		Array.from({ length: count }, (_, game) => playPair(a, b, game, setup));

	it('are the same games under the same rules', () => {
		const same = pairs(rules, rules, 4);
		const compared = compareGames(same);
		expect(compared).toMatchObject({ pairs: 4, parted: 0, parting: null });
		for (const { unequal, differs } of compared.measures)
			expect([unequal, differs]).toEqual([0, false]);
		expect(same.map(({ a }) => a.trace)).toEqual(same.map(({ b }) => b.trace));
	});

	it('tell what other rules do, in what the layout shows as well', () => {
		const found = pairs(rules, shorter, 12);
		const compared = compareGames(found);
		expect(measure(compared, 'rounds')).toMatchObject({
			kind: 'number',
			unequal: 12,
			differs: true,
			a: { mean: 24 },
			b: { mean: 12 },
			difference: { mean: -12, low: -12, high: -12 }
		});
		const stood = found.map(({ a }) => a.told!.curves['score']!.at(-1)!);
		const mean = stood.flat().reduce((sum, score) => sum! + score!, 0)! / 36;
		expect(measure(compared, 'score').a.mean).toBeCloseTo(mean, 3);
		expect(compared.parted).toBe(12);
		expect(compared.parting!.game).toBe(0);
	});
});

describe('a comparison in words', () => {
	const compared: Compared = {
		measure: 'wins p1',
		kind: 'share',
		pairs: 80,
		unequal: 9,
		p: 0.2,
		differs: false,
		a: { mean: 0.25, low: 0.2, high: 0.3 },
		b: { mean: 0.35, low: 0.3, high: 0.4 },
		difference: { mean: 0.1, low: -0.02, high: 0.22 },
		sought: { difference: 0.05, pairs: 300 }
	};
	const wins = (more: Partial<Compared>): string => verdict({ ...compared, ...more });

	it('says what is known, and what is not', () => {
		const none = 'no difference to be seen in 80 games';
		expect(wins({})).toBe(`${none}; about 300 would be needed to see one of 5 points`);
		const enough = { difference: 0.05, pairs: 70 };
		expect(wins({ sought: enough })).toBe(`${none}; one of 5 points would have shown`);
		expect(wins({ differs: true, p: 0.0123 })).toBe('more often in B (p = 0.0123)');
		const less = { mean: -2, low: -3, high: -1 };
		expect(wins({ differs: true, p: 0, kind: 'number', difference: less })).toBe(
			'less in B (p < 0.001)'
		);
		expect(wins({ difference: { mean: 0.1, low: 0.01, high: 0.2 }, p: 0.08 })).toBe(
			'sure if it were alone, but not among so many measures (p = 0.08)'
		);
		expect(wins({ unequal: 0 })).toBe('the same in each of 80 games');
	});

	it('counts shares in hundredths, with their signs', () => {
		const comparison = { pairs: 80, parted: 0, parting: null, measures: [compared] };
		const [head, row] = comparisonText(comparison);
		expect(head).toMatch(/^ +A +B +B - A +95 % interval$/);
		expect(row).toMatch(/^wins p1 {2}25 % {2}35 % +\+10 +-2 to \+22 {2}no difference/);
	});
});

describe('where games part', () => {
	it('is told by what was chosen, not by its number', () => {
		expect(partingOf([[0, 3, 'keep']], [[0, 5, 'keep']])).toBeNull();
		expect(
			partingOf(
				[
					[0, 1, 'x'],
					[1, 4]
				],
				[
					[0, 1, 'x'],
					[1, 5]
				]
			)
		).toEqual({
			answers: 1,
			a: 'p2: 4',
			b: 'p2: 5'
		});
		expect(partingOf([[-2, 0, 'trade']], [])).toEqual({ answers: 0, a: 'p2: trade', b: null });
		expect(partingOf([[0]], [[1]])).toEqual({ answers: 0, a: 'p1: nothing', b: 'p2: nothing' });
	});
});

/** A game as bots might have played it: each number hangs on chance in its own way. */
function someGame(chance: Stream, more = 0): GameRecord {
	const winner = chance.below(3);
	const gold = [0, 1, 2].map((seat) => chance.below(8) + (seat === winner ? 4 : 0));
	return {
		bots: ['random', 'greedy', 'random'],
		finished: chance.below(50) > 0,
		ending: chance.below(4) === 0 ? 'early' : 'full',
		rounds: 5 + chance.below(6) + more,
		winners: [winner],
		decisions: 40 + chance.below(40),
		told: { curves: { gold: [gold], castles: [gold.map((of) => Math.floor(of / 10))] } }
	} as unknown as GameRecord;
}

function someGames(seed: string, count: number, more = 0): PlayedPair[] {
	return Array.from({ length: count }, (_, game) => {
		const [a, b] = [new Stream(`${seed} ${game} a`), new Stream(`${seed} ${game} b`)];
		return { game, a: someGame(a), b: someGame(b, more), parting: null };
	});
}

const claims = (comparison: Comparison): boolean =>
	comparison.measures.some(({ differs }) => differs);

describe('what is claimed', () => {
	it('of equal rules over 200 seeds: a difference at most as often as the level allows', () => {
		const all = Array.from({ length: 200 }, (_, seed) => compareGames(someGames(`${seed}`, 50)));
		expect(all[0]!.measures).toHaveLength(12);
		expect(atLeast(all.filter(claims).length, 200, 0.05)).toBeGreaterThan(0.01);
		// And of each measure, when it is taken for the only one.
		for (const id of all[0]!.measures.map((compared) => compared.measure)) {
			const alone = all.filter((comparison) => {
				const { low, high } = measure(comparison, id)?.difference ?? { low: 0, high: 0 };
				return low! > 0 || high! < 0;
			});
			expect(atLeast(alone.length, 200, 0.05)).toBeGreaterThan(0.005);
		}
	});

	it('goes by the level, and by all measures together', () => {
		const pairs = someGames('level', 80, 1);
		const { p } = measure(compareGames(pairs), 'rounds');
		expect(p).toBeGreaterThan(0.001);
		const claimed = (level: number) => measure(compareGames(pairs, level), 'rounds').differs;
		expect([claimed(p + 0.0002), claimed(p - 0.0002)]).toEqual([true, false]);
	});

	it('counts who won, by seat and by bot', () => {
		const pairs = someGames('wins', 60);
		const won = (seat: number): number => pairs.filter(({ a }) => a.winners.includes(seat)).length;
		const compared = compareGames(pairs);
		for (const seat of [0, 1, 2]) {
			expect(measure(compared, `wins p${seat + 1}`).a.mean).toBeCloseTo(won(seat) / 60, 3);
		}
		const of = (winner: number, { winners }: GameRecord): boolean => winners.includes(winner);
		const discordant = pairs.filter(({ a, b }) => of(0, b) && !of(0, a)).length;
		const other = pairs.filter(({ a, b }) => of(0, a) && !of(0, b)).length;
		const differences = Array.from({ length: 60 }, (_, i) =>
			i < discordant ? 1 : i < discordant + other ? -1 : 0
		);
		const { low, high } = shareDifferenceOf(differences, 0.05);
		const found = measure(compared, 'wins p1').difference;
		expect(found.low).toBeCloseTo(low!, 3);
		expect(found.high).toBeCloseTo(high!, 3);
		expect(measure(compared, 'wins greedy').a.mean).toBeCloseTo(won(1) / 60, 3);
		expect(measure(compared, 'wins random').a.mean).toBeCloseTo((won(0) + won(2)) / 60, 3);
	});

	it('of equal rules in games that were really played, paired as if they were two', () => {
		const rules = laboratory(12);
		const play = (seed: string, game: number): GameRecord =>
			playPair(rules, rules, game, { ...setup, seed }).a;
		const wrong = Array.from({ length: 40 }, (_, seed) => {
			const pairs = Array.from({ length: 8 }, (__, game) => ({
				game,
				parting: null,
				a: play(`${seed} a`, game),
				b: play(`${seed} b`, game)
			}));
			return claims(compareGames(pairs));
		});
		expect(atLeast(wrong.filter(Boolean).length, 40, 0.05)).toBeGreaterThan(0.01);
	});

	it('of a planted difference: that one, and how many games would have shown what is not seen', () => {
		const compared = compareGames(someGames('planted', 120, 2));
		expect(measure(compared, 'rounds')).toMatchObject({ differs: true });
		expect(compared.measures.filter(({ differs }) => differs)).toHaveLength(1);
		expect(verdict(measure(compared, 'rounds'))).toBe('more in B (p < 0.001)');
		const wins = measure(compared, 'wins p1');
		expect(wins.sought.pairs).toBeGreaterThan(120);
		expect(verdict(wins)).toBe(
			`no difference to be seen in 120 games; about ${wins.sought.pairs} would be needed to see one of 5 points`
		);
		const decisions = measure(compared, 'decisions');
		expect(decisions.sought.difference).toBe(6.1);
		expect(comparisonText(compared)).toHaveLength(compared.measures.length + 1);
	});
});
