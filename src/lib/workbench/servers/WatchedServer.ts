/**
 * A server that the page survives. One call at a time is with the worker; if it dies at it, or a person stops it, the call
 * ends in a `ServerTrouble`, and the next one goes to another worker, put where the last one stood before the call.
 */
import type { Ground } from './Ground.ts';
import type { Work } from './LongWork.svelte.ts';
import { ServerTrouble, WorkerTrouble } from './trouble.ts';
import type { Asked, CallName, Calls, Server, Start, Told } from './start-workers.ts';
import { WatchedWorker } from './WatchedWorker.ts';

export class WatchedServer<S extends Server<S>> {
	/** They reject with `ServerTrouble` only. */
	readonly calls = through<S>((name, args) => this.#queue(name, args));
	/** Without the queue. */
	readonly #direct = through<S>((name, args) => this.#watch(name, args));
	readonly #worker: WatchedWorker<Calls<S>>;
	readonly #ground: Ground<S>;
	/** The call before the next one. */
	#last: Promise<unknown> = Promise.resolve();
	#ended = false;

	constructor(work: Work, start: Start<S>, ground: Ground<S>) {
		this.#worker = new WatchedWorker(work, start);
		this.#ground = ground;
	}

	/** For good, whatever it is doing. */
	end(): void {
		this.#ended = true;
		this.#worker.stop();
	}

	#queue<K extends CallName<S>>(name: K, args: Asked<S, K>): Promise<Told<S, K>> {
		const mine = this.#last.then(() => this.#ask(name, args));
		this.#last = mine.catch(() => undefined);
		return mine;
	}

	async #ask<K extends CallName<S>>(name: K, args: Asked<S, K>): Promise<Told<S, K>> {
		if (this.#ended) throw new ServerTrouble(name, 'stopped');
		if (!this.#worker.begun) await this.#lay();
		if (!this.#ground.bears(name)) throw new ServerTrouble(name, 'no-game');
		const told = await this.#watch(name, args);
		this.#ground.note(name, args, told);
		return told;
	}

	/** Puts a new worker where the last one stood. What it cannot go on with is lost; what a person stopped is not. */
	async #lay(): Promise<void> {
		try {
			if (await this.#ground.lay(this.#direct)) return;
			this.#worker.stop();
			this.#ground.lose();
		} catch (error) {
			const stopped = error instanceof ServerTrouble && error.how === 'stopped';
			if (stopped || !this.#ground.lose()) throw error;
		}
	}

	async #watch<K extends CallName<S>>(name: K, args: Asked<S, K>): Promise<Told<S, K>> {
		try {
			return await this.#worker.ask((server) => server[name](...args));
		} catch (error) {
			if (!(error instanceof WorkerTrouble)) throw error;
			throw new ServerTrouble(name, error.how, error.cause);
		}
	}
}

/** All calls, each of them through one. */
function through<S extends Server<S>>(
	ask: <K extends CallName<S>>(name: K, args: Asked<S, K>) => Promise<Told<S, K>>
): Calls<S> {
	return new Proxy({} as Calls<S>, {
		get:
			(_, name) =>
			(...args: Asked<S, CallName<S>>) =>
				ask(name as CallName<S>, args)
	});
}
