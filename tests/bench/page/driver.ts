/** Drives the servers' workers of a page in a browser, with an eye on the clock of its thread. */
import type { Browser, Page } from '@playwright/test';
import type { Slice } from '../workloads/workload.ts';
import type { Stretch } from './client.ts';
import { type ClockKind, WorkerClock } from './worker-clock.ts';

export class Driver {
	readonly #page: Page;
	readonly #clock: WorkerClock;
	readonly #tell: (kind: ClockKind) => void;

	/** `tell` is told where the time comes from, as soon as there is a worker. */
	constructor(browser: Browser, page: Page, tell: (kind: ClockKind) => void) {
		this.#page = page;
		this.#clock = new WorkerClock(browser);
		this.#tell = tell;
	}

	/** New workers, up to the first question of a game; returns the milliseconds that they have had by then. */
	async fresh(variant: string, seed: string): Promise<number> {
		await this.#clock.expectWorkers();
		await this.#page.evaluate(() => benchClient.fresh());
		await this.start(variant, seed);
		await this.#clock.findWorkers();
		this.#tell(this.#clock.kind);
		return this.#read();
	}

	start(variant: string, seed: string): Promise<void> {
		const game = { variant, seed };
		return this.#page.evaluate((asked) => benchClient.start(asked.variant, asked.seed), game);
	}

	playOut(): Promise<Stretch> {
		return this.#page.evaluate(() => benchClient.playOut());
	}

	oneByOne(answers: number): Promise<Stretch> {
		return this.#page.evaluate((most) => benchClient.oneByOne(most), answers);
	}

	/** Changes one line of the rules in the running game. */
	async edit(game: string, value: number): Promise<void> {
		const edit = { game, value };
		const state = await this.#page.evaluate(
			(asked) => benchClient.edit(asked.game, asked.value),
			edit
		);
		if (state !== 'swapped') throw new Error(`the edit was not taken over: ${state}`);
	}

	/** What the workers do meanwhile. */
	async timed(work: () => Promise<Stretch>): Promise<Slice> {
		const start = await this.#read();
		const { answers, turn } = await work();
		const milliseconds = (await this.#read()) - start;
		return { units: answers, milliseconds, outcome: `${answers} ${turn}` };
	}

	async #read(): Promise<number> {
		return this.#clock.read() ?? (await this.#page.evaluate(() => benchClient.spent));
	}
}
