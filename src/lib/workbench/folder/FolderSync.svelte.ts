/**
 * Keeps a folder and the page in step. The page's own storage stays what it is, and comes first: whatever is written is
 * there before the folder hears of it. A look at the folder every few hundred milliseconds shows who has changed a file
 * since both last agreed; where both have, a person is asked.
 */
import { wrongPath } from '#lib/parcel/parcel.ts';
import { gameFolders } from '#lib/ruleset/layers/layer-files.ts';
import type { Content } from '#lib/workbench/storage/document.ts';
import type { Documents } from '#lib/workbench/workshop/Documents.svelte.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import { Agreement } from './Agreement.ts';
import { FileTrouble, type FileWhy, type Folder } from './Folder.ts';
import { FolderTrouble, type FolderWhy, type Look } from './Folder.ts';
import { FolderFiles } from './FolderFiles.ts';
import { meeting, type Sides, withPlainLineEnds } from './meeting.ts';

/** Milliseconds from one look to the next, */
const PAUSE = 350;
/** and at most, where the folder is not reached. */
const LONGEST_PAUSE = 5000;
/** A look may fail once, as when the server is started again. */
const FAILURES = 2;

/** What is needed of the workshop. */
export type Kept = Pick<Workshop, 'open' | 'complete' | 'files' | 'file' | 'follow' | 'list'> & {
	documents: Pick<Documents, 'current' | 'stored' | 'write'>;
	evaluations: Pick<Workshop['evaluations'], 'now'>;
};

/** Both have changed a file since they agreed; null: there it was taken away. */
export interface Conflict {
	path: string;
	mine: string | null;
	theirs: string | null;
}

/** A file that is on one side only. */
export interface Apart {
	path: string;
	why: FileWhy;
	/** Whether it is the page that has it, and the folder that does not. */
	mine: boolean;
}

/** What one comparison comes to. */
interface Outcome {
	conflicts: Conflict[];
	apart: Apart[];
	/** Files that the page has taken from the folder. */
	taken: string[];
}

export class FolderSync {
	readonly #workshop: Kept;
	readonly #files: FolderFiles;
	readonly #agreement = new Agreement();
	#name = $state<string | null>(null);
	#trouble = $state<FolderWhy | null>(null);
	#inStep = $state(false);
	#conflicts = $state.raw<Conflict[]>([]);
	#apart = $state.raw<Apart[]>([]);
	#timer: ReturnType<typeof setTimeout> | undefined;
	#failures = 0;
	#running: Promise<void> | null = null;
	#stopped = false;

	constructor(workshop: Kept, folder: Folder) {
		this.#workshop = workshop;
		this.#files = new FolderFiles(folder);
	}

	/** What the folder is called; null: it has not been reached yet. */
	get name(): string | null {
		return this.#name;
	}

	/** Why it is not reached; null: it is. */
	get trouble(): FolderWhy | null {
		return this.#trouble;
	}

	/** Whether this page and the folder have met, and are kept in step. */
	get inStep(): boolean {
		return this.#inStep;
	}

	get conflicts(): Conflict[] {
		return this.#conflicts;
	}

	get apart(): Apart[] {
		return this.#apart;
	}

