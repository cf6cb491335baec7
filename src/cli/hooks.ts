/** `hooks`: what rules of one's own can name in a game, with what it is for and who uses it. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { inEnglish } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import { filterHooks, hooksAsText } from '#lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { failWith } from './terminal/shown-findings.ts';
import { openRules, type RulesOptions, withRules } from './sources/open-rules.ts';
import { type Printable, works } from './terminal/terminal.ts';

export function hooksCommand(command: Command): void {
	command
		.argument('<game>', 'folder of the game, or a variant')
		.argument(
			'[words...]',
			'only what has all these words in its name, its types or the line about it'
		);
	withRules(command);
	works<[string, string[]], RulesOptions>(command, hooks);
}

function hooks([game, words]: [string, string[]], options: RulesOptions): Printable {
	const { composition, library } = openRules(game, options);
	const { hooks: all, diagnostics } = listHooks(composition, playersOf(composition).max);
	const findings = [...composition.diagnostics, ...diagnostics];
	if (all === null || findings.some(isError)) failWith(library.opened(findings));
	const found = filterHooks(all, words);
	const ids = all.map(({ id }) => id);
	const meant = words.length === 1 ? inEnglish(hintOf(nearest(words[0]!, ids))) : '';
	const none = `nothing in ${game} has the words ${words.join(' ')}${meant}`;
	return {
		ok: true,
		text: found.length === 0 ? none : hooksAsText(found),
		data: { game: composition.game, variant: composition.variant, hooks: found }
	};
}
