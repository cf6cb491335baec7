/** What scenarios can be about in the game that a file belongs to. */
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { editionsOf } from '#lib/scenario/suite.ts';
import type { ScenarioGround } from './rules-server.ts';

export function scenarioGroundOf(files: Map<string, string>, path: string): ScenarioGround {
	const all = listVariants({ files });
	const role = fileRole(path);
	const folder = role.role === 'layer' ? role.place.game : 'game' in role ? role.game : null;
	const game = folder ?? all.find(({ file }) => file.path === path)?.game.id ?? '';
	return {
		game,
		editions: editionsOf(files, game),
		variants: all
			.filter((variant) => variant.game.id === game)
			.map(({ id, file, edition, houseRules }) => ({
				id,
				path: file.path,
				edition: edition?.id ?? null,
				houseRules: houseRules.map((rule) => rule.id)
			}))
	};
}
