/** Who is at the queue: workers, and runs that wait for games. Whoever does not say so again is gone. */
import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { isData, parsedJson } from '#lib/game-file/data.ts';
import { version } from './version.ts';

export type Part = 'workers' | 'runs';

export interface Present {
	id: string;
	host: string;
	version: string;
	threads: number;
}

/** Seconds between two signs of life, and after how many one is taken for gone. */
const EVERY = 5;
const GONE_AFTER = 30;

const keyOf = (part: Part): string => `thingsmith:${part}`;

/** By the clock of Redis: those of the machines need not agree. */
async function now(redis: Redis): Promise<number> {
	return Number((await redis.time())[0]);
}

export async function present(redis: Redis, part: Part): Promise<Present[]> {
	const here = await redis.zrangebyscore(keyOf(part), await now(redis), '+inf');
	return here.flatMap((text) => read(text) ?? []);
}

/** Anybody may have written it: null where it is nothing of ours. */
function read(text: string): Present | null {
	const data = parsedJson(text);
	if (!isData(data)) return null;
	const { id, host, version: of, threads } = data;
	const isOurs = [id, host, of].every((word) => typeof word === 'string');
	return isOurs && typeof threads === 'number' ? (data as unknown as Present) : null;
}

/** Is there from `begin` to `end`. */
export class Presence {
	readonly #redis: Redis;
	readonly #key: string;
	readonly #self: string;
	readonly #also: () => Promise<void>;
	readonly #trouble: (error: unknown) => void;
	#timer: NodeJS.Timeout | null = null;

	/** `also`: what else is to be kept alive. `trouble` is told why a sign of life was not taken. */
	constructor(
		redis: Redis,
		part: Part,
		{ id, threads }: Pick<Present, 'id' | 'threads'>,
		also: () => Promise<void>,
		trouble: (error: unknown) => void
	) {
		this.#redis = redis;
		this.#key = keyOf(part);
		this.#self = JSON.stringify({ id, host: hostname(), version: version(), threads });
		this.#also = also;
		this.#trouble = trouble;
	}

	async begin(): Promise<void> {
		await this.sign();
		// While Redis does not answer, the next one is as good.
		this.#timer = setInterval(() => void this.sign().catch(this.#trouble), EVERY * 1000);
	}

	/** Once more than by itself. */
	async sign(): Promise<void> {
		const time = await now(this.#redis);
		await this.#redis.zadd(this.#key, time + GONE_AFTER, this.#self);
		await this.#redis.zremrangebyscore(this.#key, '-inf', time - 1);
		await this.#also();
	}

	async end(): Promise<void> {
		if (this.#timer !== null) clearInterval(this.#timer);
		await this.#redis.zrem(this.#key, this.#self);
	}
}
