/** The scenarios beside the rules: each of them, under every edition for which it holds, is a test. */
import { describe, expect, it } from 'vitest';
import { findingText } from '../../src/cli/findings.ts';
import { workspaceOf } from '../../src/cli/load.ts';
import { listGames } from '#lib/ruleset/workspace.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';

const workspace = workspaceOf();

describe.each(listGames(workspace))('%s', (game) => {
	const results = [...runSuite(workspace, game, suiteOf(workspace, game))];

	it.each(results.map((result) => ({ ...result, of: result.edition ?? 'base' })))(
		'$scenario ($of, $file:$line)',
		({ failures }) => {
			expect(failures.map(findingText)).toEqual([]);
		}
	);
});
