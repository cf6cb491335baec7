/** A worker of the laboratory, watched. */
import { wrap } from 'comlink';
import type { StartWorker, WatchedWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import type { LabApi } from '../../../workers/lab/lab-api.ts';

export type LabEngine = {
	[K in keyof LabApi]: (...args: Parameters<LabApi[K]>) => Promise<Awaited<ReturnType<LabApi[K]>>>;
};

export type StartLab = StartWorker<LabEngine>;
export type LabWorker = WatchedWorker<LabEngine>;

export const startLab: StartLab = (ondeath) => {
	const worker = new Worker(new URL('../../../workers/lab.worker.ts', import.meta.url), {
		type: 'module',
		name: 'lab'
	});
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	return { engine: wrap<LabApi>(worker), stop: () => worker.terminate() };
};
