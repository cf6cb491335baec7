/** Battles can be changed where house rules want to: alliances, rewards, candidates, and where they are fought. */
import { expect, it } from 'vitest';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { workspaceOf } from '../../src/cli/sources/load.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { runSuite } from '#lib/scenario/suite.ts';
import { filesIn } from '../architecture/sources.ts';

const GAME = 'kings-and-things';
const FOLDER = 'tests/fixtures/battle-hooks/';

const workspace = workspaceOf();
const files = filesIn(FOLDER, ['.yaml']).map(({ path, text }) => ({
	name: path.slice(FOLDER.length),
	text
}));
for (const { name, text } of files) {
	if (text.includes('\nlayer:')) workspace.files.set(`${GAME}/house-rules/${name}`, text);
}
const scenarios = files
	.filter(({ name }) => name === 'scenarios.yaml')
	.flatMap(({ name, text }) => readScenarios(name, text));
const results = [...runSuite(workspace, GAME, { editions: ['west-end', 'pegasus'], scenarios })];

it('there are scenarios', () => {
	expect(scenarios.length).toBe(10);
});

it.each(results)('$scenario ($edition)', ({ failures }) => {
	expect(failures.map(findingText)).toEqual([]);
});
