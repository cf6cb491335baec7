/** Games through a real Redis server: the same as on this machine, whatever happens to those who play them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TILT, TRIAL } from '#lib/lab/trials/tilt.test.fixture.ts';
import { goldGame } from '#lib/lab/tune/gold.test.fixture.ts';
import { queueName, QUEUES } from '../../src/cli/queue/errand.ts';
import { type Server, startServer } from './server.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));
/** Each game takes a while, so that there is time to kill somebody. */
const LONG = ['simulate', 'west-end', '--bots', 'greedy', '--max-rounds', '1', '--seed', '7'];
const SHORT = ['simulate', 'tic-tac-toe', '--seed', '7'];

let server: Server;
const folder = mkdtempSync(join(tmpdir(), 'thingsmith-queue-'));
beforeAll(async () => {
	const games = {
		'tilt/base/game.yaml': TILT,
		'tilt/trials/tilt.yaml': TRIAL,
		'gold/base/game.yaml': goldGame('0 * gold-of(you) + 10 * lead-of(you)')
	};
	for (const [path, text] of Object.entries(games)) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
	server = await startServer();
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await server?.stop();
});

interface Running {
	child: ChildProcess;
	out: string;
	err: string;
	ended: Promise<number | null>;
}

const running: Running[] = [];
afterEach(async () => {
	for (const { child } of running) child.kill('SIGKILL');
	await Promise.all(running.splice(0).map(({ ended }) => ended));
});

/** The command line, in the background. */
function run(args: string[], password: string | null = null): Running {
	const child = spawn(process.execPath, [MAIN, ...args, '--json'], {
		cwd: folder,
		env: { ...process.env, ...(password !== null && { THINGSMITH_QUEUE_PASSWORD: password }) }
	});
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	const one: Running = { child, out: '', err: '', ended };
	child.stdout.on('data', (part: Buffer) => (one.out += part.toString()));
	child.stderr.on('data', (part: Buffer) => (one.err += part.toString()));
	running.push(one);
	return one;
}

const at = (db: number): string[] => ['--queue', `redis://127.0.0.1:${server.plain}/${db}`];
const play = (db: number, args: string[]) => run([...args, ...at(db)], server.password);
const worker = (db: number, ...args: string[]) =>
	run(
		['worker', ...at(db), '--workers', '1', '--lost-after', '2', '--idle-exit', '600', ...args],
		server.password
	);

interface Data {
	games: number;
	traceHash: string;
	stopped: boolean;
	error?: string;
}

/** What a run has found, without what tells of its speed. */
async function result(started: Running) {
	const code = await started.ended;
	expect(started.out, started.err).not.toBe('');
	const data = JSON.parse(started.out, (key, value: unknown) =>
		/seconds|PerSecond/.test(key) ? undefined : value
	) as Data;
	return { code, data };
}

async function until<T>(
	found: () => Promise<T | undefined | false> | T | undefined | false
): Promise<T> {
	for (;;) {
		const value = await found();
		if (value !== undefined && value !== false) return value;
		await pause(20);
	}
}

/** Looks into the queue as nobody else does. */
async function withQueue<T>(db: number, look: (queue: Queue) => Promise<T>): Promise<T> {
	const redis = server.redis(db);
	const queue = new Queue(queueName(), { ...QUEUES, connection: redis });
	try {
		return await look(queue);
	} finally {
		await queue.close();
		redis.disconnect();
	}
}

/** Until a portion that came so late has been begun: those before it have been played. */
const begun = (db: number, least = 0) =>
	withQueue(db, (queue) =>
		until(async () => {
			const active = await queue.getActive();
			return active.some((job) => Number(job?.id?.split('-').at(-1)) >= least);
		})
	);

const waits = (db: number) =>
	withQueue(db, (queue) => until(async () => (await queue.getWaitingCount()) > 0));

