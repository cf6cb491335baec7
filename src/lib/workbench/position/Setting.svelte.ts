/**
 * A position that is being set: a list of changes, each of which the engine has taken, and what they make of the running
 * game's position. Nothing of the game changes by it.
 */
import { SvelteSet } from 'svelte/reactivity';
import type { PositionEdit } from '#lib/engine/edit/position-edit.ts';
import type { Said } from '#lib/language/said.ts';
import type { EditedPosition } from '#lib/game-server/position/position-api.ts';

/** Null where the engine does not say. */
export type AskEdited = (edits: readonly PositionEdit[]) => Promise<EditedPosition | null>;

export class Setting {
	readonly #ask: AskEdited;
	#edits = $state.raw<readonly PositionEdit[]>([]);
	#taken = $state.raw<readonly PositionEdit[]>([]);
	#now = $state.raw<EditedPosition | null>(null);
	#shown = $state.raw<EditedPosition['view']>(null);
	#refusal = $state.raw<Said | null>(null);
	#last: Promise<unknown> = Promise.resolve();
	/** Own names of the counters that are put where somebody points next. */
	readonly chosen = new SvelteSet<string>();

	constructor(ask: AskEdited) {
		this.#ask = ask;
	}

	get edits(): readonly PositionEdit[] {
		return this.#edits;
	}

	/** Null until the engine has said. */
	get now(): EditedPosition | null {
		return this.#now;
	}

	/** The last one that could be worked out. */
	get view(): EditedPosition['view'] {
		return this.#shown;
	}

	/** Why the last change was not taken. */
	get refusal(): Said | null {
		return this.#refusal;
	}

	get canRedo(): boolean {
		return this.#taken.length > 0;
	}

	begin(): Promise<boolean> {
		return this.#turn(() => this.#edits);
	}

	/** Whether it was taken. */
	make(edit: PositionEdit): Promise<boolean> {
		return this.#turn(
			() => [...this.#edits, edit],
			() => (this.#taken = [])
		);
	}

	/** All that are chosen lie in a zone; then nothing is chosen. */
	async put(to: string, at: 'top' | 'bottom' = 'top'): Promise<boolean> {
		const pieces = [...this.chosen];
		if (pieces.length === 0) return false;
		return this.make({ do: 'move', pieces, to, at });
	}

	takeBack(): Promise<boolean> {
		const last = this.#edits.at(-1);
		if (!last) return Promise.resolve(false);
		return this.#turn(
			() => this.#edits.slice(0, -1),
			() => (this.#taken = [...this.#taken, last])
		);
	}

	redo(): Promise<boolean> {
		const next = this.#taken.at(-1);
		if (!next) return Promise.resolve(false);
		return this.#turn(
			() => [...this.#edits, next],
			() => (this.#taken = this.#taken.slice(0, -1))
		);
	}

	choose(piece: string): void {
		if (!this.chosen.delete(piece)) this.chosen.add(piece);
	}

	/** One at a time, in the order in which they were asked. */
	#turn(wanted: () => readonly PositionEdit[], done: () => void = () => undefined) {
		const mine = this.#last.then(() => this.#try(wanted(), done));
		this.#last = mine.catch(() => undefined);
		return mine;
	}

	async #try(edits: readonly PositionEdit[], done: () => void): Promise<boolean> {
		const edited = await this.#ask(edits);
		if (!edited) return false;
		this.#refusal = edited.refused?.said ?? null;
		if (edited.refused) return false;
		this.#edits = edits;
		this.#now = edited;
		this.#shown = edited.view ?? this.#shown;
		done();
		return true;
	}
}
