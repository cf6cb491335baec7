import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { type Comparison, compareGames } from '#lib/lab/compare/comparison.ts';
import { playPair } from '#lib/lab/compare/play-pair.ts';
import { Laboratory, type PlayoutSetup } from '#lib/lab/game.ts';
import { atLeast } from '#lib/lab/statistics/trials.test.fixture.ts';
import { loadProgram } from '../sources/load.ts';
import { nodeCode } from '../threads/node-code.ts';
import { jsonIn, runIn, timeless } from '../run-command.test.fixture.ts';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const GAME = 'kings-and-creatures';
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SHORT = `layer: { id: short, kind: house-rule, game: ${GAME} }
change: { values.round-count.is: { expect: 5, set: 4 } }
text: { en: { layers: { short: { name: Short, rule: A short game. } } } }
`;
writeFileSync(join(folder, 'short.yaml'), SHORT);

const RANDOM: PlayoutSetup = { seed: '', bots: ['random'], maxRounds: 0, record: false };

interface Data extends Comparison {
	a: { traceHash: string; finished: number };
	b: { traceHash: string };
	look: number;
	level: number;
	sure: boolean | null;
	stopped: boolean;
}
const PLAYERS = ['--players', '3'];
const compare = (...args: string[]) => jsonIn<Data>(folder, 'compare', GAME, ...PLAYERS, ...args);
const SHORTER = ['--with', 'short.yaml'];

