/**
 * A sample of the mutants of Kings & Things, and all of smaller games: whether the scenarios still notice when a rule is wrong.
 * `thingsmith mutate` tries all of them; docs/mutation.md says why some of Kings & Things stay.
 */
import { expect, it } from 'vitest';
import { Mutation } from '#lib/lab/mutation/run.ts';
import { suiteOf } from '#lib/scenario/suite.ts';
import { filesIn } from '../architecture/sources.ts';

const FOLDER = 'rulesets/';
const files = new Map(
	filesIn(FOLDER, ['.yaml']).map(({ path, text }) => [path.slice(FOLDER.length), text])
);

/** Tries every n-th mutant: how many, how many percent of them are noticed, and which are not. */
function tried(game: string, edition: string | null, every: number) {
	const mutation = new Mutation({ files }, game, suiteOf({ files }, game), edition, { every });
	const results = [...mutation.run()];
	const survivors = results.filter(({ killedBy }) => killedBy === null);
	return {
		count: results.length,
		percent: 100 - (100 * survivors.length) / results.length,
		survivors: survivors.map(({ what }) => what).join('\n')
	};
}

it('of a sample of wrong rules nearly all are noticed', () => {
	const { count, percent, survivors } = tried('kings-and-things', 'west-end', 23);
	expect(count).toBeGreaterThan(120);
	expect(percent, survivors).toBeGreaterThan(95);
}, 1_200_000);

it.each([
	'reversi',
	'breakthrough',
	'yavalath',
	'go',
	'draughts',
	'morris',
	'chess',
	'hearts',
	'liars-dice'
])(
	'and of all that could be wrong in %s',
	(game) => {
		const { count, percent, survivors } = tried(game, null, 1);
		expect(count).toBeGreaterThan(30);
		expect(percent, survivors).toBeGreaterThan(90);
	},
	300_000
);
