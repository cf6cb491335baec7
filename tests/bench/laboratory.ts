/** What the laboratory costs: bots that think, the watching of random games, and the memory of a game. */
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import type { BotName } from '#lib/bots/bots.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { Laboratory } from '#lib/lab/game.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { median } from 'simple-statistics';
import { type Row, row } from './timing.ts';
import { playoutMachine, playRandomly } from './workloads/random-play.ts';
import { doSteps, speedOf, type Step, warmUp } from './workloads/workload.ts';

/** Milliseconds. */
const WARM_UP = 2000;
const GREEDY_GAMES = 12;
const ROUNDS = 9;
const GAMES_A_ROUND = 12;
const KB = 1024;

export function benchLaboratory(variant: string): Row[] {
	const { program } = loadProgram({ variant, with: [] });
	const greedy = perDecision(program, 'greedy', GREEDY_GAMES);
	const random = perDecision(program, 'random', 4 * GREEDY_GAMES);
	return [
		row(`${variant}, greedy bots: a decision`, greedy, 'ms', { atMost: 0.15 }),
		row(`${variant}, greedy bots: a decision, in random ones`, greedy / random, 'x'),
		row(`${variant}, random games: watched, against the bare engine`, watched(program), 'x', {
			atLeast: 1 / 1.2
		}),
		row(`${variant}: memory of a game at its end`, memory(program) / KB, 'KB')
	];
}

const games = (laboratory: Laboratory, bot: BotName): Step => {
	const setup = { seed: 'bench', bots: [bot], maxRounds: 0, record: false };
	return (n) => {
		const { decisions, trace } = laboratory.play(n, setup);
		return { units: decisions, outcome: trace };
	};
};

/** Milliseconds. */
function perDecision(program: Program, bot: BotName, many: number): number {
	const step = games(new Laboratory(nodeCode(program)), bot);
	warmUp(step, WARM_UP);
	return 1000 / speedOf(doSteps(step, 0, many));
}

/** How many times as many decisions a second as where nobody watches. */
function watched(program: Program): number {
	const m = playoutMachine(program, 'text');
	const bare: Step = (n) => {
		const { decisions, print } = playRandomly(m, n);
		return { units: decisions, outcome: print.number };
	};
	const sides = [games(new Laboratory(nodeCode(program)), 'random'), bare];
	for (const step of sides) warmUp(step, WARM_UP);
	const speeds = Array.from({ length: ROUNDS }, (_, round) =>
		sides.map((step) => speedOf(doSteps(step, round * GAMES_A_ROUND, GAMES_A_ROUND)))
	);
	return median(speeds.map(([ours, theirs]) => ours! / theirs!));
}

/** Bytes of the position when a random game is over, and of all that takes it back to its beginning. */
function memory(program: Program): number {
	const code = nodeCode(program);
	const played = Array.from({ length: GAMES_A_ROUND }, (_, n) => {
		const m = new Machine(code);
		playRandomly(m, n);
		return m;
	});
	const held = played.map((m) => (m.mem.length + m.mark) * Int32Array.BYTES_PER_ELEMENT);
	return median(held);
}
