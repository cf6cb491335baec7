/**
 * An engine that the page survives. One call at a time is with the worker; if it dies at it or does not answer in time, it
 * is stopped, another one is started and put where the last one stood before the call, and the call ends in an
 * `EngineTrouble`. Calls behind it wait, and go to the new worker.
 */
import type { EngineApi } from '../../../workers/engine/engine-api.ts';
import { afterAlive } from './alive-time.ts';
import { EngineTrouble } from './EngineTrouble.ts';
import type { CallName, Engine, EngineWorker, StartWorker } from './engine-worker.ts';
import { Ground } from './Ground.ts';
import { FIRST_WORD, LIMITS } from './limits.ts';

const NAMES = Object.keys(LIMITS) as CallName[];
/** These throw where no game is on the table. */
const NEED_GAME: readonly CallName[] = [
	...(['snapshot', 'look', 'answer', 'bots', 'undo', 'foresee', 'past'] as const),
	...(['happened', 'chronicle', 'explain', 'lend', 'reasons', 'change', 'edited'] as const)
];

interface Running extends EngineWorker {
	/** Rejects when the worker dies. */
	death: Promise<never>;
	/** Whether it has answered anything yet. */
	spoken: boolean;
}

export class WatchedEngine {
	/** The calls. They reject with `EngineTrouble` only. */
	readonly engine: Engine;
	readonly #start: StartWorker;
	readonly #ground = new Ground();
	#running: Running | null = null;
	/** The call before the next one. */
	#last: Promise<unknown> = Promise.resolve();

	constructor(start: StartWorker) {
		this.#start = start;
		this.engine = callsThrough((name, args) => this.#queue(name, args));
	}

	#queue<K extends CallName>(
		name: K,
		args: Parameters<EngineApi[K]>
	): Promise<ReturnType<EngineApi[K]>> {
		const mine = this.#last.then(() => this.#ask(name, args));
		this.#last = mine.catch(() => undefined);
		return mine;
	}

	async #ask<K extends CallName>(
		name: K,
		args: Parameters<EngineApi[K]>
	): Promise<ReturnType<EngineApi[K]>> {
		if (!this.#running) await this.#begin();
		if (NEED_GAME.includes(name) && !this.#ground.game) throw new EngineTrouble(name, 'no-game');
		if (!this.#running) throw new EngineTrouble(name, 'died');
		try {
			const result = await this.#watch(this.#running, name, args);
			this.#ground.note(name, args, result);
			return result;
		} catch (error) {
			this.#stop();
			await this.#begin();
			throw error;
		}
	}

	/** Starts a worker and puts it where the last one stood. Where it cannot go on with the game, the game is gone. */
	async #begin(): Promise<void> {
		const running = this.#newWorker();
		if (!running) return;
		this.#running = running;
		const engine = callsThrough((name, args) => this.#watch(running, name, args));
		try {
			await this.#ground.layRules(engine);
		} catch {
			this.#stop();
			return;
		}
		const plays = await this.#ground.layGame(engine).catch(() => false);
		if (plays) return;
		this.#stop();
		this.#ground.game = null;
		await this.#begin();
	}

	/** null: there is none to be had. */
	#newWorker(): Running | null {
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
	async #watch<K extends CallName>(
		running: Running,
		name: K,
		args: Parameters<EngineApi[K]>
	): Promise<ReturnType<EngineApi[K]>> {
		const silence = Promise.withResolvers<never>();
		const limit = running.spoken ? LIMITS[name] : Math.max(FIRST_WORD, LIMITS[name]);
		const stop = afterAlive(limit, () => silence.reject(new EngineTrouble(name, 'silent')));
		const dead = running.death.catch((cause: unknown) => {
			throw new EngineTrouble(name, 'died', cause);
		});
		try {
			const answer = running.engine[name](...args);
			const result = await Promise.race([answer, dead, silence.promise]);
			running.spoken = true;
			return result;
		} catch (error) {
			throw error instanceof EngineTrouble ? error : new EngineTrouble(name, 'failed', error);
		} finally {
			stop();
		}
	}
}

type Ask = <K extends CallName>(
	name: K,
	args: Parameters<EngineApi[K]>
) => Promise<ReturnType<EngineApi[K]>>;

/** All calls, each of them through one. */
function callsThrough(ask: Ask): Engine {
	const calls = NAMES.map((name) => [name, (...args: never[]) => ask(name, args as never)]);
	return Object.fromEntries(calls) as Engine;
}
