/** Random games of five classics by turns in one process: by hand, and by the rules as data. */
import { geometricMean, median } from 'simple-statistics';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { testRandom } from '../../fuzz/random-player.ts';
import { playEngine } from '../kings-and-creatures/engine.ts';
import { processorTime, type Row, row, timesAsFast } from '../timing.ts';
import { playByHand } from './by-hand.ts';
import { CLASSICS } from './games.ts';

/** Plays one game and tells its number of decisions. */
type Play = () => number;

const ROUNDS = 7;
const MILLISECONDS = 200;

interface Contest {
	game: string;
	byHand: { play: Play; speeds: number[] };
	byRules: { play: Play; speeds: number[] };
}

export function benchClassics(): Row[] {
	const contests = Object.keys(CLASSICS).map(contestIn);
	const contestants = contests.flatMap(({ byHand, byRules }) => [byHand, byRules]);
	for (const { play } of contestants) decisionsPerSecond(play);
	for (let round = 0; round < ROUNDS; round++) {
		for (const { play, speeds } of contestants) speeds.push(decisionsPerSecond(play));
	}
	const times = contests.map(({ byHand, byRules }) => timesAsFast(byHand.speeds, byRules.speeds));
	const rows = contests.flatMap(({ game, byHand, byRules }, at) => [
		row(`${game}, random, by hand: decisions`, median(byHand.speeds), '/s'),
		row(`${game}, random, generated code: decisions`, median(byRules.speeds), '/s'),
		row(`${game}, random: by hand is so many times as fast`, times[at]!, 'x', { atMost: 4 })
	]);
	return [
		...rows,
		row('by hand is so many times as fast, geometric mean', geometricMean(times), 'x', {
			atMost: 3
		})
	];
}

function contestIn(game: string): Contest {
	const m = new Machine(nodeCode(loadProgram({ variant: game, with: [] }).program));
	m.recording = false;
	const byHand = CLASSICS[game]!();
	const below = testRandom(5);
	let games = 0;
	return {
		game,
		byHand: { play: () => playByHand(byHand, below), speeds: [] },
		byRules: { play: () => playEngine(m, `game ${games++}`, below), speeds: [] }
	};
}

/** In a second of processor time. */
function decisionsPerSecond(play: Play): number {
	const end = performance.now() + MILLISECONDS;
	const start = processorTime();
	let decisions = 0;
	while (performance.now() < end) decisions += play();
	return (decisions / (processorTime() - start)) * 1000;
}
