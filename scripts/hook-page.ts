/** docs/hooks/<game>.md: what rules can name in the base of a game. */
import { hooksAsPage } from '../src/lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '../src/lib/ruleset/report/hooks/list-hooks.ts';
import { playersOf } from '../src/lib/ruleset/report/player-range.ts';
import { composeGame, type Workspace } from '../src/lib/ruleset/workspace/workspace.ts';

/** null: a game with errors has no page; `validate` says what is wrong. */
export function hookPage(workspace: Workspace, game: string): string | null {
	const composition = composeGame(workspace, game);
	const { hooks } = listHooks(composition, playersOf(composition).max);
	return hooks && hooksAsPage(game, '../../rulesets', hooks);
}
