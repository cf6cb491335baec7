/** Rows of a file of results, which other people may have written: so many and no more, and numbers that are some. */
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { Failure } from '../terminal/failure.ts';

export type Row = Record<string, string | number | null>;

/** Counts what is read of a file. A row takes some hundred bytes of memory. */
export class Rows {
	readonly #most: number;
	#read = 0;

	constructor(most: number) {
		this.#most = most;
	}

	of(statement: StatementSync, ...given: SQLInputValue[]): Row[] {
		const rows: Row[] = [];
		try {
			for (const row of statement.iterate(...given)) {
				if (++this.#read > this.#most)
					throw new Failure(
						`there is more in this than the ${this.#most} rows that are read at once`
					);
				rows.push(row as Row);
			}
		} catch (error) {
			if (error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE')
				throw new Failure('a number in this is larger than any that is counted here');
			throw error;
		}
		return rows;
	}
}
