import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Comparison } from '#lib/lab/compare/comparison.ts';
import { jsonIn, runIn } from './run-command.test.fixture.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const GAME = 'kings-and-creatures';
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SHORT = `layer: { id: short, kind: house-rule, game: ${GAME} }
change: { values.round-count.is: { expect: 5, set: 4 } }
text: { en: { layers: { short: { name: Short, rule: A short game. } } } }
`;
writeFileSync(join(folder, 'short.yaml'), SHORT);

interface Data extends Comparison {
	a: { traceHash: string; finished: number };
	b: { traceHash: string };
	look: number;
	sure: boolean | null;
	stopped: boolean;
	seconds: number;
}
const PLAYERS = ['--players', '3'];
const compare = (...args: string[]) => jsonIn<Data>(folder, 'compare', GAME, ...PLAYERS, ...args);
const SHORTER = ['--with', 'short.yaml'];

describe('compare', () => {
	it('tells what a rule does, the same in any number of threads', async () => {
		const games = ['--games', '24', '--seed', '7'];
		const [one, two, alone] = await Promise.all([
			compare(...games, '--workers', '1', ...SHORTER),
			compare(...games, '--workers', '2', ...SHORTER),
			jsonIn<{ traceHash: string }>(folder, 'simulate', GAME, ...PLAYERS, ...games)
		]);
		const same = ({ seconds: _, ...data }: Data) => data;
		expect(same(two.data)).toEqual(same(one.data));
		expect(one).toMatchObject({ code: 0, data: { pairs: 24, stopped: false, sure: null } });
		// A is what simulate plays.
		expect(one.data.a.traceHash).toBe(alone.data.traceHash);
		const [rounds] = one.data.measures;
		expect(rounds).toMatchObject({
			...{ measure: 'rounds', differs: true, a: { mean: 5 }, b: { mean: 4 } },
			difference: { mean: -1, low: -1, high: -1 }
		});
		const glory = one.data.measures.find(({ measure }) => measure === 'glory-in-sight')!;
		expect(glory.a.mean).toBeGreaterThan(10);
	});

	it('sees nothing where nothing differs', async () => {
		const { out, code } = await runIn(folder, 'compare', GAME, GAME, '--games', '4', ...PLAYERS);
		expect(code).toBe(0);
		expect(out).toContain('the same in each of 4 games');
		expect(out).toContain('none of 4 pairs');
		expect(out).not.toContain('in B');
	});

	it('stops as soon as it is sure', async () => {
		const until = (measure: string, ...more: string[]) =>
			compare(...more, '--games', '60', '--workers', '1', '--until-sure', measure);
		const [sure, unsure, wrong] = await Promise.all([
			until('decisions', GAME, ...SHORTER),
			until('decisions', GAME),
			runIn(folder, 'compare', GAME, GAME, '--games', '4', '--until-sure', 'weather')
		]);
		expect(sure.data).toMatchObject({ sure: true });
		expect(sure.data.pairs).toBeLessThan(60);
		expect(unsure.data).toMatchObject({ sure: false, look: 5, pairs: 60 });
		expect(wrong.code).toBe(2);
		expect(wrong.err).toContain('there are rounds, decisions, wins p1');
	});

	it('records both games, and says where they part', async () => {
		const record = ['--games', '2', '--workers', '1', '--record', 'pairs'];
		const { out } = await runIn(folder, 'compare', GAME, ...PLAYERS, ...record, ...SHORTER);
		const files = [...out.matchAll(/thingsmith replay ([^\s,]+)/g)].map(([, file]) => file!);
		expect(files).toEqual(['a', 'b'].map((side) => join('pairs', side, `${GAME}-0.json`)));
		const { data } = await compare('--games', '2', '--workers', '1', ...SHORTER);
		const { answers, a, b } = data.parting!;
		expect(a).not.toBe(b);
		expect(out).toContain(`after ${answers} answers: A ${a}, B ${b}`);
		for (const file of files) {
			expect(await jsonIn(folder, 'replay', file)).toMatchObject({ code: 0, data: { ok: true } });
		}
	});

	it('is used wrongly with nothing to compare', async () => {
		const wrong = [
			['compare', GAME],
			['compare', GAME, 'tic-tac-toe'],
			['compare', GAME, GAME, '--games', '1'],
			['compare', GAME, GAME, '--players', '99']
		];
		const ran = await Promise.all(wrong.map((args) => runIn(folder, ...args)));
		expect(ran.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
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
			await new Promise((resolve) => setTimeout(resolve, 1500));
			run.kill('SIGINT');
			expect(await ended).toBe(0);
			const data = JSON.parse(out) as Data;
			expect(data.stopped).toBe(true);
			expect(data.pairs).toBe(data.a.finished);
			expect(data.b.traceHash).toBe(data.a.traceHash);
		}
	);
});
