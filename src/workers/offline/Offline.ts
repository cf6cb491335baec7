/**
 * The workbench without its server: the files of one version are put aside as they came, headers and all, and answer when
 * nothing else does. Files of two versions are never mixed: what a page is made of names its version in its address, and the
 * page itself is put aside only with all files of its own version.
 */

/** What belongs to one version of the workbench. */
export interface Edition {
	version: string;
	/** Below which path of its host it lies: empty, or `/below`. */
	base: string;
	/** Addresses whose content never changes, for it is in their name. */
	immutable: readonly string[];
	/** Addresses that are the same in every version. */
	assets: readonly string[];
}

type Fetch = (request: Request | string, init?: RequestInit) => Promise<Response>;

const NAME = 'thingsmith-offline';

export class Offline {
	readonly #edition: Edition;
	readonly #caches: CacheStorage;
	readonly #fetch: Fetch;
	readonly #immutable: ReadonlySet<string>;
	readonly #assets: ReadonlySet<string>;

	constructor(edition: Edition, caches: CacheStorage, fetchIt: Fetch) {
		this.#edition = edition;
		this.#caches = caches;
		this.#fetch = fetchIt;
		this.#immutable = new Set(edition.immutable);
		this.#assets = new Set(edition.assets);
	}

	/** Puts everything aside; rejects when anything is missing or of another version, and then nothing of it is used. */
	async fill(): Promise<void> {
		const cache = await this.#caches.open(this.#name);
		// One after the other: the page that is just opening comes first.
		for (const path of [...this.#immutable, ...this.#assets])
			await cache.put(path, await this.#get(path));
		await cache.put(this.#page, await this.#pageNow());
	}

	/** Older versions are no longer in use. */
	async tidy(): Promise<void> {
		const ours = this.#nameOf('');
		for (const name of await this.#caches.keys())
			if (name.startsWith(ours) && name !== this.#name) await this.#caches.delete(name);
	}

	/**
	 * The answer to a request; null: it is none of our business, as everything that is not of the workbench itself: the
	 * folder with one's own rules among it.
	 */
	answer(request: Request, origin: string): Promise<Response> | null {
		const url = new URL(request.url);
		const { pathname } = url;
		if (request.method !== 'GET' || url.origin !== origin) return null;
		if (request.mode === 'navigate') return this.#orAside(request, this.#page);
		if (this.#immutable.has(pathname)) return this.#asideOr(request, pathname);
		return this.#assets.has(pathname) ? this.#orAside(request, pathname) : null;
	}

	/** Every page is the same file, which finds out where it is. */
	get #page(): string {
		return `${this.#edition.base}/`;
	}

	get #name(): string {
		return this.#nameOf(this.#edition.version);
	}

	/** Another workbench on the same host has caches of its own. */
	#nameOf(version: string): string {
		return `${NAME} ${this.#edition.base}/ ${version}`;
	}

	async #aside(path: string): Promise<Response | undefined> {
		const cache = await this.#caches.open(this.#name);
		return cache.match(path);
	}

	async #asideOr(request: Request, path: string): Promise<Response> {
		return (await this.#aside(path)) ?? this.#fetch(request);
	}

	async #orAside(request: Request, path: string): Promise<Response> {
		try {
			return await this.#fetch(request);
		} catch (error) {
			const aside = await this.#aside(path);
			if (aside) return aside;
			throw error;
		}
	}

	async #get(path: string): Promise<Response> {
		const response = await this.#fetch(path, { cache: 'no-cache', credentials: 'omit' });
		if (!response.ok) throw new Error(`${path}: ${response.status}`);
		return response;
	}

	async #pageNow(): Promise<Response> {
		const response = await this.#get(this.#page);
		const text = await response.text();
		if (!text.includes(`"${this.#edition.version}"`))
			throw new Error(`the page is not of version ${this.#edition.version}`);
		const headers = new Headers(response.headers);
		// They are about the bytes on the way, not about the text. A copy, for a page must not have been led elsewhere.
		for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'])
			headers.delete(name);
		return new Response(text, { status: response.status, headers });
	}
}
