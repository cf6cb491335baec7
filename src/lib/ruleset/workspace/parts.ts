/** A folder of rulesets in parts: what is found in one game does not depend on the files of another. */
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, gameFolders } from '#lib/ruleset/layers/layer-files.ts';
import { readVariant } from '#lib/ruleset/layers/variant.ts';

/** By path. */
export type Part = ReadonlyMap<string, string>;

export interface Parts {
	/** By game: the files in its folder, and its variants. */
	games: Map<string, Part>;
	/** Files of no game, among them variants of one that is not there. */
	rest: Part;
}

export function partsOf(files: ReadonlyMap<string, string>): Parts {
	const games = new Map(gameFolders(files.keys()).map((game) => [game, new Map<string, string>()]));
	const rest = new Map<string, string>();
	for (const [path, text] of files) {
		const isVariant = fileRole(path).role === 'variant';
		const game = isVariant ? readVariant(parseFile(path, text)).game.id : path.split('/')[0]!;
		(games.get(game) ?? rest).set(path, text);
	}
	return { games, rest };
}

export const samePart = (part: Part, other: Part): boolean =>
	part.size === other.size && [...part].every(([path, text]) => other.get(path) === text);
