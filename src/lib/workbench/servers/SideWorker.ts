/**
 * A worker beside the engine's, watched: whoever asks gets an answer, or learns that there is none. After that, or when it
 * is stopped, the next question goes to a new worker.
 */
import { afterAlive } from './alive-time.ts';

export interface StartedWorker<E> {
	engine: E;
	stop(): void;
}

export type StartSideWorker<E> = (ondeath: () => void) => StartedWorker<E>;

/** silent: it did not answer in time; died: it came to an end or threw; stopped: nobody wants to know any more. */
export type WorkerEnd = 'silent' | 'died' | 'stopped';

export class WorkerTrouble extends Error {
	readonly how: WorkerEnd;

	constructor(how: WorkerEnd, cause?: unknown) {
		super(`the worker ${how}`, { cause });
		this.how = how;
	}
}

/** What the worker needs of a server. null: it says nothing, and the worker cannot go on. */
export function orTrouble<T>(told: T | null): T {
	if (told === null) throw new WorkerTrouble('died');
	return told;
}

/** Milliseconds in which the page was alive. A single game of careful bots may take a phone a minute. */
export const PATIENCE = 120_000;

interface Running<E> extends StartedWorker<E> {
	end: PromiseWithResolvers<never>;
}

export class SideWorker<E> {
	readonly #start: StartSideWorker<E>;
	#running: Running<E> | null = null;

	constructor(start: StartSideWorker<E>) {
		this.#start = start;
	}

	/** Rejects with `WorkerTrouble` only. */
	async ask<T>(question: (engine: E) => Promise<T>): Promise<T> {
		const running = (this.#running ??= this.#begin());
		const stopClock = afterAlive(PATIENCE, () => running.end.reject(new WorkerTrouble('silent')));
		try {
			return await Promise.race([question(running.engine), running.end.promise]);
		} catch (error) {
			if (this.#running === running) this.#leave();
			throw error instanceof WorkerTrouble ? error : new WorkerTrouble('died', error);
		} finally {
			stopClock();
		}
	}

	/** Whatever it is doing. */
	stop(): void {
		this.#running?.end.reject(new WorkerTrouble('stopped'));
		this.#leave();
	}

	#leave(): void {
		this.#running?.stop();
		this.#running = null;
	}

	#begin(): Running<E> {
		const end = Promise.withResolvers<never>();
		end.promise.catch(() => undefined);
		return { ...this.#start(() => end.reject(new WorkerTrouble('died'))), end };
	}
}
