/** Files on disk: rules are read, and what comes of a command is written. */
import {
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, systemFailure } from '../terminal/failure.ts';
import { leaveOut } from '../terminal/terminal.ts';

/** The rulesets that come with the workbench. */
export const RULESETS = fileURLToPath(new URL('../../../rulesets', import.meta.url));

/** The small games from which new ones begin. */
export const TEMPLATES = fileURLToPath(new URL('../../../templates', import.meta.url));

/** A file larger than this is not a ruleset; reading it would only take memory. */
const LARGEST = 4 * 1024 * 1024;

export function isYaml(path: string): boolean {
	return /\.ya?ml$/.test(path);
}

/** In a folder into which nobody may look there is nothing, as far as anybody can tell. */
export function kindOf(path: string): 'file' | 'folder' | 'nothing' {
	const stat = existsSync(path) ? statSync(path, { throwIfNoEntry: false }) : undefined;
	if (stat?.isDirectory()) return 'folder';
	return stat?.isFile() ? 'file' : 'nothing';
}

/**
 * All YAML files below a folder: path relative to it, with forward slashes, and text. What cannot be read is left out with a
 * word, and hides nothing else.
 */
export function readFolder(folder: string): Map<string, string> {
	const files = new Map<string, string>();
	const folded = new Map<string, string>();
	for (const path of pathsIn(folder)) {
		const text = unlessRefused(() => readText(path));
		if (text === null) continue;
		const name = relative(folder, path).split(sep).join('/');
		const twin = folded.get(name.toLowerCase());
		if (twin !== undefined)
			leaveOut(`${path}: on many systems this is the same file as ${twin}; it is left out`);
		else files.set(name, text);
		folded.set(name.toLowerCase(), name);
	}
	return files;
}

/** Paths of YAML files below a folder, in the order of their letters. */
export function pathsIn(folder: string): string[] {
	const entries = unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? [];
	return entries
		.flatMap((entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return pathsIn(path);
			return entry.isFile() && isYaml(entry.name) ? [path] : [];
		})
		.sort();
}

/** null: the system refuses it, which is said. */
export function unlessRefused<T>(work: () => T): T | null {
	try {
		return work();
	} catch (error) {
		const failure = error instanceof Failure ? error : systemFailure(error);
		if (failure === null) throw error;
		leaveOut(failure.message);
		return null;
	}
}

/** `largest`: in bytes; beyond it, a file is none of what is looked for. */
export function readText(path: string, largest = LARGEST): string {
	if (kindOf(path) !== 'file') throw new Failure(`there is no file ${path}`, 2);
	const { size } = statSync(path);
	if (size > largest) {
		const most = Math.floor(largest / 1024 / 1024);
		throw new Failure(`${path} is too large: ${size} bytes, at most ${most} MB are read`);
	}
	return readFileSync(path, 'utf8');
}

/** Where a path leads inside a folder, with forward slashes; null: not into it. The folder itself is ''. */
export function inside(folder: string, path: string): string | null {
	const way = relative(folder, resolve(path));
	const out = way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way;
	return out ? null : way.split(sep).join('/');
}

/** As it can be opened from where the command is run: what lies below is named from here, the rest from the root. */
export function openable(path: string): string {
	return inside('.', path) === null ? resolve(path) : relative('.', path) || '.';
}

/** What a file is called until it is whole. */
export const UNFINISHED = '.unfinished';

/** Under another name first: nobody finds half of one. */
export function written(file: string, text: string): string {
	const unfinished = file + UNFINISHED;
	try {
		writeFileSync(unfinished, text, { flush: true });
		renameSync(unfinished, file);
	} catch (error) {
		rmSync(unfinished, { force: true });
		throw error;
	}
	return file;
}
