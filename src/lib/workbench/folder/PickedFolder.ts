/** A folder that somebody has chosen in this browser (File System Access). */
import { hashText } from '#lib/language/tools/hash.ts';
import { isRuleFile } from '#lib/game-file/edits-file.ts';
import { FileTrouble, type FileWhy, type Folder, FolderTrouble, type FolderWhy } from './Folder.ts';
import type { Look, Read } from './Folder.ts';

/** As scripts/mine/ has them for the folder of the server. */
const MOST_FILES = 1000;
const MOST_ENTRIES = 20_000;
const LARGEST = 1_000_000;
const DEEPEST = 6;
const OURS = '.thingsmith';

const RULES = /\.ya?ml$/;
/** Milliseconds after which a file that was written again would have another time. */
const SETTLED = 3000;

const TROUBLES: Readonly<Record<string, FolderWhy>> = {
	NotFoundError: 'gone',
	NotAllowedError: 'forbidden',
	NoModificationAllowedError: 'forbidden',
	SecurityError: 'forbidden',
	InvalidStateError: 'gone',
	QuotaExceededError: 'full'
};

interface Found {
	versions: Map<string, string>;
	left: Map<string, FileWhy>;
	entries: number;
}

export class PickedFolder implements Folder {
	readonly #root: FileSystemDirectoryHandle;

	constructor(root: FileSystemDirectoryHandle) {
		this.#root = root;
	}

	look(): Promise<Look> {
		return guarded(async () => {
			const id = await this.#id();
			const found: Found = { versions: new Map(), left: new Map(), entries: 0 };
			await this.#walk(this.#root, [], found);
			return { id, name: this.#root.name, versions: found.versions, left: found.left };
		});
	}

	read(path: string): Promise<Read | null> {
		return guarded(async () => {
			const { folder, name } = await this.#parent(path, false);
			const file = folder && (await fileIn(folder, name));
			if (!file) return null;
			const text = await textOf(file);
			return { text, version: versionOf(file) ?? hashText(text) };
		});
	}

	write(path: string, text: string, before: string | null): Promise<boolean> {
		return guarded(async () => {
			if (!isPlain(text)) throw new FileTrouble('not-text');
			if (new Blob([text]).size > LARGEST) throw new FileTrouble('too-large');
			const { folder, name } = await this.#parent(path, true);
			if (!folder || (await textIn(folder, name)) !== before) return false;
			if (before === null) await this.#makeSure();
			await put(folder, name, text);
			return true;
		});
	}

	remove(path: string, before: string): Promise<boolean> {
		return guarded(async () => {
			const { folder, name } = await this.#parent(path, false);
			if (!folder || (await textIn(folder, name)) !== before) return false;
			await folder.removeEntry(name);
			await this.#prune(path.split('/').slice(0, -1));
			return true;
		});
	}

	/** That the folder can still be listed with another file in it. */
	async #makeSure(): Promise<void> {
		const { versions, left } = await this.look();
		if (versions.size + left.size >= MOST_FILES) throw new FileTrouble('no-room');
	}

