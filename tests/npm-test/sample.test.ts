/** Samples are those of their seed, on any machine; and some weeks of days take everything. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SAMPLE = join(import.meta.dirname, '../../scripts/sample.mjs');

/** What is taken of thirty by fives under each seed; a process of its own keeps the seed of this one out of it. */
function taken(family: string, seeds: readonly string[], size = ''): number[][] {
	const script = `
		const all = Array.from({ length: 30 }, (_, i) => i);
		const taken = [];
		for (const seed of ${JSON.stringify(seeds)}) {
			process.env.TEST_SEED = seed;
			const { sampleOf } = await import(${JSON.stringify(SAMPLE)} + '?' + seed);
			taken.push(sampleOf(${JSON.stringify(family)}, all, 5));
		}
		console.log(JSON.stringify(taken));`;
	const args = ['--input-type=module', '--eval', script];
	const env = { PATH: process.env['PATH'], TEST_SIZE: size };
	return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' })) as number[][];
}

test('a seed takes the same ones everywhere, of each family others', () => {
	expect(taken('games', ['2026-11-27'])).toEqual([[4, 9, 14, 19, 24, 29]]);
	expect(taken('looks', ['2026-11-27'])).toEqual([[0, 5, 10, 15, 20, 25]]);
});

test('two months of days take everything', () => {
	const days = Array.from({ length: 60 }, (_, day) =>
		new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
	);
	expect(new Set(taken('games', days).flat()).size).toBe(30);
});

test('the whole is all of them', () => {
	expect(taken('games', ['any'], 'whole')[0]).toHaveLength(30);
});
