/** The scenarios beside the rules: each of them, under every edition for which it holds, is a test. */
import { describe, expect, it } from 'vitest';
import { findingText } from '../../src/cli/terminal/findings.ts';
import { conditionLines } from '../../src/cli/sources/conditions-text.ts';
import { workspaceOf } from '../../src/cli/sources/load.ts';
import { listGames } from '#lib/ruleset/workspace/workspace.ts';
import { Conditions } from '#lib/scenario/conditions.ts';
import { runSuite, suiteOf } from '#lib/scenario/suite.ts';

const workspace = workspaceOf();

/** Percent of the conditions of an edition's rules that its scenarios have to see both true and false. */
const LEAST: Readonly<Record<string, number>> = {
	'kings-and-things/west-end': 90,
	'kings-and-things/pegasus': 90
};

describe.each(listGames(workspace))('%s', (game) => {
	const watched = new Map<string, Conditions>();
	const suite = suiteOf(workspace, game);
	for (const edition of suite.editions) {
		const id = `${game}/${edition}`;
		if (id in LEAST) watched.set(id, new Conditions());
	}
	const watchers = (edition: string | null) => watched.get(`${game}/${edition}`) ?? null;
	const results = [...runSuite(workspace, game, suite, watchers)];

	it.each(results.map((result) => ({ ...result, of: result.edition ?? 'base' })))(
		'$scenario ($of, $file:$line)',
		({ failures }) => {
			expect(failures.map(findingText)).toEqual([]);
		}
	);

	for (const [id, conditions] of watched) {
		it(`sees the conditions of ${id} both true and false`, () => {
			const report = conditions.report();
			expect(report.percent, conditionLines(report).join('\n')).toBeGreaterThanOrEqual(LEAST[id]!);
		});
	}
});
