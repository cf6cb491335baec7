/** docs/hooks/<game>.md: what rules can name in the base of each game. */
import { workspaceOf } from '../src/cli/sources/load.ts';
import { hooksAsPage } from '../src/lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '../src/lib/ruleset/report/hooks/list-hooks.ts';
import { playersOf } from '../src/lib/ruleset/report/player-range.ts';
import { composeGame, listGames } from '../src/lib/ruleset/workspace/workspace.ts';

/** By path in the project. Of a game with errors there is no page: `validate` says what is wrong. */
export function hookPages(): Map<string, string> {
	const workspace = workspaceOf();
	const pages = new Map<string, string>();
	for (const game of listGames(workspace)) {
		const composition = composeGame(workspace, game);
		const { hooks } = listHooks(composition, playersOf(composition).max);
		if (hooks !== null) {
			pages.set(`docs/hooks/${game}.md`, hooksAsPage(game, '../../rulesets', hooks));
		}
	}
	return pages;
}
