/** Servers that answer as a test says, and nothing else. */
import type { GameCalls, RulesCalls } from '#lib/workbench/servers/start-workers.ts';

export const unasked = (): Promise<never> =>
	Promise.reject(new Error('the server should not have been asked that'));

const elseUnasked = <C extends object>(answers: Partial<C>): C =>
	new Proxy(answers as C, {
		get: (known, name) => (name in known ? Reflect.get(known, name) : unasked)
	});

export const rulesOf = (answers: Partial<RulesCalls>): RulesCalls => elseUnasked(answers);

export const gamesOf = (answers: Partial<GameCalls>): GameCalls => elseUnasked(answers);
