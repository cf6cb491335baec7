import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '#lib/lab/tune/match.ts';
import { goldGame } from '#lib/lab/tune/gold.test.fixture.ts';
import { jsonIn, runIn, timeless } from '../run-command.test.fixture.ts';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-tune-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (path: string, text: string): void => {
	mkdirSync(join(folder, path, '..'), { recursive: true });
	writeFileSync(join(folder, path), text);
};
/** Lead is wanted, and no gold: the wrong way round. */
const WRONG = '0 * gold-of(you) + 10 * lead-of(you)';
beforeAll(() => {
	put('gold/base/game.yaml', goldGame(WRONG));
	put(
		'plain/base/game.yaml',
		goldGame(WRONG)
			.replaceAll('gold,', 'plain,')
			.replace(/evaluation:.*/, '')
	);
	const was =
		'20 * you.threats - 200 * sum(p in players where it != you: p.threats) + sum(c in cells where disc == you: 3 - abs(c.column - 3))';
	put(
		'blind.yaml',
		`layer: { id: blind, kind: house-rule, game: connect-four }
change: { evaluation.is: { expect: '${was}', set: '${was.replace('200', '0')}' } }
`
	);
});

interface Data {
	weights: { address: string; was: number; now: number }[];
	steps: { weight: string; from: number; to: number; kept: boolean }[];
	match: Match | null;
	layer: string | null;
	stopped: boolean;
}

const GOLD = ['tune', 'gold', '--players', '2', '--steps', '16', '--games', '16', '--seed', '3'];

describe('tune', () => {
	it('finds what is worth wanting, the same in any number of threads', async () => {
		const ran = await Promise.all(
			['1', '2', '3'].map((workers) =>
				jsonIn<Data>(folder, ...GOLD, '--match', '40', '--workers', workers)
			)
		);
		const [first, two, three] = ran.map(timeless);
		expect(two).toEqual(first);
		expect(three).toEqual(first);
		const { weights, match, layer } = first!.data;
		expect(first!.code).toBe(0);
		// Who wants as much gold as lead wants what has much of both together: all ores are alike.
		expect(weights[0]!.now * 2).toBeGreaterThan(weights[1]!.now * 3);
		expect(match).toMatchObject({ games: 40, verdict: 'stronger' });
		expect(match!.won.hits).toBeGreaterThan(30);
		expect(layer).toContain('thingsmith tune gold --players 2 --bots greedy --steps 16 --games 16');
	});

	it('writes a layer that sets these numbers, and goes on from it', async () => {
		const out = ['--match', '20', '--out', 'better.yaml'];
		const first = await jsonIn<Data>(folder, ...GOLD, ...out);
		const layer = readFileSync(join(folder, 'better.yaml'), 'utf8');
		expect(layer).toBe(first.data.layer);
		expect(layer).toMatch(/\n# verdict {2}the tuned weights are stronger\nlayer: \{ id: better, /);
		const { code } = await runIn(folder, 'validate', 'gold', 'better.yaml');
		expect(code).toBe(0);
		const again = await jsonIn<Data>(
			folder,
			'tune',
			'gold',
			'--with',
			'better.yaml',
			'--players',
			'2',
			'--steps',
			'1',
			'--games',
			'2',
			'--match',
			'2'
		);
		expect(again.data.weights.map(({ was }) => was)).toEqual(
			// A sign stands before its number.
			first.data.weights.map(({ now }) => Math.abs(now))
		);
		const taken = await runIn(folder, ...GOLD, '--with', 'better.yaml', '--out', 'better.yaml');
		expect(taken).toMatchObject({
			code: 2,
			err: expect.stringContaining('give --out another name, better-again.yaml') as string
		});
	});

	it('prints it all where nothing is to be written', async () => {
		const { code, out } = await runIn(folder, ...GOLD, '--match', '4');
		expect(code).toBe(0);
		expect(out).toMatch(/^gold, 2 players: 16 steps of 16 games, greedy, seed 3, in [\d.]+ s\n/);
		expect(out).toMatch(/\n1 +evaluation\.is\/1 +0 +10 +\d+ +\d+(?: +kept)?\n/);
		expect(out).toContain('\nlayer: { id: tuned, kind: patch, game: gold }\nchange:\n');
	});

	it('keeps what there is when it is interrupted', async () => {
		const run = spawn(
			process.execPath,
			[MAIN, ...GOLD, '--steps', '100000', '--workers', '1', '--json'],
			{ cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }
		);
		let out = '';
		run.stdout.on('data', (part: Buffer) => (out += part.toString()));
		const ended = new Promise<number | null>((resolve) => run.on('close', resolve));
		// The bar is there before the first game.
		await new Promise((resolve) => run.stderr.once('data', resolve));
		await new Promise((resolve) => setTimeout(resolve, 2000));
		run.kill('SIGINT');
		expect(await ended).toBe(0);
		const { stopped, steps, weights, match } = JSON.parse(out) as Data;
		expect({ stopped, match }).toEqual({ stopped: true, match: null });
		expect(steps.length).toBeGreaterThan(0);
		for (const { address, was, now } of weights) {
			const kept = steps.filter((step) => step.kept && step.weight === address);
			expect(now).toBe(kept.at(-1)?.to ?? was);
		}
	});

	it('finds a weakness that was planted in a real game', async () => {
		const { data } = await jsonIn<Data>(
			folder,
			'tune',
			'connect-four',
			'--with',
			'blind.yaml',
			'--of',
			'evaluation.is/2',
			'--steps',
			'4',
			'--games',
			'20',
			'--match',
			'60',
			'--workers',
			'2'
		);
		expect(data.weights[0]).toMatchObject({ address: 'evaluation.is/2', was: 0 });
		expect(data.weights[0]!.now).toBeGreaterThan(0);
		expect(data.match).toMatchObject({ verdict: 'stronger' });
		expect(data.match!.p).toBeLessThan(0.01);
	});

	it.each([
		[['gold', '--of', 'values.gold-of.is'], 'values.gold-of.is/1: more hangs on it than what bots'],
		[['gold', '--of', 'evaluation.is/3'], 'name one of its numbers, evaluation.is/1 (0)'],
		[['gold', '--players', '1'], 'nobody to play against'],
		[['gold', '--bots', 'random'], 'random bots want nothing'],
		[['gold', '--bots', 'greedly'], 'there is no bot "greedly"'],
		[['gold', '--games', '3'], 'an even number is needed, 4'],
		[['gold', '--steps', '0'], '0 is not a whole number of at least 1'],
		[['gold', '--out', 'nowhere/x.yaml'], 'there is no folder nowhere'],
		[['gold', '--out', '1st!.yaml'], 'a layer cannot be called "1st!"'],
		[['plain'], 'The game has no evaluation'],
		[['golt'], 'there is no variant "golt"']
	])('says what is wrong with %j', async (args, message) => {
		const ran = await runIn(folder, 'tune', ...args);
		expect(ran).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
		expect(existsSync(join(folder, 'tuned.yaml'))).toBe(false);
	});
});
