/** Which bots there are. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';

/**
 * One that answers by what it is asked and can try out, one that plays each question out so often, or nobody: then what the
 * rules say for a seat that does not answer.
 */
type Kind = { bot: Bot } | { playouts: number } | 'nobody';

const KINDS = {
	absent: 'nobody',
	random: { bot: randomBot },
	greedy: { bot: greedyBot },
	'planner-20': { playouts: 20 },
	'planner-200': { playouts: 200 },
	'planner-1000': { playouts: 1000 }
} satisfies Record<string, Kind>;

export type BotName = keyof typeof KINDS;

/** From the weakest to the strongest. */
export const BOTS = Object.keys(KINDS) as readonly BotName[];

/** Those that play a game out fast enough to do it many times. */
export const QUICK_BOTS = ['random', 'greedy'] as const satisfies readonly BotName[];

export function botOf(name: BotName): Kind {
	return KINDS[name];
}

export function isBotName(name: string): name is BotName {
	return Object.hasOwn(KINDS, name);
}

/** Whether it goes by what the rules say is worth wanting. */
export function isWishing(name: BotName): boolean {
	return name !== 'absent' && name !== 'random';
}
