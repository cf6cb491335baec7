import { describe, expect, it } from 'vitest';
import type { BotName } from '#lib/bots/bots.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { Duel, type DuelPair, scoreOf } from './Duel.ts';
import { goldComposition, programOf } from './gold.test.fixture.ts';
import { matchOf, matchText, metIn } from './match.ts';

const wanting = (evaluation: string, players = 2): Program =>
	programOf(goldComposition(evaluation), players);
const GOLD = '1 * gold-of(you)';
const LEAD = '1 * lead-of(you)';

function pairs(sides: [Program, Program], bot: BotName, count: number): DuelPair[] {
	const duel = new Duel([interpretedCode(sides[0]), interpretedCode(sides[1])]);
	const setup = { seed: 'x', bots: [bot], maxRounds: 0 };
	return Array.from({ length: count }, (_, i) => duel.play(i, setup));
}

describe('bots that want different things', () => {
	it.each(['greedy', 'planner-20'] as const)('%s: who wants what wins, wins', (bot) => {
		for (const players of [2, 3, 4]) {
			const sides: [Program, Program] = [wanting(GOLD, players), wanting(LEAD, players)];
			const played = pairs(sides, bot, bot === 'greedy' ? 8 : 3);
			expect(played.every((pair) => pair.games.every(({ finished }) => finished))).toBe(true);
			const { better, worse } = metIn(played);
			expect(better).toBeGreaterThan(played.length / 2);
			expect(worse).toBe(0);
			// Told of the other side, it is as much worse.
			const turned = pairs([sides[1], sides[0]], bot, played.length);
			expect(metIn(turned)).toEqual({ better: worse, worse: better });
		}
	});

	it('win equally often where they want the same', () => {
		for (const players of [2, 3, 4]) {
			const same = wanting(GOLD, players);
			for (const pair of pairs([same, same], 'greedy', 4)) {
				// The same game twice: whoever wins it sits on the other side the second time.
				const [first, other] = pair.games;
				expect(other).toEqual({ ...first, won: [first!.won[1], first!.won[0]] });
				expect(scoreOf(pair)).toBe(0);
			}
		}
	});

	it('play the same again, whatever was played before', () => {
		const codes = [interpretedCode(wanting(GOLD)), interpretedCode(wanting(LEAD))] as const;
		const setup = { seed: 'x', bots: ['greedy', 'random'] as BotName[], maxRounds: 0 };
		const duel = new Duel([...codes]);
		const there = [0, 1, 2].map((pair) => duel.play(pair, setup));
		expect([2, 0, 1].map((pair) => new Duel([...codes]).play(pair, setup))).toEqual([
			there[2],
			there[0],
			there[1]
		]);
	});

	it('do not sit at one table where the games differ', () => {
		const codes = [wanting(GOLD, 2), wanting(GOLD, 3)].map((program) => interpretedCode(program));
		expect(() => new Duel([codes[0]!, codes[1]!])).toThrow('bots of two games');
	});

	it('are stopped by the limit of rounds', () => {
		const duel = new Duel([interpretedCode(wanting(GOLD)), interpretedCode(wanting(LEAD))]);
		const { games } = duel.play(0, { seed: 'x', bots: ['greedy'], maxRounds: 2 });
		expect(games).toEqual(
			[0, 1].map(() => ({ finished: false, won: [0, 0], decisions: 3, broken: '' }))
		);
	});
});

describe('a match', () => {
	const played = (...won: [number, number][]): DuelPair[] =>
		won.map((result, pair) => ({
			pair,
			games: [result, [0, 0] as [number, number]].map((each) => ({
				finished: true,
				won: each,
				decisions: 1,
				broken: ''
			}))
		}));
	const times = (n: number, won: [number, number]): [number, number][] =>
		Array.from({ length: n }, () => won);

	it.each([
		['stronger', times(7, [1, 0]), 'the tuned weights are stronger'],
		['weaker', times(7, [0, 1]), 'the tuned weights are weaker'],
		[
			'unclear',
			[...times(3, [1, 0]), ...times(3, [0, 1])],
			'no difference to be seen in 12 games; about 1700 would be needed'
		],
		['unclear', times(6, [1, 1]), 'no difference to be seen in 12 games']
	] as const)('is %s', (verdict, won, said) => {
		const match = matchOf(played(...won));
		expect(match.verdict).toBe(verdict);
		expect(matchText(match).at(-1)).toContain(`verdict  ${said}`);
	});

	it('tells shares beside what would be fair', () => {
		expect(matchText(matchOf(played(...times(8, [1, 0]), ...times(2, [0, 1]))))).toEqual([
			'match    20 games on fresh seeds against the declared weights',
			'won      8 of 10 victories, 80 % (49 to 94.3); 50 % would be fair; 10 games without a winner',
			'pairs    8 better, 2 worse of 10 (p = 0.1094)',
			expect.stringMatching(/^verdict {2}no difference/)
		]);
	});
});
