/** A bot that goes by what the rules say is good wins against those that go by chance, in games without luck and where luck evens out. */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Laboratory } from '#lib/lab/game.ts';

const GAMES = 12;

const SHORT = [
	['tic-tac-toe', 2, 10],
	['connect-four', 2, 10],
	['reversi', 2, 10],
	['breakthrough', 2, 10],
	['yavalath', 2, 10],
	['go', 2, 10],
	['draughts', 2, 10],
	['morris', 2, 10],
	['chess', 2, 10],
	['hearts', 4, 8],
	['liars-dice', 2, 10],
	['liars-dice', 5, 10]
] as const;

describe.each(sampleOf('won by evaluation', SHORT, 3))(
	'%s with %i players',
	(variant, players, least) => {
		const { program } = loadProgram({ variant, players, with: [] });
		const others = Array<'random'>(players - 1).fill('random');
		const laboratory = new Laboratory(nodeCode(program));

		it('is won by its evaluation', () => {
			let won = 0;
			for (let game = 0; game < GAMES; game++) {
				const { winners, bots, problems } = laboratory.play(game, {
					seed: 'greedy',
					bots: ['greedy', ...others],
					maxRounds: 0,
					record: false
				});
				expect(problems).toEqual([]);
				if (winners.some((seat) => bots[seat] === 'greedy')) won++;
			}
			expect(won).toBeGreaterThanOrEqual(least);
		});
	}
);

/** Some games of each, all among greedy bots: docs/lab.md says how to measure more of them, and what came of it. */
const LONG = [
	['west-end', 4],
	['pegasus', 4],
	['kings-and-creatures', 4]
] as const;

describe.each(sampleOf('lengths of games', LONG, 3))(
	'%s among %i bots of a kind',
	(variant, players) => {
		const { program } = loadProgram({ variant, players, with: [] });
		const laboratory = new Laboratory(nodeCode(program));

		it('ends as it does among people', () => {
			const rounds: number[] = [];
			for (let game = 0; game < GAMES / 2; game++) {
				const record = laboratory.play(game, {
					seed: 'lengths',
					bots: ['greedy'],
					maxRounds: 30,
					record: false
				});
				expect(record.problems).toEqual([]);
				expect(record.finished).toBe(true);
				rounds.push(record.rounds);
			}
			expect(rounds.reduce((sum, each) => sum + each) / rounds.length).toBeLessThan(15);
		});
	}
);
