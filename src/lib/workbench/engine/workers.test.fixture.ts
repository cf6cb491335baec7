/** Workers that hold a real engine and do at a call what they are told. */
import { EngineHost } from '../../../workers/engine/EngineHost.ts';
import { INTERPRETED } from '../../../workers/engine/worker-code.ts';
import type { CallName, Engine, StartWorker } from './engine-worker.ts';

export type Way = 'answers' | 'dies' | 'hangs' | 'throws';
export type Behaviour = (name: CallName, args: unknown[]) => Way;

export class Workers {
	readonly #delivered: Record<string, string>;
	started = 0;
	stopped = 0;
	calls: string[] = [];
	/** What happens at the calls to come, in the whole of the browser. */
	behave: Behaviour = () => 'answers';

	constructor(delivered: Record<string, string>) {
		this.#delivered = delivered;
	}

	start: StartWorker = (ondeath) => {
		this.started++;
		const host = new EngineHost(this.#delivered, INTERPRETED);
		const call = (name: CallName, args: unknown[]): Promise<unknown> => {
			this.calls.push(name);
			const way = this.behave(name, args);
			if (way === 'throws') return Promise.reject(new Error('broken'));
			if (way !== 'answers') {
				if (way === 'dies') queueMicrotask(ondeath);
				return new Promise(() => undefined);
			}
			const ask = host[name].bind(host) as (...all: unknown[]) => unknown;
			return Promise.resolve().then(() => structuredClone(ask(...args)));
		};
		const engine = new Proxy({} as Engine, {
			get:
				(_, name: CallName) =>
				(...args: unknown[]) =>
					call(name, args)
		});
		return { engine, stop: () => void this.stopped++ };
	};
}
