/** The scenarios that somebody asked for: those of games, and those from elsewhere with the layers that lie on top. */
import { extraLayers } from '#lib/ruleset/layers/layer-files.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { scenariosIn, type Suite, suiteOf } from '#lib/scenario/suite.ts';
import { Failure } from '../terminal/failure.ts';
import type { GivenFile } from './given-path.ts';
import type { Library } from './library.ts';
import type { OpenGame, OpenGames } from './open-games.ts';

export interface GameSuite {
	game: string;
	suite: Suite;
}

/** Of every game that was asked for: the scenarios that were given for it, or else its own. Asked for nothing: all. */
export function suitesOf({ library, games }: OpenGames, filter: string): GameSuite[] {
	const ofLayers = gamesOf(library.layers);
	const named = games.length > 0 ? games : ofLayers;
	const given = library.scenarios.map((file) => ({ file, game: gameFor(file, named, library) }));
	const asked = [...games, ...given.map(({ game }) => game)];
	const all = asked.length > 0 ? asked : ofLayers.length > 0 ? ofLayers : library.games;
	const tested = [...new Set(all)];
	for (const layer of library.layers) concerns(layer, tested, library);
	return tested.map((game) => {
		const files = given.filter((candidate) => candidate.game === game).map(({ file }) => file);
		const own = suiteOf(library.workspace, game, filter);
		const layers = layersFor(library, game);
		return {
			game,
			suite: files.length > 0 ? asGiven(own, files, layers, filter) : under(own, layers)
		};
	});
}

/**
 * The scenarios of one game and those that were given besides. Layers lie on top of those that were given; without any, on
 * top of the game's own.
 */
export function suiteWith({ library, game }: OpenGame): Suite {
	for (const file of [...library.layers, ...library.scenarios]) concerns(file, [game], library);
	const own = suiteOf(library.workspace, game);
	const layers = layersFor(library, game);
	if (library.scenarios.length === 0) return under(own, layers);
	const given = asGiven(own, library.scenarios, layers, '');
	const known = new Set(library.scenarios.map(nameOf));
	const others = own.scenarios.filter(({ range }) => !known.has(range.file));
	return { ...own, scenarios: [...others, ...given.scenarios] };
}

/** The layers that were given for a game. */
export function layersFor({ layers }: Library, game: string): GivenFile[] {
	return layers.filter((layer) => (layer.game ?? game) === game);
}

/**
 * A layer that some of them name lies on top of those that name it, so that they can say what is so with it and what
 * without; one that none of them names lies on top of all.
 */
function asGiven(
	own: Suite,
	files: readonly GivenFile[],
	layers: readonly GivenFile[],
	filter: string
): Suite {
	const layersOf = layersOn(files, layers);
	const scenarios = files.flatMap((file) => scenariosIn(nameOf(file), file.text, filter));
	return {
		...own,
		scenarios: scenarios.map((scenario) => ({ ...scenario, with: layersOf(scenario) }))
	};
}

/** Of these layers, those that lie on top of a scenario of these files. */
export function layersOn(
	files: readonly GivenFile[],
	layers: readonly GivenFile[]
): (scenario: Scenario) => GivenFile[] {
	const all = files.flatMap((file) => scenariosIn(nameOf(file), file.text, ''));
	const named = new Set(all.flatMap(({ houseRules }) => houseRules));
	const ids = new Map(
		extraLayers(layers, '').flatMap((layer) => layer.files.map(({ path }) => [path, layer.id]))
	);
	return ({ houseRules }) =>
		layers.filter(({ path }) => {
			const id = ids.get(path) ?? '';
			return !named.has(id) || houseRules.includes(id);
		});
}

function under(suite: Suite, layers: readonly GivenFile[]): Suite {
	return {
		...suite,
		scenarios: suite.scenarios.map((scenario) => ({ ...scenario, with: layers }))
	};
}

/** As the scenarios of a game are called where they stand in its folder. */
function nameOf({ home, path }: GivenFile): string {
	return home?.name ?? path;
}

function gamesOf(files: readonly GivenFile[]): string[] {
	return [...new Set(files.flatMap(({ game }) => game ?? []))];
}

function gameFor(file: GivenFile, named: readonly string[], library: Library): string {
	if (file.game !== null) return file.game;
	const [game, ...others] = named;
	if (game !== undefined && others.length === 0) return game;
	const why = game === undefined ? 'no game was given' : `several were given (${named.join(', ')})`;
	throw new Failure(
		`${file.path}: for which game are these scenarios? They lie in no game's folder, and ${why}: write GAME ${file.path}, GAME being a folder or one of ${library.games.join(', ')}`,
		2
	);
}

function concerns({ path, game }: GivenFile, tested: readonly string[], library: Library): void {
	if (game === null || (tested.includes(game) && library.games.includes(game))) return;
	const why = library.games.includes(game)
		? `and not for ${tested.join(', ')}`
		: `and there is none: there are ${library.games.join(', ')}; give the folder of the game as well`;
	throw new Failure(`${path} is for the game "${game}", ${why}`, 2);
}
