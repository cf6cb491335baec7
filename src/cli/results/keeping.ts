/** Where games go when they have been played, as options of a command. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { gamesCsv } from '#lib/lab/keep/games-csv.ts';
import { runText } from '#lib/lab/keep/read-run.ts';
import type { Run } from '#lib/lab/report/run.ts';
import { written } from '../sources/disk.ts';
import { Failure } from '../terminal/failure.ts';

export interface KeepOptions {
	keep?: string;
	csv?: string;
	save?: string;
	report?: string;
}

export function keepOptions(command: Command): Command {
	return command
		.option('--keep <file>', 'add the games to a file of results (SQLite)')
		.option('--csv <file>', 'write the games as a table, a row for each')
		.option('--save <file>', 'write the games as JSON, for `results` and the page')
		.option('--report <file>', 'write what the games tell as a page (HTML), with its figures');
}

export function isKept({ keep, csv, save, report }: KeepOptions): boolean {
	return [keep, csv, save, report].some((file) => file !== undefined);
}

/** Fails where something could not be written: games take long, and what is wrong can be known before. */
export async function checkKeeping(options: KeepOptions): Promise<void> {
	const { keep, csv, save, report } = options;
	const files = [keep, csv, save, report].filter((file) => file !== undefined);
	for (const file of files) checkWritable(file);
	if (new Set(files).size < files.length)
		throw new Failure('two results cannot go into one file', 2);
	if (keep !== undefined) (await results()).check(keep);
}

/** Writes what is asked for; says what was written. */
export async function keepRun(
	run: Run,
	{ keep, csv, save, report }: KeepOptions
): Promise<string[]> {
	const said: string[] = [];
	if (keep !== undefined) said.push(`run ${(await results()).add(keep, run)} of ${keep}`);
	if (csv !== undefined) said.push(written(csv, gamesCsv(run)));
	if (save !== undefined) said.push(written(save, runText(run)));
	if (report !== undefined) {
		// What draws is large, and most commands draw nothing.
		const { runPage } = await import('#lib/lab/keep/page.ts');
		said.push(written(report, runPage(run)));
	}
	return said.map((line) => `kept         ${line}`);
}

/** Only who keeps results in a database needs one. */
async function results() {
	return (await import('./ResultsFile.ts')).ResultsFile;
}

export function checkWritable(file: string): void {
	const folder = dirname(file);
	if (!existsSync(folder)) throw new Failure(`there is no folder ${folder}`, 2);
	if (existsSync(file) && !statSync(file).isFile()) throw new Failure(`${file} is no file`, 2);
	try {
		accessSync(existsSync(file) ? file : folder, constants.W_OK);
	} catch {
		throw new Failure(`${file} cannot be written`, 2);
	}
}
