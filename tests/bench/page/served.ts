/** A checkout's page on a port of its own, served by that checkout's own script. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from '../../../scripts/bootstrap.mjs';
import type { Checkout } from '../compare/checkout.ts';
import type { Scripts } from './client.ts';

export interface Served {
	/** An address without a page, so that nothing but the worker under test runs. */
	blank: string;
	scripts: Scripts;
	stop(): void;
}

const WORKERS = '_app/immutable/workers/';

export async function serve({ folder, name }: Checkout): Promise<Served> {
	const files = readdirSync(join(folder, 'build/client', WORKERS));
	const scriptOf = (server: string): string => {
		const script = files.find((file) => file.startsWith(`${server}.worker-`));
		if (script === undefined) throw new Trouble(`The build of ${name} has no ${server} worker.`);
		return script;
	};
	const [rules, game] = [scriptOf('rules'), scriptOf('game')];
	const child = spawn(process.execPath, ['scripts/serve.mjs', '127.0.0.1', '0'], {
		cwd: folder,
		stdio: ['ignore', 'pipe', 'inherit']
	});
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout.setEncoding('utf8').on('data', (text: string) => {
			const [found] = /http:\S+/.exec(text) ?? [];
			if (found !== undefined) resolve(found);
		});
		child.once('exit', () => reject(new Trouble(`The server of ${name} does not start.`)));
	});
	return {
		blank: `${address}no-page`,
		scripts: { rules: `${address}${WORKERS}${rules}`, game: `${address}${WORKERS}${game}` },
		stop: () => child.kill()
	};
}
