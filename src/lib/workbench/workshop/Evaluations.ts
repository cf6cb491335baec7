/** Which files are evaluated when: after a pause of their own, one after the other, each as it stands when its turn comes. */
export class Evaluations {
	readonly #evaluate: (path: string) => Promise<void>;
	/** All that waited has been evaluated. */
	readonly #done: () => void;
	#pauses: Record<string, ReturnType<typeof setTimeout>> = {};
	#waiting: string[] = [];
	#busy = false;

	constructor(evaluate: (path: string) => Promise<void>, done: () => void) {
		this.#evaluate = evaluate;
		this.#done = done;
	}

	/** `pause` in milliseconds, from the last time this was said of the file. */
	soon(path: string, pause: number): void {
		clearTimeout(this.#pauses[path]);
		this.#pauses[path] = setTimeout(() => {
			if (!this.#waiting.includes(path)) this.#waiting.push(path);
			void this.#run();
		}, pause);
	}

	/** At once, and waits for it. */
	async now(path: string): Promise<void> {
		clearTimeout(this.#pauses[path]);
		await this.#evaluate(path);
		this.#done();
	}

	async #run(): Promise<void> {
		if (this.#busy) return;
		this.#busy = true;
		try {
			for (let path = this.#waiting.shift(); path !== undefined; path = this.#waiting.shift()) {
				await this.#evaluate(path);
			}
		} finally {
			this.#busy = false;
		}
		this.#done();
	}
}
