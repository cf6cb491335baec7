import { expect, it } from 'vitest';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { coverageOf } from './coverage.ts';
import { GAME, run, scenario } from './ponds.test.fixture.ts';

it('coverage tells for each clause how far it is', () => {
	const results = run(
		scenario('when: [{ p1: pass }]\nthen: [{ is: true }]').replace('given', 'cite: P-1\ngiven')
	);
	const clauses = coverageOf([programOf(GAME, 3)], results);
	expect(clauses.map(({ id, state }) => [id, state])).toEqual([
		['P-1', 'exercised'],
		['P-2', 'declared'],
		['P-3', 'outOfScope'],
		['P-4', 'missing']
	]);
});
