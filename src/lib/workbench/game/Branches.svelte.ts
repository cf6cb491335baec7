/** The ways in which a game went on: a tree, of which one branch is on the table. Kept with the game, and sent along. */
import {
	type Branch,
	type Line,
	LONGEST_BRANCH_NAME,
	MOST_BRANCHES
} from '#lib/game-file/game-file.ts';

export class Branches {
	#all = $state.raw<readonly Branch[]>([]);

	constructor(all: readonly Branch[]) {
		this.#all = all;
	}

	/** Empty as long as the game has only gone one way. */
	get all(): readonly Branch[] {
		return this.#all;
	}

	/** Index of the one on the table; -1: there are none. */
	get current(): number {
		return this.#all.findIndex(({ line }) => line === undefined);
	}

	/** Whether there is room for another one. */
	get room(): boolean {
		return this.#all.length < MOST_BRANCHES;
	}

	/** From here on the game goes another way; `kept` is how it went. `first`: what that is called, if it has no name yet. */
	leave(turn: number, names: { first: string; next: string }, kept: Line): void {
		const all = this.#all.length > 0 ? this.#all : [{ name: nameOf(names.first) }];
		const branch = all.findIndex(({ line }) => line === undefined);
		this.#all = [...putAside(all, kept), { name: nameOf(names.next), from: { branch, turn } }];
	}

	/** Another one is on the table; `kept` is how the one went that was there. */
	turnTo(index: number, kept: Line): void {
		this.#all = putAside(this.#all, kept).map(({ line, ...branch }, i) =>
			i === index || line === undefined ? branch : { ...branch, line }
		);
	}

	/** Whether nothing hangs on it: it is not on the table, and no other one leaves it. */
	mayGo(index: number): boolean {
		const isLeft = this.#all.some(({ from }) => from?.branch === index);
		return index > 0 && index !== this.current && !isLeft;
	}

	remove(index: number): void {
		if (!this.mayGo(index)) return;
		const rest = this.#all.filter((_, i) => i !== index);
		this.#all = rest.map((branch) => {
			const { from } = branch;
			if (from === undefined || from.branch < index) return branch;
			return { ...branch, from: { ...from, branch: from.branch - 1 } };
		});
	}

	rename(index: number, name: string): void {
		const said = nameOf(name);
		if (said === '') return;
		this.#all = this.#all.map((branch, i) => (i === index ? { ...branch, name: said } : branch));
	}
}

function putAside(all: readonly Branch[], kept: Line): Branch[] {
	return all.map((branch) => (branch.line === undefined ? { ...branch, line: kept } : branch));
}

/** As a saved game may have it. */
function nameOf(name: string): string {
	return [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_BRANCH_NAME).join('').trim();
}
