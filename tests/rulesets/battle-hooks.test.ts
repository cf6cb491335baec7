/** Battles can be changed where house rules want to: alliances, rewards, candidates, and where they are fought. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { readArchive } from '../archive.ts';

const GAME = 'kings-and-things';

const workspace = workspaceOf();
const files = readArchive(join(import.meta.dirname, '../fixtures/battle-hooks.txtar'));
for (const [name, text] of files) {
	if (text.includes('\nlayer:')) workspace.files.set(`${GAME}/house-rules/${name}`, text);
}
const scenarios = readScenarios('scenarios.yaml', files.get('scenarios.yaml') ?? '');
const results = [...runSuite(workspace, GAME, { editions: ['west-end', 'pegasus'], scenarios })];

it('there are scenarios', () => {
	expect(scenarios.length).toBe(10);
});

it.each(results)('$scenario ($edition)', ({ failures }) => {
	expect(failures.map(findingText)).toEqual([]);
});
