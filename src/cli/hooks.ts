/** `hooks`: what rules of one's own can name in a game, with what it is for and who uses it. */
import { isError } from '#lib/language/diagnostic.ts';
import type { Command } from 'commander';
import { inEnglish } from '#lib/language/said.ts';
import { hintOf, nearest } from '#lib/language/suggest.ts';
import { filterHooks, hooksAsText } from '#lib/ruleset/report/hooks/hooks-text.ts';
import { listHooks } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { failWith } from './terminal/shown-findings.ts';
import { openVariant, type OpenVariant } from './sources/open-variant.ts';
import { Library } from './sources/library.ts';
import { namedByPath, openGame } from './sources/open-games.ts';
import { Failure, type Printable, works } from './terminal/terminal.ts';

interface HooksOptions {
	edition?: string;
	with: string[];
}

export function hooksCommand(command: Command): void {
	command
		.argument('<game>', 'folder of the game, or a variant')
		.argument(
			'[words...]',
			'only what has all these words in its name, its types or the line about it'
		)
		.option('--edition <id>', 'of the game with this edition')
		.option('--with <file...>', "an author's own layer files or folders, from anywhere", []);
	works<[string, string[]], HooksOptions>(command, hooks);
}

function hooks([game, words]: [string, string[]], options: HooksOptions): Printable {
	const { composition, library } = opened(game, options);
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

function opened(name: string, { edition, with: extra }: HooksOptions): OpenVariant {
	if (!isGame(name)) {
		if (edition !== undefined)
			throw new Failure('--edition goes with a game, not with a variant', 2);
		return openVariant({ variant: name, with: extra });
	}
	const { library, game } = openGame(name, extra);
	const { workspace } = library;
	const editions = gameLayers(workspace.files, game).filter(({ kind }) => kind === 'edition');
	if (edition !== undefined && !editions.some(({ id }) => id === edition)) {
		const known = editions.map(({ id }) => id).join(', ') || 'none';
		throw new Failure(`there is no edition "${edition}"; there are ${known}`, 2);
	}
	const layers = edition === undefined ? [] : [edition];
	return { composition: composeGame(workspace, game, layers, library.layers), library };
}

/** Whether a name is that of a game, or of its folder, and not of a variant. */
function isGame(name: string): boolean {
	const given = namedByPath(name);
	return given === null ? new Library([]).games.includes(name) : given.games.length > 0;
}
