/**
 * What a person writes, on its way into the storage: it goes there at once, whatever the engine thinks of it, and until it
 * is there it is held here. Of several tabs one writes.
 */
import { untrack } from 'svelte';
import { layerOf, sameContent } from '#lib/workbench/storage/document.ts';
import type { Content, Step, StepKind, StoredDocument } from '#lib/workbench/storage/document.ts';
import {
	readDocuments,
	readHistory,
	setAside,
	writeDocument
} from '#lib/workbench/storage/documents.ts';
import { keeping } from '#lib/workbench/storage/Keeping.svelte.ts';
import { keepLastWords, lastWords } from '#lib/workbench/storage/last-words.ts';
import { StorageTrouble } from '#lib/workbench/storage/trouble.ts';
import { documentsLock } from '#lib/workbench/storage/writer-locks.ts';

/** elsewhere: another tab writes, so this one does not. */
export type Saved = 'saved' | 'saving' | 'unsaved' | 'elsewhere';

interface Draft {
	path: string;
	content: Content;
	kind: Exclude<StepKind, 'before'>;
}

/** Keys that follow each other so quickly are stored together. */
const TOGETHER = 200;
/** Storage that takes longer is said to be slow, */
const SLOW = 4000;
/** and evaluation waits no longer for it. */
const PATIENCE = 1500;

