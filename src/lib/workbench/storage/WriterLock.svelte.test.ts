import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WriterLock } from './WriterLock.svelte.ts';

type Hold = () => Promise<void>;

/** Web Locks of one browser, as far as the page uses them: a queue for every name. */
class Locks {
	#held = new Map<string, (error: Error) => void>();
	#waiting: { name: string; run: () => void }[] = [];

	request = (
		name: string,
		{ steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
		hold: Hold
	): Promise<void> =>
		new Promise((resolve, reject) => {
			const run = (): void => {
				this.#held.set(name, reject);
				void hold().then(() => {
					if (this.#held.get(name) === reject) this.#free(name);
					resolve();
				});
			};
			if (steal) {
				this.#held.get(name)?.(new DOMException('stolen', 'AbortError'));
				run();
			} else if (this.#held.has(name)) {
				this.#waiting.push({ name, run });
				signal?.addEventListener('abort', () => {
					this.#waiting = this.#waiting.filter((candidate) => candidate.run !== run);
					reject(new DOMException('patience', 'AbortError'));
				});
			} else run();
		});

	#free(name: string): void {
		this.#held.delete(name);
		const next = this.#waiting.find((candidate) => candidate.name === name);
		this.#waiting = this.#waiting.filter((candidate) => candidate !== next);
		next?.run();
	}
}

const browser = () => new Locks() as unknown as LockManager;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of two tabs the first one writes, and the second one knows', async () => {
	const locks = browser();
	const [first, second] = [new WriterLock('x', locks), new WriterLock('x', locks)];
	await first.ask();
	const asked = second.ask();
	expect([first.state, second.state]).toEqual(['held', 'asking']);
	await vi.advanceTimersByTimeAsync(2500);
	await asked;
	expect([first.state, second.state]).toEqual(['held', 'elsewhere']);
});

test('a tab that goes away in time leaves the lock to the next', async () => {
	const locks = browser();
	const [first, second] = [new WriterLock('x', locks), new WriterLock('x', locks)];
	await first.ask();
	const asked = second.ask();
	await vi.advanceTimersByTimeAsync(1000);
	first.release();
	await asked;
	await vi.advanceTimersByTimeAsync(5000);
	expect(second.state).toBe('held');
});

test('a tab that goes away late leaves the lock to one that waits on', async () => {
	const locks = browser();
	const [first, second] = [new WriterLock('x', locks), new WriterLock('x', locks)];
	const freed = vi.fn();
	await first.ask();
	const asked = second.ask(freed);
	await vi.advanceTimersByTimeAsync(2500);
	await asked;
	expect([second.state, freed.mock.calls.length]).toEqual(['elsewhere', 0]);
	first.release();
	await vi.advanceTimersByTimeAsync(0);
	expect([second.state, freed.mock.calls.length]).toEqual(['held', 1]);

	// One that takes over has it, and when it goes, it comes back.
	await first.takeOver();
	await vi.advanceTimersByTimeAsync(2500);
	expect([first.state, second.state]).toEqual(['held', 'elsewhere']);
	first.release();
	await vi.advanceTimersByTimeAsync(0);
	expect([second.state, freed.mock.calls.length]).toEqual(['held', 2]);
});

test('a tab that does not wait on is not given the lock later', async () => {
	const locks = browser();
	const [first, second] = [new WriterLock('x', locks), new WriterLock('x', locks)];
	await first.ask();
	void second.ask();
	await vi.advanceTimersByTimeAsync(2500);
	first.release();
	await vi.advanceTimersByTimeAsync(2500);
	expect(second.state).toBe('elsewhere');
});

test('a tab takes over, and the other one knows; and back again', async () => {
	const locks = browser();
	const [first, second] = [new WriterLock('x', locks), new WriterLock('x', locks)];
	await first.ask();
	await second.takeOver();
	await vi.advanceTimersByTimeAsync(0);
	expect([first.state, second.state]).toEqual(['elsewhere', 'held']);
	await first.takeOver();
	await vi.advanceTimersByTimeAsync(0);
	expect([first.state, second.state]).toEqual(['held', 'elsewhere']);
});

test('without locks every tab writes until it meets what another has written', async () => {
	const lock = new WriterLock('x', undefined);
	await lock.ask();
	expect(lock.state).toBe('held');
	lock.lose();
	expect(lock.state).toBe('elsewhere');
	await lock.takeOver();
	expect(lock.state).toBe('held');
});
