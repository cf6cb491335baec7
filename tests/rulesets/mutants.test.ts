/**
 * A sample of the mutants of Kings & Things, and all of smaller games, two games a day: whether the scenarios still notice when a rule is wrong.
 * `thingsmith mutate` tries all of them; docs/mutation.md says why some of Kings & Things stay.
 */
import { expect, it } from 'vitest';
import { Mutation } from '#lib/lab/mutation/run-mutants.ts';
import { suiteOf } from '#lib/scenario/suite.ts';
import { sampleOf } from '../../scripts/sample.mjs';
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

/** Of so many mutants of a game one is tried; more than so many must be left, and so many percent of them noticed. */
const GAMES = [
	{ game: 'kings-and-things', edition: 'west-end', every: 23, most: 120, least: 95 },
	...[
		'reversi',
		'breakthrough',
		'yavalath',
		'go',
		'draughts',
		'morris',
		'chess',
		'hearts',
		'liars-dice'
	].map((game) => ({ game, edition: null, every: 1, most: 30, least: 90 }))
];

it.each(sampleOf('mutants', GAMES, 5))(
	'of all that could be wrong in $game nearly all is noticed',
	({ game, edition, every, most, least }) => {
		const { count, percent, survivors } = tried(game, edition, every);
		expect(count).toBeGreaterThan(most);
		expect(percent, survivors).toBeGreaterThan(least);
	},
	1_200_000
);
