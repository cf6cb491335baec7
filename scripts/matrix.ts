/**
 * `npm run matrix`: composes and plays every combination of editions, house rules and options, and writes docs/matrix.md.
 * `-- --game <id>` and `-- --only <text>` look at some of them and write nothing; `--games`, `--max-rounds`, `--workers`.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Piscina } from 'piscina';
import { workspaceOf } from '../src/cli/sources/open-variant.ts';
import { progress } from '../src/cli/terminal/terminal.ts';
import { allParts, type Cell, cellName, cellsOf } from '../src/lib/lab/matrix/cells.ts';
import { matrixPage } from '../src/lib/lab/matrix/matrix-page.ts';
import type { CellResult } from '../src/lib/lab/matrix/run-cell.ts';
import type { MatrixSetup } from './matrix-worker.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string', default: '' },
		only: { type: 'string', default: '' },
		games: { type: 'string', default: '3' },
		'max-rounds': { type: 'string', default: '40' },
		workers: { type: 'string', default: String(availableParallelism()) }
	}
});

const workspace = workspaceOf();
const parts = allParts(workspace);
const everything = values.game === '' && values.only === '';
const cells = parts
	.filter(({ game }) => values.game === '' || values.game === game)
	.flatMap((part) => cellsOf(workspace, part))
	.filter((cell) => cellName(cell).includes(values.only));
const setup: MatrixSetup = {
	files: [...workspace.files],
	games: Number(values.games),
	maxRounds: Number(values['max-rounds'])
};
/** Code that was made for a game stays in its thread: after so many combinations new ones begin. */
const PORTION = 60;
const bar = progress('combinations', cells.length);
const results: CellResult[] = [];
for (let from = 0; from < cells.length; from += PORTION) {
	const pool = new Piscina<Cell, CellResult>({
		filename: join(import.meta.dirname, 'matrix-worker.ts'),
		workerData: setup,
		maxThreads: Math.max(1, Number(values.workers))
	});
	const portion = cells.slice(from, from + PORTION).map(async (cell) => {
		const result = await pool.run(cell);
		bar.advance();
		// At once: the rest takes minutes.
		if (result.outcome === 'fails') console.log(`FAILED ${cellName(cell)}: ${result.reason}`);
		return result;
	});
	results.push(...(await Promise.all(portion)));
	await pool.destroy();
}
bar.stop();

const failed = results.filter(({ outcome }) => outcome === 'fails');
if (everything) {
	writeFileSync(join(import.meta.dirname, '../docs/matrix.md'), matrixPage(parts, results));
}
const excluded = results.filter(({ outcome }) => outcome === 'excluded').length;
const played = results.reduce((sum, { games }) => sum + games, 0);
const finished = results.reduce((sum, result) => sum + result.finished, 0);
console.log(
	`${cells.length} combinations: ${cells.length - excluded - failed.length} play (${played} games, ${finished} of them to the end), ${excluded} excluded, ${failed.length} failed`
);
process.exitCode = failed.length === 0 ? 0 : 1;
