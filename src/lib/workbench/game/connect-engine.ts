/** An engine in a worker of its own, as the page calls it. */
import { wrap } from 'comlink';
import type { EngineApi } from '../../../workers/engine/engine-api.ts';

/** `EngineApi` from outside of the worker: the same calls, answered later. */
export type Engine = {
	[K in keyof EngineApi]: (...args: Parameters<EngineApi[K]>) => Promise<ReturnType<EngineApi[K]>>;
};

export function connectEngine(name: string): Engine {
	const worker = new Worker(new URL('../../../workers/engine.worker.ts', import.meta.url), {
		type: 'module',
		name
	});
	return wrap<EngineApi>(worker);
}
