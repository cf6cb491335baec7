/** Workers that hold real servers and do at a call what they are told. */
import { GameHost } from '#lib/game-server/GameHost.ts';
import type { GameServer } from '#lib/game-server/game-server.ts';
import { INTERPRETED } from '#lib/game-server/host-code.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import type { RulesServer, WorkFile } from '#lib/rules-server/rules-server.ts';
import type { Calls, RulesCalls, Server, Start, StartServers } from './start-workers.ts';

export type Way = 'answers' | 'is late' | 'dies' | 'hangs' | 'throws' | 'does it and dies';
export type Behaviour = (name: string, args: unknown[]) => Way;

/** A rules server with these files, as a workshop asks it. */
export function rulesWith(files: readonly WorkFile[]) {
	const delivered: Record<string, string> = {};
	for (const { path, delivered: text } of files) if (text !== null) delivered[path] = text;
	const workers = new Workers(delivered);
	const { engine: server } = workers.rules()(() => undefined);
	const opened = server.open(Object.fromEntries(files.map(({ path, text }) => [path, text])));
	return {
		files: [...files],
		settled: async () => void (await opened),
		orNothing: <T>(ask: (rules: RulesCalls) => Promise<T>): Promise<T | null> => ask(server)
	};
}

export class Workers implements StartServers {
	readonly #delivered: Record<string, string>;
	started = 0;
	stopped = 0;
	calls: string[] = [];
	/** What happens at the calls to come, in the whole of the browser. */
	behave: Behaviour = () => 'answers';
	/** What an answer that is late waits for. */
	late = Promise.resolve();

	constructor(delivered: Record<string, string>) {
		this.#delivered = delivered;
	}

	rules = (): Start<RulesServer> => this.#start<RulesServer>(() => new RulesHost(this.#delivered));

	games = (): Start<GameServer> => this.#start<GameServer>(() => new GameHost(INTERPRETED));

	#start<S extends Server<S>>(begin: () => S): Start<S> {
		return (ondeath) => {
			this.started++;
			const host = begin();
			const call = (name: string, args: unknown[]): Promise<unknown> => {
				this.calls.push(name);
				const way = this.behave(name, args);
				if (way === 'throws') return Promise.reject(new Error('broken'));
				const ask = host[name as keyof S].bind(host) as (...all: unknown[]) => unknown;
				if (way === 'dies' || way === 'hangs' || way === 'does it and dies') {
					if (way === 'does it and dies') ask(...args);
					if (way !== 'hangs') queueMicrotask(ondeath);
					return new Promise(() => undefined);
				}
				return (way === 'is late' ? this.late : Promise.resolve()).then(() =>
					structuredClone(ask(...args))
				);
			};
			const server = new Proxy({} as Calls<S>, {
				get:
					(_, name: string) =>
					(...args: unknown[]) =>
						call(name, args)
			});
			return { engine: server, stop: () => void this.stopped++ };
		};
	}
}
