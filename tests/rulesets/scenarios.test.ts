/** What the scenarios of an edition see of its rules. Whether they hold is asked of `thingsmith test`, a stage of `npm test`. */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { conditionLines } from '../../src/cli/sources/conditions-text.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { Conditions } from '#lib/scenario/condition-coverage.ts';
import { inEdition, runSuite, suiteOf } from '#lib/scenario/suite.ts';

const GAME = 'kings-and-things';
/** Percent of the conditions of an edition's rules that its scenarios have to see both true and false. */
const LEAST = [
	['west-end', 90],
	['pegasus', 90]
] as const;

describe.each(sampleOf('conditions', LEAST, 2))('%s', (edition, least) => {
	it('is seen with its conditions both true and false', () => {
		const workspace = workspaceOf();
		const conditions = new Conditions();
		const suite = inEdition(suiteOf(workspace, GAME), edition);
		const results = [...runSuite(workspace, GAME, suite, () => conditions)];
		expect(results.every(({ passed }) => passed)).toBe(true);
		const report = conditions.report();
		expect(report.percent, conditionLines(report).join('\n')).toBeGreaterThanOrEqual(least);
	});
});
