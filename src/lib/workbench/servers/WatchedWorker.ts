/**
 * A worker that the page survives: it answers, or it is known why not. After that the next question goes to a new worker.
 */
import { longWork, type Work } from './LongWork.svelte.ts';
import { type WorkerEnd, WorkerTrouble } from './trouble.ts';

export interface StartedWorker<E> {
	engine: E;
	/** Ends it, whatever it is doing. */
	stop(): void;
}

/** `ondeath` is told, once or more, when it can answer no more. */
export type StartWorker<E> = (ondeath: () => void) => StartedWorker<E>;

interface Running<E> extends StartedWorker<E> {
	end: PromiseWithResolvers<never>;
}

export class WatchedWorker<E> {
	readonly #work: Work;
	readonly #start: StartWorker<E>;
	#running: Running<E> | null = null;

	constructor(work: Work, start: StartWorker<E>) {
		this.#work = work;
		this.#start = start;
	}

	/** Whether there is one that has been asked before. */
	get begun(): boolean {
		return this.#running !== null;
	}

	/** Rejects with `WorkerTrouble` only. */
	async ask<T>(question: (engine: E) => Promise<T>): Promise<T> {
		const running = (this.#running ??= this.#begin());
		const waiting = { work: this.#work, stop: () => this.#leave(running, 'stopped') };
		try {
			const answer = Promise.race([question(running.engine), running.end.promise]);
			return await longWork.watch(waiting, answer);
		} catch (error) {
			this.#leave(running, 'failed');
			throw error instanceof WorkerTrouble ? error : new WorkerTrouble('failed', error);
		}
	}

	/** Whatever it is doing. */
	stop(): void {
		if (this.#running) this.#leave(this.#running, 'stopped');
	}

	/** What it was asked and has not answered yet ends like that. */
	#leave(running: Running<E>, how: WorkerEnd): void {
		running.end.reject(new WorkerTrouble(how));
		if (this.#running !== running) return;
		running.stop();
		this.#running = null;
	}

	#begin(): Running<E> {
		const end = Promise.withResolvers<never>();
		end.promise.catch(() => undefined);
		try {
			const running: Running<E> = { ...this.#start(() => this.#leave(running, 'died')), end };
			return running;
		} catch (error) {
			throw new WorkerTrouble('died', error);
		}
	}
}
