/** Keeps the game on the table in this browser, as far as it has come; of several tabs with the game one does. */
import type { GameView } from '#lib/engine/seat/protocol.ts';
import type { Course } from '#lib/engine/session/course.ts';
import { keepGame } from '#lib/workbench/storage/storage.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import { gameLock } from '#lib/workbench/storage/writer-locks.ts';
import type { WriterLock } from '#lib/workbench/storage/WriterLock.svelte.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';
import type { Line } from '#lib/game-file/game-file.ts';
import type { GameNotes } from './GameNotes.svelte.ts';

/** The record that the game was opened from. */
export interface Kept extends Pick<GameRecord, 'id' | 'created' | 'edits'> {
	notes: GameNotes;
	/** As it stands there. */
	last: GameRecord | null;
}

export interface Standing {
	setup: GameSetup;
	view: GameView;
	/** What the status line says. */
	status: readonly { name: string; value: string }[];
}

/** So long is an answer not shown while storage takes its time: what is shown then may be lost, as nobody could play on. */
const PATIENCE = 5000;

export class Autosave {
	readonly lock: WriterLock;
	readonly #keep: typeof keepGame;
	readonly #id: string;
	readonly #created: number;
	/** The user's edits under which the game is being played. */
	edits: Record<string, string | null>;
	readonly #notes: GameNotes;
	#last: GameRecord | null = null;
	#writing: Promise<void> = Promise.resolve();
	/** The revision that this tab has written; what stands there when the game is opened may be written over. */
	#revision: number | 'any' = 'any';

	constructor({ id, created, edits, notes, last }: Kept, keep: typeof keepGame = keepGame) {
		this.#id = id;
		this.#created = created;
		this.edits = edits;
		this.#keep = keep;
		this.lock = gameLock(id);
		this.#last = last;
		this.#notes = notes;
		notes.watch(() => void this.#keepNotes());
	}

	/** The game as it stood when it was kept last, whether it is stored or not. */
	get last(): GameRecord | null {
		return this.#last;
	}

	/** Stores the game as it stands, unless that has been done. */
	async keepUp(course: Course, standing: Standing): Promise<void> {
		const known = this.#last;
		if (known?.course !== course || known.setup !== standing.setup || known.edits !== this.edits)
			await this.keep(course, standing);
	}

	/** Stores the game as it stands; `course`: all of its answers. */
	async keep(course: Course, { setup, view, status }: Standing): Promise<void> {
		this.#last = {
			id: this.#id,
			setup,
			course,
			edits: this.edits,
			...this.#notes.margin,
			created: this.#created,
			updated: Date.now(),
			turn: view.turn,
			over: view.over !== null,
			status: status.map(({ name, value }) => `${name} ${value}`).join(' · ')
		};
		const asked = this.lock.ask();
		this.#writing = this.#writing.then(() => asked).then(() => this.#write());
		// The table does not wait for other tabs, nor for storage that takes its time.
		const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
		if (this.lock.state === 'held') await Promise.race([this.#writing, patience]);
	}

	/** Another line is on the table. What is kept is at once all of that, or nothing of it. */
	async lay({ setup, course }: Line): Promise<void> {
		if (!this.#last) return;
		this.#last = { ...this.#last, setup, course };
		await this.#keepNotes();
	}

	async #keepNotes(): Promise<void> {
		if (!this.#last) return;
		this.#last = { ...this.#last, ...this.#notes.margin };
		const asked = this.lock.ask();
		this.#writing = this.#writing.then(() => asked).then(() => this.#write());
		await this.#writing;
	}

	async #write(): Promise<void> {
		if (this.lock.state !== 'held' || !this.#last) return;
		const written = await this.#keep(this.#last, this.#revision);
		if (written === 'stale') this.lock.lose();
		else if (written !== null) this.#revision = written;
	}
}
