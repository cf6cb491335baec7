/** What a table asks of the engine, and what it knows of answers that never came. */
import type { Said } from '#lib/language/said.ts';
import {
	type HowItFailed,
	inPlaceOfAnswer,
	ServerTrouble
} from '#lib/workbench/servers/trouble.ts';

export interface TableIncident {
	what: 'answer' | 'bots' | 'other';
	/** The answer as the player reads it. */
	words: string | null;
	how: HowItFailed;
	/** Whether the engine could not take the game up again, so that it stands still. */
	lost: boolean;
}

export class TableIncidents {
	/** Shows the game as it stands now, in another worker; rejects where it does not stand. */
	readonly #again: () => Promise<void>;
	#last = $state.raw<TableIncident | null>(null);
	#answers = $state(0);
	#closed = false;

	constructor(again: () => Promise<void>) {
		this.#again = again;
	}

	/** The last one, until somebody has read it. */
	get last(): TableIncident | null {
		return this.#last;
	}

	/** What is told in place of an answer that never came. */
	get said(): Said {
		return inPlaceOfAnswer(this.#last?.how ?? 'died');
	}

	/** Whether the engine has an answer that it has not come back from yet. */
	get answering(): boolean {
		return this.#answers > 0;
	}

	/**
	 * Null where the engine does not come back: it then stands where it stood before, and nothing happens by itself until
	 * somebody does something.
	 */
	async ask<T>(
		what: TableIncident['what'],
		ask: () => Promise<T>,
		words: string | null = null
	): Promise<T | null> {
		if (what === 'answer') this.#answers++;
		try {
			return await ask();
		} catch (error) {
			if (!(error instanceof ServerTrouble)) throw error;
			if (this.#closed) return null;
			const { how } = error;
			const lost =
				how === 'no-game' ||
				(await this.#again().then(
					() => false,
					() => true
				));
			// What follows from the first one is the first one still.
			const first = this.#last?.lost ? this.#last : { what, words, how };
			this.#last = { ...first, lost };
			return null;
		} finally {
			if (what === 'answer') this.#answers--;
		}
	}

	understood(): void {
		this.#last = null;
	}

	/** The table was left: nobody wants to know any more. */
	close(): void {
		this.#closed = true;
	}
}
