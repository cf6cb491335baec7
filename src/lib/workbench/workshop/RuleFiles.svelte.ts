/** The rule files as they stand in the editor. */
import type { Content } from '#lib/workbench/storage/document.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';

/** A file that went back to what was delivered, of a file the user added: to nothing. */
export interface Returned {
	path: string;
	before: Content;
	removed: boolean;
}

export class RuleFiles {
	#all = $state.raw<WorkFile[]>([]);
	#complete = $state(false);
	#returned = $state.raw<Returned | null>(null);

	get all(): WorkFile[] {
		return this.#all;
	}

	/** Whether all files are here, not only those that somebody changed. */
	get complete(): boolean {
		return this.#complete;
	}

	/** What went back to its delivered text last, and what it was before; until something changes. */
	get returned(): Returned | null {
		return this.#returned;
	}

	/** The files that are not as they were delivered. */
	get changed(): WorkFile[] {
		return this.#all.filter((file) => file.text !== file.delivered);
	}

	get(path: string): WorkFile | null {
		return this.#all.find((file) => file.path === path) ?? null;
	}

	/** What a file says, as its history has it. */
	content(path: string): Content {
		const file = this.get(path);
		if (!file || file.text === file.delivered) return { is: 'delivered' };
		return { is: 'text', text: file.text };
	}

	/** What a content says of a file; null: it is not there. */
	textOf(path: string, content: Content): string | null {
		if (content.is === 'text') return content.text;
		return content.is === 'deleted' ? null : (this.get(path)?.delivered ?? null);
	}

	/** null: the engine could not say what was delivered. */
	open(files: WorkFile[] | null): void {
		this.#all = files ?? [];
		this.#complete = files !== null;
	}

	/** A file has gone back to what was delivered. */
	hasReturned(returned: Returned): void {
		this.#returned = returned;
	}

	/** Changes, adds or (null) takes away a file. */
	put(path: string, text: string | null): void {
		this.#returned = null;
		const known = this.get(path);
		if (text === null) this.#all = this.#all.filter((file) => file !== known);
		else if (!known) this.#all = [...this.#all, { path, text, delivered: null }];
		else this.#all = this.#all.map((file) => (file === known ? { ...file, text } : file));
	}
}
