/** Whatever can be chosen on the start page has a name in every language. */
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../src/cli/sources/open-variant.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { link } from '#lib/ruleset/link/link.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { composeGame, listGames, listVariants } from '#lib/ruleset/workspace/workspace.ts';

const LANGUAGES = ['en', 'fr', 'de'];
const workspace = workspaceOf();

function textsOf(game: string, layers: string[]): Record<string, Record<string, string>> {
	const composition = composeGame(workspace, game, layers);
	return link(composition, playersOf(composition).max).program?.texts ?? {};
}

describe.each(listGames(workspace))('%s', (game) => {
	const layers = gameLayers(workspace.files, game).filter(({ id }) => id !== 'base');

	it('names its variants', () => {
		const texts = textsOf(game, []);
		const variants = listVariants(workspace).filter((variant) => variant.game.id === game);
		const missing = LANGUAGES.flatMap((language) =>
			variants.flatMap(({ id }) =>
				texts[language]?.[`variants.${id}`] === undefined ? [`${language}: ${id}`] : []
			)
		);
		expect(missing).toEqual([]);
	});

	it('names its editions and house rules', () => {
		const missing = layers.flatMap(({ id }) => {
			const texts = textsOf(game, withRequirements(layers, id));
			return LANGUAGES.filter((language) => texts[language]?.[`layers.${id}`] === undefined).map(
				(language) => `${language}: ${id}`
			);
		});
		expect(missing).toEqual([]);
	});
});
