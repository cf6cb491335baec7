/** A file of results: a SQLite database to which series of games are added. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Run } from '#lib/lab/report/run.ts';
import type { ReadRun } from '#lib/lab/keep/read-run.ts';
import { Failure } from '../terminal/failure.ts';
import { putRun } from './put-run.ts';
import { APPLICATION, STEPS, VERSION } from './result-tables.ts';
import { takeRun } from './take-run.ts';

/** Milliseconds that another process may take to write. */
const PATIENCE = 30_000;

export class ResultsFile {
	readonly #path: string;
	readonly #db: DatabaseSync;

	private constructor(path: string, db: DatabaseSync) {
		this.#path = path;
		this.#db = db;
	}

	/** Does something with a file that is there. */
	static using<T>(path: string, work: (file: ResultsFile) => T): T {
		if (!existsSync(path)) throw new Failure(`there is no file ${path}`, 2);
		const file = new ResultsFile(path, open(path, true));
		try {
			file.#check();
			return work(file);
		} catch (error) {
			throw failureOf(path, error);
		} finally {
			file.#db.close();
		}
	}

	/** Adds a series of games, as a whole or not at all; a file that is not there is made. Its number in the file. */
	static add(path: string, run: Run): number {
		const db = open(path, false);
		try {
			db.exec('BEGIN IMMEDIATE');
			const file = new ResultsFile(path, db);
			if (!file.#isNew()) file.#check();
			file.#bringUp();
			const id = putRun(db, run);
			db.exec('COMMIT');
			return id;
		} catch (error) {
			throw failureOf(path, error);
		} finally {
			// What was begun and not ended is undone.
			db.close();
		}
	}

	/** Fails where nothing could be added: better before the games are played than after. */
	static check(path: string): void {
		if (existsSync(path) && statSync(path).size > 0) ResultsFile.using(path, () => undefined);
	}

	/** The numbers of what is in it. */
	runs(): number[] {
		return this.#db
			.prepare('SELECT run FROM run ORDER BY run')
			.all()
			.map(({ run }) => Number(run));
	}

	take(run: number): ReadRun {
		return takeRun(this.#db, run, this.#number('user_version') > 1);
	}

	#number(pragma: string): number {
		return Number(Object.values(this.#db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
	}

	#isNew(): boolean {
		const { many } = this.#db.prepare('SELECT COUNT(*) AS many FROM sqlite_schema').get()!;
		return many === 0 && this.#number('application_id') === 0 && this.#number('user_version') === 0;
	}

	/** Makes what its version lacks. */
	#bringUp(): void {
		for (const step of STEPS.slice(this.#number('user_version'))) this.#db.exec(step);
		this.#db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}`);
	}

	#check(): void {
		if (this.#number('application_id') !== APPLICATION) {
			throw new Failure(`${this.#path} is a database, but not one of results`, 1);
		}
		const version = this.#number('user_version');
		if (version >= 1 && version <= VERSION) return;
		throw new Failure(
			`${this.#path} has version ${version} of the tables, and only those up to ${VERSION} are known here: give another file`,
			1
		);
	}
}

function open(path: string, readOnly: boolean): DatabaseSync {
	try {
		return new DatabaseSync(path, { readOnly, timeout: PATIENCE });
	} catch (error) {
		throw failureOf(path, error);
	}
}

/** SQLite's number for a file that is no database at all. */
const NO_DATABASE = 26;

function failureOf(path: string, error: unknown): unknown {
	if (!(error instanceof Error) || !('errcode' in error)) return error;
	return error.errcode === NO_DATABASE
		? new Failure(`${path} is no database: it is left as it is`, 1)
		: new Failure(`${path}: ${error.message}`, 1);
}
