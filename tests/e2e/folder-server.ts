/** A server of one's own with a folder, beside the one that all other tests share. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

export class FolderServer {
	readonly folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'thingsmith-folder-')));
	#child: ChildProcess | null = null;
	#port = '0';

	get address(): string {
		return `http://127.0.0.1:${this.#port}`;
	}

	/** On the same port as before. */
	async start(): Promise<void> {
		const child = spawn(process.execPath, ['scripts/serve.mjs', '127.0.0.1', this.#port], {
			cwd: ROOT,
			env: { ...process.env, THINGSMITH_MINE: this.folder },
			stdio: ['ignore', 'pipe', 'inherit']
		});
		this.#child = child;
		this.#port = await new Promise<string>((resolve, reject) => {
			let said = '';
			child.stdout.setEncoding('utf8').on('data', (part) => {
				const port = /ready: http:\/\/[\d.]+:(\d+)/.exec((said += String(part)))?.[1];
				if (port !== undefined) resolve(port);
			});
			child.once('exit', () => reject(new Error('the server has ended')));
		});
	}

	/** As when the machine loses its power. */
	async kill(): Promise<void> {
		const child = this.#child;
		this.#child = null;
		if (!child) return;
		const gone = new Promise((resolve) => child.once('exit', resolve));
		child.kill('SIGKILL');
		await gone;
	}

	async end(): Promise<void> {
		await this.kill();
		fs.rmSync(this.folder, { recursive: true, force: true });
	}

	/** null: there is no such file. */
	read(file: string): string | null {
		const full = path.join(this.folder, file);
		return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : null;
	}

	/** As an editor beside the page does it. */
	write(file: string, text: string): void {
		const full = path.join(this.folder, file);
		fs.mkdirSync(path.dirname(full), { recursive: true });
		fs.writeFileSync(full, text);
	}

	remove(file: string): void {
		fs.rmSync(path.join(this.folder, file));
	}
}
