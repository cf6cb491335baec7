/**
 * What stands beside the course of a game, kept with it and sent along: remarks of playtesters at their moments, when the
 * table was opened, and the other ways in which it went on.
 */
import type { GameNote, Margin } from '#lib/game-file/game-file.ts';
import { Branches } from './Branches.svelte.ts';

export class GameNotes {
	readonly branches: Branches;
	#all = $state.raw<GameNote[]>([]);
	#opened = $state<number | null>(null);
	#edited = $state<number | null>(null);
	#changed: () => void = () => undefined;

	constructor({ notes, opened, edited, branches }: Margin) {
		this.branches = new Branches(branches);
		this.#all = [...notes];
		this.#opened = opened;
		this.#edited = edited;
	}

	/** In the order of their moments; of one moment, as they were written. */
	get all(): readonly GameNote[] {
		return this.#all;
	}

	/** Answers that had been given when somebody first saw everybody's secrets; null: nobody has. */
	get opened(): number | null {
		return this.#opened;
	}

	/** Answers that had been given when it was first played on from a set position; null: it never was. */
	get edited(): number | null {
		return this.#edited;
	}

	get margin(): Margin {
		return {
			notes: [...this.#all],
			opened: this.#opened,
			edited: this.#edited,
			branches: [...this.branches.all]
		};
	}

	/** Who keeps them is told when they are other ones. */
	watch(changed: () => void): void {
		this.#changed = changed;
	}

	renameBranch(index: number, name: string): void {
		this.branches.rename(index, name);
		this.#changed();
	}

	removeBranch(index: number): void {
		this.branches.remove(index);
		this.#changed();
	}

	/** `turn`: answers given before it. */
	add(turn: number, text: string): void {
		const said = text.trim();
		if (said === '') return;
		const note = { turn, text: said };
		this.#set([...this.#all, note].sort((a, b) => a.turn - b.turn));
	}

	remove(note: GameNote): void {
		this.#set(this.#all.filter((one) => one !== note));
	}

	/** Whoever has seen the secrets has seen them: what comes first counts, and it is not taken back. */
	open(turn: number): void {
		if (this.#opened !== null) return;
		this.#opened = turn;
		this.#changed();
	}

	/** Kept with the line that begins there; what comes first counts. */
	edit(turn: number): void {
		this.#edited ??= turn;
	}

	#set(all: GameNote[]): void {
		this.#all = all;
		this.#changed();
	}
}
