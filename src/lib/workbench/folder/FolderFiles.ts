/** The files of a folder as they stand there: each is read once a version, and what is refused is not tried again. */
import { FileTrouble, type FileWhy, type Folder, type Look, type Read } from './Folder.ts';
import { GamesFolder } from './GamesFolder.ts';
import { withLineEndsOf } from './meeting.ts';

export class FolderFiles {
	readonly #folder: Folder;
	#texts = new Map<string, Read>();
	#refused = new Map<string, { text: string; why: FileWhy }>();

	constructor(folder: Folder) {
		this.#folder = new GamesFolder(folder);
	}

	look(): Promise<Look> {
		return this.#folder.look();
	}

	/** As it is written there; null: it is not there. */
	async textOf(path: string, { versions }: Look): Promise<string | null> {
		const version = versions.get(path);
		if (version === undefined) return null;
		const known = this.#texts.get(path);
		if (known?.version === version) return known.text;
		// Since the look it may have been written or taken away: what is remembered is what was read.
		const read = await this.#folder.read(path);
		if (read) this.#texts.set(path, read);
		return read?.text ?? null;
	}

	/** Puts a text (null: none) in the place of what is there; false: another text stands there. */
	async put(path: string, text: string | null, there: string | null): Promise<boolean> {
		if (text === null) return there === null || this.#folder.remove(path, there);
		const refused = this.#refused.get(path);
		if (refused?.text === text) throw new FileTrouble(refused.why);
		try {
			const done = await this.#folder.write(path, withLineEndsOf(text, there), there);
			this.#refused.delete(path);
			return done;
		} catch (error) {
			if (error instanceof FileTrouble) this.#refused.set(path, { text, why: error.why });
			throw error;
		}
	}
}
