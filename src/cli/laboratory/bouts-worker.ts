/** Plays bouts in a thread of its own: some pairings of one trial, each many times. */
import type { BotName } from '#lib/bots/bots.ts';
import type { BoutCount } from '#lib/lab/report/trial-counts.ts';
import { Arena } from '#lib/lab/trials/bouts.ts';
import type { SeededPosition } from '#lib/lab/trials/fitting.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { nodeCode } from '../threads/node-code.ts';
import type { Trade } from '../threads/trade.ts';

const file = new URL(import.meta.url);

/** Of `positions` those with these numbers. */
export interface BoutPortion {
	program: Program;
	bot: BotName;
	bouts: number;
	positions: SeededPosition[];
	from: number;
	to: number;
}

export const BOUTS: Trade<BoutPortion, BoutCount> = {
	file,
	name: 'playBouts',
	play: playBouts
};

/** The one in use: portions of the same program come one after the other. */
let arena: Arena | null = null;

export function playBouts(portion: BoutPortion): BoutCount[] {
	const { program, bot, bouts, positions, from, to } = portion;
	if (arena?.machine.program.hash !== program.hash) arena = new Arena(nodeCode(program));
	const field = arena;
	return positions
		.slice(from, to)
		.map((position) => field.play(position, { bot, bouts, seed: position.seed }));
}
