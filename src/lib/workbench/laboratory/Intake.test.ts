import { expect, test } from 'vitest';
import type { KeptGame } from '../../../workers/lab/lab-api.ts';
import { Intake } from './Intake.ts';

const games = (from: number, to: number): KeptGame[] =>
	Array.from({ length: to - from }, (_, at) => ({ game: from + at }) as KeptGame);
const numbers = (all: readonly KeptGame[]): number[] => all.map(({ game }) => game);

/** As bots that are quicker than the storage: with each portion that is stored still more games have ended. */
test('it comes to an end while more and more games come, and loses none of them', async () => {
	const [stored, booked]: [number[], number[]] = [[], []];
	let next = 120;
	const intake = new Intake<KeptGame>({
		store: (portion) => {
			stored.push(...numbers(portion));
			intake.push(games(next, (next += 60)));
			return Promise.resolve(true);
		},
		book: (portion) => Promise.resolve(booked.push(...numbers(portion)))
	});
	intake.push(games(0, 120));
	await intake.drain();
	expect([stored, booked]).toEqual([numbers(games(0, 120)), numbers(games(0, 120))]);
	await intake.drain();
	expect(booked).toEqual(numbers(games(0, booked.length)));
	expect(booked.length).toBeGreaterThan(120);
});

test('what cannot be stored is in the books, and is stored with the next ones', async () => {
	let room = false;
	const [stored, booked]: [number[], number[]] = [[], []];
	const intake = new Intake<KeptGame>({
		store: (portion) => {
			if (room) stored.push(...numbers(portion));
			return Promise.resolve(room);
		},
		book: (portion) => Promise.resolve(booked.push(...numbers(portion)))
	});
	intake.push(games(0, 70));
	intake.push(games(70, 80), true);
	await intake.drain();
	expect([stored, booked]).toEqual([[], numbers(games(0, 80))]);
	room = true;
	await intake.drain();
	expect(stored).toEqual(numbers(games(0, 70)));
});
