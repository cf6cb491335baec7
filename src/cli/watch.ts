/** `--watch`: a command that stays, and works again whenever something below what was named on the command line is saved. */
import {
	type FSWatcher,
	readdirSync,
	readFileSync,
	realpathSync,
	watch as watchFolder
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Option } from 'commander';
import { isYaml, kindOf, openable, pathsIn, RULESETS } from './sources/disk.ts';
import { gameAround, gameAt } from './sources/game-folder.ts';
import {
	Failure,
	leaveNothingOut,
	print,
	type Printable,
	tellFailure
} from './terminal/terminal.ts';

export interface WatchOptions {
	with: string[];
	watch?: boolean;
	json?: boolean;
}

export function watchOption(): Option {
	return new Option(
		'--watch',
		'stay, and work again whenever a file below what is named is saved; Ctrl+C ends it'
	);
}

/** What is to be printed of what was named. */
type Work = (paths: string[]) => Promise<string> | string;

/** More names of files help nobody. */
const MOST_NAMED = 20;

/**
 * Works at once, and after every change; a change that comes meanwhile is worked on next. While it waits, Ctrl+C ends it with exit
 * code 0; so does a reader who goes away. What is wrong with the command itself is said as by every other command.
 */
export async function watch(
	[paths, options]: [paths: readonly string[], options: WatchOptions],
	work: Work
): Promise<Printable> {
	if (options.json === true)
		throw new Failure('--watch tells a person, again and again: leave out --json', 2);
	const meant = paths.map(asPath);
	const named = [...(paths.length === 0 ? [RULESETS] : meant), ...options.with];
	const files = new WatchedFiles(() => named.flatMap(placesOf));
	try {
		let text = await toldOf(() => work(meant), isWrongUse);
		for (;;) {
			process.once('SIGINT', endNow);
			if (!(await print(`${text}\n${WAITING}`))) break;
			leaveNothingOut();
			const changes = await files.changed();
			// Long work would hear of it only afterwards: in the middle of that the system ends the command.
			process.off('SIGINT', endNow);
			await print(`\n${shownOf(changes)}`);
			text = await toldOf(
				() => work(meant),
				() => false
			);
		}
	} finally {
		files.end();
	}
	leaveNothingOut();
	return { ok: true, text: '', data: null };
}

const endNow = (): void => process.exit(0);

const WAITING = 'Waiting for changes; Ctrl+C ends.';

async function toldOf(
	work: () => ReturnType<Work>,
	ends: (error: unknown) => boolean
): Promise<string> {
	try {
		return await work();
	} catch (error) {
		if (ends(error)) throw error;
		tellFailure(error);
		return 'This could not be checked.';
	}
}

/** A name that is misspelt will not come right by waiting; a file that lacks its header may. */
const isWrongUse = (error: unknown): boolean => !(error instanceof Failure) || error.exitCode === 2;