	/** Looks from now on, again and again. */
	start(): void {
		const next = (): void => {
			if (this.#stopped) return;
			const pause = Math.min(PAUSE * 2 ** this.#failures, LONGEST_PAUSE);
			this.#timer = setTimeout(() => void this.round().finally(next), pause);
		};
		void this.round().finally(next);
	}

	stop(): void {
		this.#stopped = true;
		clearTimeout(this.#timer);
	}

	/** Looks once, and does what is to be done. */
	round(): Promise<void> {
		this.#running ??= this.#round().finally(() => (this.#running = null));
		return this.#running;
	}

	/** The page's text is the one; what the folder says becomes a step of its history. */
	async keepMine({ path, theirs }: Conflict): Promise<void> {
		const file = this.#workshop.file(path);
		const mine = contentOf(file && file.text !== file.delivered ? file.text : null);
		this.#workshop.documents.write({ path, content: contentOf(theirs), kind: 'folder' });
		this.#workshop.documents.write({ path, content: mine, kind: 'returned' });
		// As if both had agreed on it: then only the page has changed it.
		this.#agreement.note(path, theirs, true);
		await this.#soon();
	}

	/** The folder's text is the one; what the page says is in its history. */
	async takeTheirs({ path, mine }: Conflict): Promise<void> {
		this.#agreement.note(path, mine, true);
		await this.#soon();
	}

	/** What is under way does not know of it yet. */
	async #soon(): Promise<void> {
		await this.#running;
		await this.round();
	}

	async #round(): Promise<void> {
		try {
			await this.#workshop.open();
			const look = await this.#files.look();
			if (this.#stopped) return;
			this.#name = look.name;
			this.#inStep = await this.#meet(look);
			this.#failures = 0;
			this.#trouble = null;
		} catch (error) {
			if (!(error instanceof FolderTrouble)) throw error;
			this.#inStep = false;
			this.#failures++;
			if (this.#failures >= FAILURES) this.#trouble = error.why;
		}
	}

	/** Whether they are in step then. */
	async #meet(look: Look): Promise<boolean> {
		if (!this.#workshop.documents.current || !this.#workshop.complete) {
			// Another tab does it, and what both agreed on will be another text when this one does.
			this.#agreement.close();
			this.#conflicts = [];
			return false;
		}
		if (look.id !== this.#agreement.id) {
			await this.#agreement.open(look.id);
			// What has just been read from the storage is in the page by the next time.
			return false;
		}
		const outcome: Outcome = { conflicts: [], apart: [], taken: [] };
		try {
			await this.#compare(look, outcome);
		} finally {
			// Where the folder stops answering on the way, they are in the page all the same, and are not taken once more.
			if (outcome.taken.length > 0) void this.#evaluate(outcome.taken);
		}
		const { conflicts, apart } = outcome;
		if (!sameList(this.#conflicts, conflicts)) this.#conflicts = conflicts;
		if (!sameList(this.#apart, apart)) this.#apart = apart;
		return true;
	}

	async #compare(look: Look, outcome: Outcome): Promise<void> {
		const mine = this.#workshop.files
			.filter(({ text, delivered }) => text !== delivered)
			.map(({ path }) => path);
		outcome.apart.push(...[...look.left].map(([path, why]) => ({ path, why, mine: false })));
		const theirs = this.#places(look, mine, outcome);
		for (const path of unique([...mine, ...theirs, ...this.#agreement.paths])) {
			// Something is there, but it cannot be told what it says.
			if (look.left.has(path)) continue;
			try {
				await this.#settle(path, await this.#files.textOf(path, look), outcome);
			} catch (error) {
				if (!(error instanceof FileTrouble)) throw error;
				outcome.apart.push({ path, why: error.why, mine: mine.includes(path) });
			}
		}
	}

	/** The folder's files that may be rules; the others are noted. */
	#places({ versions }: Look, mine: readonly string[], { apart }: Outcome): string[] {
		const here = this.#workshop.files.map(({ path }) => path);
		const games = gameFolders([...here, ...versions.keys()]);
		return [...versions.keys()].filter((path) => {
			if (mine.includes(path) || !wrongPath([path], games)) return true;
			apart.push({ path, why: 'place', mine: false });
			return false;
		});
	}

	/** `there`: what the file says in the folder. What the page says is looked at now, and not after anything is waited for. */
	async #settle(path: string, there: string | null, outcome: Outcome): Promise<void> {
		const { mine, theirs, base } = this.#sides(path, there);
		switch (meeting({ mine, theirs, base })) {
			case 'agree':
				if (this.#agreement.isNoted(path, mine)) return;
				return this.#agreement.note(path, mine, await this.#workshop.documents.stored(path));
			case 'take':
				this.#workshop.follow(path, contentOf(theirs));
				outcome.taken.push(path);
				// Whoever changes it before the next look changes what both have now.
				return this.#agreement.note(path, theirs, false);
			case 'give': {
				const stored = await this.#workshop.documents.stored(path);
				const said = this.#agreement.give(path, mine);
				// Storage that takes its time holds nobody up.
				if (stored) await said;
				if (await this.#files.put(path, mine, there)) this.#agreement.note(path, mine, stored);
				return;
			}
			case 'ask':
				outcome.conflicts.push({ path, mine, theirs });
		}
	}

	#sides(path: string, there: string | null): Sides {
		const { text = null, delivered = null } = this.#workshop.file(path) ?? {};
		const own = (said: string | null): string | null =>
			said === null || said === delivered ? null : said;
		const theirs = own(plain(there));
		return {
			mine: text === delivered ? null : plain(text),
			theirs,
			base: this.#agreement.baseOf(path, theirs)
		};
	}

	/** As when somebody takes in what others have sent: in force, and in the lists. */
	async #evaluate(paths: readonly string[]): Promise<void> {
		for (const path of paths) await this.#workshop.evaluations.now(path);
		await this.#workshop.list();
	}
}

/** null: nothing but what was delivered, if anything was. */
function contentOf(text: string | null): Content {
	return text === null ? { is: 'delivered' } : { is: 'text', text };
}

function plain(text: string | null): string | null {
	return text === null ? null : withPlainLineEnds(text);
}

function unique(paths: readonly string[]): string[] {
	return [...new Set(paths)];
}

const sameList = (a: readonly object[], b: readonly object[]): boolean =>
	JSON.stringify(a) === JSON.stringify(b);
