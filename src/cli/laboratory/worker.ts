/** `worker`: plays what simulations on other machines put into a queue. */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { addressOf, queueOptions, type QueueOptions } from '../queue/address.ts';
import { Failure, notice, type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import type { Numbered, Trade } from '../threads/trade.ts';
import { BOUTS } from './bouts-worker.ts';
import { DUELS, GAMES, PAIRS } from './games-worker.ts';

/** Whatever is played in portions. */
const TRADES = [GAMES, PAIRS, BOUTS, DUELS] as unknown as Trade<Numbered, unknown>[];

interface WorkerOptions extends QueueOptions {
	workers: number;
	lostAfter: number;
	idleExit: number;
}

/** Milliseconds between two looks at what has been done, and seconds between two lines about it. */
const LOOK_EVERY = 200;
const TELL_EVERY = 60;

export function workerCommand(command: Command): void {
	queueOptions(command, 'where the queue is')
		.option('--workers <n>', 'threads', wholeNumber(1), availableParallelism())
		.option(
			'--lost-after <seconds>',
			'a worker that was silent for so long is taken for lost, and its games are played again',
			wholeNumber(1),
			30
		)
		.option(
			'--idle-exit <seconds>',
			'leave when there was nothing to do for so long (0: never)',
			wholeNumber(0),
			0
		);
	works<[], WorkerOptions>(command, work);
}

async function work(_: [], options: WorkerOptions): Promise<Printable> {
	const { queue, ca, workers: threads, lostAfter, idleExit } = options;
	if (queue === undefined) throw new Failure('at which queue? Say it with --queue', 2);
	const address = addressOf(queue, ca);
	const [{ connect, refusalOf }, { QueueWorker }, { version }] = await Promise.all([
		import('../queue/connect.ts'),
		import('../queue/QueueWorker.ts'),
		import('../queue/version.ts')
	]);
	const redis = await connect(address, notice);
	const worker = new QueueWorker(redis, address, TRADES, { threads, lostAfter });
	let leaving = false;
	const leave = (): void => {
		leaving = true;
		notice('what has begun is played to its end');
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
	try {
		await worker.begin();
		notice(`Thingsmith ${version()}, ${threads} threads, at ${address.shown}`);
		for (const line of await worker.strangers()) notice(`${line}; this is ${version()}`);
	} catch (error) {
		await worker.end();
		throw refusalOf(address, error) ?? error;
	}
	let told = performance.now();
	let before = 0;
	while (!leaving && (idleExit === 0 || worker.idle < idleExit)) {
		await pause(LOOK_EVERY);
		const { games } = worker.played;
		if (games === before || performance.now() - told < TELL_EVERY * 1000) continue;
		notice(`${games} games played`);
		told = performance.now();
		before = games;
	}
	await worker.end();
	const { games, portions } = worker.played;
	return {
		ok: true,
		text: `${games} games played, in ${portions} portions`,
		data: { version: version(), games, portions }
	};
}
