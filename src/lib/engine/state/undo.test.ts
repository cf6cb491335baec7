import { describe, expect, it } from 'vitest';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { hashState } from './state-hash.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';

/** Plays on with the answers that `pick` gives, and returns them. */
function playOut(m: Machine, pick: (size: number) => number): number[] {
	const picks: number[] = [];
	while (!isOver(m)) {
		const seat = firstAsked(m);
		const chosen = pick(legalAnswers(m, seat).size);
		picks.push(chosen);
		answer(m, seat, [chosen]);
	}
	return picks;
}

describe('the state', () => {
	it('plays the same game from the same seed and answers', () => {
		const first = newGame(pebbles(), 'one');
		const picks = playOut(first, (size) => size - 1);
		const second = newGame(pebbles(), 'one');
		playOut(second, () => picks.shift() ?? 0);
		expect(hashState(second)).toBe(hashState(first));
		expect(picks).toEqual([]);
	});

	it('takes back everything, dice included, and goes on from there', () => {
		const m = newGame(pebbles(), 'undo');
		const before = hashState(m);
		answer(m, firstAsked(m), [1]);
		const mark = m.mark;
		const middle = hashState(m);
		playOut(m, (size) => size - 1);
		const end = hashState(m);
		m.undoTo(mark);
		expect(hashState(m)).toBe(middle);
		playOut(m, (size) => size - 1);
		expect(hashState(m)).toBe(end);
		m.undoTo(0);
		expect(hashState(m)).toBe(before);
		expect(legalAnswers(m, firstAsked(m)).count).toBe(2);
	});

	it('has a twin that goes its own way', () => {
		const m = newGame(pebbles(), 'twin');
		answer(m, firstAsked(m), [0]);
		const twin = m.fork();
		const before = hashState(m);
		playOut(twin, (size) => size - 1);
		expect(hashState(m)).toBe(before);
		playOut(m, (size) => size - 1);
		expect(hashState(m)).toBe(hashState(twin));
	});

	it('goes on from a state that is loaded in the middle of a decision', () => {
		const m = newGame(pebbles(), 'load');
		const saved = m.mem.slice();
		playOut(m, () => 0);
		const end = hashState(m);
		m.load(saved);
		playOut(m, () => 0);
		expect(hashState(m)).toBe(end);
	});

	it('asks several at once, in any order', () => {
		const ask = (order: (seats: number[]) => number): string => {
			const m = newGame(pebbles(3, 3), 'secret');
			for (let i = 0; i < 3; i++) answer(m, firstAsked(m), [0]);
			let seats = [0, 1, 2];
			while (seats.length > 0) {
				const seat = order(seats);
				answer(m, seat, [0]);
				seats = seats.filter((other) => other !== seat);
			}
			expect(isOver(m)).toBe(true);
			return hashState(m);
		};
		expect(ask((seats) => seats.at(-1)!)).toBe(ask((seats) => seats[0]!));
	});
});
