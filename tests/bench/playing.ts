/** Random play of a whole game with full legality, and what forks and undo cost on the way. */
import { median } from 'simple-statistics';
import { loadProgram } from '../../src/cli/sources/load.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { processorTime, type Row, row } from './timing.ts';
import { copying, takingBack } from './workloads/positions.ts';
import { type CodeFrom, playoutMachine, playRandomly } from './workloads/random-play.ts';
import { doSteps, speedOf, warmUp, type Workload } from './workloads/workload.ts';

const SECONDS = 3;
const SLICES = 7;

export function benchPlaying(variant: string): Row[] {
	const { program } = loadProgram({ variant, with: [] });
	const rows: Row[] = [];
	for (const [how, code] of [
		['generated code', 'text'],
		['interpreted', 'no text']
	] satisfies [string, CodeFrom][]) {
		const speed = randomGames(program, code);
		const goals = code === 'text';
		const what = (of: string): string => `${variant}, random play, ${how}: ${of}`;
		rows.push(
			row(what('decisions'), speed.decisions, '/s', goals ? { atLeast: 162_500 } : null),
			row(what('legal options'), speed.options, '/s', goals ? { atLeast: 1_000_000 } : null),
			row(what('games'), speed.games, '/s')
		);
	}
	return [
		...rows,
		row(`${variant}: copy of a position`, microseconds(copying(variant, 4)), 'us', { atMost: 5 }),
		row(`${variant}: undo of an answer`, microseconds(takingBack(variant, 4)), 'us', { atMost: 5 })
	];
}

/** In a second of processor time. */
function randomGames(
	program: Program,
	code: CodeFrom
): { decisions: number; options: number; games: number } {
	const m = playoutMachine(program, code);
	for (let warm = 1; warm <= 3; warm++) playRandomly(m, -warm);
	const sum = { decisions: 0, options: 0, games: 0 };
	const end = performance.now() + SECONDS * 1000;
	const start = processorTime();
	while (performance.now() < end) {
		const { decisions, options } = playRandomly(m, sum.games++);
		sum.decisions += decisions;
		sum.options += options;
	}
	const seconds = (processorTime() - start) / 1000;
	return {
		decisions: sum.decisions / seconds,
		options: sum.options / seconds,
		games: sum.games / seconds
	};
}

function microseconds(workload: Workload): number {
	const step = workload.prepare();
	const steps = Math.ceil(warmUp(step, 300) / 10);
	const slices = Array.from({ length: SLICES }, (_, i) => doSteps(step, i * steps, steps));
	return 1e6 / median(slices.map(speedOf));
}
