/** Games by their ids or by their folders, with what was given beside them. */
import { resolve } from 'node:path';
import { nearest } from '#lib/language/suggest.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import { kindOf, openable } from './disk.ts';
import { Failure } from '../terminal/failure.ts';
import { gameAt } from './game-folder.ts';
import { type Given, givenAt } from './given-path.ts';
import { Library } from './library.ts';

export interface OpenGames {
	library: Library;
	/** Ids of the games that were named, or whose folders were. */
	games: string[];
}

/** What one game and the files on top of it were asked for. */
export interface OpenGame {
	library: Library;
	game: string;
}

/** A game by its id or by its folder; `more` are paths of what lies on top. */
export function openGame(name: string, more: readonly string[] = []): OpenGame {
	const given = namedByPath(name);
	const library = new Library([...(given === null ? [] : [given]), ...more.map(givenAt)]);
	return { library, game: given === null ? knownGame(library, name) : gameOf(given) };
}

/** Any number of games, and files from anywhere; fails for a path that holds neither a game nor layers nor scenarios. */
export function openGames(names: readonly string[], more: readonly string[]): OpenGames {
	const given = names.map((name) => ({ name, found: namedByPath(name) }));
	const all = [...given.flatMap(({ found }) => found ?? []), ...more.map(givenAt)];
	const library = new Library(all);
	const games = given.flatMap(({ name, found }) =>
		found === null ? [knownGame(library, name)] : gamesNamedBy(found)
	);
	return { library, games: [...new Set(games)] };
}

function gamesNamedBy({ path, games, files }: Given): string[] {
	if (games.length > 0) return games.map(({ id }) => id);
	if (files.every(({ role }) => role === 'variant')) {
		throw new Failure(`${path} holds variants only, no game, layer or scenarios`, 2);
	}
	return files.flatMap(({ role, home }) => (role === 'part' && home ? [home.game.id] : []));
}

/** What is at a path, if somebody meant a path; null: an id. */
export function namedByPath(name: string): Given | null {
	const kind = kindOf(name);
	if (kind === 'nothing') return null;
	// A folder that happens to be called like a variant or a game, but is no game, does not hide it.
	if (kind === 'folder' && gameAt(name) === null) {
		const { workspace, games } = new Library([]);
		if ([...games, ...listVariants(workspace).map(({ id }) => id)].includes(name)) return null;
	}
	return givenAt(name);
}

/** The one game that was given. */
export function gameOf({ path, games, files }: Given): string {
	const [first, ...others] = games;
	if (first !== undefined && others.length === 0) return first.id;
	if (first !== undefined) {
		const folders = games.map((game) => openable(game.path)).join(', ');
		throw new Failure(`${path} holds ${games.length} games: give one of them: ${folders}`, 2);
	}
	const what = files.length === 1 ? 'is' : 'holds files, and is';
	throw new Failure(
		`${path} ${what} no game: a game is a folder with base/ in it; rules and scenarios of your own are given with --with`,
		2
	);
}

/** An id among the games of the workbench and those that were given. */
function knownGame({ games }: Library, id: string): string {
	if (games.includes(id)) return id;
	throw notThere('game', id, games);
}

export function notThere(what: string, id: string, known: readonly string[]): Failure {
	const meant = nearest(id, known);
	const hint = meant === null ? '' : `; did you mean "${meant}"?`;
	const among = `there are ${known.join(', ')}, and no file or folder ${resolve(id)}`;
	return new Failure(`there is no ${what} "${id}"${hint}; ${among}`, 2);
}
