/** An engine in a worker of its own, before anybody watches it. */
import { wrap } from 'comlink';
import type { EngineApi } from '../../../workers/engine/engine-api.ts';

export type CallName = keyof EngineApi;

/** `EngineApi` from outside of the worker: the same calls, answered later. */
export type Engine = {
	[K in CallName]: (...args: Parameters<EngineApi[K]>) => Promise<ReturnType<EngineApi[K]>>;
};

export interface EngineWorker {
	engine: Engine;
	/** Ends it, whatever it is doing. */
	stop(): void;
}

/** `ondeath` is told, once or more, when it can answer no more. */
export type StartWorker = (ondeath: () => void) => EngineWorker;

/** `name` is what browser tools call it. */
export function workerNamed(name: string): StartWorker {
	return (ondeath) => {
		const worker = new Worker(new URL('../../../workers/engine.worker.ts', import.meta.url), {
			type: 'module',
			name
		});
		worker.addEventListener('error', ondeath);
		worker.addEventListener('messageerror', ondeath);
		return { engine: wrap<EngineApi>(worker), stop: () => worker.terminate() };
	};
}
