/** One combination of the matrix, in a thread of its own. */
import { workerData } from 'node:worker_threads';
import { nodeCode } from '../src/cli/threads/node-code.ts';
import type { Cell } from '../src/lib/lab/matrix/cells.ts';
import { type CellResult, runCell } from '../src/lib/lab/matrix/run-cell.ts';

export interface MatrixSetup {
	/** The rulesets as they were when it began: path and text. */
	files: [string, string][];
	games: number;
	maxRounds: number;
}

const setup = workerData as MatrixSetup;
const workspace = { files: new Map(setup.files) };

export default function run(cell: Cell): CellResult {
	try {
		return runCell(workspace, cell, { ...setup, makeCode: nodeCode });
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return { cell, outcome: 'fails', reason, games: 0, finished: 0 };
	}
}
