/**
 * The base is written to be changed: small house rules that only name an event, a value or a procedure of it, each with
 * what must come of it. A file holds the rule, then its scenarios.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../archive.ts';
import { findingText } from '../../src/cli/terminal/shown-findings.ts';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { runSuite } from '#lib/scenario/suite.ts';

const RULES = readArchive(join(import.meta.dirname, 'small-rules.txtar'));
const BETWEEN = '\n---\n';
const workspace = workspaceOf();

describe.each([...RULES])('%s', (name, text) => {
	const [rule = ''] = text.split(BETWEEN, 1);
	const [, game = ''] = /^layer: .* game: ([\w-]+)/m.exec(rule) ?? [];
	const editions = game === 'kings-and-things' ? ['west-end'] : [null];
	const house = { path: `small-rules/${name}`, text: rule };
	const scenarios = readScenarios(name, text.slice(rule.length + BETWEEN.length)).map(
		(scenario) => ({
			...scenario,
			with: [house]
		})
	);
	const results = [...runSuite(workspace, game, { editions, scenarios })];

	it.each(results)('$scenario', ({ claims, failures }) => {
		expect(failures.map(findingText)).toEqual([]);
		expect(claims).toBeGreaterThan(0);
	});
});
