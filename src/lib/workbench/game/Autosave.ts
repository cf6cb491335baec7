/** Keeps the game on the table in this browser, as far as it has come. */
import type { GameView } from '#lib/engine/seat/protocol.ts';
import { writeGame } from '#lib/workbench/storage/storage.ts';
import type { GameRecord } from '#lib/workbench/storage/stored-game.ts';
import type { GameSetup } from '../../../workers/engine/engine-api.ts';
import type { Engine } from './connect-engine.ts';

/** The record that the game was opened from. */
export type Kept = Pick<GameRecord, 'id' | 'created' | 'edits'>;

export interface Standing {
	setup: GameSetup;
	view: GameView;
	/** What the status line says. */
	status: readonly { name: string; value: string }[];
}

export class Autosave {
	readonly #engine: Pick<Engine, 'save'>;
	readonly #write: (record: GameRecord) => Promise<void>;
	readonly #id: string;
	readonly #created: number;
	/** The user's edits under which the game is being played. */
	edits: Record<string, string | null>;

	constructor(
		engine: Pick<Engine, 'save'>,
		{ id, created, edits }: Kept,
		write: (record: GameRecord) => Promise<void> = writeGame
	) {
		this.#engine = engine;
		this.#id = id;
		this.#created = created;
		this.edits = edits;
		this.#write = write;
	}

	/** `standing` is asked once the save is there: an answer may have arrived before it. */
	async keep(standing: () => Standing | null): Promise<void> {
		const course = await this.#engine.save();
		const now = standing();
		if (!course || !now) return;
		const { setup, view, status } = now;
		await this.#write({
			id: this.#id,
			setup,
			course,
			edits: this.edits,
			created: this.#created,
			updated: Date.now(),
			turn: view.turn,
			over: view.over !== null,
			status: status.map(({ name, value }) => `${name} ${value}`).join(' · ')
		});
	}
}
