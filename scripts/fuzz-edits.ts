/**
 * `npm run fuzz:edits -- --edits 10000 --seed 1`: random edits of the delivered files, each looked at as the page does. What
 * throws, has a finding outside of its file or takes more than a minute is shown and kept in .cache/fuzz-edits/, to be mended
 * and made a case. Ctrl+C ends it with what was found so far. `--from N` begins with another edit; `--workers N`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Told, Portion } from './fuzz-edits-worker.ts';

const KEPT = path.join(import.meta.dirname, '../.cache/fuzz-edits');
const LONGEST = 60_000;

const { values } = parseArgs({
	options: {
		edits: { type: 'string', default: '10000' },
		seed: { type: 'string', default: '1' },
		from: { type: 'string', default: '0' },
		workers: { type: 'string', default: String(Math.max(1, os.availableParallelism())) }
	}
});
const [edits, seed, first, workers] = (['edits', 'seed', 'from', 'workers'] as const).map(
	(name) => {
		const number = Number(values[name]);
		if (Number.isSafeInteger(number) && number >= 0) return number;
		console.error(`--${name} is a whole number, not "${values[name]}"`);
		process.exit(2);
	}
) as [number, number, number, number];

const counts = { findings: 0, played: 0, failed: 0 };
const last = first + edits;

function fail(number: number, why: string, file = '', text: string | null = null): void {
	counts.failed++;
	const kept = path.join(KEPT, `${seed}-${number}.yaml`);
	if (text !== null) {
		fs.mkdirSync(KEPT, { recursive: true });
		fs.writeFileSync(kept, text);
	}
	const where = text === null ? '' : ` (${file}, kept as ${path.relative(process.cwd(), kept)})`;
	console.log(`\nedit ${number} of seed ${seed}${where}:\n${why}`);
}

/** Every `step`-th edit from `from` on; an edit that takes too long is passed over by another worker. */
function work(from: number, step: number): Promise<void> {
	return new Promise((resolve) => {
		const portion: Portion = { seed, from, step, to: last };
		const worker = new Worker(new URL('fuzz-edits-worker.ts', import.meta.url), {
			workerData: portion
		});
		let now = from;
		let watch = setTimeout(() => undefined, 0);
		const goOn = (why: string): void => {
			clearTimeout(watch);
			void worker.terminate();
			fail(now, why);
			resolve(now + step < last ? work(now + step, step) : undefined);
		};
		worker.on('message', ({ number, tried }: Told) => {
			clearTimeout(watch);
			now = number;
			if (tried === null) {
				watch = setTimeout(() => goOn(`took more than ${LONGEST / 1000} seconds`), LONGEST);
				return;
			}
			if (tried.outcome === 'failed')
				fail(number, `${tried.names.join(', ')}: ${tried.why}`, tried.path, tried.text);
			else counts[tried.outcome]++;
			show();
		});
		worker.on('error', (error) => goOn(String(error)));
		worker.on('exit', () => resolve());
	});
}

function show(): void {
	const done = counts.findings + counts.played + counts.failed;
	if (process.stderr.isTTY || done % 500 === 0)
		process.stderr.write(
			`${process.stderr.isTTY ? '\r' : ''}${summary(done)}${process.stderr.isTTY ? '' : '\n'}`
		);
}

const summary = (done: number): string =>
	`${done} of ${edits} edits: ${counts.findings} with findings, ${counts.played} played, ${counts.failed} failed`;

function end(): never {
	console.log(`\n${summary(counts.findings + counts.played + counts.failed)}`);
	process.exit(counts.failed > 0 ? 1 : 0);
}

process.on('SIGINT', end);
process.on('SIGTERM', end);
await Promise.all(
	Array.from({ length: Math.max(1, workers) }, (_, i) => work(first + i, Math.max(1, workers)))
);
end();
