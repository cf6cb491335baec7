/** A failure that the user can mend: shown without a stack. Exit code 1 for findings, 2 for wrong usage. */
export class Failure extends Error {
	readonly exitCode: 1 | 2;
	/** What is printed with `--json`. */
	readonly data: unknown;

	constructor(message: string, exitCode: 1 | 2 = 1, data: unknown = { error: message }) {
		super(message);
		this.exitCode = exitCode;
		this.data = data;
	}
}

/** What the system says when a file or folder cannot be used, in words; the rest by its code. */
const TROUBLES: Readonly<Record<string, string>> = {
	EACCES: 'it may not be used by you',
	EPERM: 'it may not be used by you',
	EROFS: 'its disk can only be read',
	ENOSPC: 'there is no room left on its disk',
	EDQUOT: 'there is no room left on its disk',
	EFBIG: 'it would be larger than the system allows',
	EISDIR: 'it is a folder',
	ENOTDIR: 'a part of its path is no folder',
	ENOENT: 'it is not there',
	EEXIST: 'something of this name is there already',
	ENAMETOOLONG: 'its name is too long',
	ELOOP: 'it is a shortcut that leads nowhere',
	EMFILE: 'too many files are open',
	EIO: 'its disk does not answer',
	EBUSY: 'something else is using it',
	ERR_FS_FILE_TOO_LARGE: 'it is too large to be read at once'
};

/** `ENOSPC: no space left on device, write 'FILE'`: what is left of such an error when it comes from a thread. */
const FROM_THREAD = /^(?<code>E[A-Z]+): .*?(?:'(?<path>[^']+)')?$/;

/** Whatever the system refuses is a sentence about the file; null: it is another error. */
export function systemFailure(error: unknown): Failure | null {
	if (!(error instanceof Error)) return null;
	const told = FROM_THREAD.exec(error.message)?.groups;
	const why = TROUBLES['code' in error ? String(error.code) : (told?.['code'] ?? '')];
	if (why === undefined) return null;
	const file = 'path' in error ? String(error.path) : told?.['path'];
	return new Failure(file === undefined ? `the system refuses: ${why}` : `${file}: ${why}`, 2);
}
