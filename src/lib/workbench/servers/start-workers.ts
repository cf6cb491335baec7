/** The servers, each in a worker of its own, before anybody watches them. */
import { wrap } from 'comlink';
import type { GameServer } from '#lib/game-server/game-server.ts';
import type { RulesServer } from '#lib/rules-server/rules-server.ts';
import type { StartedWorker, StartWorker } from './WatchedWorker.ts';

/** What a server is asked, by the names of its calls. */
export type Server<S> = { [K in keyof S]: (...args: never[]) => unknown };

export type CallName<S> = keyof S & string;
export type Asked<S extends Server<S>, K extends keyof S> = Parameters<S[K]>;
export type Told<S extends Server<S>, K extends keyof S> = ReturnType<S[K]>;

/** A server from outside of its worker: the same calls, answered later. */
export type Calls<S extends Server<S>> = {
	[K in CallName<S>]: (...args: Asked<S, K>) => Promise<Told<S, K>>;
};

export type RulesCalls = Calls<RulesServer>;
export type GameCalls = Calls<GameServer>;

export type Start<S extends Server<S>> = StartWorker<Calls<S>>;

/** How the page's servers begin. `name` is what browser tools call one. */
export interface StartServers {
	rules: (name: string) => Start<RulesServer>;
	games: (name: string) => Start<GameServer>;
}

function started<S extends Server<S>>(
	worker: Worker,
	ondeath: () => void
): StartedWorker<Calls<S>> {
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	// Comlink's proxy has a method for every name that is called.
	return { engine: wrap(worker) as unknown as Calls<S>, stop: () => worker.terminate() };
}

export const inWorkers: StartServers = {
	rules: (name) => (ondeath) =>
		started(
			new Worker(new URL('../../../workers/rules.worker.ts', import.meta.url), {
				type: 'module',
				name
			}),
			ondeath
		),
	games: (name) => (ondeath) =>
		started(
			new Worker(new URL('../../../workers/game.worker.ts', import.meta.url), {
				type: 'module',
				name
			}),
			ondeath
		)
};
