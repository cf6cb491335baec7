/**
 * The folder with the user's own rules, on disk. Nothing outside of it is read or written, whatever lies in it and
 * whatever is asked; what is written is there whole or not at all. Everything happens in one go, so that no two requests
 * meet in the middle of it.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DEEPEST, isName, isRules, stepsOf } from './names.mjs';
import { hashOf, readText } from './text-file.mjs';

/** Of the whole folder: more is no folder of rules. */
export const MOST_FILES = 1000;
const MOST_ENTRIES = 20_000;
const MOST_BYTES = 20_000_000;

/** What is ours in the folder; git is told to leave it alone. */
const OURS = '.thingsmith';

/**
 * Why a file is not taken, or the folder cannot be used. shortcut: a symbolic link, or behind one; name: no name for a
 * rule file; twin: another file's name in other capitals; too-large; not-text: no UTF-8; unreadable: the system does not
 * let it be read; no-room: with it the folder would hold too much; too-many: files in the folder; gone: there is no
 * folder; full: no room on the disk; forbidden: the system says no; other.
 * @typedef {'shortcut' | 'name' | 'twin' | 'too-large' | 'not-text' | 'unreadable' | 'no-room' | 'too-many' | 'gone' | 'full' | 'forbidden' | 'other'} Why
 */

export class FolderTrouble extends Error {
	/** @param {Why} why @param {unknown} [cause] */
	constructor(why, cause) {
		super(why, { cause });
		this.why = why;
	}
}

/** @typedef {{ text: Buffer, version: string, mode: number }} There */
/** @typedef {{ path: string, version: string }} Listed */
/** @typedef {{ path: string, why: Why }} Left */
/** What an entry is to us; null: nothing. @typedef {{ version: string, size: number } | { why: Why } | null} Found */

export class MineOnDisk {
	/** Without symbolic links. */
	#root;
	/** By path: as it stood when its version was worked out. @type {Map<string, { stand: string, version: string }>} */
	#known = new Map();

