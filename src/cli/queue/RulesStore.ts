/** Programs in Redis, each under the hash of its content: written once, there as long as somebody plays by them. */
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { Redis } from 'ioredis';
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { hashOf } from '../sources/hashes.ts';

const [press, unfold] = [promisify(deflate), promisify(inflate)];

/** Seconds; renewed well before. */
const KEPT = 600;
/** What unfolds to more is no program. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Programs that a worker remembers. */
const REMEMBERED = 16;

const keyOf = (hash: string): string => `thingsmith:rules:${hash}`;

export class RulesStore {
	readonly #redis: Redis;
	/** Of programs that were put here. */
	readonly #hashes = new Map<Program, string>();
	readonly #put = new Map<string, Promise<void>>();
	readonly #read = new SmallCache<Program>(REMEMBERED);

	constructor(redis: Redis) {
		this.#redis = redis;
	}

	/** A linked program is made in the same order from the same rules, so equal rules have equal texts. */
	hashOf(program: Program): string {
		const known = this.#hashes.get(program);
		if (known !== undefined) return known;
		const hash = hashOf(JSON.stringify(program));
		this.#hashes.set(program, hash);
		return hash;
	}

	/** Once, however many portions are by it; `again`: they may be lost. */
	put(program: Program, again = false): Promise<void> {
		const hash = this.hashOf(program);
		let putting = again ? undefined : this.#put.get(hash);
		if (putting === undefined) {
			putting = this.#write(hash, program);
			this.#put.set(hash, putting);
		}
		return putting;
	}

	async #write(hash: string, program: Program): Promise<void> {
		if ((await this.#redis.expire(keyOf(hash), KEPT)) === 1) return;
		await this.#redis.set(keyOf(hash), await press(JSON.stringify(program)), 'EX', KEPT);
	}

	/** While portions by what was put here are about. */
	async renew(): Promise<void> {
		await Promise.all([...this.#put.keys()].map((hash) => this.#redis.expire(keyOf(hash), KEPT)));
	}

	/** Null: it is not there. What is there must be what its name says. */
	async get(hash: string): Promise<Program | null> {
		const known = this.#read.get(hash);
		if (known !== undefined) return known;
		const found = await this.#redis.getBuffer(keyOf(hash));
		if (found === null) return null;
		const text = (await unfold(found, { maxOutputLength: MOST_BYTES })).toString();
		if (hashOf(text) !== hash) throw new Error(`the rules ${hash} are others than their hash says`);
		// In threads that have played by others, too, rules are told apart by this hash, which hangs on every word of them.
		const program = { ...(JSON.parse(text) as Program), hash };
		this.#read.set(hash, program);
		return program;
	}
}
