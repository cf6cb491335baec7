/** House rules in pairs: both are applied and the game links, or one of them says why they exclude each other. */
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';

const GAME = 'kings-and-things';
const workspace = workspaceOf();

describe(GAME, () => {
	const all = gameLayers(workspace.files, GAME).filter(({ kind }) => kind === 'house-rule');
	const named = new Map(all.map((layer) => [layer.id, layer]));
	const excludes = (a: string, b: string): boolean =>
		named.get(a)?.excludes.some(({ id }) => id === b) === true;
	const pairs = all.flatMap((layer, i) => all.slice(i + 1).map((other) => [layer, other] as const));

	it.each(
		sampleOf('pairs of house rules', pairs, 8).map(([one, other]) => ({
			one,
			other,
			a: one.id,
			b: other.id
		}))
	)('$a and $b', ({ one, other, a, b }) => {
		const needed = [...one.requires, ...other.requires].map(({ id }) => id);
		const wanted = [...new Set([...needed, a, b])];
		const composition = composeGame(workspace, GAME, wanted);
		const errors = composition.diagnostics.filter(({ severity }) => severity === 'error');
		if (wanted.some((each) => wanted.some((third) => excludes(each, third)))) {
			expect(errors.map(({ message }) => message).join('\n')).toMatch(
				/cannot be used together: \S/
			);
			return;
		}
		expect(errors).toEqual([]);
		const { program, diagnostics } = link(composition, playersOf(composition).max);
		expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(program).not.toBeNull();
	});

	it.each([
		['en', 'a Boat to another shore of its last sea'],
		['de', 'ein Boot an ein anderes Ufer seines letzten Meers'],
		['fr', 'envoie un Bateau vers une autre rive de sa dernière mer']
	])(
		'the Fan says in %s what it does to a Boat, where there is one (KT-M-fan-f)',
		(language, words) => {
			const fanOf = (wanted: string[]): string => {
				const { program } = link(composeGame(workspace, GAME, wanted), 2);
				return program!.texts[language]!['pieces.fan.rule']!;
			};
			expect(fanOf(['west-end', 'boat'])).toContain(words);
			expect(fanOf(['west-end'])).not.toContain(words);
		}
	);

	it.each(['king-of-the-gypsies', 'ahashverus', 'lenin', 'tycho-brahe'])(
		'warns of %s beside the Encounter powers, as the rulebook advises (KT-V-17.6-a)',
		(hero) => {
			const needed = (named.get(hero)?.requires ?? []).map(({ id }) => id);
			const wanted = ['west-end', 'encounter', ...needed, hero];
			const { diagnostics } = composeGame(workspace, GAME, wanted);
			const advice = diagnostics.filter(({ code }) => code === 'layer/advised-against');
			expect(advice.map(({ severity }) => severity)).toEqual(['warning']);
			expect(advice[0]?.message).toContain(`"encounter" and "${hero}"`);
		}
	);
});
