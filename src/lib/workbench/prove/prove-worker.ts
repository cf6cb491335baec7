/** The worker that runs scenarios, watched. */
import { wrap } from 'comlink';
import type { StartWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import type { ProveApi } from '../../../workers/prove/prove-api.ts';

type ProveCall = keyof ProveApi;

export type ProveEngine = {
	[K in ProveCall]: (...args: Parameters<ProveApi[K]>) => Promise<Awaited<ReturnType<ProveApi[K]>>>;
};

export type StartProver = StartWorker<ProveEngine>;

export const startProver: StartProver = (ondeath) => {
	const worker = new Worker(new URL('../../../workers/prove.worker.ts', import.meta.url), {
		type: 'module',
		name: 'prove'
	});
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	return { engine: wrap<ProveApi>(worker), stop: () => worker.terminate() };
};
