/** Portions are played by others: whoever has begun `thingsmith worker` for the same queue. */
import { randomBytes } from 'node:crypto';
import { Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Hands } from '../threads/Crew.ts';
import type { Numbered, Trade } from '../threads/trade.ts';
import { Failure } from '../terminal/failure.ts';
import { notice } from '../terminal/terminal.ts';
import type { Address } from './address.ts';
import { connect, refusalOf } from './connect.ts';
import {
	type Errand,
	packed,
	QUEUES,
	queueName,
	readPlayed,
	readReport,
	type Report
} from './errand.ts';
import { Presence, present } from './Presence.ts';
import { RulesStore } from './RulesStore.ts';
import { version } from './version.ts';

/** So much lies in the queue at most, whatever is still to be played: enough for some hundred threads. */
const LANES = 512;
/** How often a portion may come back because its rules were lost. */
const LOSSES = 10;
/** Milliseconds. What the queue tells by itself may be lost on the way: so it is asked, too. */
const ASKED_EVERY = 2000;
/** After so long without a worker it is said. */
const LONELY_AFTER = 3000;
/** Seconds after which what nobody has fetched goes away. */
const FORGOTTEN = { age: 3600 };

/** All that is open while there is something to do. */
interface Open {
	redis: Redis;
	queue: Queue<Errand>;
	events: QueueEvents;
	rules: RulesStore;
	presence: Presence;
	timers: NodeJS.Timeout[];
}

type Settle = (report: Report | null | Error) => void;

export class QueueHands<Portion extends Numbered, Played> implements Hands<Portion, Played> {
	readonly lanes = LANES;
	readonly #trade: string;
	readonly #address: Address;
	readonly #run = randomBytes(8).toString('hex');
	readonly #waiting = new Map<string, Settle>();
	#open: Promise<Open> | null = null;
	#sent = 0;
	#stopped = false;

	constructor({ name }: Trade<Portion, Played>, address: Address) {
		this.#trade = name;
		this.#address = address;
	}

	/** Nobody knows how many will come: small, but not so small that the way takes longer than the games. */
	partSize(games: number): number {
		return Math.max(1, Math.min(20, Math.ceil(games / LANES)));
	}

