/** A game as its base or an edition has it, or a variant: for commands that tell of rules and play none. */
import type { Command } from 'commander';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { Failure } from '../terminal/failure.ts';
import { Library } from './library.ts';
import { namedByPath, openGame } from './open-games.ts';
import { openVariant, type OpenVariant } from './open-variant.ts';

export interface RulesOptions {
	edition?: string;
	with: string[];
}

/** Gives a command the options that say more of the rules. */
export function withRules(command: Command): void {
	command
		.option('--edition <id>', 'of the game with this edition')
		.option('--with <file...>', "an author's own layer files or folders, from anywhere", []);
}

export function openRules(name: string, { edition, with: extra }: RulesOptions): OpenVariant {
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
