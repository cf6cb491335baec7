import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BotPacing } from './BotPacing.ts';
import type { Portion } from './BotPacing.ts';

function pacing() {
	const played: Portion[] = [];
	const bots = new BotPacing((portion) => {
		played.push(portion);
		return Promise.resolve();
	});
	return { bots, played };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('bots', () => {
	test('answer once, after the pause', () => {
		const { bots, played } = pacing();
		bots.soon(650);
		vi.advanceTimersByTime(649);
		expect(played).toEqual([]);
		vi.advanceTimersByTime(10_000);
		expect(played).toEqual(['one']);
	});

	test('without a pause answer for as long as a burst lasts', () => {
		const { bots, played } = pacing();
		bots.soon(0);
		expect(played).toEqual([]);
		vi.runAllTimers();
		expect(played).toEqual([120]);
	});

	test('that are still thinking go on at once with the same, unless something else comes first', () => {
		const { bots, played } = pacing();
		bots.again('one');
		vi.advanceTimersByTime(0);
		expect(played).toEqual(['one']);
		bots.again(120);
		bots.wait();
		bots.hold();
		bots.again(120);
		vi.runAllTimers();
		expect(played).toEqual(['one']);
	});

	test('wait to be stepped where no pause is chosen', () => {
		const { bots, played } = pacing();
		bots.soon(null);
		vi.runAllTimers();
		expect(played).toEqual([]);
	});

	test('answer once, however often they are asked to', () => {
		const { bots, played } = pacing();
		bots.soon(100);
		bots.soon(300);
		vi.runAllTimers();
		expect(played).toEqual(['one']);
	});

	test('do not answer once something else comes first', () => {
		const { bots, played } = pacing();
		bots.soon(100);
		bots.wait();
		vi.runAllTimers();
		expect(played).toEqual([]);
	});

	test('do not answer while they are held, and say when they may again', () => {
		const { bots, played } = pacing();
		bots.soon(100);
		bots.hold();
		bots.soon(100);
		vi.runAllTimers();
		expect(played).toEqual([]);
		expect(bots.stopped).toBe(true);
		expect(bots.release()).toBe(true);
		bots.soon(100);
		vi.runAllTimers();
		expect(played).toEqual(['one']);
	});

	test('never answer at a table that was left', () => {
		const { bots, played } = pacing();
		bots.soon(100);
		bots.close();
		bots.hold();
		expect(bots.release()).toBe(false);
		bots.soon(0);
		vi.runAllTimers();
		expect(played).toEqual([]);
	});
});