	/** Folders in which nothing is left go as well. */
	async #prune(steps: readonly string[]): Promise<void> {
		const name = steps.at(-1);
		if (name === undefined) return;
		const above = steps.slice(0, -1);
		const folder = await this.#folder(above, false);
		// A folder with something in it is not taken away without being asked to.
		const gone = await folder?.removeEntry(name).then(
			() => true,
			() => false
		);
		if (gone) await this.#prune(above);
	}

	async #walk(
		folder: FileSystemDirectoryHandle,
		steps: readonly string[],
		found: Found
	): Promise<void> {
		for await (const [name, handle] of folder.entries()) {
			if (name.startsWith('.')) continue;
			if (++found.entries > MOST_ENTRIES) throw new FolderTrouble('too-many', null);
			const there = [...steps, name];
			if (handle.kind === 'directory') {
				if (there.length < DEEPEST) await this.#walk(handle, there, found);
			} else if (steps.length > 0 && RULES.test(name))
				await this.#note(handle, there.join('/'), found);
		}
	}

	async #note(handle: FileSystemFileHandle, path: string, found: Found): Promise<void> {
		const file = await unlessForbidden(handle.getFile());
		if (!file) {
			found.left.set(path, 'unreadable');
			return;
		}
		const { size } = file;
		const version = versionOf(file);
		// A file that is about to be written for the first time: it has no text yet.
		if (size === 0) return;
		if (size > LARGEST) found.left.set(path, 'too-large');
		else if (version !== null) found.versions.set(path, version);
		else {
			const text = decoded(await file.arrayBuffer());
			if (text === null) found.left.set(path, 'not-text');
			else found.versions.set(path, hashText(text));
		}
		if (found.versions.size + found.left.size > MOST_FILES)
			throw new FolderTrouble('too-many', null);
	}

	/** Of this very folder, in a folder of ours that git passes over. */
	async #id(): Promise<string> {
		const ours = await this.#root.getDirectoryHandle(OURS, { create: true });
		const known = (await textIn(ours, 'id'))?.trim() ?? '';
		if (/^[0-9a-f]{32}$/.test(known)) return known;
		const id = [...crypto.getRandomValues(new Uint8Array(16))]
			.map((byte) => byte.toString(16).padStart(2, '0'))
			.join('');
		await put(ours, '.gitignore', '*\n');
		await put(ours, 'id', `${id}\n`);
		return id;
	}

	async #parent(
		path: string,
		create: boolean
	): Promise<{ folder: FileSystemDirectoryHandle | null; name: string }> {
		if (!isRuleFile(path) || path.split('/').length > DEEPEST) throw new FileTrouble('name');
		const steps = path.split('/');
		const name = steps.pop() ?? '';
		const folder = await this.#folder(steps, create);
		return { folder, name };
	}

	/** null: there is none. */
	async #folder(
		steps: readonly string[],
		create: boolean
	): Promise<FileSystemDirectoryHandle | null> {
		let folder = this.#root;
		for (const step of steps) {
			const next = await orNothing(folder.getDirectoryHandle(step, { create }));
			if (!next) return null;
			folder = next;
		}
		return folder;
	}
}

/** null: it was written a moment ago, and its text alone tells. */
const versionOf = ({ lastModified, size }: File): string | null =>
	Date.now() - lastModified > SETTLED ? `${lastModified} ${size}` : null;

/** null: there is no file, or none with a text in it. */
async function textIn(folder: FileSystemDirectoryHandle, name: string): Promise<string | null> {
	const file = await fileIn(folder, name);
	return file && textOf(file);
}

/** null: there is no file, or none with a text in it. */
async function fileIn(folder: FileSystemDirectoryHandle, name: string): Promise<File | null> {
	const handle = await orNothing(folder.getFileHandle(name));
	const file = await handle?.getFile();
	return !file || file.size === 0 ? null : file;
}

async function textOf(file: File): Promise<string> {
	if (file.size > LARGEST) throw new FileTrouble('too-large');
	const text = decoded(await file.arrayBuffer());
	if (text === null) throw new FileTrouble('not-text');
	return text;
}

/** The browser writes beside the file, and puts it in its place when it is closed. */
async function put(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
	const handle = await folder.getFileHandle(name, { create: true });
	const writing = await handle.createWritable();
	try {
		await writing.write(text);
	} catch (error) {
		await writing.abort().catch(() => undefined);
		throw error;
	}
	await writing.close();
}

/** null: it is no text. */
function decoded(bytes: ArrayBuffer): string | null {
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
		return isPlain(text) ? text : null;
	} catch {
		return null;
	}
}

const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
	try {
		return await asked;
	} catch (error) {
		if (nameOf(error) === 'NotFoundError') return null;
		throw error;
	}
}

/** null: the system does not let us, and what else lies there is none the worse for it. */
async function unlessForbidden<T>(asked: Promise<T>): Promise<T | null> {
	try {
		return await asked;
	} catch (error) {
		if (['NotReadableError', 'NotAllowedError'].includes(nameOf(error))) return null;
		throw error;
	}
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof FileTrouble || error instanceof FolderTrouble) throw error;
		const name = nameOf(error);
		// A folder where a file should be, or a name that this system does not have.
		if (name === 'TypeMismatchError' || name === 'TypeError') throw new FileTrouble('name');
		throw new FolderTrouble(TROUBLES[name] ?? 'other', error);
	}
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
