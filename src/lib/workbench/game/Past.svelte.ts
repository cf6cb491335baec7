/** Which moment of the past is looked at, if any. Nothing is changed by looking. */
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import type { Moment } from '#lib/game-server/game-server.ts';

interface Sources {
	/** Null where the engine does not say. */
	moment: (turn: number) => Promise<Moment | null>;
	viewer: () => Viewer;
}

export class Past {
	readonly #sources: Sources;
	#moment = $state.raw<Moment | null>(null);
	#wanted = $state<number | null>(null);
	#fetching = false;

	constructor(sources: Sources) {
		this.#sources = sources;
	}

	/** What is looked at; null: the game as it stands. */
	get moment(): Moment | null {
		return this.#moment;
	}

	/** Answers that had been given then. */
	get at(): number | null {
		return this.#moment?.view.turn ?? null;
	}

	/** Where somebody is, or is on the way to. */
	get wanted(): number | null {
		return this.#wanted;
	}

	/** Whether somebody looks at the past, or is on the way there. */
	get away(): boolean {
		return this.#wanted !== null;
	}

	/** Whoever drags asks faster than moments come: only the last one wanted follows the one that is under way. */
	async go(turn: number): Promise<void> {
		this.#wanted = turn;
		if (this.#fetching) return;
		this.#fetching = true;
		for (let next: number | null = turn; next !== null; next = this.#next(next)) {
			const moment = await this.#sources.moment(next);
			if (!this.away) break;
			// What another viewer saw, who has left the table meanwhile, is not shown.
			if (moment?.view.viewer === this.#sources.viewer()) this.#moment = moment;
			else this.leave();
		}
		this.#fetching = false;
	}

	#next(shown: number): number | null {
		return this.#wanted === shown ? null : this.#wanted;
	}

	/** Back to the game as it stands. */
	leave(): void {
		this.#wanted = null;
		this.#moment = null;
	}
}
