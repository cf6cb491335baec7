/** Everything that is wrong with a folder of rulesets: every file, every game, every variant, every layer. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { distinct, findingKey } from '#lib/language/distinct.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileStart } from '#lib/language/source.ts';
import { build, type Built, type Compose } from './build.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { fileRole, gameLayers, isSurface, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import { LEFT_OVER } from '#lib/ruleset/link/index.ts';
import { checkMoves } from '#lib/ruleset/moves/check-moves.ts';
import { movesPath, readMoves } from '#lib/ruleset/moves/moves.ts';
import { versionOf } from '#lib/ruleset/compose/written-for.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { type Part, partsOf } from './parts.ts';
import {
	composeGame,
	type Composition,
	listVariants,
	loadVariant,
	type Workspace
} from './workspace.ts';
import { say } from '#lib/language/said.ts';

/** Whether somebody asks about a file. */
export type Asked = (path: string) => boolean;

const everything: Asked = () => true;

/** Finds something, or knows it from before. `of`: all that it depends on. */
export type Once = (of: readonly string[], find: () => Diagnostic[]) => Diagnostic[];

const anew: Once = (_of, find) => find();

/**
 * Paths are relative to the rulesets folder. Sorted by file and place; nothing is said twice. `asked`: about which files; what has
 * nothing to do with them is not linked.
 */
export function checkRuleset(
	files: ReadonlyMap<string, string>,
	asked: Asked = everything,
	once = anew
): Diagnostic[] {
	const { games, rest } = partsOf(files);
	const all = (part: Part): string[] => [
		...[...part.keys()].map((path) => (asked(path) ? path : '')),
		...[...part].flat()
	];
	const found = [...games].flatMap(([game, part]) =>
		once([game, ...all(part)], () => checkGame(part, game, asked))
	);
	const alone =
		rest.size === 0
			? []
			: once([...all(rest), ...[...files].flat()], () => checkRest(files, rest, asked));
	return distinct([...found, ...alone]).filter(({ range }) => asked(range.file));
}

/** What is wrong with one game: `part`, its files and those of its variants, is all that this depends on. */
export function checkGame(part: Part, game: string, asked: Asked = everything): Diagnostic[] {
	const check = checkingGame(part, game, asked);
	for (;;) {
		const next = check.next();
		if (next.done) return next.value;
	}
}

/** The same, with a pause after each combination of layers: nobody has to wait for all of them. */
export function* checkingGame(
	part: Part,
	game: string,
	asked: Asked = everything
): Generator<void, Diagnostic[]> {
	const workspace: Workspace = { files: new Map(part) };
	const builds: Built[] = [];
	const { composes, unchecked } = combinations(workspace, game);
	for (const compose of composes) {
		builds.push(...inBothSizes(compose, asked));
		yield;
	}
	const findings = [
		...aloneFindings(part, asked),
		...ofAll(builds),
		...unchecked.map(notChecked),
		...(asked(movesPath(game)) ? movesOf(workspace, game, builds) : [])
	];
	return findings.map(certain);
}

/** What is wrong with files that belong to no game, among all the others. */
export function checkRest(
	files: ReadonlyMap<string, string>,
	rest: Part,
	asked: Asked = everything
): Diagnostic[] {
	const workspace: Workspace = { files: new Map(files) };
	const composes = ofVariants(workspace, { files: new Map(rest) });
	const builds = composes.flatMap((compose) => inBothSizes(compose, asked));
	return [...aloneFindings(rest, asked), ...ofAll(builds)].map(certain);
}

/** What several compositions of the same files say together. */
export function ofAll(builds: readonly Built[]): Diagnostic[] {
	const reading = new Reading(builds);
	return builds
		.flatMap(({ diagnostics }) => diagnostics)
		.filter((finding) => !reading.isReadSomewhere(finding));
}

/** What is wrong with the moves of a game, by all that it can be composed to. */
function movesOf({ files }: Workspace, game: string, builds: readonly Built[]): Diagnostic[] {
	const moves = readMoves(files, game);
	if (moves.list.length === 0) return [];
	const own = builds.filter(({ composition }) => composition.game === game);
	if (own.length === 0 || own.some(({ composition }) => !composition.complete)) return [];
	return checkMoves(moves, {
		version: Math.max(...own.map(({ composition }) => versionOf(composition.tree))),
		trees: own.map(({ composition }) => composition.tree),
		layers: gameLayers(files, game).map(({ id }) => id)
	});
}

/** What one edition does not use, another may: unused is what no composition uses. */
class Reading {
	/** By file: of each playable game in which it is, what that game leaves over. */
	readonly #leftOver = new Map<string, ReadonlySet<string>[]>();
	readonly #known = new Map<string, boolean>();