describe('games through the queue', () => {
	it('are those of this machine, over TLS, whoever plays them', async () => {
		const secure = ['--queue', `rediss://localhost:${server.secure}`, '--ca', server.ca];
		const workers = [0, 1].map(() => run(['worker', ...secure, '--workers', '1'], server.password));
		const args = [...LONG, '--games', '4'];
		const compare = ['compare', 'tic-tac-toe', 'tic-tac-toe', '--games', '10'];
		// Maps and sets travel, and several programs.
		const uses = ['simulate', 'kings-and-creatures', '--games', '24', '--usage', '--each-option'];
		const bouts = ['counter', 'tilt', 'cat', '--games', '4', '--bouts', '5', '--seed', '7'];
		const fitted = [
			'tune',
			'gold',
			'--players',
			'2',
			'--steps',
			'2',
			'--games',
			'8',
			'--match',
			'8'
		];
		for (const wanted of [args, compare, uses, bouts, fitted]) {
			const [here, there] = await Promise.all([
				result(run([...wanted, '--workers', '1'])),
				result(run([...wanted, ...secure], server.password))
			]);
			expect(here.code).toBe(0);
			expect(there).toEqual(here);
		}
		const kept = ['here', 'there'].map((name) => join(folder, `${name}.json`));
		const keeping = kept.map((file, i) =>
			run([...SHORT, '--games', '5', '--save', file, ...(i === 0 ? [] : secure)], server.password)
		);
		for (const started of keeping) expect(await started.ended).toBe(0);
		const [here, there] = kept.map((file) => readFileSync(file, 'utf8'));
		expect(there).toBe(here);
		for (const { child } of workers) child.kill('SIGTERM');
		const left = await Promise.all(workers.map(result));
		expect(left.map(({ code }) => code)).toEqual([0, 0]);
		// Or more: on a slow machine a portion may have been played twice.
		const games = left.reduce((sum, { data }) => sum + data.games, 0);
		expect(games).toBeGreaterThanOrEqual(4 + 10 + 24 + 5);
	});

	it('are played again when those who had begun them are killed', async () => {
		const args = [...LONG, '--games', '5'];
		const here = result(run(args));
		const there = play(1, args);
		for (let killed = 0; killed < 2; killed++) {
			const victim = worker(1);
			await withQueue(1, (queue) =>
				until(async () => {
					const active = await queue.getActive();
					return active.some((job) => job?.processedBy?.endsWith(`-${victim.child.pid}`));
				})
			);
			victim.child.kill('SIGKILL');
			await victim.ended;
		}
		// What was lost lies there as if somebody were still at it.
		expect(await withQueue(1, (queue) => queue.getActiveCount())).toBeGreaterThan(0);
		const last = worker(1);
		expect(await result(there)).toEqual(await here);
		last.child.kill('SIGTERM');
		expect((await result(last)).data.games).toBeGreaterThan(0);
	});

	it('outlive a Redis that begins anew and has forgotten everything', async () => {
		const args = [...SHORT, '--games', '300'];
		const player = worker(2);
		const there = play(2, args);
		await begun(2, 3);
		await server.beginAnew();
		expect(await result(there)).toEqual(await result(run(args)));
		player.child.kill('SIGTERM');
		expect((await result(player)).code).toBe(0);
	});

	it('that nobody has begun are taken back by Ctrl+C', async () => {
		const alone = play(3, [...SHORT, '--games', '100000']);
		await waits(3);
		await until(() => alone.err.includes('nobody plays'));
		alone.child.kill('SIGINT');
		expect(await result(alone)).toMatchObject({ code: 0, data: { games: 0, stopped: true } });
		const left = await withQueue(3, (queue) => queue.getJobCounts());
		expect(Object.values(left).every((count) => count === 0)).toBe(true);
	});

	it('are kept by Ctrl+C as far as there is no gap', async () => {
		worker(4);
		const there = play(4, [...SHORT, '--games', '100000']);
		await begun(4, 3);
		there.child.kill('SIGINT');
		const { data, code } = await result(there);
		expect(code).toBe(0);
		expect(data.stopped).toBe(true);
		expect(data.games).toBeGreaterThan(0);
		const here = await result(run([...SHORT, '--games', `${data.games}`]));
		expect(data.traceHash).toBe(here.data.traceHash);
	});
});

describe('a worker', () => {
	it('refuses rules that are not what their hash says', async () => {
		const there = play(5, [...SHORT, '--games', '3']);
		await waits(5);
		const redis = server.redis(5);
		const [key = ''] = await redis.keys('thingsmith:rules:*');
		await redis.set(key, deflateSync('{"game":"another"}'));
		redis.disconnect();
		worker(5);
		const { code, data } = await result(there);
		expect(code).toBe(1);
		expect(data.error).toContain('others than their hash says');
	});

	it('plays nothing for a run that has been killed, and leaves when it has nothing to do', async () => {
		const gone = play(6, [...SHORT, '--games', '3']);
		await waits(6);
		gone.child.kill('SIGKILL');
		// As if half a minute had gone by.
		const redis = server.redis(6);
		await redis.del('thingsmith:runs');
		redis.disconnect();
		const idle = worker(6, '--idle-exit', '1');
		expect(await result(idle)).toMatchObject({ code: 0, data: { games: 0, portions: 0 } });
		expect(await withQueue(6, (queue) => queue.getWaitingCount())).toBe(0);
	});

	it('and a run say so when they are not the same Thingsmith', async () => {
		const redis = server.redis(7);
		const other = { id: 'x', host: 'elsewhere', version: '0.0.0+other', threads: 1 };
		const ever = Number.MAX_SAFE_INTEGER;
		await redis.zadd('thingsmith:workers', ever, JSON.stringify(other));
		await redis.zadd('thingsmith:runs', ever, JSON.stringify(other));
		redis.disconnect();
		const there = play(7, [...SHORT, '--games', '3']);
		await until(() => there.err.includes('another Thingsmith'));
		expect(there.err).toContain('elsewhere has 0.0.0+other');
		const here = worker(7);
		expect((await result(there)).code).toBe(0);
		await until(() => here.err.includes('elsewhere waits for workers with 0.0.0+other'));
	});
});

describe('what goes wrong at the door', () => {
	const wrong = 'a wrong one';
	const asked = encodeURIComponent(wrong);
	it('is said without the password', async () => {
		const doors: [url: string, code: number, said: string][] = [
			[`redis://:${asked}@127.0.0.1:${server.plain}`, 1, 'does not take'],
			[`redis://:${asked}@127.0.0.1:1`, 1, 'nobody answers there'],
			[`rediss://:${asked}@localhost:${server.secure}`, 1, 'certificate'],
			[`http://:${asked}@127.0.0.1`, 2, '--queue wants']
		];
		const tried = doors.flatMap(([url, code, said]) =>
			[SHORT, ['worker']].map((command) => ({
				one: run([...command, '--queue', url]),
				code,
				said
			}))
		);
		for (const { one, code, said } of tried) {
			expect(await one.ended, said).toBe(code);
			expect(one.err + one.out).toContain(said);
			for (const secret of [wrong, asked]) expect(one.err + one.out).not.toContain(secret);
		}
	});

	it('a recording, for which nobody could say where it lies', async () => {
		const played = play(8, [...SHORT, '--record', 'x']);
		expect(await played.ended).toBe(2);
		expect(played.out).toContain('--record');
	});
});
