/** Things of the rules that have the words. One question at a time is asked, and only the answer to the last words counts. */
import type { FoundThings } from '#lib/rules-server/rules-server.ts';

const NOTHING: FoundThings = { things: [], more: 0 };

export class RulesSearch {
	readonly #ask: (words: string) => Promise<FoundThings | null>;
	#found = $state.raw(NOTHING);
	#wanted = $state('');
	#answered = $state('');
	#asking: Promise<void> | null = null;

	/** `ask`: null where nobody can answer. */
	constructor(ask: (words: string) => Promise<FoundThings | null>) {
		this.#ask = ask;
	}

	/** The last answer there was. */
	get found(): FoundThings {
		return this.#found;
	}

	/** Whether it is one to other words. */
	get busy(): boolean {
		return this.#wanted !== this.#answered;
	}

	want(words: string): void {
		this.#wanted = words;
		this.#asking ??= this.#answer();
	}

	/** The last words are answered. */
	async settled(): Promise<void> {
		await this.#asking;
	}

	async #answer(): Promise<void> {
		try {
			while (this.busy) {
				const words = this.#wanted;
				const found = await (words === '' ? NOTHING : this.#ask(words));
				if (words !== this.#wanted) continue;
				this.#found = found ?? NOTHING;
				this.#answered = words;
			}
		} finally {
			this.#asking = null;
		}
	}
}
