/**
 * The worker that proves rules, watched: whoever asks gets an answer, or learns that there is none. After that, or when
 * it is stopped, the next question goes to a new worker.
 */
import { wrap } from 'comlink';
import { afterAlive } from '#lib/workbench/engine/alive-time.ts';
import type { ProveApi } from '../../../workers/prove/prove-api.ts';

type ProveCall = keyof ProveApi;

export type ProveEngine = {
	[K in ProveCall]: (...args: Parameters<ProveApi[K]>) => Promise<Awaited<ReturnType<ProveApi[K]>>>;
};

export interface ProveWorker {
	engine: ProveEngine;
	stop(): void;
}

export type StartProver = (ondeath: () => void) => ProveWorker;

/** silent: it did not answer in time; died: it came to an end or threw; stopped: nobody wants to know any more. */
export type ProveEnd = 'silent' | 'died' | 'stopped';

export class ProveTrouble extends Error {
	readonly how: ProveEnd;

	constructor(how: ProveEnd, cause?: unknown) {
		super(`the proof ${how}`, { cause });
		this.how = how;
	}
}

/** Milliseconds in which the page was alive. A single game of careful bots may take a phone a minute. */
export const PATIENCE = 120_000;

export const startProver: StartProver = (ondeath) => {
	const worker = new Worker(new URL('../../../workers/prove.worker.ts', import.meta.url), {
		type: 'module',
		name: 'prove'
	});
	worker.addEventListener('error', ondeath);
	worker.addEventListener('messageerror', ondeath);
	return { engine: wrap<ProveApi>(worker), stop: () => worker.terminate() };
};

interface Running extends ProveWorker {
	end: PromiseWithResolvers<never>;
}

export class Prover {
	readonly #start: StartProver;
	#running: Running | null = null;

	constructor(start: StartProver = startProver) {
		this.#start = start;
	}

	/** Rejects with `ProveTrouble` only. */
	async ask<T>(question: (engine: ProveEngine) => Promise<T>): Promise<T> {
		const running = (this.#running ??= this.#begin());
		const stopClock = afterAlive(PATIENCE, () => running.end.reject(new ProveTrouble('silent')));
		try {
			return await Promise.race([question(running.engine), running.end.promise]);
		} catch (error) {
			if (this.#running === running) this.#leave();
			throw error instanceof ProveTrouble ? error : new ProveTrouble('died', error);
		} finally {
			stopClock();
		}
	}

	/** Whatever it is doing. */
	stop(): void {
		this.#running?.end.reject(new ProveTrouble('stopped'));
		this.#leave();
	}

	#leave(): void {
		this.#running?.stop();
		this.#running = null;
	}

	#begin(): Running {
		const end = Promise.withResolvers<never>();
		end.promise.catch(() => undefined);
		return { ...this.#start(() => end.reject(new ProveTrouble('died'))), end };
	}
}
