/** What the page and a folder last agreed on, file by file: it is stored, so that it is still known after a reload. */
import { readSynced, writeSynced } from '#lib/workbench/storage/synced.ts';

export class Agreement {
	#id: string | null = null;
	readonly #texts = new Map<string, string>();
	/** Texts (null: none) that the folder was given, and was not heard to have taken. */
	readonly #given = new Map<string, string | null>();
	/** Paths of which it is not stored. */
	#unnoted = new Set<string>();

	/** The id of the folder that it is about; null: it has to be read. */
	get id(): string | null {
		return this.#id;
	}

	get paths(): string[] {
		return [...this.#texts.keys()];
	}

	/** Reads what was agreed on with a folder. */
	async open(id: string): Promise<void> {
		// Where that cannot be read, more is asked, and nothing written over.
		const rows = await readSynced(id).catch(() => []);
		this.#unnoted.clear();
		this.#texts.clear();
		this.#given.clear();
		for (const { path, text, given } of rows) {
			if (text !== null) this.#texts.set(path, text);
			if (given !== undefined) this.#given.set(path, given);
		}
		this.#id = id;
	}

	/** Somebody else goes on with it: it has to be read again. */
	close(): void {
		this.#id = null;
	}

	/** With plain line ends; null: neither of them had the file. */
	textOf(path: string): string | null {
		return this.#texts.get(path) ?? null;
	}

	/** `theirs`: what the folder has; where that is what it was given, it has taken it all the same. */
	baseOf(path: string, theirs: string | null): string | null {
		const taken = this.#given.has(path) && this.#given.get(path) === theirs;
		return taken ? theirs : this.textOf(path);
	}

	/** To be said before the folder is given a text: whoever is killed before it can be noted has said so much. */
	async give(path: string, given: string | null): Promise<void> {
		this.#given.set(path, given);
		if (this.#id === null || this.#unnoted.has(path)) return;
		const row = { folder: this.#id, path, text: this.textOf(path), given };
		await writeSynced(row).catch(() => undefined);
	}

	isNoted(path: string, text: string | null): boolean {
		return this.textOf(path) === text && !this.#unnoted.has(path);
	}

	/**
	 * `stored`: whether the page's text is. As long as it is not, this is not noted either: the next page would have an older
	 * text, and take it for a change.
	 */
	note(path: string, text: string | null, stored: boolean): void {
		this.#given.delete(path);
		if (text === null) this.#texts.delete(path);
		else this.#texts.set(path, text);
		if (stored) this.#unnoted.delete(path);
		else this.#unnoted.add(path);
		// What cannot be noted is asked about once more, and that is all.
		if (stored && this.#id !== null)
			void writeSynced({ folder: this.#id, path, text }).catch(() => undefined);
	}
}