	/**
	 * Makes the folder where there is none.
	 * @param {string} folder absolute
	 * @throws {FolderTrouble}
	 */
	constructor(folder) {
		this.#root = guarded(() => {
			fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
			return fs.realpathSync(folder);
		});
		this.#id();
		guarded(() => this.#sweep());
	}

	get root() {
		return this.#root;
	}

	/**
	 * All rule files, each with its version: it is another one when the text is. `left`: what is not taken, and why. The id
	 * is that of this very folder: an empty one in its place, as where a disk is not mounted, has another.
	 * @returns {{ id: string, files: Listed[], left: Left[] }}
	 * @throws {FolderTrouble}
	 */
	list() {
		return guarded(() => {
			const id = this.#id();
			/** @type {Listed[]} */
			const files = [];
			/** @type {Left[]} */
			const left = [];
			/** @type {Set<string>} */
			const folded = new Set();
			let [bytes, entries] = [0, 0];
			for (const { name, found } of this.#entries()) {
				if (++entries > MOST_ENTRIES) throw new FolderTrouble('too-many');
				if (found === null) continue;
				const twin = folded.has(name.toLowerCase());
				folded.add(name.toLowerCase());
				if ('why' in found || twin)
					left.push({ path: name, why: 'why' in found ? found.why : 'twin' });
				else files.push({ path: name, version: found.version });
				bytes += 'size' in found ? found.size : 0;
				if (files.length + left.length > MOST_FILES) throw new FolderTrouble('too-many');
				if (bytes > MOST_BYTES) throw new FolderTrouble('too-large');
			}
			return { id, files, left };
		});
	}

	/**
	 * A file's bytes, which are UTF-8; null: it is not there.
	 * @param {string} file path below the folder, with slashes
	 * @returns {There | null}
	 * @throws {FolderTrouble}
	 */
	read(file) {
		return guarded(() => this.#there(this.#locate(file)));
	}

	/**
	 * Puts a text in the place of the version that the writer knows (null: none); its new version, or null where another one
	 * stands there, which then stays.
	 * @param {string} file
	 * @param {Buffer} text
	 * @param {string | null} based
	 * @returns {string | null}
	 * @throws {FolderTrouble}
	 */
	write(file, text, based) {
		return guarded(() => {
			const full = this.#locate(file);
			const there = this.#there(full);
			if ((there?.version ?? null) !== based) return null;
			this.#makeSure(text.length - (there?.text.length ?? 0), there === null);
			this.#put(full, text, there?.mode ?? 0o666);
			return hashOf(text);
		});
	}

	/**
	 * Takes a file away, and the folders that are empty then; false where another version stands there, which stays.
	 * @param {string} file
	 * @param {string} based
	 * @throws {FolderTrouble}
	 */
	remove(file, based) {
		return guarded(() => {
			const full = this.#locate(file);
			if (this.#there(full)?.version !== based) return false;
			fs.unlinkSync(full);
			let folder = path.dirname(full);
			syncFolder(folder);
			while (folder !== this.#root && fs.readdirSync(folder).length === 0) {
				fs.rmdirSync(folder);
				folder = path.dirname(folder);
			}
			return true;
		});
	}

	/**
	 * That the folder can still be listed with more in it: otherwise a single file would take all others away.
	 * @param {number} more bytes
	 * @param {boolean} another file
	 */
	#makeSure(more, another) {
		let [bytes, files] = [more, another ? 1 : 0];
		for (const { found } of this.#entries()) {
			if (found === null) continue;
			files++;
			bytes += 'size' in found ? found.size : 0;
		}
		if ((another && files > MOST_FILES) || (more > 0 && bytes > MOST_BYTES))
			throw new FolderTrouble('no-room');
	}

	/** @param {string} full @param {Buffer} text @param {number} mode */
	#put(full, text, mode) {
		this.#id();
		const folder = path.dirname(full);
		fs.mkdirSync(folder, { recursive: true });
		const rest = crypto.randomBytes(6).toString('hex');
		const draft = path.join(this.#root, OURS, `draft-${process.pid}-${rest}`);
		try {
			const { O_WRONLY, O_CREAT, O_EXCL } = fs.constants;
			const open = fs.openSync(draft, O_WRONLY | O_CREAT | O_EXCL, mode);
			try {
				fs.writeFileSync(open, text);
				fs.fsyncSync(open);
			} finally {
				fs.closeSync(open);
			}
			// Somebody may have put a link there meanwhile.
			if (fs.realpathSync(folder) !== folder) throw new FolderTrouble('shortcut');
			fs.renameSync(draft, full);
		} finally {
			fs.rmSync(draft, { force: true });
		}
		syncFolder(folder);
	}

	/**
	 * Where a file lies or would lie. Every step is looked up by the very name, for on some disks `A` is `a`.
	 * @param {string} file
	 */
	#locate(file) {
		const steps = stepsOf(file);
		if (steps === null) throw new FolderTrouble('name');
		if (!fs.existsSync(this.#root)) throw new FolderTrouble('gone');
		let folder = this.#root;
		for (const [at, step] of steps.entries()) {
			const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
			const there = names.includes(step);
			const folded = step.toLowerCase();
			if (!there && names.some((name) => name.toLowerCase() === folded))
				throw new FolderTrouble('twin');
			folder = path.join(folder, step);
			const last = at === steps.length - 1;
			const entry = there ? fs.lstatSync(folder) : null;
			if (entry && !(last ? entry.isFile() : entry.isDirectory()))
				throw new FolderTrouble(entry.isSymbolicLink() ? 'shortcut' : 'name');
		}
		return folder;
	}

	/** @param {string} full @returns {There | null} */
	#there(full) {
		if (!fs.existsSync(full)) return null;
		const read = readText(full);
		if (!read.ok) throw new FolderTrouble(read.why);
		return { text: read.text, version: hashOf(read.text), mode: read.mode };
	}

	/** All that lies in the folder, and what it is to us. */
	#entries() {
		return this.#walk([], entriesOf(this.#root));
	}

	/**
	 * @param {string[]} steps
	 * @param {fs.Dirent[]} entries of the folder to which the steps lead
	 * @returns {Generator<{ name: string, found: Found }>}
	 */
	*#walk(steps, entries) {
		for (const entry of entries) {
			// Such as `.git`.
			if (entry.name.startsWith('.')) continue;
			const there = [...steps, entry.name];
			const inside = entry.isDirectory() && there.length < DEEPEST && isName(entry.name);
			const below = inside ? unlessForbidden(() => entriesOf(path.join(this.#root, ...there))) : [];
			yield { name: there.join('/'), found: below ? this.#look(there, entry) : UNREADABLE };
			if (below) yield* this.#walk(there, below);
		}
	}

	/**
	 * What an entry is to us; null: nothing.
	 * @param {string[]} steps
	 * @param {fs.Dirent} entry
	 * @returns {Found}
	 */
	#look(steps, entry) {
		if (entry.isDirectory() || !isRules(entry.name)) return null;
		// No place for rules: of a file beside the games there is nothing to say.
		if (steps.length === 1) return null;
		if (entry.isSymbolicLink()) return { why: 'shortcut' };
		if (!entry.isFile() || stepsOf(steps.join('/')) === null) return { why: 'name' };
		const full = path.join(this.#root, ...steps);
		const info = fs.lstatSync(full, { bigint: true, throwIfNoEntry: false });
		if (!info) return null;
		const { ino, size, mtimeNs, ctimeNs } = info;
		const stand = [ino, size, mtimeNs, ctimeNs].join(' ');
		const known = this.#known.get(full);
		if (known?.stand === stand) return { version: known.version, size: Number(size) };
		const read = unlessForbidden(() => readText(full));
		if (read === null) return UNREADABLE;
		if (!read.ok) return { why: read.why };
		const version = hashOf(read.text);
		// Written again within the same tick of the disk's clock, it would look the same.
		const settled = BigInt(Date.now()) * 1_000_000n - mtimeNs > 2_000_000_000n;
		if (settled) this.#known.set(full, { stand, version });
		return { version, size: Number(size) };
	}

	/** Made anew where it is missing, with a folder of ours that git passes over. */
	#id() {
		return guarded(() => {
			if (fs.realpathSync(this.#root) !== this.#root) throw new FolderTrouble('gone');
			const ours = path.join(this.#root, OURS);
			const there = fs.lstatSync(ours, { throwIfNoEntry: false });
			if (there && !there.isDirectory()) throw new FolderTrouble('shortcut');
			const file = path.join(ours, 'id');
			const read = there && fs.existsSync(file) ? readText(file) : null;
			const known = read?.ok ? read.text.toString('utf8').trim() : '';
			if (/^[0-9a-f]{32}$/.test(known)) return known;
			const id = crypto.randomBytes(16).toString('hex');
			fs.mkdirSync(ours, { recursive: true });
			for (const [name, text] of [
				['.gitignore', '*\n'],
				['id', `${id}\n`]
			]) {
				fs.rmSync(path.join(ours, String(name)), { force: true });
				fs.writeFileSync(path.join(ours, String(name)), String(text), { flag: 'wx' });
			}
			return id;
		});
	}

	/** Drafts of a server that was killed. */
	#sweep() {
		const ours = path.join(this.#root, OURS);
		for (const name of fs.readdirSync(ours)) {
			const pid = Number(/^draft-(\d+)-/.exec(name)?.[1] ?? 0);
			if (pid > 0 && !lives(pid)) fs.rmSync(path.join(ours, name), { force: true });
		}
	}
}

/** @type {{ why: Why }} */
const UNREADABLE = { why: 'unreadable' };

/** In the order of their names: of two that differ in capitals the first is taken on every machine. @param {string} folder */
const entriesOf = (folder) =>
	fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * null: the system does not let us, and what else lies there is none the worse for it.
 * @template T
 * @param {() => T} work
 * @returns {T | null}
 */
function unlessForbidden(work) {
	try {
		return work();
	} catch (error) {
		if (['EACCES', 'EPERM', 'EIO'].includes(codeOf(error))) return null;
		throw error;
	}
}

/** @param {number} pid */
function lives(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return codeOf(error) === 'EPERM';
	}
}

/** A new name is on the disk when its folder is. Some systems know no such thing. @param {string} folder */
function syncFolder(folder) {
	try {
		const open = fs.openSync(folder, fs.constants.O_RDONLY);
		try {
			fs.fsyncSync(open);
		} finally {
			fs.closeSync(open);
		}
	} catch (error) {
		if (!['EPERM', 'EISDIR', 'EINVAL', 'EACCES'].includes(codeOf(error))) throw error;
	}
}

/** @type {Readonly<Record<string, Why>>} */
const WHYS = {
	ENOENT: 'gone',
	ENOTDIR: 'gone',
	ENOSPC: 'full',
	EDQUOT: 'full',
	EACCES: 'forbidden',
	EPERM: 'forbidden',
	EROFS: 'forbidden',
	ELOOP: 'shortcut'
};

/**
 * Whatever goes wrong is one of the reasons.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function guarded(work) {
	try {
		return work();
	} catch (error) {
		if (error instanceof FolderTrouble) throw error;
		throw new FolderTrouble(WHYS[codeOf(error)] ?? 'other', error);
	}
}

/** @param {unknown} error */
function codeOf(error) {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
