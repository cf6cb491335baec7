/** The folder that the server of this page keeps (scripts/mine/endpoint.mjs). */
import { hashText } from '#lib/language/tools/hash.ts';
import {
	type FileWhy,
	FileTrouble,
	type Folder,
	FolderTrouble,
	type FolderWhy,
	isFileWhy,
	type Look,
	type Read
} from './Folder.ts';

const THERE = '/mine';
const TOKEN = 'meta[name="thingsmith-folder"]';
/** In milliseconds; only ends what hangs. */
const PATIENCE = 20_000;
const WHYS = ['gone', 'full', 'forbidden', 'too-many'] as const satisfies FolderWhy[];

/** What the server says of the folder. */
interface Listing {
	folder: string;
	id: string;
	files: { path: string; version: string }[];
	left: { path: string; why: FileWhy }[];
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The word that the server has put into a page; null: it keeps no folder for it. */
export function tokenIn(page: ParentNode): string | null {
	return page.querySelector(TOKEN)?.getAttribute('content') ?? null;
}

export class ServedFolder implements Folder {
	#token: string;
	readonly #fetch: Fetch;
	readonly #tokenNow: () => Promise<string | null>;

	/** `tokenNow`: the word that the server wants now: it has another one when it was started again. */
	constructor(token: string, fetchIt: Fetch = browserFetch, tokenNow = freshToken) {
		this.#token = token;
		this.#fetch = fetchIt;
		this.#tokenNow = tokenNow;
	}

	async look(): Promise<Look> {
		const response = await this.#ask('GET', '', {}, null);
		if (!response.ok) throw await troubleOf(response, null);
		const { id, folder, files, left } = (await response.json().catch(silent)) as Listing;
		return {
			id,
			name: folder,
			versions: new Map(files.map(({ path, version }) => [path, version])),
			left: new Map(left.map(({ path, why }) => [path, why]))
		};
	}

	async read(path: string): Promise<Read | null> {
		const response = await this.#ask('GET', path, {}, null);
		if (response.status === 404) return null;
		if (!response.ok) throw await troubleOf(response, path);
		// `text()` would drop the mark at the beginning that some editors write, and the text be another.
		const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
		const text = decoder.decode(await response.arrayBuffer().catch(silent));
		return { text, version: hashText(text) };
	}

	write(path: string, text: string, before: string | null): Promise<boolean> {
		return this.#change('PUT', path, before, text);
	}

	remove(path: string, before: string): Promise<boolean> {
		return this.#change('DELETE', path, before, null);
	}

	async #change(
		method: 'PUT' | 'DELETE',
		path: string,
		before: string | null,
		text: string | null
	): Promise<boolean> {
		// It would arrive as another text.
		if (text?.isWellFormed() === false) throw new FileTrouble('not-text');
		const based: Record<string, string> =
			before === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${hashText(before)}"` };
		const response = await this.#ask(method, path, based, text);
		if (response.status === 412) return false;
		if (!response.ok) throw await troubleOf(response, path);
		return true;
	}

	async #ask(
		method: string,
		path: string,
		headers: Record<string, string>,
		body: string | null
	): Promise<Response> {
		const once = async (): Promise<Response> => {
			const address = path === '' ? THERE : `${THERE}/${path}`;
			const ours = { ...headers, 'X-Thingsmith-Token': this.#token };
			const signal = AbortSignal.timeout(PATIENCE);
			return await this.#fetch(address, { method, headers: ours, body, signal });
		};
		try {
			const response = await once();
			if (response.status !== 403) return response;
			const token = await this.#tokenNow();
			if (token === null || token === this.#token) return response;
			this.#token = token;
			return await once();
		} catch (error) {
			return silent(error);
		}
	}
}

function silent(error: unknown): never {
	throw new FolderTrouble('silent', error);
}

const browserFetch: Fetch = (address, init) => fetch(address, { ...init, cache: 'no-store' });

async function freshToken(): Promise<string | null> {
	const response = await fetch('/', { cache: 'no-store' });
	return tokenIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** `path`: the file that it was about; null: the folder. */
async function troubleOf(response: Response, path: string | null): Promise<Error> {
	const said: unknown = await response.json().catch(() => null);
	const why = typeof said === 'object' && said && 'why' in said ? String(said.why) : '';
	if (path !== null && isFileWhy(why)) return new FileTrouble(why);
	if (why === 'too-large') return new FolderTrouble('too-many', response.status);
	const known = WHYS.find((candidate) => candidate === why);
	if (known) return new FolderTrouble(known, response.status);
	// Another server, or one that does not know this page any more.
	return new FolderTrouble(response.status === 403 ? 'forbidden' : 'other', response.status);
}
