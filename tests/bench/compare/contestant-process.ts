/** A contestant as the harness sees it: a process in another checkout, or a browser with that checkout's page. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Trouble } from '../../../scripts/bootstrap.mjs';
import type { Slice } from '../workloads/workload.ts';
import { PROTOCOL, type Reply, type Request } from './protocol.ts';

/** Where the process starts, below the folder of a checkout. */
export const CONTESTANT = 'tests/bench/contestant.ts';

export interface Contestant {
	/** Name and unit of what it can do. */
	workloads(): Promise<{ name: string; unit: string }[]>;
	/** Does some work that is not counted; returns steps a second. */
	warm(workload: string, milliseconds: number): Promise<number>;
	run(workload: string, from: number, steps: number): Promise<Slice>;
	stop(): Promise<void>;
}

/** `file`: what to run there, in place of the workloads of the checkout. */
export function contestantIn(checkout: string, file = join(checkout, CONTESTANT)): Contestant {
	// Its output would get into ours, which may be read by a program; its errors may be seen.
	const child = fork(file, {
		cwd: checkout,
		execArgv: [],
		stdio: ['ignore', 'ignore', 'inherit', 'ipc']
	});
	const ask = async <K extends Reply['reply']>(
		request: Request,
		expected: K
	): Promise<Extract<Reply, { reply: K }>> => {
		const reply = await answerOf(child, request);
		if (reply.reply === 'trouble') throw new Trouble(`${file}: ${reply.message}`);
		if (reply.reply !== expected) throw new Trouble(`${file} answers ${reply.reply}`);
		return reply as Extract<Reply, { reply: K }>;
	};
	return {
		async workloads() {
			const { protocol, workloads } = await ask({ ask: 'workloads' }, 'workloads');
			if (protocol === PROTOCOL) return workloads;
			throw new Trouble(`${file} speaks protocol ${protocol}, this checkout ${PROTOCOL}`);
		},
		async warm(workload, milliseconds) {
			return (await ask({ ask: 'warm', workload, milliseconds }, 'warm')).stepsPerSecond;
		},
		async run(workload, from, steps) {
			return (await ask({ ask: 'run', workload, from, steps }, 'slice')).slice;
		},
		async stop() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, 'exit');
			if (child.connected) child.disconnect();
			await ended;
		}
	};
}

function answerOf(child: ChildProcess, request: Request): Promise<Reply> {
	return new Promise((resolve, reject) => {
		const ended = (code: number | null, signal: string | null): void =>
			reject(new Trouble(`A contestant ended (${signal ?? code}) before it had answered.`));
		child.once('exit', ended);
		child.once('message', (message) => {
			child.off('exit', ended);
			resolve(message as Reply);
		});
		child.send(request, (error) => {
			if (error) reject(error);
		});
	});
}
