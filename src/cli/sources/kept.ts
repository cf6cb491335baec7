/**
 * What commands keep from one run to the next, below the cache folder of the user: nothing that could not be made again, so it
 * may be deleted at any time. Everything has the hash of what it was made from as its name, and carries a hash of itself: what
 * somebody changed, or what was written only half, is made again.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { addSources, hashOf } from './hashes.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Bytes of a SHA-256. */
const HASH = 32;

/** Files are looked through for what is old after so many were written by a process. */
const WRITTEN = 50;

/** Where systems want what may be lost. */
function cacheFolder(): string {
	const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
	return join(XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache'), 'thingsmith');
}

/**
 * What reads rules, and what it reads them with: another version of it may say something else of the same file, and links it to
 * another program.
 */
const READERS = ['lib/language', 'lib/ruleset'];
const BESIDE = /\.test\.(?:fixture\.)?ts$/;
const LIBRARIES = ['package.json', 'package-lock.json'];

let known: string | null = null;

/** One hash of all that. */
function readers(): string {
	if (known !== null) return known;
	const hash = addSources(createHash('sha256'), READERS, BESIDE);
	for (const path of LIBRARIES.map((name) => join(ROOT, name)))
		if (existsSync(path)) hash.update(readFileSync(path));
	known = hash.digest('hex');
	return known;
}

/** Things of one kind. */
export class Kept<T> {
	readonly #kind: string;
	readonly #most: number;
	#written = 0;

	/** `kind`: the name of its folder. Of more than `most` files the oldest half is deleted. */
	constructor(kind: string, most: number) {
		this.#kind = kind;
		this.#most = most;
	}

	/** Null: it is not there, or not what was written. */
	read(hash: string): T | null {
		try {
			const bytes = readFileSync(this.#file(hash));
			const content = bytes.subarray(HASH);
			if (!digest(content).equals(bytes.subarray(0, HASH))) return null;
			return deserialize(content) as T;
		} catch {
			return null;
		}
	}

	/** Where nothing can be written, nothing is kept, and commands are only slower. */
	keep(hash: string, value: T): void {
		const folder = this.#folder;
		const unfinished = join(folder, `${randomUUID()}.unfinished`);
		try {
			mkdirSync(folder, { recursive: true });
			const content = serialize(value);
			writeFileSync(unfinished, Buffer.concat([digest(content), content]));
			renameSync(unfinished, this.#file(hash));
			if (this.#written++ % WRITTEN === 0) forgetOldest(folder, this.#most);
		} catch {
			remove(unfinished);
		}
	}

	#file(hash: string): string {
		return join(this.#folder, hashOf(readers() + hash));
	}

	get #folder(): string {
		return join(cacheFolder(), this.#kind);
	}
}

function digest(content: Buffer): Buffer {
	return createHash('sha256').update(content).digest();
}

function forgetOldest(folder: string, most: number): void {
	const names = readdirSync(folder);
	if (names.length <= most) return;
	const age = new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
	const oldest = names.sort((a, b) => age.get(a)! - age.get(b)!).slice(0, names.length - most / 2);
	for (const name of oldest) remove(join(folder, name));
}

/** As far as the system lets it: another command may be deleting the same. */
function remove(path: string): void {
	try {
		rmSync(path, { force: true });
	} catch {
		// It stays.
	}
}