function shownOf(changes: readonly string[]): string {
	const more = changes.length - MOST_NAMED;
	return [...changes.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** A folder does not become a game of the workbench with the same name when it is gone. */
const asPath = (name: string): string =>
	/^[\w-]+$/.test(name) && gameAt(name) !== null ? `./${name}` : name;

/** Where files lie that a name on the command line stands for: with all of the game in whose folder it lies. */
function placesOf(name: string): string[] {
	const path = resolve(name);
	const game = gameAround(path)?.path ?? (gameAt(path) === null ? null : path);
	const delivered = /^[\w-]+$/.test(name) ? gameAt(join(RULESETS, name)) : null;
	return [path, ...[game, delivered?.path ?? null].flatMap((folder) => withVariants(folder))];
}

const withVariants = (game: string | null): string[] =>
	game === null ? [] : [game, join(dirname(game), 'variants')];

/**
 * Texts of rules and scenarios on disk, and the folders whose events tell that they may have changed. Each folder is watched by
 * itself: of a file that is replaced twice, Node's own watching of a whole tree does not tell the second time.
 */
class WatchedFiles {
	readonly #places: () => string[];
	readonly #folders = new Map<string, FSWatcher>();
	#texts: Map<string, string>;
	/** Something has happened since the files were read. */
	#stirred = false;
	#wake = (): void => {};

	/** `places`: files and folders, which need not be there all the time. */
	constructor(places: () => string[]) {
		this.#places = places;
		this.#texts = this.#read();
	}

	/** What has changed since this was asked last, in words; waits until something has. */
	async changed(): Promise<string[]> {
		for (;;) {
			if (!this.#stirred) await new Promise<void>((resolve) => (this.#wake = resolve));
			const before = this.#texts;
			// An editor saves in several steps: it is done when nothing happens while the files are read.
			do {
				await nextTurn();
				this.#stirred = false;
				this.#texts = this.#read();
				await nextTurn();
			} while (this.#stirred);
			const changes = changesIn(before, this.#texts);
			if (changes.length > 0) return changes;
		}
	}

	end(): void {
		for (const folder of this.#folders.keys()) this.#forget(folder);
	}

	/** Folders are watched before they are read: what is written after that is heard of. */
	#read(): Map<string, string> {
		const places = [...new Set(this.#places())];
		const wanted = new Set(places.flatMap(foldersFor));
		for (const folder of this.#folders.keys()) if (!wanted.has(folder)) this.#forget(folder);
		for (const folder of wanted) if (!this.#folders.has(folder)) this.#watch(folder);
		const files = places.flatMap((place) =>
			kindOf(place) === 'folder' ? pathsIn(place) : [place]
		);
		return new Map(files.flatMap((file) => textAt(file)));
	}

	#watch(folder: string): void {
		try {
			const watcher = watchFolder(folder, (_, name) => this.#heard(folder, name));
			watcher.on('error', () => this.#heard(folder, null));
			this.#folders.set(folder, watcher);
		} catch (error) {
			const code = error instanceof Error && 'code' in error ? error.code : null;
			if (code === 'ENOSPC' || code === 'EMFILE')
				throw new Failure(
					`${folder}: the system does not let you watch so many folders at once`,
					2
				);
			// It is gone already, or nobody may look into it: the folder around it tells when that changes.
		}
	}

	/** What had the name may be gone, and something else be there: that is watched anew. */
	#heard(folder: string, name: string | null): void {
		const whole = name === null || name === basename(folder);
		const gone = whole ? [folder, join(folder, name ?? '')] : [join(folder, name)];
		for (const place of gone)
			for (const known of [...this.#folders.keys()])
				if (known === place || known.startsWith(join(place, '/'))) this.#forget(known);
		this.#stirred = true;
		this.#wake();
	}

	#forget(folder: string): void {
		this.#folders.get(folder)?.close();
		this.#folders.delete(folder);
	}
}

/** The folders that tell of a place: those in it, and the one in which it is, or would be. */
function foldersFor(place: string): string[] {
	const kind = kindOf(place);
	if (kind === 'folder') return [folderAround(place), ...foldersIn(place)];
	return [folderAround(place), ...(kind === 'file' ? [folderAround(realpathSync(place))] : [])];
}

function folderAround(place: string): string {
	const folder = dirname(place);
	return kindOf(folder) === 'folder' || dirname(folder) === folder ? folder : folderAround(folder);
}

function foldersIn(folder: string): string[] {
	try {
		const entries = readdirSync(folder, { withFileTypes: true });
		const inner = entries.filter((entry) => entry.isDirectory());
		return [folder, ...inner.flatMap(({ name }) => foldersIn(join(folder, name)))];
	} catch {
		return [folder];
	}
}

/** Nothing of a file that is not there, or that nobody may read. */
function textAt(file: string): [string, string][] {
	try {
		return isYaml(file) ? [[file, readFileSync(file, 'utf8')]] : [];
	} catch {
		return [];
	}
}

function changesIn(
	before: ReadonlyMap<string, string>,
	now: ReadonlyMap<string, string>
): string[] {
	const words = (word: string, files: string[]): string[] =>
		files.map((file) => `${word} ${openable(file)}`);
	const [old, current] = [[...before.keys()], [...now.keys()]];
	return [
		...words(
			'Changed',
			current.filter((file) => before.has(file) && before.get(file) !== now.get(file))
		),
		...words(
			'Added',
			current.filter((file) => !before.has(file))
		),
		...words(
			'Removed',
			old.filter((file) => !now.has(file))
		)
	];
}
