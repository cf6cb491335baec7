/**
 * Nobody is told what the rules hide: in every variant, for every number of players.
 *
 * `npm test` looks at a sample. `TEST_SIZE=whole vitest run tests/hidden --reporter verbose` looks at all variants for all
 * numbers of players, for longer, and names each as it goes; that takes an hour or so. `HIDDEN_WITH=FOLDER` puts layers on top.
 */
import { describe, expect, test } from 'vitest';
import { hidesNothing } from '#lib/lab/secrets/other-world.ts';
import { isWhole, sampleOf } from '../../scripts/sample.mjs';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { programOfVariant, variantsLookedAt } from './variants.ts';
import { leakInWords, type Plan, watchGames } from '#lib/lab/secrets/watched-game.ts';

/**
 * What the option `pauses: who-can` tells on purpose: that somebody is asked one of these questions, because something
 * that others do not see gives a choice. With `pauses: everybody` not even that is told.
 */
const ASKED_OF_WHO_CAN = [
	'after-capture',
	'answer',
	'bribe-defenders.bribed',
	'deploy-creatures.troop',
	'deployment',
	'event-phase',
	'move-stack.party',
	'movement',
	'pay-after-roll.answer',
	'rack-overflow',
	'who-goes-on.flyers',
	'who-goes-on.further'
];

/** What the rules tell with `pauses: everybody`, too: that a player has something to trade. It is theirs to mend. */
const ASKED_ANYWAY = ['recruit-things.trades', 'recruit-things.traded'];

const WHOLE = isWhole();
const PLAN: Omit<Plan, 'seed'> = WHOLE
	? { games: 2, answers: 700, every: 10, follow: 8, questions: 10, enough: 20 }
	: { games: 1, answers: 360, every: 30, follow: 6, questions: 6, enough: 10 };

const looked = variantsLookedAt.map(({ id, composition, hasPauses }) => {
	const { min, max } = playersOf(composition);
	return { id, hasPauses, min, max, open: hidesNothing(programOfVariant(id, min)) };
});

const hiding = looked.filter(({ open }) => !open);
const variants = hiding.map(({ id, hasPauses, min, max }, index) => {
	const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
	// The sample takes one number of players a variant, and the two values of the option in turns.
	const some = [all[(index * 2 + 1) % all.length]!];
	const values = hasPauses ? ['who-can', 'everybody'] : [null];
	return {
		id,
		players: WHOLE ? all : some,
		pauses: WHOLE ? values : [values[index % values.length]!]
	};
});

const cells = variants.flatMap(({ id, players, pauses }) =>
	players.flatMap((number) => pauses.map((value) => [id, number, value] as const))
);

describe('whatever a seat cannot know may be otherwise, and it is told the same', () => {
	test.each(sampleOf('hidden', cells, 6))(
		'%s with %i players, pauses: %s',
		{ timeout: 3_600_000 },
		(variant, players, pauses) => {
			const options: Record<string, string> = pauses === null ? {} : { pauses };
			const program = programOfVariant(variant, players, options);
			const seed = cells.findIndex((cell) => cell[0] === variant && cell[1] === players);
			const { leaks, asked, worlds, compared } = watchGames(nodeCode(program), { ...PLAN, seed });
			expect(leaks.map(leakInWords)).toEqual([]);
			const allowed = pauses === 'who-can' ? [...ASKED_OF_WHO_CAN, ...ASKED_ANYWAY] : ASKED_ANYWAY;
			expect([...asked.keys()].filter((path) => !allowed.includes(path))).toEqual([]);
			expect(worlds).toBeGreaterThan(4);
			expect(compared).toBeGreaterThan(2 * worlds);
		}
	);

	const open = looked.filter((one) => one.open);
	test.each(sampleOf('open', open, 3))('$id hides nothing', ({ id, max }) => {
		const program = programOfVariant(id, max);
		const { leaks, worlds } = watchGames(nodeCode(program), { ...PLAN, seed: 0 });
		expect([leaks, worlds]).toEqual([[], 0]);
	});
});
