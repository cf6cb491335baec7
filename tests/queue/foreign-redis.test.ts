/** A Redis in which others have written, or that has no memory left: a run and a worker end with a sentence, or go on. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueName, QUEUES } from '../../src/cli/queue/errand.ts';
import { type Server, startServer } from './server.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.mjs', import.meta.url));

let server: Server;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server?.stop());

interface Ran {
	code: number;
	out: string;
	err: string;
}

function run(db: number, ...args: string[]): Promise<Ran> {
	const queue = ['--queue', `redis://127.0.0.1:${server.plain}/${db}`];
	const env = { ...process.env, THINGSMITH_QUEUE_PASSWORD: server.password };
	return new Promise((resolve) => {
		execFile(process.execPath, [MAIN, ...args, ...queue], { env }, (error, out, err) => {
			resolve({ code: error === null ? 0 : Number(error.code), out, err });
		});
	});
}

const GAMES = ['simulate', 'tic-tac-toe', '--games', '4', '--seed', '7'];
const key = (name: string): string => `${QUEUES.prefix}:${queueName()}:${name}`;
const SOMEBODY = 'what lies there under our names is of somebody else';

/** Fills a base, and runs a command on it. */
async function on(db: number, fill: (redis: Redis) => Promise<unknown>, ...args: string[]) {
	const redis = server.redis(db);
	try {
		await fill(redis);
		return await run(db, ...args);
	} finally {
		redis.disconnect();
	}
}

function expectSentence({ code, err }: Ran, said: string): void {
	expect(err).toContain(said);
	expect(err).not.toMatch(/^\s+at /m);
	expect(code).toBe(1);
}

describe('keys of ours that are of another sort', () => {
	test.each([
		[1, 'where runs sign in', 'thingsmith:runs'],
		[2, 'where games wait', key('wait')],
		[3, 'what the queue says of itself', key('meta')],
		[4, 'what is told of games', key('events')]
	])('%i: %s', async (db, _, name) => {
		expectSentence(await on(db, (redis) => redis.set(name, 'x'), ...GAMES), SOMEBODY);
	});

	test('end a worker, too', async () => {
		const ran = await on(5, (redis) => redis.set('thingsmith:workers', 'x'), 'worker');
		expectSentence(ran, SOMEBODY);
	});
});

test('no memory left is said', async () => {
	const redis = server.redis(6);
	try {
		await redis.config('SET', 'maxmemory', '1');
		expectSentence(await run(6, ...GAMES), 'it has no memory left');
	} finally {
		await redis.config('SET', 'maxmemory', '0');
		redis.disconnect();
	}
});

test('others that have signed in with nonsense keep nobody from playing', async () => {
	const nonsense = async (redis: Redis): Promise<void> => {
		for (const word of ['{', 'null', '[]', '{"id":1}', '"x"'])
			for (const part of ['runs', 'workers']) await redis.zadd(`thingsmith:${part}`, 1e12, word);
	};
	const [played, worked] = await Promise.all([
		on(7, nonsense, ...GAMES, '--json'),
		on(7, nonsense, 'worker', '--workers', '1', '--idle-exit', '20')
	]);
	expect([played.code, played.err, worked.code]).toEqual([
		0,
		expect.not.stringMatching(/^\s+at /m),
		0
	]);
	expect((JSON.parse(played.out) as { games: number }).games).toBe(4);
});