	constructor(builds: readonly Built[]) {
		for (const { composition, program, diagnostics } of builds) {
			if (program === null) continue;
			const left = new Set(diagnostics.filter(isLeftOver).map(findingKey));
			for (const { path } of composition.layers.flatMap(({ files }) => files)) {
				const known = this.#leftOver.get(path);
				if (known) known.push(left);
				else this.#leftOver.set(path, [left]);
			}
		}
	}

	isReadSomewhere(finding: Diagnostic): boolean {
		if (!isLeftOver(finding)) return false;
		const key = findingKey(finding);
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		const games = this.#leftOver.get(finding.range.file) ?? [];
		const isRead = games.some((left) => !left.has(key));
		this.#known.set(key, isRead);
		return isRead;
	}
}

const isLeftOver = ({ code }: Diagnostic): boolean => LEFT_OVER.test(code);

/** What may be left over in one composition is certain once all of them leave it over. */
function certain(finding: Diagnostic): Diagnostic {
	const leftOver = finding.severity === 'info' && LEFT_OVER.test(finding.code);
	return leftOver ? { ...finding, severity: 'warning' } : finding;
}

/** What can be said about each file without the others. */
const aloneFindings = (part: Part, asked: Asked): Diagnostic[] =>
	[...part].flatMap(([path, text]) => (asked(path) ? findingsAlone(path, text) : []));

function findingsAlone(path: string, text: string): Diagnostic[] {
	const found = fileRole(path);
	if (found.role === 'none') {
		if (!/\.ya?ml$/.test(path) || isSurface(path)) return [];
		const message = say`layer/nobody-reads-file: Nothing reads this file: rules are in <game>/base, editions, house-rules, text, maps, tests or trials, in templates/<name>, and in variants`;
		return [finding('layer/stray-file', { range: fileStart(path) }, message)];
	}
	return fileFindings(parseFile(path, text), shapeOfRole(found));
}

/** The variants of `some`, among the files of a workspace. */
const ofVariants = (workspace: Workspace, some: Workspace): Compose[] =>
	listVariants(some).map(
		({ file }) =>
			(without) =>
				loadVariant(workspace, file.path, [], { without })
	);

/**
 * Layers that are composed to check each of those alone that no variant uses: enough for a chain of ninety, or for five
 * hundred that need no other. A game to put them on costs as much as some of them.
 */
const MOST_COMPOSED = 5000;
const COST_OF_GAME = 9;

interface Combinations {
	composes: Compose[];
	/** For which there was no room. */
	unchecked: Layer[];
}

/** All variants of a game; layers that none of them uses, each on its base; without either, the game as it stands. */
function combinations(workspace: Workspace, game: string): Combinations {
	const used = new Set(
		listVariants(workspace).flatMap(({ id, edition, houseRules }) => [
			edition?.id ?? id,
			...houseRules.map((rule) => rule.id)
		])
	);
	const layers = gameLayers(workspace.files, game).filter(({ kind }) => kind !== 'base');
	const composes = ofVariants(workspace, workspace);
	const unchecked: Layer[] = [];
	let composed = 0;
	for (const layer of layers.filter(({ id }) => !used.has(id))) {
		const wanted = composed < MOST_COMPOSED ? withRequirements(layers, layer.id) : [];
		composed += COST_OF_GAME + wanted.length;
		if (wanted.length === 0) unchecked.push(layer);
		else composes.push((without) => composeGame(workspace, game, wanted, [], { without }));
	}
	if (composes.length === 0) {
		composes.push((without) => composeGame(workspace, game, [], [], { without }));
	}
	return { composes, unchecked };
}

function notChecked(layer: Layer): Diagnostic {
	const message = say`layer/only-its-shape: This game has so many rules that no variant uses that the last of them are not composed: only the shape of this one is checked. Choose it in a variant`;
	return finding('layer/not-checked', layer, message, { severity: 'warning' });
}

/** With the fewest and with the most players; nothing, where nothing is asked about. */
export function inBothSizes(compose: Compose, asked: Asked = everything): Built[] {
	const composition = compose(new Map());
	if (!isAbout(composition, asked)) return [];
	if (composition.layers.length === 0) {
		return [{ composition, program: null, diagnostics: composition.diagnostics }];
	}
	const { min, max } = playersOf(composition);
	// Both begin with the same one.
	const again: Compose = (without) => (without.size === 0 ? composition : compose(without));
	return [...new Set([min, max])].map((players) => build(again, players));
}

/** Whether somebody asks about a file in it; the moves of a game are checked by all that it can be. */
function isAbout({ game, layers, leftOut, diagnostics }: Composition, asked: Asked): boolean {
	return (
		asked(movesPath(game)) ||
		layers.some(({ files }) => files.some(({ path }) => asked(path))) ||
		leftOut.some(({ files }) => files.some(asked)) ||
		diagnostics.some(({ range }) => asked(range.file))
	);
}
