/** The command line with a hostile file: what comes of it, and what it takes. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Outcome } from './corpus.ts';
import { asGame } from './corpus.ts';
import type { Measured } from './cost.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Run {
	code: number | null;
	out: string;
	err: string;
	/** null: it did not come to its end. */
	measured: Measured | null;
}

/** One process after the other; the next one only where this one has found nothing wrong. */
export async function runCommands(kind: Kind, file: string): Promise<Run[]> {
	const runs: Run[] = [];
	for (const args of commandsFor(kind, file)) {
		const run = await runCommand(args, `${file}.${runs.length}.measured`);
		runs.push(run);
		if (run.code !== 0) break;
	}
	return runs;
}

function commandsFor(kind: Kind, file: string): string[][] {
	if (kind === 'layers') {
		const how = ['--players', '2', '--games', '1', '--seed', 'hostile', '--bots', 'random,greedy'];
		return [['simulate', 'kings-and-creatures', '--with', file, ...how]];
	}
	if (kind !== 'rulesets') return [['replay', file]];
	const game = `${file}.game.json`;
	writeFileSync(game, asGame(readFileSync(file, 'utf8')));
	return [
		['validate', file],
		['replay', game, '--force']
	];
}

function runCommand(args: string[], measured: string): Promise<Run> {
	const cost = join(import.meta.dirname, 'cost.ts');
	const all = ['--import', cost, join(ROOT, 'src/cli/main.mjs'), ...args, '--json'];
	const env = {
		...process.env,
		HOSTILE_MEASURED: measured,
		// Most of the time of a small command goes into reading the program.
		NODE_COMPILE_CACHE: join(ROOT, '.cache/hostile')
	};
	return new Promise((resolve) => {
		const options = { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024, timeout: 110_000 };
		execFile(process.execPath, all, options, (error, out, err) => {
			const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
			resolve({
				code,
				out,
				err,
				measured: existsSync(measured)
					? (JSON.parse(readFileSync(measured, 'utf8')) as Measured)
					: null
			});
		});
	});
}

/** What commands print as JSON, as far as it is read here. */
interface Printed {
	ok?: boolean;
	error?: string;
	diagnostics?: { code: string; severity: string; message: string }[];
	problem?: { answer: number; message: string } | null;
	problems?: { message: string }[];
}

/** What the last of the commands says. */
export function outcomeOf({ code, out, err }: Run): Outcome {
	const printed = read(out);
	if (printed === null)
		throw new Error(`no JSON (exit ${code}):\n${out.slice(0, 500)}${err.slice(0, 2000)}`);
	const errors = (printed.diagnostics ?? []).filter(({ severity }) => severity === 'error');
	if (errors.length > 0) {
		const codes = [...new Set(errors.map((eachError) => eachError.code))];
		return { what: 'finding', codes, says: errors.map(({ message }) => message).join('\n') };
	}
	const { problem, problems = [], error } = printed;
	if (problem) return { what: 'parted', answer: problem.answer, says: problem.message };
	if (problems.length > 0) {
		return { what: 'breaks-off', says: problems.map(({ message }) => message).join('\n') };
	}
	if (code === 0) return { what: 'plays' };
	return { what: 'refused', says: error ?? '' };
}

function read(out: string): Printed | null {
	try {
		return JSON.parse(out) as Printed;
	} catch {
		return null;
	}
}
