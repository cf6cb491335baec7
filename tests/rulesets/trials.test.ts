/** The trials of the delivered games: nothing is wrong with them, and a stronger counter wins more of its battles. */
import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { checkTrials } from '#lib/lab/trials/check-trials.ts';
import { pairingsOf, planOf, seedOf } from '#lib/lab/trials/bout-plan.ts';
import { Arena } from '#lib/lab/trials/bouts.ts';
import { trialsOfGame } from '#lib/lab/trials/read-trials.ts';
import { rate } from '#lib/lab/interval.ts';
import { trialReport } from '#lib/lab/trials/trial-report.ts';
import { openTrial, type TrialStage } from '#lib/lab/trials/TrialStage.ts';
import { type Composition, listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { sampleOf } from '../../scripts/sample.mjs';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { readRulesets } from '../fixtures/read-rulesets.ts';

const files = readRulesets(join(import.meta.dirname, '../../rulesets'));
const workspace = { files };
const GAME = 'kings-and-things';
const [battle] = trialsOfGame(files, GAME).flatMap(({ trials }) => trials);

function opened(composition: Composition): TrialStage {
	const found = openTrial(composition, battle!);
	if ('findings' in found) throw new Error(found.findings.map(({ message }) => message).join('\n'));
	return found.stage;
}

test('nothing is wrong with them', () => {
	expect(checkTrials(files, GAME).map(({ message }) => message)).toEqual([]);
}, 60_000);

const variants = listVariants(workspace).filter(({ game }) => game.id === GAME);
test.each(sampleOf('trials', variants, 4).map(({ id }) => id))(
	'%s can be tried',
	(id) => {
		const stage = opened(loadVariant(workspace, id));
		const troubles = stage.grounds.flatMap((ground) =>
			stage.trouble({ tested: 'ghost', against: 'white-dragon', ground })
		);
		expect(troubles).toEqual([]);
		expect(stage.tested.size).toBeGreaterThan(100);
	},
	30_000
);

/** Counters of one's own that differ in nothing but their strength, and one that flies and charges. */
const MINE = `layer: { id: mine, kind: house-rule, game: ${GAME} }
pieces:
  page: { kind: creature, terrain: swamp, combat: 1 }
  squire: { kind: creature, terrain: swamp, combat: 2 }
  fencer: { kind: creature, terrain: swamp, combat: 3 }
  champion: { kind: creature, terrain: swamp, combat: 5 }
  roc: { kind: creature, terrain: mountain, combat: 5, flying: true, charge: true }
text: { en: { layers: { mine: { name: Mine, rule: Some more. } } } }
`;

describe('a counter of one’s own', () => {
	const stage = opened(loadVariant(workspace, 'pegasus', [{ path: 'mine.yaml', text: MINE }]));
	const arena = new Arena(nodeCode(stage.program));

	/** Against every fifth of the field, in two terrains, from both sides. */
	function share(tested: string): number {
		const plan = planOf(stage, tested, '1')!;
		const alone = { ...plan, field: plan.field.filter((_, i) => i % 5 === 0) };
		const pairings = pairingsOf(stage, { ...alone, peers: { ...plan.peers, pieces: [] } })
			.filter(({ ground }) => ['plains', 'swamp'].includes(ground[0]!.name))
			.map((combatants) => {
				const seed = seedOf('1', 'battle', combatants);
				const { against, ground } = combatants;
				return {
					...arena.play(stage.position(combatants), { bot: 'random', seed, bouts: 20 }),
					tested,
					against,
					value: stage.against.get(against) ?? null,
					ground: ground.map(({ name }) => name)
				};
			});
		const { overall, broken } = trialReport({
			trial: 'battle',
			about: '',
			vary: ['terrain', 'side'],
			plan,
			each: 20,
			pairings,
			failed: [],
			grounds: 2
		});
		expect([overall.bouts, broken]).toEqual([pairings.length * 20, 0]);
		return rate(overall.won);
	}

	test('wins more, the stronger it is', () => {
		const shares = ['page', 'squire', 'fencer', 'champion', 'roc'].map(share);
		// The last one is as strong as the one before it, but flies and charges: it rolls two dice.
		for (const [i, one] of shares.slice(1).entries())
			expect(one - shares[i]!).toBeGreaterThan(0.03);
	}, 60_000);
});
