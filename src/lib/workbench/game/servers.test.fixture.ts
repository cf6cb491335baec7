/** Servers that answer as a test says, and nothing else. */
import { GAME_LIMITS, RULES_LIMITS } from '#lib/workbench/servers/limits.ts';
import type { GameCalls, RulesCalls } from '#lib/workbench/servers/start-workers.ts';

export const unasked = (): Promise<never> =>
	Promise.reject(new Error('the server should not have been asked that'));

const allUnasked = (names: object) =>
	Object.fromEntries(Object.keys(names).map((name) => [name, unasked]));

export const rulesOf = (answers: Partial<RulesCalls>): RulesCalls =>
	({ ...allUnasked(RULES_LIMITS), ...answers }) as RulesCalls;

export const gamesOf = (answers: Partial<GameCalls>): GameCalls =>
	({ ...allUnasked(GAME_LIMITS), ...answers }) as GameCalls;
