/** Processor time of the threads of workers in Chromium, read from outside. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Where the time comes from: what a thread really had, the same in steps of 10 ms, or what passed in the page. */
export type ClockKind = 'processor' | 'processor, by 10 ms' | 'page';

/** Threads of dedicated workers (folders in /proc) with the milliseconds that they have had. */
type Threads = Map<string, number>;

export class WorkerClock {
	readonly #browser: Browser;
	#before: Threads = new Map();
	/** Of the workers, and of what they have made in turn. */
	#own: readonly string[] = [];

	constructor(browser: Browser) {
		this.#browser = browser;
	}

	get kind(): ClockKind {
		const [first] = this.#own;
		if (first === undefined) return 'page';
		return has(`${first}/sched`) ? 'processor' : 'processor, by 10 ms';
	}

	/** To be told before workers are made. */
	async expectWorkers(): Promise<void> {
		this.#before = await this.#threads();
		this.#own = [];
	}

	/** To be told as soon as they have worked. */
	async findWorkers(): Promise<void> {
		const now = await this.#threads();
		this.#own = [...now.keys()].filter((thread) => !this.#before.has(thread));
	}

	/** Milliseconds since the threads began, all together; null where threads cannot be looked at. */
	read(): number | null {
		if (this.#own.length === 0) return null;
		return this.#own.reduce((sum, thread) => sum + (timeOf(thread) ?? 0), 0);
	}

	async #threads(): Promise<Threads> {
		const found: Threads = new Map();
		const session = await this.#browser.newBrowserCDPSession();
		const { processInfo } = await session.send('SystemInfo.getProcessInfo');
		await session.detach();
		for (const { type, id } of processInfo) {
			if (type !== 'renderer') continue;
			const folder = `/proc/${id}/task`;
			for (const task of namesIn(folder)) {
				const thread = `${folder}/${task}`;
				if (!textOf(`${thread}/comm`)?.startsWith('DedicatedWorker')) continue;
				const time = timeOf(thread);
				if (time !== null) found.set(thread, time);
			}
		}
		return found;
	}
}

function timeOf(thread: string): number | null {
	const exact = /^se\.sum_exec_runtime\s*:\s*([\d.]+)/m.exec(textOf(`${thread}/sched`) ?? '');
	if (exact !== null) return Number(exact[1]);
	const stat = textOf(`${thread}/stat`);
	if (stat === null) return null;
	// After the name in brackets, which may hold blanks: user and system time are the 12th and 13th.
	const [user, system] = stat
		.slice(stat.lastIndexOf(')') + 2)
		.split(' ')
		.slice(11, 13)
		.map(Number);
	return (user! + system!) * 10;
}

const has = (file: string): boolean => textOf(file) !== null;

/** Threads come and go, and other systems have no /proc. */
function textOf(file: string): string | null {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return null;
	}
}

function namesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
