/** Which files are evaluated when: after a pause of their own, one after the other, each as it stands when its turn comes. */
export class Evaluations {
	readonly #evaluate: (path: string) => Promise<void>;
	/** All that waited has been evaluated. */
	readonly #done: () => void;
	readonly #pauses = new Map<string, ReturnType<typeof setTimeout>>();
	#waiting: string[] = [];
	#running: Promise<void> | null = null;

	constructor(evaluate: (path: string) => Promise<void>, done: () => void) {
		this.#evaluate = evaluate;
		this.#done = done;
	}

	/** `pause` in milliseconds, from the last time this was said of the file. */
	soon(path: string, pause: number): void {
		clearTimeout(this.#pauses.get(path));
		this.#pauses.set(
			path,
			setTimeout(() => void this.#turnTo(path), pause)
		);
	}

	/** At once, and waits for it. */
	async now(path: string): Promise<void> {
		clearTimeout(this.#pauses.get(path));
		this.#pauses.delete(path);
		await this.#evaluate(path);
		this.#done();
	}

	/** All that waits, at once. */
	async all(): Promise<void> {
		for (const [path, pause] of this.#pauses) {
			clearTimeout(pause);
			void this.#turnTo(path);
		}
		await this.#running;
	}

	#turnTo(path: string): Promise<void> {
		this.#pauses.delete(path);
		if (!this.#waiting.includes(path)) this.#waiting.push(path);
		return (this.#running ??= this.#run());
	}

	async #run(): Promise<void> {
		try {
			for (let path = this.#waiting.shift(); path !== undefined; path = this.#waiting.shift()) {
				await this.#evaluate(path);
			}
		} finally {
			this.#running = null;
		}
		this.#done();
	}
}
