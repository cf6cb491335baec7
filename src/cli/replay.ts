/** `replay`: plays a recorded game again and verifies that it comes out the same. */
import { nodeCode } from './node-code.ts';
import type { Command } from 'commander';
import type { SaveFile } from '#lib/engine/session/save-file.ts';
import { replay } from '#lib/lab/replay.ts';
import { readText } from './disk.ts';
import { loadProgram } from './load.ts';
import { Failure, type Printable, works } from './terminal.ts';

interface ReplayOptions {
	with: string[];
	force?: boolean;
}

export function replayCommand(parent: Command): void {
	const command = parent
		.command('replay')
		.description('Play a recorded game again, and verify every checkpoint.')
		.argument('<file>', 'a replay or a saved game')
		.option('--with <file...>', 'layer files that the game was played with', [])
		.option('--force', 'try although the rules have changed since');
	works<[string], ReplayOptions>(command, replayFile);
}

function replayFile([file]: [string], options: ReplayOptions): Printable {
	const save = readSave(file);
	const { program, composition } = loadProgram({
		variant: save.variant,
		players: save.players,
		options: save.options,
		with: options.with
	});
	const changed = Object.keys({ ...save.lock, ...composition.lock }).filter(
		(layer) => save.lock[layer] !== composition.lock[layer]
	);
	const same = program.hash === save.programHash;
	if (!same && options.force !== true) {
		const layers = changed.length === 0 ? '' : `; changed layers: ${changed.join(', ')}`;
		const message = `the rules are not those of the record${layers} (--force tries all the same)`;
		throw new Failure(message, 1, { ok: false, sameRules: false, changedLayers: changed });
	}
	const result = replay(nodeCode(program), save);
	const { ok, answers, checkpoints, finished, problem } = result;
	const text = ok
		? `${answers} answers, ${checkpoints} checkpoints: the same game${finished ? ', to its end' : ''}`
		: `answer ${problem?.answer ?? 0} of ${save.answers.length}: ${problem?.message ?? 'it differs'}`;
	const data = {
		file,
		variant: save.variant,
		programHash: program.hash,
		sameRules: same,
		changedLayers: changed,
		...result
	};
	return { ok, text, data };
}

/** The file may come from anywhere: nothing of it is believed before it is looked at. */
function readSave(file: string): SaveFile {
	let data: unknown;
	try {
		data = JSON.parse(readText(file));
	} catch (error) {
		if (error instanceof SyntaxError) throw new Failure(`${file} is not JSON: ${error.message}`);
		throw error;
	}
	if (!isSave(data)) throw new Failure(`${file} is not a recorded game`);
	return data;
}

function isSave(data: unknown): data is SaveFile {
	if (typeof data !== 'object' || data === null) return false;
	const save = data as Partial<Record<keyof SaveFile, unknown>>;
	const numbers = (list: unknown): boolean =>
		Array.isArray(list) && list.every((item) => Number.isInteger(item));
	return (
		save.format === 'thingsmith-save-1' &&
		typeof save.programHash === 'string' &&
		typeof save.variant === 'string' &&
		Number.isInteger(save.players) &&
		typeof save.seed === 'string' &&
		isRecord(save.options) &&
		isRecord(save.lock) &&
		(save.origin === null || numbers(save.origin)) &&
		Array.isArray(save.answers) &&
		save.answers.every(numbers) &&
		Array.isArray(save.checkpoints) &&
		save.checkpoints.every(
			(one) => Array.isArray(one) && Number.isInteger(one[0]) && typeof one[1] === 'string'
		)
	);
}

function isRecord(value: unknown): boolean {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
