/** What is done to the files of a variant: one step after the other, each of which can be taken back. */
import type { MineSupply } from '#lib/workbench/mine/Mine.svelte.ts';
import type { Content } from '#lib/workbench/storage/document.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';

/** What can be taken back: files as they were, and the variant that was looked at. */
interface Step {
	variant: string;
	files: { path: string; before: Content }[];
}

interface FileContent {
	path: string;
	content: Content;
}

/** A text of a file that is wanted. */
export const asContent = ({ path, text }: { path: string; text: string }): FileContent => ({
	path,
	content: { is: 'text', text }
});

export class Steps {
	readonly #workshop: Pick<MineSupply, 'returnTo' | 'evaluations'> & Pick<Workshop, 'content'>;
	readonly #read: () => Promise<void>;
	#done = $state.raw<Step[]>([]);
	/** What is on its way; the last one brings what comes of it. */
	#writing = Promise.resolve();
	#pending = $state(0);

	/** `read`: looks at the files anew. */
	constructor(
		workshop: Pick<MineSupply, 'returnTo' | 'evaluations'> & Pick<Workshop, 'content'>,
		read: () => Promise<void>
	) {
		this.#workshop = workshop;
		this.#read = read;
	}

	get canUndo(): boolean {
		return this.#done.length > 0;
	}

	get busy(): boolean {
		return this.#pending > 0;
	}

	forget(): void {
		this.#done = [];
	}

	/** Waits for what is on its way; when nothing is left, the files are looked at anew. */
	queue(work: () => Promise<void>): Promise<void> {
		this.#pending++;
		this.#writing = this.#writing.then(async () => {
			try {
				await work();
				if (this.#pending === 1) await this.#read();
			} finally {
				this.#pending--;
			}
		});
		return this.#writing;
	}

	/** Something that has been done. */
	note(variant: string, files: Step['files']): void {
		this.#done = [...this.#done, { variant, files }];
	}

	/** As they are now: what a step has to know before it is done. */
	before(files: readonly { path: string }[]): Step['files'] {
		return files.map(({ path }) => ({ path, before: this.#workshop.content(path) }));
	}

	/** Until the engine knows all of them. */
	async put(files: readonly FileContent[]): Promise<void> {
		for (const { path, content } of files) this.#workshop.returnTo(path, content);
		for (const { path } of files) await this.#workshop.evaluations.now(path);
	}

	/** Files as one step. */
	async write(variant: string, files: readonly FileContent[]): Promise<void> {
		this.note(variant, this.before(files));
		await this.put(files);
	}

	/** The last step is undone; the variant that was looked at before it. null: there is none. */
	async takeBack(): Promise<string | null> {
		const last = this.#done.at(-1);
		if (!last) return null;
		this.#done = this.#done.slice(0, -1);
		await this.put(last.files.map(({ path, before }) => ({ path, content: before })));
		return last.variant;
	}
}
