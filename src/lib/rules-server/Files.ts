/** The rule files: what was delivered, with the user's edits over it. */
import { type Edits, withEdits } from '#lib/game-file/game-file.ts';
import { samePart } from '#lib/ruleset/workspace/parts.ts';
import type { WorkFile } from './rules-server.ts';

export class Files {
	readonly #delivered: ReadonlyMap<string, string>;
	#current: Map<string, string>;
	#revision = 0;

	constructor(delivered: Record<string, string>) {
		this.#delivered = new Map(Object.entries(delivered).sort(([a], [b]) => (a < b ? -1 : 1)));
		this.#current = this.under({});
	}

	/** The files as they are now; the ruleset's own modules read this map. */
	get current(): Map<string, string> {
		return this.#current;
	}

	get delivered(): ReadonlyMap<string, string> {
		return this.#delivered;
	}

	/** Whether a file was delivered under this path, changed or not. */
	isDelivered(path: string): boolean {
		return this.#delivered.has(path);
	}

	/** Whether nobody has changed, added or deleted anything. */
	get asDelivered(): boolean {
		return samePart(this.#current, this.#delivered);
	}

	/** Another number after every change. */
	get revision(): number {
		return this.#revision;
	}

	/** Starts over from the delivered files with these edits; null deletes. */
	open(edits: Edits): void {
		this.#revision++;
		this.#current = this.under(edits);
	}

	/** What the files would be with other edits. */
	under(edits: Edits): Map<string, string> {
		return withEdits(this.#delivered, edits);
	}

	set(path: string, text: string | null): void {
		this.#revision++;
		this.#current = withEdits(this.#current, { [path]: text });
	}

	list(): WorkFile[] {
		return [...this.#current].map(([path, text]) => ({
			path,
			text,
			delivered: this.#delivered.get(path) ?? null
		}));
	}
}
