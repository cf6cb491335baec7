/** What commands that play games in pairs have in common. */
import type { BotName } from '#lib/bots/bots.ts';
import type { Comparison } from '#lib/lab/compare/comparison.ts';
import type { PlayedPair } from '#lib/lab/compare/play-pair.ts';
import { outlineOf } from '#lib/lab/report/outline.ts';
import { type KeptCounter, keptGame, type Run, RUN_FORMAT } from '#lib/lab/report/run.ts';
import type { Summary } from '#lib/lab/summary.ts';
import type { Side } from './games-worker.ts';
import { printedProblems } from './simulate.ts';

export interface PairedRun {
	/** The command that gives the same. */
	command: string;
	bots: BotName[];
	seed: string;
	maxRounds: number;
	level?: number;
	counter?: KeptCounter;
}

/** The games as they are kept. */
export function pairedRun(
	sides: readonly Side[],
	pairs: readonly PlayedPair[],
	played: PairedRun
): Run {
	return {
		format: RUN_FORMAT,
		kind: 'compare',
		...played,
		swept: null,
		lots: sides.map(({ program }, i) => ({
			label: 'AB'[i]!,
			value: null,
			rules: outlineOf(program)
		})),
		games: [
			...pairs.map((pair) => keptGame(pair.a, 0)),
			...pairs.map((pair) => keptGame(pair.b, 1, pair.parting))
		]
	};
}

/** Where the first pair parts. */
export function partedText({ pairs, parted, parting }: Comparison): string {
	if (parting === null) return `parted   none of ${pairs} pairs: the same answers in all of them`;
	const { game, answers, a, b } = parting;
	return `parted   ${parted} of ${pairs} pairs; the first, game ${game}, after ${answers} answers: A ${a ?? 'is over'}, B ${b ?? 'is over'}`;
}

export function headOf(summary: Summary) {
	const { programHash, traceHash, finished, unfinished } = summary;
	return { programHash, traceHash, finished, unfinished, problems: printedProblems(summary) };
}
