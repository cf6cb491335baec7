/** From what is named on the command line to a game or a variant, composed; nothing is linked, and the linker is not loaded. */
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import {
	type Composition,
	type ExtraFile,
	listVariants,
	loadVariant,
	type Workspace
} from '#lib/ruleset/workspace/workspace.ts';
import { kindOf, readFolder, RULESETS } from './disk.ts';
import { Failure } from '../terminal/failure.ts';
import { type Given, givenAt, ROLE_NAMES } from './given-path.ts';
import { Library } from './library.ts';
import { gameOf, namedByPath, notThere } from './open-games.ts';

/** How commands call what they take. */
export const VARIANT_ARGUMENT = 'id of a variant, a variant file, or the folder of a game';
export const GAME_ARGUMENT = 'id of a game, or its folder';
export const WITH_RULES =
	'layers of your own, files or folders, and folders of games, from anywhere';

export const CHOICES_HINT = 'an option of the rules and what is chosen of it, as id=value';

export interface Wanted {
	/** Id of a variant, a variant file anywhere, or the folder of a game. */
	variant: string;
	/** Files and folders with layers of the author's own, and folders of games. */
	with: readonly string[];
	/** As many as the game allows when not given. */
	players?: number | undefined;
	options?: Record<string, string | number>;
	/** Layers that are given as text, not as files. */
	layers?: readonly ExtraFile[];
}

/** `id=value`, as often as somebody likes; which values there are is for the rules to say. */
export function choicesOf(choices: readonly string[]): Record<string, string | number> {
	const chosen: Record<string, string | number> = {};
	for (const choice of choices) {
		const [, id, value] = /^([^=]+)=(.+)$/.exec(choice) ?? [];
		if (id === undefined || value === undefined) {
			throw new Failure(`"${choice}" is no choice: write an option and its value, as id=value`, 2);
		}
		chosen[id] = /^-?\d+$/.test(value) ? Number(value) : value;
	}
	return chosen;
}

export function workspaceOf(folder = RULESETS): Workspace {
	return { files: readFolder(folder) };
}

export interface OpenVariant {
	composition: Composition;
	library: Library;
}

/** Composes a variant; errors about it are left to the caller. */
export function openVariant(wanted: Wanted): OpenVariant {
	const { variant, options = {}, layers = [] } = wanted;
	const more = wanted.with.map(rulesAt);
	const given = namedByPath(variant);
	const library = new Library(given === null ? more : [given, ...more]);
	const own = library.variants.filter(({ path }) => path === variant);
	const extra = [...library.layers, ...layers, ...own];
	const id = given === null ? variantById(library, variant) : variantAt(library, given);
	return { composition: loadVariant(library.workspace, id, extra, { options }), library };
}

export function composeVariant(wanted: Wanted): Composition {
	return openVariant(wanted).composition;
}

/** What lies on top when a game is played. In a folder, scenarios and variants may lie beside the layers. */
function rulesAt(path: string): Given {
	const given = givenAt(path);
	const [file] = given.files;
	if (kindOf(path) === 'folder' || file === undefined || file.role === 'layer') return given;
	throw new Failure(`${path} is ${ROLE_NAMES[file.role]}, no layer that could be put on top`, 2);
}

function variantById(library: Library, id: string): string {
	const ids = listVariants(library.workspace).map((variant) => variant.id);
	if (ids.includes(id)) return id;
	if (library.games.includes(id)) return variantOf(library, id);
	throw notThere('variant', id, ids);
}

function variantAt(library: Library, given: Given): string {
	if (given.games.length > 0) return variantOf(library, gameOf(given));
	const [variant, ...others] = given.files.filter(({ role }) => role === 'variant');
	if (variant !== undefined && others.length === 0) return variant.path;
	const [file] = given.files;
	if (given.files.length > 1 || file === undefined) {
		const found = others.length === 0 ? 'no variant' : `${others.length + 1} variants`;
		throw new Failure(`${given.path} is no game and holds ${found}: give one of them`, 2);
	}
	const on = listVariants(library.workspace).find(
		(candidate) => candidate.game.id === file.game
	)?.id;
	throw new Failure(
		file.role === 'layer'
			? `${given.path} is a layer, not a variant: put it on top of one, as in ${on ?? 'VARIANT'} --with ${given.path}`
			: `${given.path} is ${ROLE_NAMES[file.role]}, not a variant`,
		2
	);
}

/** The only variant of a game, or the one with its name; a game without variants as it stands. */
function variantOf({ workspace }: Library, game: string): string {
	const variants = listVariants(workspace).filter((variant) => variant.game.id === game);
	const [first] = variants;
	const chosen = variants.length === 1 ? first : variants.find(({ id }) => id === game);
	if (chosen !== undefined) return chosen.file.path;
	if (first !== undefined) {
		const ids = variants.map(({ id }) => id).join(', ');
		throw new Failure(
			`the game "${game}" has the variants ${ids}: name one; of a game from elsewhere, as in ${first.id} --with FOLDER`,
			2
		);
	}
	const editions = gameLayers(workspace.files, game).filter(({ kind }) => kind === 'edition');
	if (editions.length > 1) {
		const ids = editions.map(({ id }) => id).join(', ');
		throw new Failure(
			`the game "${game}" has no variant, and the editions ${ids}: give a variant file that says which, as in variant: { id: mine, game: ${game}, edition: ${editions[0]?.id} }`,
			2
		);
	}
	const edition = editions[0] ? `, edition: ${editions[0].id}` : '';
	const name = `variants/${game}.yaml`;
	workspace.files.set(name, `variant: { id: ${game}, game: ${game}${edition} }\n`);
	return name;
}