	async play(part: Portion): Promise<Played[] | null> {
		try {
			return await this.#play(part);
		} catch (error) {
			throw refusalOf(this.#address, error) ?? error;
		}
	}

	async #play(part: Portion): Promise<Played[] | null> {
		const { queue, rules, presence } = await (this.#open ??= this.#begin());
		const programs = new Map<string, Program>();
		const portion = packed(part, (program) => {
			const hash = rules.hashOf(program);
			programs.set(hash, program);
			return hash;
		});
		const errand = { trade: this.#trade, portion, rules: [...programs.keys()], run: this.#run };
		for (let losses = 0; losses < LOSSES; losses++) {
			if (losses > 0) await presence.sign();
			for (const program of programs.values()) await rules.put(program, losses > 0);
			if (this.#stopped) return null;
			const report = await this.#sendOut(queue, errand);
			if (report === null) return null;
			if (report.played !== null) return checked<Played>(report.played, part);
		}
		throw new Failure(
			`the queue at ${this.#address.shown} forgets rules: has it too little memory?`
		);
	}

	/** Comes back with what is told of it; null where it was taken back. */
	async #sendOut(queue: Queue<Errand>, errand: Errand): Promise<Report | null> {
		const jobId = `${this.#run}-${this.#sent++}`;
		const options = { jobId, removeOnComplete: FORGOTTEN, removeOnFail: FORGOTTEN };
		await queue.add(this.#trade, errand, options);
		const told = new Promise<Report | null>((resolve, reject) => {
			this.#waiting.set(jobId, (report) => {
				this.#waiting.delete(jobId);
				if (report instanceof Error) reject(report);
				else resolve(report);
			});
		});
		// It may have come back already.
		this.#fetch(queue, jobId).catch(this.#trouble);
		return told;
	}

	/** What breaks is tried again. What Redis refuses it would refuse for ever, and nobody would hear of it. */
	readonly #trouble = (error: unknown): void => {
		const refusal = error instanceof Failure ? error : refusalOf(this.#address, error);
		if (refusal !== null) for (const settle of [...this.#waiting.values()]) settle(refusal);
	};

	/** What nobody has begun is taken back. */
	stop(): void {
		this.#stopped = true;
		void this.#open?.then((open) => this.#ask(open)).catch(() => undefined);
	}

	async close(): Promise<void> {
		const open = await this.#open?.catch(() => null);
		if (open) await this.#shut(open);
	}

	/** Where Redis refuses what has to be cleared away, that has been said. */
	async #shut({ redis, queue, events, presence, timers }: Open): Promise<void> {
		timers.forEach((timer) => clearInterval(timer));
		if (redis.status === 'ready') {
			// After a failure there may be some left.
			const left = [...this.#waiting.keys()].map((id) => queue.remove(id));
			await Promise.allSettled([...left, presence.end()]);
		}
		await Promise.allSettled([events.close(), queue.close()]);
		redis.disconnect();
	}

	async #begin(): Promise<Open> {
		const redis = await connect(this.#address, notice);
		const queue = new Queue<Errand>(queueName(), {
			...QUEUES,
			connection: redis,
			streams: { events: { maxLen: 2 * LANES } }
		});
		const events = new QueueEvents(queueName(), { ...QUEUES, connection: redis });
		// Breaks are told of by the connection itself.
		queue.on('error', this.#trouble);
		events.on('error', this.#trouble);
		events.on('completed', ({ jobId }) => void this.#fetch(queue, jobId).catch(this.#trouble));
		events.on('failed', ({ jobId }) => void this.#fetch(queue, jobId).catch(this.#trouble));
		const rules = new RulesStore(redis);
		const presence = new Presence(
			redis,
			'runs',
			{ id: this.#run, threads: 0 },
			() => rules.renew(),
			this.#trouble
		);
		const open: Open = { redis, queue, events, rules, presence, timers: [] };
		try {
			await events.waitUntilReady();
			await presence.begin();
		} catch (error) {
			await this.#shut(open);
			throw error;
		}
		open.timers.push(
			setInterval(() => void this.#ask(open).catch(this.#trouble), ASKED_EVERY),
			setTimeout(() => void this.#lonely(redis).catch(this.#trouble), LONELY_AFTER)
		);
		return open;
	}

	/** What has become of everything that is still waited for. */
	async #ask({ queue }: Open): Promise<void> {
		await Promise.all([...this.#waiting.keys()].map((id) => this.#fetch(queue, id)));
	}

	async #fetch(queue: Queue<Errand>, id: string): Promise<void> {
		const settle = this.#waiting.get(id);
		if (settle === undefined) return;
		const job = await Job.fromId<Errand, Report>(queue, id);
		if (job === undefined) {
			// Redis has lost it, as when it began anew: once more.
			settle({ played: null, because: 'no rules' });
		} else if (job.finishedOn !== undefined) {
			settle(job.failedReason ? failed(job) : (readReport(job.returnvalue) ?? noReport(job)));
			await queue.remove(id);
		} else if (this.#stopped && (await queue.remove(id)) === 1) {
			// Nobody was at it, or whoever was is lost.
			settle(null);
		}
	}

	/** Whether there is nobody who would play this, and why. */
	async #lonely(redis: Redis): Promise<void> {
		const workers = await present(redis, 'workers');
		if (workers.some((worker) => worker.version === version())) return;
		const others = workers.map((worker) => `${worker.host} has ${worker.version}`);
		notice(
			others.length === 0
				? `nobody plays at ${this.#address.shown} yet: begin \`thingsmith worker --queue ...\` somewhere`
				: `the workers at ${this.#address.shown} have another Thingsmith than this one, ${version()}: ${others.join(', ')}`
		);
	}
}

function failed({ failedReason, processedBy }: Job<Errand, Report>): Failure {
	return new Failure(`${processedBy ?? 'a worker'} could not play: ${failedReason}`);
}

function noReport({ processedBy }: Job<Errand, Report>): Failure {
	return new Failure(`${processedBy ?? 'a worker'} sent something that is no report of games`);
}

function checked<Played>(text: string, { from, to }: Numbered): Played[] {
	const played = readPlayed(text) ?? null;
	if (!Array.isArray(played) || played.length !== to - from) {
		throw new Failure(`a worker has played other games than ${from} to ${to - 1}`);
	}
	return played as Played[];
}
