/**
 * A sample of the mutants of Kings & Things: whether the scenarios still notice when a rule is wrong.
 * `thingsmith mutate` tries all of them; docs/mutation.md says why some stay.
 */
import { expect, it } from 'vitest';
import { Mutation } from '#lib/lab/mutation/run.ts';
import { suiteOf } from '#lib/scenario/suite.ts';
import { filesIn } from '../architecture/sources.ts';

const FOLDER = 'rulesets/';
const GAME = 'kings-and-things';

it('of a sample of wrong rules nearly all are noticed', () => {
	const files = new Map(
		filesIn(FOLDER, ['.yaml']).map(({ path, text }) => [path.slice(FOLDER.length), text])
	);
	const suite = suiteOf({ files }, GAME);
	// A few programs are enough; all scenarios together need more than a hundred.
	const plain = suite.scenarios.filter(
		({ houseRules, options: { bluffs = 'automatic', ...others } }) =>
			houseRules.length === 0 && bluffs === 'automatic' && Object.keys(others).length === 0
	);
	const mutation = new Mutation({ files }, GAME, { ...suite, scenarios: plain }, 'west-end', {
		every: 13
	});
	const results = [...mutation.run()];
	// What hardly any of these scenarios is about (agreements, mostly) is not looked at here.
	const concerned = results.filter(({ scenarios }) => scenarios >= 3);
	const survivors = concerned.filter(({ killedBy }) => killedBy === null);
	const percent = 100 - (100 * survivors.length) / concerned.length;
	expect(concerned.length).toBeGreaterThan(100);
	expect(percent, survivors.map(({ what }) => what).join('\n')).toBeGreaterThan(88);
}, 120_000);
