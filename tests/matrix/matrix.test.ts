/** A sample of `npm run matrix`, and whether its page knows all layers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { allParts, type Cell, cellName, cellsOf } from '#lib/lab/matrix/cells.ts';
import { layerList } from '#lib/lab/matrix/matrix-page.ts';
import { runCell } from '#lib/lab/matrix/run-cell.ts';

const workspace = workspaceOf();
const parts = allParts(workspace);
const PAGE = readFileSync(new URL('../../docs/matrix.md', import.meta.url), 'utf8');

/** Every layer alone with its defaults, a few pairs, a few options: enough to notice that something broke. */
function sampleOf(cells: readonly Cell[]): Cell[] {
	const alone = cells.filter(
		({ rules, options, edition }) =>
			rules.length < 2 && Object.keys(options).length === 0 && edition === cells[0]!.edition
	);
	const others = cells.filter((cell) => !alone.includes(cell));
	const step = Math.max(1, Math.floor(others.length / 8));
	return [...alone, ...others.filter((_, i) => i % step === step - 1)];
}

describe.each(parts)('$game', (part) => {
	it('has all its layers and options in docs/matrix.md (npm run matrix)', () => {
		expect(PAGE).toContain(layerList(part));
	});

	const sample = sampleOf(cellsOf(workspace, part)).map((cell) => ({ cell, name: cellName(cell) }));
	it.each(sample)('$name', ({ cell }) => {
		const result = runCell(workspace, cell, { games: 1, maxRounds: 6, makeCode: nodeCode });
		expect(result.reason === '' || result.outcome === 'excluded', result.reason).toBe(true);
	});
});
