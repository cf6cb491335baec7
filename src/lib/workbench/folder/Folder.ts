/** A folder in which one's own rules are kept besides this browser: on the disk of this machine, wherever that is reached. */

/**
 * Why a file is not taken or not put there. shortcut: a symbolic link; name: no name for a rule file; place: a file where
 * no rules are; twin: another file's name in other capitals; too-large; not-text: no UTF-8; unreadable: the system does not
 * let it be read; no-room: with it the folder would hold too much.
 */
const FILE_WHYS = [
	'shortcut',
	'name',
	'place',
	'twin',
	'too-large',
	'not-text',
	'unreadable',
	'no-room'
] as const;
export type FileWhy = (typeof FILE_WHYS)[number];

/**
 * Why the folder cannot be used. silent: nothing answers; gone: there is no such folder; full: no room on its disk;
 * forbidden: it may not be read or written; too-many: files in it; other.
 */
export type FolderWhy = 'silent' | 'gone' | 'full' | 'forbidden' | 'too-many' | 'other';

/** Something about one file; the folder can be used. */
export class FileTrouble extends Error {
	readonly why: FileWhy;

	constructor(why: FileWhy) {
		super(`file in the folder: ${why}`);
		this.name = 'FileTrouble';
		this.why = why;
	}
}

export class FolderTrouble extends Error {
	readonly why: FolderWhy;

	constructor(why: FolderWhy, cause: unknown) {
		super(`folder: ${why}`, { cause });
		this.name = 'FolderTrouble';
		this.why = why;
	}
}

export const isFileWhy = (why: string): why is FileWhy =>
	FILE_WHYS.some((candidate) => candidate === why);

/** What is in a folder now. */
export interface Look {
	/** Of this very folder: an empty one that takes its place has another. */
	id: string;
	/** What a person calls it: where it lies. */
	name: string;
	/** By path below the rulesets folder; another one as soon as the text is another. */
	versions: ReadonlyMap<string, string>;
	/** Rule files that are not taken, by path. */
	left: ReadonlyMap<string, FileWhy>;
}

/** A file as it was when it was read: with the version that a look would have told then. */
export interface Read {
	text: string;
	version: string;
}

/** Every method throws `FolderTrouble`, those about one file `FileTrouble` as well. */
export interface Folder {
	look(): Promise<Look>;
	/** null: it is not there. */
	read(path: string): Promise<Read | null>;
	/** Puts a text in the place of the one that is known (null: none), whole or not at all; false: another stands there. */
	write(path: string, text: string, before: string | null): Promise<boolean>;
	/** Takes a file away; false: another text stands there. */
	remove(path: string, before: string): Promise<boolean>;
}
