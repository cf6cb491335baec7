/** A bot that goes by what the rules say is good wins against one that goes by chance, in games without luck. */
import { describe, expect, it } from 'vitest';
import { loadProgram } from '../../src/cli/load.ts';
import { nodeCode } from '../../src/cli/node-code.ts';
import { Laboratory } from '#lib/lab/game.ts';

const GAMES = 12;

describe.each([
	'tic-tac-toe',
	'connect-four',
	'reversi',
	'breakthrough',
	'yavalath',
	'go',
	'draughts',
	'morris',
	'chess'
])('%s', (variant) => {
	const { program } = loadProgram({ variant, players: 2, with: [] });
	const laboratory = new Laboratory(nodeCode(program));

	it('is won by its evaluation', () => {
		let won = 0;
		for (let game = 0; game < GAMES; game++) {
			const { winners, bots, problems } = laboratory.play(game, {
				seed: 'greedy',
				bots: ['greedy', 'random'],
				maxRounds: 0,
				record: false
			});
			expect(problems).toEqual([]);
			if (winners.some((seat) => bots[seat] === 'greedy')) won++;
		}
		expect(won).toBeGreaterThanOrEqual(GAMES - 2);
	});
});
