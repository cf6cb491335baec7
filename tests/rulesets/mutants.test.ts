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
	const mutation = new Mutation({ files }, GAME, suiteOf({ files }, GAME), 'west-end', {
		every: 13
	});
	const results = [...mutation.run()];
	const survivors = results.filter(({ killedBy }) => killedBy === null);
	const percent = 100 - (100 * survivors.length) / results.length;
	expect(results.length).toBeGreaterThan(200);
	expect(percent, survivors.map(({ what }) => what).join('\n')).toBeGreaterThan(95);
}, 1_200_000);
