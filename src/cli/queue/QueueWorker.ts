/** Takes portions from the queue and has them played in threads of this process. */
import { hostname } from 'node:os';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Program } from '#lib/ruleset/program/program.ts';
import { notice } from '../terminal/terminal.ts';
import { Pool } from '../threads/Threads.ts';
import type { Numbered, Trade } from '../threads/trade.ts';
import type { Address } from './address.ts';
import { refusalOf } from './connect.ts';
import {
	type Errand,
	QUEUES,
	queueName,
	type Report,
	type Unplayed,
	unpacked,
	writtenPlayed
} from './errand.ts';
import { Presence, present } from './Presence.ts';
import { RulesStore } from './RulesStore.ts';
import { version } from './version.ts';

/** A portion that has taken so many workers with it is given up. */
const MOST_LOST = 25;

type AnyTrade = Trade<Numbered, unknown>;

export interface WorkerSettings {
	threads: number;
	/** Seconds without a sign of life after which a portion is somebody else's. */
	lostAfter: number;
}

export class QueueWorker {
	readonly #redis: Redis;
	readonly #trades: readonly AnyTrade[];
	readonly #rules: RulesStore;
	readonly #pool: Pool;
	readonly #presence: Presence;
	readonly #worker: Worker<Errand, Report>;
	readonly #address: Address;
	readonly #told = new Set<string>();
	#games = 0;
	#portions = 0;
	/** When it last had something to do. */
	#busy = performance.now();
	#atWork = 0;

	constructor(
		redis: Redis,
		address: Address,
		trades: readonly AnyTrade[],
		{ threads, lostAfter }: WorkerSettings
	) {
		this.#address = address;
		this.#redis = redis;
		this.#trades = trades;
		this.#rules = new RulesStore(redis);
		this.#pool = new Pool(threads);
		const id = `${hostname()}-${process.pid}`;
		this.#presence = new Presence(
			redis,
			'workers',
			{ id, threads },
			() => Promise.resolve(),
			this.#refused
		);
		this.#worker = new Worker<Errand, Report>(queueName(), (job) => this.#fulfil(job), {
			...QUEUES,
			connection: redis,
			name: id,
			autorun: false,
			concurrency: threads,
			lockDuration: lostAfter * 1000,
			stalledInterval: lostAfter * 500,
			maxStalledCount: MOST_LOST
		});
		// Breaks are told of by the connection itself; a portion that was lost on the way is played again by somebody.
		this.#worker.on('error', this.#refused);
	}

	/** Says what Redis refuses, each thing once: the worker goes on, since somebody may mend it. */
	readonly #refused = (error: unknown): void => {
		const refusal = refusalOf(this.#address, error);
		if (refusal === null || this.#told.has(refusal.message)) return;
		this.#told.add(refusal.message);
		notice(refusal.message);
	};

	get played(): { games: number; portions: number } {
		return { games: this.#games, portions: this.#portions };
	}

	/** Seconds for which there has been nothing to do. */
	get idle(): number {
		return this.#atWork > 0 ? 0 : (performance.now() - this.#busy) / 1000;
	}

	async begin(): Promise<void> {
		await this.#presence.begin();
		void this.#worker.run();
	}

	/** Runs that wait for workers with another Thingsmith. */
	async strangers(): Promise<string[]> {
		const runs = await present(this.#redis, 'runs');
		return runs
			.filter((run) => run.version !== version())
			.map((run) => `${run.host} waits for workers with ${run.version}`);
	}

	/** What has begun is played to its end. */
	async end(): Promise<void> {
		await this.#worker.close();
		await this.#presence.end().catch(this.#refused);
		await this.#pool.close();
		this.#redis.disconnect();
	}

	async #fulfil(job: Job<Errand, Report>): Promise<Report> {
		this.#atWork++;
		try {
			return await this.#play(job.data);
		} finally {
			this.#atWork--;
			this.#busy = performance.now();
		}
	}

	async #play({ trade: name, portion, rules, run }: Errand): Promise<Report> {
		const trade = this.#trades.find((candidate) => candidate.name === name);
		if (trade === undefined) throw new Error(`${name} is nothing that is played here`);
		const runs = await present(this.#redis, 'runs');
		if (!runs.some(({ id }) => id === run)) return unplayed('nobody waits');
		const programs = new Map<string, Program>();
		for (const hash of rules) {
			const program = await this.#rules.get(hash);
			if (program === null) return unplayed('no rules');
			programs.set(hash, program);
		}
		const played = await this.#pool.play(trade, unpacked(portion, programs));
		this.#games += played.length;
		this.#portions++;
		return { played: writtenPlayed(played), because: null };
	}
}

const unplayed = (because: Unplayed): Report => ({ played: null, because });
