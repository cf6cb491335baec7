/** What all commands share: how they fail, how they print, how they say that they are still busy. */
import { createInterface } from 'node:readline/promises';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import { visible } from '#lib/language/tools/visible.ts';
import { Failure, systemFailure } from './failure.ts';

export { Failure } from './failure.ts';

export interface Printable {
	ok: boolean;
	/** For people. */
	text: string;
	/** For programs: what `--json` prints. */
	data: unknown;
}

/** Makes a command out of its work: adds `--json`, prints the result and sets the exit code. */
export function works<Args extends unknown[], Opts>(
	command: Command,
	work: (args: Args, options: Opts) => Promise<Printable> | Printable
): void {
	command.option('--json', 'print the result as JSON');
	command.action(async (...given: unknown[]) => {
		const options = command.opts<Opts & { json?: boolean }>();
		const args = given.slice(0, command.registeredArguments.length) as Args;
		try {
			const { ok, text, data } = await work(args, options);
			await print(options.json === true ? `${JSON.stringify(data, null, '\t')}\n` : text);
			process.exitCode = ok && left.size === 0 ? 0 : 1;
		} catch (error) {
			const failure = error instanceof Failure ? error : systemFailure(error);
			if (failure === null) throw error;
			if (options.json === true) await print(`${JSON.stringify(failure.data, null, '\t')}\n`);
			else notice(failure.message);
			process.exitCode = failure.exitCode;
		}
	});
}

/** Whatever somebody can mend is told, and nothing of it ends a command that stays. */
export function tellFailure(error: unknown): void {
	const failure = error instanceof Failure ? error : systemFailure(error);
	if (failure === null) throw error;
	notice(failure.message);
}

/**
 * The one place that prints. Names, texts and saves come from other people, and a terminal obeys what it is given: so nothing
 * is printed that cannot be seen. Waits until everything is written: a pipe takes long texts in portions. False: nobody reads any more.
 */
export function print(text: string): Promise<boolean> {
	const whole = visible(text.endsWith('\n') ? text : `${text}\n`);
	return new Promise((resolve, reject) => {
		// Whoever reads may stop early (`| head`): then nobody wants the rest.
		const ended = (error: NodeJS.ErrnoException): void =>
			error.code === 'EPIPE' ? resolve(false) : reject(error);
		process.stdout.on('error', ended);
		process.stdout.write(whole, (error) => {
			if (error) return ended(error);
			process.stdout.off('error', ended);
			resolve(true);
		});
	});
}

/** What was left out, in words: the command cannot end as if all were well. */
const left = new Set<string>();

/** Says once what is left out of what was asked for; the rest is done, and the command ends with 1. */
export function leaveOut(line: string): void {
	if (!left.has(line)) notice(line);
	left.add(line);
}

/** A command that works again says again what it leaves out. */
export function leaveNothingOut(): void {
	left.clear();
}

export interface Progress {
	advance(by?: number): void;
	stop(): void;
}

/** A line on stderr, also in the middle of a bar. */
export function notice(line: string): void {
	process.stderr.write(`${process.stderr.isTTY ? '\r\x1b[K' : ''}${visible(line)}\n`);
}

/** Asks a person for a yes; where there is no terminal nobody can say it. */
export async function isAgreed(question: string): Promise<boolean> {
	if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
	const asking = createInterface({ input: process.stdin, output: process.stdout });
	const said = await asking.question(visible(`${question} [y/N] `));
	asking.close();
	return /^y(es)?$/i.test(said.trim());
}

/** A bar on stderr; a line every few seconds where stderr is a file. It keeps the process awake until it is stopped. */
export function progress(what: string, total: number): Progress {
	const bar = new cliProgress.SingleBar(
		{
			format: `${visible(what)} {bar} {value}/{total} {eta_formatted}`,
			stream: process.stderr,
			noTTYOutput: true,
			notTTYSchedule: 5000,
			clearOnComplete: true,
			hideCursor: true
		},
		cliProgress.Presets.shades_classic
	);
	bar.start(total, 0);
	return { advance: (by = 1) => bar.increment(by), stop: () => bar.stop() };
}

/** A bar while something works; it ends with the work, also where that fails. */
export async function withProgress<Result>(
	what: string,
	total: number,
	work: (bar: Pick<Progress, 'advance'>) => Promise<Result>
): Promise<Result> {
	const bar = progress(what, total);
	try {
		return await work(bar);
	} finally {
		bar.stop();
	}
}

/** A whole number of an option; commander shows the message with the usage and exits with 2. */
export function wholeNumber(least: number): (text: string) => number {
	return (text) => {
		const value = Number(text);
		if (!Number.isSafeInteger(value) || value < least) {
			throw new Failure(`${text} is not a whole number of at least ${least}`, 2);
		}
		return value;
	};
}