const READING = { what: 'reading' } as const;
const item = (path: string) => ({ what: 'file', path }) as const;
const after = (milliseconds: number) =>
	new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class Documents {
	readonly lock = documentsLock;
	/** Not stored yet, oldest first. */
	#drafts = $state.raw<Draft[]>([]);
	#revisions: Record<string, number> = {};
	/** Whether the revisions are known. */
	#known = false;
	/** Whether they were read since this tab writes. */
	#current = false;
	#updated: Record<string, number> = {};
	#read: Promise<unknown> | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#flushing: Promise<void> | null = null;
	/** The draft that is being written: what comes meanwhile is another one. */
	#writing: Draft | null = null;
	/** Whether last words are kept that this page answers for. */
	#left = false;
	/** This page, among those that write. */
	readonly #writer = String(Math.random());
	/** The pages whose last words this page answers for: its own, and those that it has taken up. */
	#answersFor = [this.#writer];

	/** Whether this tab may write. */
	get mayWrite(): boolean {
		return this.lock.state !== 'elsewhere';
	}

	/** Whether this tab writes, and has read all that was written before. */
	get current(): boolean {
		return this.#current && this.lock.state === 'held';
	}

	saved(path: string): Saved {
		if (!this.#drafts.some((draft) => draft.path === path)) return 'saved';
		if (!this.mayWrite) return 'elsewhere';
		return keeping.isKept(item(path)) ? 'saving' : 'unsaved';
	}

	/** What is only in this page. */
	get unsaved(): Record<string, Content> {
		return Object.fromEntries(this.#drafts.map(({ path, content }) => [path, content]));
	}

	hasDraft(path: string): boolean {
		return path in this.unsaved;
	}

	/** When a document was written last; 0: not that we know. */
	updated(path: string): number {
		return this.#updated[path] ?? 0;
	}

	/** The page may not come back from where it goes now: what the database does not get in time is kept elsewhere. */
	leave(): void {
		void this.flush();
		this.#keepLastWords();
	}

	#keepLastWords(): void {
		const words = Object.entries(this.unsaved).map(([path, content]) => {
			const based = this.#known ? (this.#revisions[path] ?? 0) : null;
			return { path, content, based, writer: this.#writer };
		});
		keepLastWords(words, ({ writer }) => this.#answersFor.includes(writer));
		this.#left = words.length > 0;
	}

	/** Takes up what earlier pages could not store any more. */
	#takeUp(found: readonly StoredDocument[]): void {
		// A page that only looks leaves it to the one that writes; a tab in the background is no earlier page.
		if (this.lock.state !== 'held') return;
		const left = lastWords().filter(({ writer }) => !this.#answersFor.includes(writer));
		if (left.length === 0) return;
		for (const { path, content, based, writer } of left) {
			this.#answersFor.push(writer);
			const stored = found.find((document) => document.path === path);
			const now = this.unsaved[path] ?? stored?.content;
			if (now && sameContent(now, content)) continue;
			const follows =
				!this.hasDraft(path) &&
				(based === null || based === (stored?.revision ?? 0) || stored?.writer === writer);
			this.write({ path, content, kind: 'typed' });
			// Somebody has written since: then it is a step in the history, and no more than that.
			if (now && !follows) this.write({ path, content: now, kind: 'returned' });
		}
		if (this.#drafts.length === 0) this.#keepLastWords();
		else this.#left = true;
	}

	/** All documents there are; null where they cannot be read, and `keeping` says why. */
	read(): Promise<StoredDocument[] | null> {
		// Whoever reads does not want to read again when that changes.
		const asWriter = untrack(() => this.lock.state === 'held');
		const reading = keeping.watch(READING, readDocuments).then((found) => {
			for (const { path, revision, updated } of found ?? []) {
				this.#revisions[path] = revision;
				this.#updated[path] = updated;
			}
			this.#known ||= found !== null;
			this.#current ||= asWriter && found !== null;
			if (found) this.#takeUp(found);
			return found && this.#withDrafts(found);
		});
		void sayWhenSlow(reading, READING);
		this.#read ??= reading;
		return reading;
	}

	/** What is stored, with what is about to be. */
	#withDrafts(found: readonly StoredDocument[]): StoredDocument[] {
		const drafts = Object.entries(this.unsaved).map(([path, content]) => ({
			layer: layerOf(path),
			path,
			content,
			updated: this.updated(path),
			revision: this.#revisions[path] ?? 0,
			aside: false
		}));
		return [...found.filter(({ path }) => !this.hasDraft(path)), ...drafts];
	}

	/** As `read`, but gives up waiting when the storage takes its time. */
	readSoon(): Promise<StoredDocument[] | null> {
		return Promise.race([this.read(), after(SLOW).then(() => null)]);
	}

	/** What was written is stored at once; nothing else waits before that. */
	write(draft: Draft): void {
		this.#updated[draft.path] = Date.now();
		if (this.#drafts.length === 0) void askToPersist();
		const last = this.#drafts.findLast(({ path }) => path === draft.path);
		const goesOn = draft.kind === 'typed' && last?.kind === 'typed' && last !== this.#writing;
		const rest = goesOn ? this.#drafts.filter((candidate) => candidate !== last) : this.#drafts;
		this.#drafts = [...rest, draft];
		// The first key starts the clock, later ones do not turn it back.
		this.#timer ??= setTimeout(() => void this.flush(), draft.kind === 'typed' ? TOGETHER : 0);
	}

	/** Stores what is not stored yet. */
	async flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		while (this.#flushing) await this.#flushing;
		this.#flushing = this.#flush().finally(() => (this.#flushing = null));
		await this.#flushing;
	}

	/**
	 * Resolves when a text is stored, or when it is known that it cannot be, or takes its time: false. What is written
	 * meanwhile is not waited for.
	 */
	async stored(path: string): Promise<boolean> {
		if (!this.hasDraft(path)) return true;
		const done = this.flush().then(() => true);
		const inTime = await Promise.race([done, after(PATIENCE).then(() => false)]);
		return inTime && this.mayWrite && keeping.isKept(item(path));
	}

	/** Newest first. */
	async history(path: string): Promise<Step[]> {
		return (await keeping.watch(READING, () => readHistory(path))) ?? [];
	}

	/** The engine did not come back from a document: it is not tried again when the page opens. */
	async putAside(path: string, aside: boolean): Promise<void> {
		await this.stored(path);
		// What the storage has is another text, then, and that it answers does not mean that it keeps this one.
		if (this.hasDraft(path)) return;
		if (this.mayWrite) await keeping.watch(item(path), () => setAside(path, aside));
	}

	/** This tab writes from now on. What it could not store comes on top of what the other one stored. */
	async takeOver(): Promise<StoredDocument[] | null> {
		this.#current = false;
		await this.lock.takeOver();
		const found = await this.read();
		await this.flush();
		return found;
	}

	async #flush(): Promise<void> {
		await this.lock.ask();
		await this.#read;
		const failed: string[] = [];
		for (const draft of this.#drafts) {
			if (!this.mayWrite) return;
			// What came later waits for it: stored before, it would be overwritten by the older one at the next attempt.
			if (failed.includes(draft.path)) continue;
			this.#writing = draft;
			const done = await this.#store(draft);
			this.#writing = null;
			if (done) this.#drafts = this.#drafts.filter((candidate) => candidate !== draft);
			else failed.push(draft.path);
		}
		if (this.#left && this.#drafts.length === 0) this.#keepLastWords();
	}

	async #store(draft: Draft): Promise<boolean> {
		const { path } = draft;
		const based = this.#revisions[path] ?? 0;
		const writing = keeping.watch(item(path), () =>
			writeDocument({ ...draft, based, now: Date.now(), writer: this.#writer })
		);
		void sayWhenSlow(writing, item(path));
		const written = await writing;
		if (written === null) return false;
		if (!written.ok) {
			this.lock.lose();
			return false;
		}
		this.#revisions[path] = written.revision;
		return true;
	}
}

async function sayWhenSlow(
	work: Promise<unknown>,
	what: Parameters<typeof keeping.failed>[0]
): Promise<void> {
	const slow = await Promise.race([work.then(() => false), after(SLOW).then(() => true)]);
	if (slow) keeping.failed(what, new StorageTrouble('slow', null));
	// What comes of it in the end, `watch` says.
}

/** Browsers throw away what nobody asked them to keep. Whether they agree makes no difference to us. */
async function askToPersist(): Promise<void> {
	await globalThis.navigator?.storage?.persist?.().catch(() => false);
}
