import { expect, it } from 'vitest';
import type { Program } from '#lib/ruleset/program/program.ts';
import { loadProgram } from '../sources/load.ts';
import { packed, readPlayed, unpacked, writtenPlayed } from './errand.ts';

const { program } = loadProgram({ variant: 'tic-tac-toe', with: [] });
const portion = { program, recording: null, setup: { seed: '7' }, from: 3, to: 5 };

it('a portion arrives as it was, its rules by their hash', () => {
	const text = packed(portion, () => 'hash');
	expect(text.length).toBeLessThan(200);
	const there = unpacked(text, new Map([['hash', program]]));
	expect(there).toEqual(portion);
	expect((there as typeof portion).program).toBe(program);
});

it('rules are plain data, word for word', () => {
	expect(JSON.parse(JSON.stringify(program))).toStrictEqual(program);
});

it('nobody can make a worker write somewhere', () => {
	const evil = JSON.stringify({ ...portion, program: 'hash', recording: { folder: '/etc' } });
	expect(unpacked(evil, new Map<string, Program>())).toMatchObject({ recording: null });
});

it.each([
	[0, 0],
	[5, 3],
	[-1, 2],
	[0.5, 2],
	[0, 1e300]
])('a portion from %s to %s is refused', (from, to) => {
	expect(() => unpacked(JSON.stringify({ from, to }), new Map())).toThrow('of no games');
});

it('what was played arrives as it was', () => {
	const played = [
		{ wins: [0, 2], end: null, uses: new Map([['build', new Set(['tower', 'city'])]]) },
		{ mean: 0.1, odd: [NaN, Infinity, -Infinity, -0], nested: { map: new Map([[1, { a: 1 }]]) } }
	];
	expect(readPlayed(writtenPlayed(played))).toStrictEqual(played);
});

it('what would not is not sent', () => {
	expect(() => writtenPlayed([new Int32Array(2)])).toThrow('Int32Array');
});
