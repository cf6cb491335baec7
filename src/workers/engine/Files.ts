/** The rule files: what was delivered, with the user's edits over it. */
import type { WorkFile } from './engine-api.ts';

export class Files {
	readonly #delivered: ReadonlyMap<string, string>;
	/** The files as they are now; the ruleset's own modules read this map. */
	readonly current: Map<string, string>;
	#revision = 0;

	constructor(delivered: Record<string, string>) {
		this.#delivered = new Map(Object.entries(delivered).sort(([a], [b]) => (a < b ? -1 : 1)));
		this.current = new Map(this.#delivered);
	}

	/** Another number after every change. */
	get revision(): number {
		return this.#revision;
	}

	/** Starts over from the delivered files with these edits; null deletes. */
	open(edits: Record<string, string | null>): void {
		this.#revision++;
		this.current.clear();
		for (const [path, text] of this.#delivered) this.current.set(path, text);
		for (const [path, text] of Object.entries(edits)) this.set(path, text);
	}

	/** What the files would be with other edits. */
	under(edits: Record<string, string | null>): Map<string, string> {
		const other = new Files(Object.fromEntries(this.#delivered));
		other.open(edits);
		return other.current;
	}

	set(path: string, text: string | null): void {
		this.#revision++;
		if (text === null) this.current.delete(path);
		else this.current.set(path, text);
	}

	list(): WorkFile[] {
		return [...this.current].map(([path, text]) => ({
			path,
			text,
			delivered: this.#delivered.get(path) ?? null
		}));
	}
}
