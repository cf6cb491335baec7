/** A worker of the laboratory, watched. */
import { wrap } from 'comlink';
import type { SideWorker } from '#lib/workbench/servers/SideWorker.ts';
import type { StartSideWorker } from '#lib/workbench/servers/SideWorker.ts';
import type { LabApi } from '../../../workers/lab/lab-api.ts';

export type LabEngine = {
	[K in keyof LabApi]: (...args: Parameters<LabApi[K]>) => Promise<Awaited<ReturnType<LabApi[K]>>>;
};

export type StartLab = StartSideWorker<LabEngine>;
export type LabWorker = SideWorker<LabEngine>;

export const startLab: StartLab = (ondeath) => {
	const worker = new Worker(new URL('../../../workers/lab.worker.ts', import.meta.url), {
		type: 'module',
		name: 'lab'
	});
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	return { engine: wrap<LabApi>(worker), stop: () => worker.terminate() };
};
