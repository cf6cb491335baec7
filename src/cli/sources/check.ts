/** Everything that is wrong with what was asked about: games, and files from anywhere; nothing of what was not. */
import { resolve } from 'node:path';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { unknownId } from '#lib/language/findings.ts';
import { say } from '#lib/language/said.ts';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { extraLayers, fileRole, gameLayers, nameOnShelf } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import type { Compose } from '#lib/ruleset/workspace/build.ts';
import {
	type Asked,
	checkRuleset,
	inBothSizes,
	ofAll
} from '#lib/ruleset/workspace/check-ruleset.ts';
import { composeGame, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { type Part, partsOf } from '#lib/ruleset/workspace/parts.ts';
import { RememberedFindings } from '#lib/ruleset/workspace/RememberedFindings.ts';
import { checkAllTrials, checkTrials } from '#lib/lab/trials/check-trials.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { kindOf, openable, readFolder } from './disk.ts';
import { Failure } from '../terminal/failure.ts';
import { filesOfGame, type GameFolder } from './game-folder.ts';
import { type Given, type GivenFile, headOf } from './given-path.ts';
import { findOnce } from './kept-findings.ts';
import { Library, movedFindings } from './library.ts';

/** How rules are checked: by commands that end, and by those that stay. */
interface Check {
	/** The rules of a folder, without scenarios. `place`: of the folder. */
	folder(place: string, rules: Part, asked: Asked): Diagnostic[];
	/** Layers and variants on top of a game. `of`: all that this depends on. */
	onTop(game: string, of: string, find: () => Diagnostic[]): Diagnostic[];
}

const CHECK_NOW: Check = {
	folder(_place, rules, asked) {
		const trials = [...rules.keys()].some((path) => fileRole(path).role === 'trial' && asked(path));
		return [
			...checkRuleset(rules, asked, findOnce),
			...(trials ? checkAllTrials(rules).filter(({ range }) => asked(range.file)) : [])
		];
	},
	onTop: (game, of, find) => findOnce(['on top', game, of], find)
};

/** For a command that stays: a game none of whose files has changed is not checked again. */
export class CheckAgain implements Check {
	readonly #folders = new Map<string, RememberedFindings>();
	readonly #onTop = new Map<string, string>();
	readonly #games = new Set<string>();

	/** The games that were checked since this was asked last. */
	takeGames(): string[] {
		const games = [...this.#games];
		this.#games.clear();
		return games;
	}

	folder(place: string, rules: Part, asked: Asked): Diagnostic[] {
		const folder = this.#folders.get(place) ?? new RememberedFindings(this.#game);
		this.#folders.set(place, folder);
		for (;;) {
			const found = folder.goOn(rules);
			if (found !== null) return found.filter(({ range }) => asked(range.file));
		}
	}

	onTop(game: string, of: string, find: () => Diagnostic[]): Diagnostic[] {
		if (this.#onTop.get(game) !== of) this.#games.add(game);
		this.#onTop.set(game, of);
		return CHECK_NOW.onTop(game, of, find);
	}

	/** What an earlier command has found in the same rules is found again without looking. */
	readonly #game = (part: Part, game: string): Iterator<void, Diagnostic[]> => {
		this.#games.add(game);
		const value = [...checkRuleset(part, undefined, findOnce), ...checkTrials(part, game)];
		return { next: () => ({ done: true, value }) };
	};
}

/** `more` lies on top of what is asked about, and is not asked about itself. */
export function checkGiven(
	asked: readonly Given[],
	more: readonly Given[],
	check: Check = CHECK_NOW
): Diagnostic[] {
	const [wholes, parts] = [
		asked.filter(isNoRule),
		asked.filter((candidate) => !isNoRule(candidate))
	];
	const given = parts.map(withGame);
	const library = new Library([...given, ...more]);
	const files = given.flatMap((givenPath) => givenPath.files);
	const elsewhere = files.filter((file) => placeOf(file) === null);
	return [
		...wholes.flatMap(({ files: [file] }) => checkAsGame(file!, check)),
		...given.filter(({ shelf }) => shelf).flatMap(({ path }) => checkShelf(path, check)),
		...checkInGames(given, check),
		...elsewhere.flatMap(checkAlone),
		...library.opened(checkOnTop(library, given, more, check))
	];
}

/** What can be said about a file without its game. */
function checkAlone({ path, text, role }: GivenFile): Diagnostic[] {
	if (role === 'scenario') return ofScenarios(path, text);
	const shape = role === 'variant' || role === 'trial' ? role : 'ruleset';
	return fileFindings(parseFile(path, text), shape);
}

interface FilesAsked {
	/** Of the folder in which they lie. */
	place: string;
	check?: Check;
	/** About which of them. */
	asked?: Asked;
}

/** The games of a folder of rulesets, with whatever else lies there. Names are those in the folder. */
export function checkFiles(
	files: ReadonlyMap<string, string>,
	{ place, check = CHECK_NOW, asked = () => true }: FilesAsked
): Diagnostic[] {
	const isScenario = (path: string): boolean => fileRole(path).role === 'scenario';
	// Scenario files hold several documents; the rest is checked together.
	const rules = new Map([...files].filter(([path]) => !isScenario(path)));
	const scenarios = [...files].filter(([path]) => isScenario(path) && asked(path));
	return [
		...check.folder(place, rules, asked),
		...scenarios.flatMap(([path, text]) => ofScenarios(path, text))
	];
}

function ofScenarios(path: string, text: string): Diagnostic[] {
	return readScenarios(path, text).flatMap(({ findings }) => findings);
}

function checkShelf(path: string, check: Check): Diagnostic[] {
	const places = new Map<string, string>();
	const files = new Map<string, string>();
	for (const [place, text] of readFolder(path)) {
		const name = files.has(nameOnShelf(place)) ? place : nameOnShelf(place);
		places.set(name, place);
		files.set(name, text);
	}
	return movedFindings(checkFiles(files, { place: path, check }), (name) =>
		openable(`${path}/${places.get(name) ?? name}`)
	);
}

/** A file that does not say what it is: as if it were a whole game. */
function isNoRule({ path, files: [file] }: Given): boolean {
	if (file?.role !== 'layer' || file.home !== null || kindOf(path) !== 'file') return false;
	return headOf(file.path, file.text) === null;
}

function checkAsGame({ path, text }: GivenFile, check: Check): Diagnostic[] {
	const own = 'game/base/game.yaml';
	const found = checkFiles(new Map([[own, text]]), { place: path, check });
	return movedFindings(found, (file) => (file === own ? path : file));
}

/** Of a layer of several files, one says for which game it is. */
function withGame(given: Given): Given {
	const game = given.files.find((file) => file.game !== null)?.game ?? null;
	const files = given.files.map((file) => ({ ...file, game: file.game ?? game }));
	const lost = files.find((file) => file.role === 'layer' && file.game === null);
	// One that cannot be read is told where it is broken.
	if (lost === undefined || checkAlone(lost).some(isError)) return { ...given, files };
	throw new Failure(
		`${lost.path} has neither a header \`layer:\` with a game nor \`variant:\`: write layer: { id: ..., kind: house-rule, game: ... }`
	);
}

interface AskedGame {
	game: GameFolder;
	/** The files that were named, with their paths as the user knows them; null: all of the game. */
	named: Map<string, string> | null;
}

/** Games, and files that lie in the folder of a game: each is checked with all of its game. */
function checkInGames(given: readonly Given[], check: Check): Diagnostic[] {
	const all = new Map<string, AskedGame>();
	for (const { shelf, games, files } of given) {
		if (!shelf) for (const game of games) all.set(game.path, { game, named: null });
		for (const file of files) {
			const place = placeOf(file);
			if (place === null) continue;
			const { game, name } = place;
			const known = all.get(game.path) ?? { game, named: new Map<string, string>() };
			known.named?.set(name, file.path);
			all.set(game.path, known);
		}
	}
	return [...all.values()].flatMap((game) => checkInGame(game, check));
}

/** What a file is called in the game in whose folder it lies, or beside which it lies as its variant. */
function placeOf({ home, beside, path }: GivenFile): { game: GameFolder; name: string } | null {
	if (home !== null) return home;
	return beside && { game: beside, name: `variants/${path.slice(path.search(/[^\\/]*$/))}` };
}

function checkInGame({ game, named }: AskedGame, check: Check): Diagnostic[] {
	const files = filesOfGame(game);
	const paths = new Map(files.map(({ name, path }) => [name, named?.get(name) ?? openable(path)]));
	const asked: Asked = (name) => named === null || named.has(name);
	const texts = new Map(files.map(({ name, text }) => [name, text]));
	const found = checkFiles(texts, { place: game.path, check, asked });
	return movedFindings(found, (name) => paths.get(name) ?? name);
}

/** Layers and variants from elsewhere: those of one game together, with what lies on top. */
function checkOnTop(
	library: Library,
	given: readonly Given[],
	more: readonly Given[],
	check: Check
): Diagnostic[] {
	const paths = new Set(given.flatMap(({ files }) => files.map(({ path }) => resolve(path))));
	const isAsked = ({ path }: GivenFile): boolean => paths.has(resolve(path));
	const wholes = given.flatMap(({ games }) => games.map(({ id }) => id));
	const games = new Set(
		[...library.layers, ...library.variants.filter(isAsked)].flatMap(({ game }) => game ?? [])
	);
	return [...games].flatMap((game) => {
		const layers = library.layers.filter((layer) => (layer.game ?? game) === game);
		const variants = library.variants.filter(
			(variant) => isAsked(variant) && variant.game === game
		);
		const own = [...layers, ...variants].filter(isAsked);
		if (own.length === 0 && !wholes.includes(game)) return [];
		// What lies in the folder of its game is checked with the game, which knows what goes together.
		if (more.length === 0 && own.every((file) => placeOf(file) !== null)) return [];
		return checkTogether(library, game, {
			layers,
			variants,
			own,
			whole: wholes.includes(game),
			check
		});
	});
}

interface OnTop {
	layers: GivenFile[];
	variants: GivenFile[];
	/** Those that are asked about, and whether all of the game is. */
	own: GivenFile[];
	whole: boolean;
	check: Check;
}

function checkTogether(
	{ workspace, games }: Library,
	game: string,
	{ layers, variants, own, whole, check }: OnTop
): Diagnostic[] {
	if (!games.includes(game)) return own.map((file) => unknownGame(file, game, games));
	const available = gameLayers(workspace.files, game);
	const needed = extraLayers(layers, game).flatMap((layer) => layer.requires);
	const requires = [...new Set(needed.flatMap(({ id }) => withRequirements(available, id)))];
	const composes: Compose[] =
		variants.length > 0
			? variants.map(
					(variant) => (without) =>
						loadVariant(workspace, variant.path, [variant, ...layers], { without })
				)
			: [(without) => composeGame(workspace, game, requires, layers, { without })];
	const paths = new Set(['', game, ...own.map(({ path }) => path)]);
	const isOwn = (file: string): boolean =>
		paths.has(file) || (whole && file.startsWith(`${game}/`));
	const part = partsOf(workspace.files).games.get(game) ?? new Map<string, string>();
	const given = [variants, layers].map((files) =>
		files.map(({ path, text, game: of }) => [path, of, text])
	);
	const found = check.onTop(game, JSON.stringify([...part, given]), () =>
		ofAll(composes.flatMap((compose) => inBothSizes(compose)))
	);
	return found.filter(({ range, related }) =>
		[range, ...related.map((note) => note.range)].some(({ file }) => isOwn(file))
	);
}

function unknownGame({ path, text, role }: GivenFile, game: string, games: string[]): Diagnostic {
	const header = childOf(parseFile(path, text).root ?? undefined, role);
	const node = childOf(header, 'game');
	const at = node !== undefined && textOf(node) === game ? node : header;
	const start = { line: 1, column: 1, offset: 0 };
	const range = at?.range ?? { file: path, start, end: start };
	return unknownId(say`word/game: game`, game, { range }, games, 'ref/unknown-game');
}
