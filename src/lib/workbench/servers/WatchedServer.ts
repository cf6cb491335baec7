/**
 * A server that the page survives. One call at a time is with the worker; if it dies at it or does not answer in time, it
 * is stopped, another one is started and put where the last one stood before the call, and the call ends in a
 * `ServerTrouble`. Calls behind it wait, and go to the new worker.
 */
import { afterAlive } from './alive-time.ts';
import type { Ground } from './Ground.ts';
import { FIRST_WORD, type Limits } from './limits.ts';
import { ServerTrouble } from './ServerTrouble.ts';
import type { Asked, CallName, Calls, Running, Server, Start, Told } from './start-workers.ts';

interface Watched<S extends Server<S>> extends Running<S> {
	/** Rejects when the worker dies. */
	death: Promise<never>;
	/** Whether it has answered anything yet. */
	spoken: boolean;
}

export class WatchedServer<S extends Server<S>> {
	/** They reject with `ServerTrouble` only. */
	readonly calls: Calls<S>;
	readonly #start: Start<S>;
	readonly #limits: Limits<S>;
	readonly #ground: Ground<S>;
	#running: Watched<S> | null = null;
	/** The call before the next one. */
	#last: Promise<unknown> = Promise.resolve();

	constructor(start: Start<S>, limits: Limits<S>, ground: Ground<S>) {
		this.#start = start;
		this.#limits = limits;
		this.#ground = ground;
		this.calls = this.#through((name, args) => this.#queue(name, args));
	}

	#queue<K extends CallName<S>>(name: K, args: Asked<S, K>): Promise<Told<S, K>> {
		const mine = this.#last.then(() => this.#ask(name, args));
		this.#last = mine.catch(() => undefined);
		return mine;
	}

	async #ask<K extends CallName<S>>(name: K, args: Asked<S, K>): Promise<Told<S, K>> {
		if (!this.#running) await this.#begin();
		if (!this.#ground.bears(name)) throw new ServerTrouble(name, 'no-game');
		if (!this.#running) throw new ServerTrouble(name, 'died');
		try {
			const told = await this.#watch(this.#running, name, args);
			this.#ground.note(name, args, told);
			return told;
		} catch (error) {
			this.#stop();
			await this.#begin();
			throw error;
		}
	}

	/** Starts a worker and puts it where the last one stood. What it cannot go on with is lost. */
	async #begin(): Promise<void> {
		const running = this.#newWorker();
		if (!running) return;
		this.#running = running;
		const server = this.#through((name, args) => this.#watch(running, name, args));
		if (await this.#ground.lay(server).catch(() => false)) return;
		this.#stop();
		if (this.#ground.lose()) await this.#begin();
	}

	/** null: there is none to be had. */
	#newWorker(): Watched<S> | null {
		const death = Promise.withResolvers<never>();
		death.promise.catch(() => undefined);
		const ondeath = (): void => {
			death.reject(new Error('the worker died'));
			if (this.#running?.death === death.promise) this.#stop();
		};
		try {
			return { ...this.#start(ondeath), death: death.promise, spoken: false };
		} catch {
			return null;
		}
	}

	#stop(): void {
		this.#running?.stop();
		this.#running = null;
	}

	/** A call with the clock running. */
	async #watch<K extends CallName<S>>(
		running: Watched<S>,
		name: K,
		args: Asked<S, K>
	): Promise<Told<S, K>> {
		const silence = Promise.withResolvers<never>();
		const usual = this.#limits[name];
		const limit = running.spoken ? usual : Math.max(FIRST_WORD, usual);
		const stop = afterAlive(limit, () => silence.reject(new ServerTrouble(name, 'silent')));
		const dead = running.death.catch((cause: unknown) => {
			throw new ServerTrouble(name, 'died', cause);
		});
		try {
			const answer = running.server[name](...args);
			const told = await Promise.race([answer, dead, silence.promise]);
			running.spoken = true;
			return told;
		} catch (error) {
			throw error instanceof ServerTrouble ? error : new ServerTrouble(name, 'failed', error);
		} finally {
			stop();
		}
	}

	/** All calls, each of them through one. */
	#through(
		ask: <K extends CallName<S>>(name: K, args: Asked<S, K>) => Promise<Told<S, K>>
	): Calls<S> {
		const names = Object.keys(this.#limits) as CallName<S>[];
		const calls = names.map((name) => [name, (...args: Asked<S, CallName<S>>) => ask(name, args)]);
		return Object.fromEntries(calls) as Calls<S>;
	}
}
