/** A folder in memory that others write into as well, and that fails as it is told. */
import {
	FileTrouble,
	type FileWhy,
	type Folder,
	FolderTrouble,
	type FolderWhy,
	type Look,
	type Read
} from './Folder.ts';

export class FolderInMemory implements Folder {
	id = 'one';
	/** What others write goes in here. */
	files = new Map<string, string>();
	left = new Map<string, FileWhy>();
	fails: FolderWhy | null = null;
	refuses: FileWhy | null = null;
	/** What was done to it. */
	done: string[] = [];
	/** Happens between the question what is there and the writing. */
	beforeWriting: () => void = () => undefined;
	/** Happens between the look and the reading. */
	beforeReading: (path: string) => void = () => undefined;

	#failing(): void {
		if (this.fails) throw new FolderTrouble(this.fails, null);
	}

	async look(): Promise<Look> {
		await Promise.resolve();
		this.#failing();
		const { id, left, files } = this;
		return { id, name: '/home/a/mine', versions: new Map(files), left: new Map(left) };
	}

	async read(path: string): Promise<Read | null> {
		await Promise.resolve();
		this.beforeReading(path);
		this.#failing();
		this.done.push(`read ${path}`);
		const text = this.files.get(path);
		return text === undefined ? null : { text, version: text };
	}

	async write(path: string, text: string, before: string | null): Promise<boolean> {
		await Promise.resolve();
		this.#failing();
		this.beforeWriting();
		this.done.push(`write ${path}`);
		if (this.refuses) throw new FileTrouble(this.refuses);
		if ((this.files.get(path) ?? null) !== before) return false;
		this.files.set(path, text);
		// What was done may be done, and the answer get lost.
		this.#failing();
		return true;
	}

	async remove(path: string, before: string): Promise<boolean> {
		await Promise.resolve();
		this.#failing();
		this.done.push(`remove ${path}`);
		return this.files.get(path) === before && this.files.delete(path);
	}
}
