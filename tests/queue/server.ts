/** A real Redis server on this machine, with the password and the certificates of docs/queue.md. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { ensurePrograms } from '../../scripts/debian-programs.mjs';

const PAGE = readFileSync(new URL('../../docs/queue.md', import.meta.url), 'utf8');

export interface Server {
	password: string;
	/** For others to certify it by. */
	ca: string;
	/** Ports: with TLS, and without. */
	secure: number;
	plain: number;
	/** Each test has a base of its own, by its number. */
	redis(db: number): Redis;
	/** It forgets everything. */
	beginAnew(): Promise<void>;
	stop(): Promise<void>;
}

export async function startServer(): Promise<Server> {
	await ensurePrograms('redis-server', 'openssl');
	const folder = mkdtempSync(join(tmpdir(), 'thingsmith-queue-'));
	const [, commands = ''] = /^```sh\n(export QUEUE_HOST=[^]*?openssl[^]*?)```$/m.exec(PAGE)!;
	const script = commands.replace('queue.example', 'localhost');
	execFileSync('sh', ['-e', '-c', script], { cwd: folder, stdio: 'pipe' });
	const at = (file: string): string => join(folder, 'certificates', file);
	const password = readFileSync(at('password'), 'utf8').trim();
	const [secure, plain] = await freePorts();
	const begin = async (): Promise<ChildProcess> => {
		const child = spawn(
			'redis-server',
			[
				'--bind',
				'127.0.0.1',
				'--port',
				`${plain}`,
				'--tls-port',
				`${secure}`,
				'--tls-cert-file',
				at('queue.pem'),
				'--tls-key-file',
				at('queue.key'),
				'--tls-auth-clients',
				'no',
				'--requirepass',
				password,
				'--save',
				'',
				'--dir',
				folder
			],
			{ stdio: ['ignore', 'pipe', 'inherit'] }
		);
		await ready(child);
		return child;
	};
	let server = await begin();
	const end = async (): Promise<void> => {
		const ended = new Promise((resolve) => server.on('close', resolve));
		server.kill('SIGKILL');
		await ended;
	};
	return {
		password,
		ca: at('ca.pem'),
		secure,
		plain,
		redis: (db) => new Redis({ host: '127.0.0.1', port: plain, password, db }),
		async beginAnew() {
			await end();
			server = await begin();
		},
		async stop() {
			await end();
			rmSync(folder, { recursive: true });
		}
	};
}

function ready(server: ChildProcess): Promise<void> {
	let told = '';
	return new Promise((resolve, reject) => {
		server.stdout!.on('data', (part: Buffer) => {
			told += part.toString();
			if (told.includes('Ready to accept connections')) resolve();
		});
		server.on('error', reject);
		server.on('close', () => reject(new Error(`redis-server ended:\n${told}`)));
	});
}

/** Both at once, so that they are two. */
async function freePorts(): Promise<[number, number]> {
	const servers = [createServer(), createServer()];
	const ports = await Promise.all(
		servers.map(
			(server) =>
				new Promise<number>((resolve) => {
					server.listen(0, '127.0.0.1', () => {
						resolve((server.address() as { port: number }).port);
					});
				})
		)
	);
	await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
	return [ports[0]!, ports[1]!];
}
