/**
 * Games whose numbers of sequences of moves are known from elsewhere: rules that forbid too much or allow too much have others.
 * `thingsmith perft GAME --depth N` goes deeper. The numbers: Reversi and English draughts (Aart Bik, 2009) from published tables;
 * Breakthrough from a program of thirty lines that shares nothing with this one; the others follow from the rules. Of chess, the
 * positions and numbers of the Chess Programming Wiki ("Perft Results"): castling, passing, pins and promotions. `TEST_SIZE=whole` goes
 * further in them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isWhole } from '../../scripts/sample.mjs';
import { layOut, readArchive } from '../archive.ts';
import { positionOf } from '../../src/cli/laboratory/perft.ts';
import { perft } from '#lib/lab/perft.ts';

/** After so many moves, so many sequences. */
const KNOWN: Readonly<Record<string, readonly [depth: number, sequences: number][]>> = {
	'tic-tac-toe': [
		[1, 9],
		[5, 15_120],
		[9, 127_872]
	],
	'connect-four': [
		[1, 7],
		[2, 49],
		[3, 343],
		[4, 2401],
		[5, 16_807],
		[6, 117_649],
		[7, 823_536]
	],
	reversi: [
		[1, 4],
		[2, 12],
		[3, 56],
		[4, 244],
		[5, 1396],
		[6, 8200],
		[7, 55_092]
	],
	breakthrough: [
		[1, 22],
		[2, 484],
		[3, 11_132],
		[4, 256_036]
	],
	draughts: [
		[1, 7],
		[2, 49],
		[3, 302],
		[4, 1469],
		[5, 7361],
		[6, 36_768],
		[7, 179_740]
	],
	// In the second turn the first stone may be taken over as well; it cannot be taken back.
	yavalath: [
		[1, 61],
		[2, 3721],
		[3, 219_600]
	],
	morris: [
		[1, 24],
		[3, 12_144]
	],
	go: [
		[1, 82],
		[2, 6643]
	],
	chess: [
		[1, 20],
		[2, 400],
		[3, 8902]
	]
};

const CHESS: Readonly<Record<string, readonly number[]>> = {
	kiwipete: [48, 2039, 97_862],
	ending: [14, 191, 2812, 43_238],
	promotions: [6, 264, 9467, 422_333],
	middle: [44, 1486, 62_379]
};
/** As deep as the tests of every day go: what takes more than a few seconds is left to `TEST_SIZE=whole`. */
const EVERY_DAY = 50_000;

describe.each(Object.entries(KNOWN))('%s', (variant, numbers) => {
	const m = positionOf(variant, { with: [], seed: '1', players: 2 });

	it.each(numbers)('in %i moves: %i', (depth, number) => {
		expect(perft(m, depth)).toBe(number);
	});
});

const positions = mkdtempSync(join(tmpdir(), 'thingsmith-perft-'));
layOut(readArchive(join(import.meta.dirname, 'positions.txtar')), positions);
afterAll(() => rmSync(positions, { recursive: true }));

describe.each(Object.entries(CHESS))('chess from the position %s', (position, numbers) => {
	const file = join(positions, `chess-${position}.yaml`);
	const m = positionOf('chess', { with: [], seed: '1', position: file });
	const asked = isWhole() ? numbers : numbers.filter((number) => number < EVERY_DAY);

	it.each(asked.map((number, i) => [i + 1, number]))('in %i moves: %i', (depth, number) => {
		expect(perft(m, depth)).toBe(number);
	});
});
