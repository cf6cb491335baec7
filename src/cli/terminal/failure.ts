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
