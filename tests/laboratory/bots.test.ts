/** What is said of bots' strength and of how fair matches among equals are; docs/lab.md says how to measure all of it. */
import { describe, expect, it } from 'vitest';
import { shareOf } from '#lib/lab/interval.ts';
import type { BotName } from '#lib/bots/bots.ts';
import { Laboratory } from '#lib/lab/game.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { SpyTable } from './spy.ts';

const PLAYERS = 4;
/** Of chi squared with three degrees of freedom more than this comes by chance once in a hundred times. */
const UNFAIR = 11.345;
/** Milliseconds: a hundred games of a planner take a quarter of an hour, and longer where others work beside it. */
const PATIENCE = 10_800_000;
/** As many games as the promise is about. */
const WHOLE = isWhole();

const program = (variant: string): Program =>
	loadProgram({ variant, players: PLAYERS, with: [] }).program;

/** How often each bot of the list won, wherever it sat. */
function wins(rules: Program, bots: BotName[], games: number, seed: string): number[] {
	const laboratory = new Laboratory(nodeCode(rules));
	const won = bots.map(() => 0);
	for (let game = 0; game < games; game++) {
		const record = laboratory.play(game, { seed, bots, maxRounds: 0, record: false });
		expect(record.problems).toEqual([]);
		for (const seat of record.winners) won[(seat + game) % PLAYERS]! += 1;
	}
	return won;
}

const STRONG = [
	{ variant: 'west-end', sample: 10, equals: 20 },
	{ variant: 'kings-and-creatures', sample: 20, equals: 100 }
];

describe.each(sampleOf('greedy bots', STRONG, 2))('$variant', ({ variant, sample, equals }) => {
	const rules = program(variant);

	it('greedy wins against three random ones', () => {
		const games = WHOLE ? 100 : sample;
		const [greedy = 0] = wins(rules, ['greedy', 'random', 'random', 'random'], games, 'random');
		expect(greedy / games).toBeGreaterThan(0.8);
	});

	it('a match among equals is fair', () => {
		const games = WHOLE ? 200 : equals;
		const won = wins(rules, ['greedy', 'greedy', 'greedy', 'greedy'], games, 'mirror');
		const all = won.reduce((sum, each) => sum + each);
		const fair = all / PLAYERS;
		// Asked of all four at once: of four intervals of 95 % one lies beside what is fair in one of seven such matches.
		expect(won.reduce((sum, each) => sum + (each - fair) ** 2 / fair, 0)).toBeLessThan(UNFAIR);
	});
});

const PLANNED = [
	{ variant: 'west-end', seed: '31', sample: 6 },
	{ variant: 'kings-and-creatures', seed: '51', sample: 40 }
];

it.each(sampleOf('planners', PLANNED, 2))(
	'a planner wins against three greedy ones in $variant',
	({ variant, seed, sample }) => {
		const games = WHOLE ? 100 : sample;
		const bots: BotName[] = ['planner-200', 'greedy', 'greedy', 'greedy'];
		const [planner = 0] = wins(program(variant), bots, games, seed);
		expect(planner / games).toBeGreaterThan(0.4);
	},
	PATIENCE
);

describe('who is shown what is hidden', () => {
	const table = new SpyTable(program('liars-dice'));
	const games = 40;

	it('wins more than who is not', () => {
		let [spying, fair] = [0, 0];
		for (let game = 0; game < games; game++) {
			const seat = game % PLAYERS;
			if (table.play(`spy/${game}`, seat).includes(seat)) spying++;
			if (table.play(`spy/${game}`, -1).includes(seat)) fair++;
		}
		// And ours are not: whatever lies hidden, they answer the same (tests/hidden).
		expect(shareOf(fair, games).high).toBeLessThan(shareOf(spying, games).low);
	});
});
