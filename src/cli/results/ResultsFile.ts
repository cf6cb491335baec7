/** A file of results: a SQLite database to which series of games are added. */
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Run } from '#lib/lab/report/run.ts';
import type { ReadRun } from '#lib/lab/keep/read-run.ts';
import { kindOf } from '../sources/disk.ts';
import { Failure } from '../terminal/failure.ts';
import { putRun } from './put-run.ts';
import { APPLICATION, STEPS, VERSION } from './result-tables.ts';
import { Rows } from './rows.ts';
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
		if (kindOf(path) !== 'file') throw new Failure(`there is no file ${path}`, 2);
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
			file.#refuseTriggers();
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
		const all = this.#db.prepare('SELECT run FROM run ORDER BY run');
		return new Rows(MOST_RUNS).of(all).map(({ run }) => Number(run));
	}

	take(run: number): ReadRun {
		return takeRun(this.#db, run, new Rows(MOST_ROWS), this.#number('user_version') > 1);
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

	/** What somebody else has set to happen when rows are added would happen by our hand. */
	#refuseTriggers(): void {
		const triggers = this.#db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'");
		const [first] = new Rows(MOST_TABLES).of(triggers);
		if (first)
			throw new Failure(`nothing is added: its trigger "${first['name']}" is not one of ours`);
	}

	/** Whether it has the tables of its version, as they were made here: what else lies in the file is not looked at. */
	#checkTables(version: number): void {
		const own = new DatabaseSync(':memory:');
		try {
			for (const step of STEPS.slice(0, version)) own.exec(step);
			const expected = own.prepare(SCHEMA).all();
			const there = new Map<unknown, unknown>();
			for (const { name, sql } of new Rows(MOST_TABLES).of(this.#db.prepare(SCHEMA)))
				there.set(name, sql);
			const odd = expected.find(({ name, sql }) => there.get(name) !== sql);
			if (odd === undefined) return;
			throw new Failure(
				`${this.#path} is no file of results: its "${String(odd['name'])}" is not the one that is made here`,
				1
			);
		} finally {
			own.close();
		}
	}

	#check(): void {
		if (this.#number('application_id') !== APPLICATION) {
			throw new Failure(`${this.#path} is a database, but not one of results`, 1);
		}
		const version = this.#number('user_version');
		if (version >= 1 && version <= VERSION) return this.#checkTables(version);
		throw new Failure(
			`${this.#path} has version ${version} of the tables, and only those up to ${VERSION} are known here: give another file`,
			1
		);
	}
}

function open(path: string, readOnly: boolean): DatabaseSync {
	try {
		const db = new DatabaseSync(path, { readOnly, timeout: PATIENCE, defensive: true });
		// Other people may have written the file: what its schema says is believed as little as its rows.
		db.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;');
		return db;
	} catch (error) {
		throw failureOf(path, error);
	}
}

/** Ours are some twenty; others may have added views of their own. */
const MOST_TABLES = 1000;
const MOST_RUNS = 100_000;
/** Of one run: ten thousand games of which all is told. */
const MOST_ROWS = 5_000_000;

const SCHEMA = 'SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL';

/** SQLite's number for a file that is no database at all. */
const NO_DATABASE = 26;

function failureOf(path: string, error: unknown): unknown {
	if (error instanceof Failure && !error.message.startsWith(path))
		return new Failure(`${path}: ${error.message}`, error.exitCode);
	if (!(error instanceof Error) || !('errcode' in error)) return error;
	return error.errcode === NO_DATABASE
		? new Failure(`${path} is no database: it is left as it is`, 1)
		: new Failure(`${path}: ${error.message}`, 1);
}
