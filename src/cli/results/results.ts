/** `results`: kept games are told of again, and brought from one kind of file into another. */
import { closeSync, openSync, readSync } from 'node:fs';
import type { Command } from 'commander';
import { chaptersOf, titleOf } from '#lib/lab/keep/told-chapters.ts';
import { type ReadRun, readRun } from '#lib/lab/keep/read-run.ts';
import { reportsOf, type Run } from '#lib/lab/report/run.ts';
import { inEnglish } from '#lib/language/said.ts';
import { kindOf, readText } from '../sources/disk.ts';
import { Failure } from '../terminal/failure.ts';
import { type Printable, wholeNumber, works } from '../terminal/terminal.ts';
import { checkKeeping, keepOptions, type KeepOptions, keepRun } from './keeping.ts';

interface ResultsOptions extends KeepOptions {
	run?: number;
}

export function resultsCommand(command: Command): void {
	command
		.argument('<file>', 'what --keep or --save has written, or the page has saved')
		.option('--run <n>', 'which one of a file of results (default: the last)', wholeNumber(1));
	works<[string], ResultsOptions>(keepOptions(command), results);
}

async function results([file]: [string], options: ResultsOptions): Promise<Printable> {
	await checkKeeping(options);
	const { run, at, runs } = await runIn(file, options.run);
	const kept = await keepRun(run, options);
	const [summary] = reportsOf(run);
	const lines = chaptersOf(run).flatMap(({ title, lines: told, findings }) => [
		...(title === null ? [] : ['', 'name' in title ? title.name : inEnglish(title)]),
		...told.map(inEnglish),
		...findings.map((finding) => `- ${inEnglish(finding)}`)
	]);
	const text = [
		inEnglish(titleOf(run)) +
			(runs.length > 1 ? ` (run ${at}; the file has ${runs.join(', ')})` : ''),
		run.command,
		...lines,
		...kept
	];
	const { games, lots, format: _, ...head } = run;
	const data = {
		file,
		run: at,
		runs,
		...head,
		lots: lots.map(({ label, value, rules }, lot) => ({
			label,
			value,
			variant: rules.variant,
			programHash: rules.hash,
			players: rules.players,
			games: games.filter((game) => game.lot === lot).length
		})),
		traceHash: summary!.summary.traceHash
	};
	return { ok: true, text: text.join('\n'), data };
}

/** In bytes: some hundred thousand games. */
const LARGEST = 400_000_000;

interface Found {
	run: Run;
	/** Its number in the file, and those of all; null of a file with one run. */
	at: number | null;
	runs: number[];
}

async function runIn(file: string, wanted: number | undefined): Promise<Found> {
	// A folder has no runs, and a pipe may never end.
	if (kindOf(file) !== 'file') throw new Failure(`there is no file ${file}`, 2);
	if (!isDatabase(file)) {
		if (wanted !== undefined) throw new Failure('--run chooses from a file of results (SQLite)', 2);
		return { run: sound(file, readRun(readText(file, LARGEST))), at: null, runs: [] };
	}
	const { ResultsFile } = await import('./ResultsFile.ts');
	return ResultsFile.using(file, (found) => {
		const runs = found.runs();
		const at = wanted ?? runs.at(-1);
		if (at === undefined || !runs.includes(at)) {
			const known = runs.length === 0 ? 'none' : runs.join(', ');
			throw new Failure(`${file} has no run ${at ?? ''}; it has: ${known}`, 2);
		}
		return { run: sound(file, found.take(at)), at, runs };
	});
}

function sound(file: string, read: ReadRun): Run {
	if (read.ok) return read.run;
	throw new Failure(`${file}: ${inEnglish(read.said)}`, 1);
}

const DATABASE = 'SQLite format 3\0';

function isDatabase(file: string): boolean {
	const head = Buffer.alloc(DATABASE.length);
	const handle = openSync(file, 'r');
	try {
		readSync(handle, head, 0, head.length, 0);
	} finally {
		closeSync(handle);
	}
	return head.toString('latin1') === DATABASE;
}