describe('compare', () => {
	it('tells what a rule does, the same in any number of threads', async () => {
		const games = ['--games', '24', '--seed', '7'];
		const [first, two, alone] = await Promise.all([
			compare(...games, '--workers', '1', ...SHORTER),
			compare(...games, '--workers', '2', ...SHORTER),
			jsonIn<{ traceHash: string }>(folder, 'simulate', GAME, ...PLAYERS, ...games)
		]);
		expect(timeless(two.data)).toEqual(timeless(first.data));
		expect(first).toMatchObject({ code: 0, data: { pairs: 24, stopped: false, sure: null } });
		// A is what simulate plays.
		expect(first.data.a.traceHash).toBe(alone.data.traceHash);
		const [rounds] = first.data.measures;
		expect(rounds).toMatchObject({
			measure: 'rounds',
			differs: true,
			a: { mean: 5 },
			b: { mean: 4 },
			difference: { mean: -1, low: -1, high: -1 }
		});
		const glory = first.data.measures.find(({ measure }) => measure === 'glory-in-sight')!;
		expect(glory.a.mean).toBeGreaterThan(10);
	});

	it('sees nothing where nothing differs', async () => {
		// The first look would be after one game, which says nothing.
		const same = ['compare', GAME, GAME, '--games', '5', ...PLAYERS];
		const { out, code } = await runIn(folder, ...same, '--until-sure', 'rounds');
		expect(code).toBe(0);
		expect(out).toContain('not sure after 4 looks');
		expect(out).toContain('the same in each of 5 games');
		expect(out).toContain('none of 5 pairs');
		expect(out).not.toContain('in B');
	});

	it('stops as soon as it is sure', async () => {
		const until = ['--games', '60', '--workers', '1', '--until-sure'];
		const { data } = await compare(...until, 'decisions', ...SHORTER);
		expect(data).toMatchObject({ sure: true, looks: 5 });
		expect(data.pairs).toBe(12 * data.look);
		expect(data.look).toBeLessThan(5);
		expect(data.level).toBeLessThan(0.03);
	});

	it('records both games, and says where they part', async () => {
		const record = ['--games', '2', '--seed', '7', '--workers', '1', '--record', 'pairs'];
		const { out } = await runIn(folder, 'compare', GAME, ...PLAYERS, ...record, ...SHORTER);
		const [, a, b] = /the first, game 0, after \d+ answers: A (p\d: \S+), B (p\d: \S+)/.exec(out)!;
		expect(a).not.toBe(b);
		const files = [...out.matchAll(/thingsmith replay ([^\s,]+)/g)].map(([, file]) => file!);
		expect(files).toEqual(['a', 'b'].map((side) => join('pairs', side, `${GAME}-0.json`)));
		for (const file of files) {
			expect(await jsonIn(folder, 'replay', file)).toMatchObject({ code: 0, data: { ok: true } });
		}
	});

	it('chooses an option for the second one alone', async () => {
		const games = ['--games', '6', '--seed', '7'];
		const option = ['--option', 'king-colour=colour-ruled'];
		const simulate = (...more: string[]) =>
			jsonIn<{ traceHash: string }>(folder, 'simulate', GAME, ...PLAYERS, ...games, ...more);
		const [{ data }, plain, chosen] = await Promise.all([
			compare(...games, ...option),
			simulate(),
			simulate(...option)
		]);
		expect(data.a.traceHash).toBe(plain.data.traceHash);
		expect(data.b).toMatchObject({
			traceHash: chosen.data.traceHash,
			options: { 'king-colour': 'colour-ruled' }
		});
		expect(data.b.traceHash).not.toBe(data.a.traceHash);
	});

	it('of equal rules, played with other chance, claims a difference no more often than it may', () => {
		const { program } = loadProgram({ variant: GAME, with: [], players: 3 });
		const laboratory = new Laboratory(nodeCode(program));
		const play = (seed: string, game: number) =>
			playPair(laboratory, laboratory, game, { ...RANDOM, seed }).a;
		const compared = Array.from({ length: 60 }, (_, seed) =>
			compareGames(
				Array.from({ length: 12 }, (__, game) => ({
					game,
					parting: null,
					a: play(`${seed} a`, game),
					b: play(`${seed} b`, game)
				}))
			)
		);
		const claims = compared.filter(({ measures }) => measures.some(({ differs }) => differs));
		expect(atLeast(claims.length, 60, 0.05)).toBeGreaterThan(0.01);
		const decisions = compared.map(({ measures }) =>
			measures.find(({ measure }) => measure === 'decisions')!
		);
		const missed = decisions.filter(({ difference: { low, high } }) => low! > 0 || high! < 0);
		expect(decisions.every(({ unequal }) => unequal > 0)).toBe(true);
		expect(atLeast(missed.length, 60, 0.05)).toBeGreaterThan(0.01);
	});

	it('is used wrongly with nothing to compare, or nothing to wait for', async () => {
		const wrong = [
			[GAME],
			[GAME, 'tic-tac-toe'],
			[GAME, GAME, '--games', '2', '--until-sure', 'x']
		];
		const ran = await Promise.all(wrong.map((args) => runIn(folder, 'compare', ...args)));
		expect(ran.map(({ code }) => code)).toEqual([2, 2, 2]);
		expect(ran[0]!.err).toContain('--with');
		expect(ran[2]!.err).toContain('there are rounds, decisions, wins p1');
	});

	it.each(['1', '2'])(
		'keeps what there is when it is interrupted, with %s workers',
		async (workers) => {
			const run = spawn(
				process.execPath,
				[MAIN, 'compare', GAME, GAME, '--games', '1000000', '--workers', workers, '--json'],
				{ cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }
			);
			let out = '';
			run.stdout.on('data', (part: Buffer) => (out += part.toString()));
			const ended = new Promise<number | null>((resolve) => run.on('close', resolve));
			// The bar is there before the first game.
			await new Promise((resolve) => run.stderr.once('data', resolve));
			await new Promise((resolve) => setTimeout(resolve, 700));
			run.kill('SIGINT');
			expect(await ended).toBe(0);
			const data = JSON.parse(out) as Data;
			expect(data.stopped).toBe(true);
			// Threads may not have begun yet.
			if (workers === '1') expect(data.pairs).toBeGreaterThan(0);
			expect(data.pairs).toBe(data.a.finished);
			expect(data.b.traceHash).toBe(data.a.traceHash);
		}
	);
});
