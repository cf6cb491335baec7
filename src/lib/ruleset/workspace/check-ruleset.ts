/** Everything that is wrong with a folder of rulesets: every file, every game, every variant, every layer. */
import { append } from '#lib/language/tools/append.ts';
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { limited } from '#lib/language/finding-limit.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileStart } from '#lib/language/source.ts';
import { build, type Built, type Compose } from './build.ts';
import { fileRole, gameLayers, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import { LEFT_OVER } from '#lib/ruleset/link/whole/leftovers.ts';
import { checkMoves } from '#lib/ruleset/moves/check-moves.ts';
import { readMoves } from '#lib/ruleset/moves/moves.ts';
import { versionOf } from '#lib/ruleset/compose/written-for.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { composeGame, listGames, listVariants, loadVariant, type Workspace } from './workspace.ts';
import { say } from '#lib/language/said.ts';

/** Paths are relative to the rulesets folder. Sorted by file and place; nothing is said twice. */
export function checkRuleset(files: ReadonlyMap<string, string>): Diagnostic[] {
	const workspace: Workspace = { files: new Map(files) };
	const findings = [...files].flatMap(([path, text]) => aloneFindings(path, text));
	const builds = combinations(workspace).flatMap(inBothSizes);
	append(findings, ofAll(builds));
	append(
		findings,
		listGames(workspace).flatMap((game) => movesOf(workspace, game, builds))
	);
	return distinct(findings.map(certain));
}

/** What several compositions of the same files say together. */
export function ofAll(builds: readonly Built[]): Diagnostic[] {
	return builds
		.flatMap(({ diagnostics }) => diagnostics)
		.filter((finding) => !isReadSomewhere(finding, builds));
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
function isReadSomewhere(finding: Diagnostic, builds: readonly Built[]): boolean {
	if (!LEFT_OVER.test(finding.code)) return false;
	const key = keyOf(finding);
	return builds.some(
		({ composition, program, diagnostics }) =>
			program !== null &&
			composition.layers.some(({ files }) =>
				files.some(({ path }) => path === finding.range.file)
			) &&
			!diagnostics.some((one) => keyOf(one) === key)
	);
}

/** What may be left over in one composition is certain once all of them leave it over. */
function certain(finding: Diagnostic): Diagnostic {
	const leftOver = finding.severity === 'info' && LEFT_OVER.test(finding.code);
	return leftOver ? { ...finding, severity: 'warning' } : finding;
}

/** What can be said about one file without the others. */
function aloneFindings(path: string, text: string): Diagnostic[] {
	const found = fileRole(path);
	if (found.role === 'none') {
		if (!/\.ya?ml$/.test(path)) return [];
		const message = say`Nothing reads this file: rules are in <game>/base, editions, house-rules, text, maps, tests or trials, in templates/<name>, and in variants`;
		return [finding('layer/stray-file', { range: fileStart(path) }, message)];
	}
	return fileFindings(parseFile(path, text), shapeOfRole(found));
}

/** All variants; layers that no variant uses, each on its base; games without either, as they stand. */
function combinations(workspace: Workspace): Compose[] {
	const composes: Compose[] = [];
	const used = new Set<string>();
	for (const { id, file, game, edition, houseRules } of listVariants(workspace)) {
		composes.push((without) => loadVariant(workspace, file.path, [], { without }));
		for (const layer of [edition?.id, ...houseRules.map((rule) => rule.id), '']) {
			used.add(`${game.id}/${layer ?? id}`);
		}
	}
	for (const game of listGames(workspace)) {
		const layers = gameLayers(workspace.files, game).filter(({ kind }) => kind !== 'base');
		const unused = layers.filter(({ id }) => !used.has(`${game}/${id}`));
		for (const { id } of unused) {
			composes.push((without) =>
				composeGame(workspace, game, withRequirements(layers, id), [], { without })
			);
		}
		if (unused.length === 0 && !used.has(`${game}/`)) {
			composes.push((without) => composeGame(workspace, game, [], [], { without }));
		}
	}
	return composes;
}

/** With the fewest and with the most players. */
export function inBothSizes(compose: Compose): Built[] {
	const composition = compose(new Map());
	if (composition.layers.length === 0) {
		return [{ composition, program: null, diagnostics: composition.diagnostics }];
	}
	const { min, max } = playersOf(composition);
	return [...new Set([min, max])].map((players) => build(compose, players));
}

function keyOf({ range, code, message }: Diagnostic): string {
	return [range.file, range.start.offset, range.end.offset, code, message].join('\n');
}

function inOrder(a: Diagnostic, b: Diagnostic): number {
	return (
		compare(a.range.file, b.range.file) ||
		a.range.start.offset - b.range.start.offset ||
		compare(a.code, b.code)
	);
}

/** As findings are shown: sorted by file and place, none twice, and of a file not more than anybody reads. */
export function distinct(findings: readonly Diagnostic[]): Diagnostic[] {
	const seen = new Map<string, Diagnostic>();
	for (const finding of findings) {
		const key = keyOf(finding);
		// What is acknowledged in one composition may be a warning in another.
		const known = seen.get(key);
		if (!known || known.severity === 'acknowledged') seen.set(key, finding);
	}
	return limited([...seen.values()].sort(inOrder));
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
