/**
 * Of all tabs of a browser one writes. The others say so, and each can take over. Where a browser has no Web Locks
 * (pages without https), every tab believes that it is the one until a write shows that another has written.
 */

export type WriterState = 'asking' | 'held' | 'elsewhere';

/** After a reload the page that is going away may hold the lock for a moment. */
const PATIENCE = 2500;

export class WriterLock {
	readonly #name: string;
	readonly #locks: LockManager | undefined;
	#state = $state<WriterState>('asking');
	#decided: Promise<void> | null = null;
	/** What happens when this tab gets it after another one had it; null: then it does not get it. */
	#freed: (() => void) | null = null;
	/** Lets go of the lock that is held or asked for. */
	#letGo: () => void = () => undefined;

	constructor(name: string, locks: LockManager | undefined = globalThis.navigator?.locks) {
		this.#name = `thingsmith ${name}`;
		this.#locks = locks;
	}

	get state(): WriterState {
		return this.#state;
	}

	/**
	 * Asks for the lock, once; resolves when it is known who has it. With `freed` it waits on, and says when the tab that has
	 * it has gone: a busy machine takes its time to close one.
	 */
	ask(freed: (() => void) | null = null): Promise<void> {
		this.#freed = freed ?? this.#freed;
		this.#decided ??= this.#request(false);
		return this.#decided;
	}

	/** Takes the lock from whoever has it. */
	takeOver(): Promise<void> {
		this.release();
		this.#decided = this.#request(true);
		return this.#decided;
	}

	/** Another tab has written: it is not this one that writes. */
	lose(): void {
		this.#letGo();
		this.#state = 'elsewhere';
	}

	/** Lets go of it; asked again, it begins anew. */
	release(): void {
		this.#letGo();
		this.#decided = null;
		this.#state = 'asking';
	}

	/** `late`: another tab has had it since this one asked first. */
	#request(steal: boolean, late = false): Promise<void> {
		const locks = this.#locks;
		if (!locks) {
			this.#state = 'held';
			return Promise.resolve();
		}
		return new Promise((decided) => {
			let mine = true;
			const giveUp = new AbortController();
			const patience = setTimeout(() => {
				if (this.#freed === null) return giveUp.abort();
				late = true;
				become('elsewhere');
			}, PATIENCE);
			const end = Promise.withResolvers<void>();
			this.#letGo = () => {
				mine = false;
				giveUp.abort();
				end.resolve();
				this.#letGo = () => undefined;
			};
			const become = (state: WriterState): void => {
				clearTimeout(patience);
				if (mine) this.#state = state;
				decided();
			};
			const hold = (): Promise<void> => {
				become('held');
				if (late && mine) this.#freed?.();
				return end.promise;
			};
			// A lock that is stolen cannot be waited for, and one that is waited for not be stolen.
			const options = steal ? { steal } : { signal: giveUp.signal };
			locks.request(this.#name, options, hold).catch((error: unknown) => {
				become('elsewhere');
				const isTaken = error instanceof Error && error.name === 'AbortError';
				if (isTaken && mine && this.#freed !== null) void this.#request(false, true);
			});
		});
	}
}
