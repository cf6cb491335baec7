/** Everything that is wrong with a folder of rulesets: every file, every game, every variant, every layer. */
import type { Diagnostic } from '../language/diagnostic.ts';
import { fileFindings } from '../language/file-findings.ts';
import { parseFile } from '../language/parsed-file.ts';
import type { FileShape } from '../language/shape-at.ts';
import { build, type Compose } from './build.ts';
import type { Composition } from './compose.ts';
import { fileStart } from './layer.ts';
import { fileRole, gameLayers, type FileRole } from './layer-files.ts';
import { childOf, numberOf } from './nodes.ts';
import { problem } from './patch-findings.ts';
import { composeGame, listGames, listVariants, loadVariant, type Workspace } from './workspace.ts';

/** Paths are relative to the rulesets folder. Sorted by file and place; nothing is said twice. */
export function checkRuleset(files: ReadonlyMap<string, string>): Diagnostic[] {
	const workspace: Workspace = { files: new Map(files) };
	const findings = [...files].flatMap(([path, text]) => aloneFindings(path, text));
	for (const compose of combinations(workspace)) findings.push(...compositionFindings(compose));
	return distinct(findings);
}

/** What can be said about one file without the others. */
function aloneFindings(path: string, text: string): Diagnostic[] {
	const found = fileRole(path);
	if (found.role === 'none') {
		if (!/\.ya?ml$/.test(path)) return [];
		const message =
			'Nothing reads this file: rules are in <game>/base, editions, house-rules, text, maps or tests, and in variants';
		return [problem('layer/stray-file', fileStart(path), message)];
	}
	return fileFindings(parseFile(path, text), shapeOf(found));
}

function shapeOf({ role }: FileRole): FileShape {
	return role === 'scenario' || role === 'variant' ? role : 'ruleset';
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
		const needs = (id: string): string[] => {
			const wanted = new Set<string>();
			const visit = (one: string): void => {
				if (wanted.has(one)) return;
				wanted.add(one);
				layers.find((layer) => layer.id === one)?.requires.forEach((other) => visit(other.id));
			};
			visit(id);
			return [...wanted].filter((one) => layers.some((layer) => layer.id === one));
		};
		const unused = layers.filter(({ id }) => !used.has(`${game}/${id}`));
		for (const { id } of unused) {
			composes.push((without) => composeGame(workspace, game, needs(id), [], { without }));
		}
		if (unused.length === 0 && !used.has(`${game}/`)) {
			composes.push((without) => composeGame(workspace, game, [], [], { without }));
		}
	}
	return composes;
}

/** With the fewest and with the most players. */
function compositionFindings(compose: Compose): Diagnostic[] {
	const first = compose(new Map());
	if (first.layers.length === 0) return first.diagnostics;
	return [...new Set(playerCounts(first))].flatMap(
		(players) => build(compose, players).diagnostics
	);
}

function playerCounts({ tree }: Composition): number[] {
	const players = childOf(childOf(tree, 'game'), 'players');
	const fewest = numberOf(childOf(players, 'min')) ?? 2;
	return [fewest, numberOf(childOf(players, 'max')) ?? fewest];
}

export function distinct(findings: readonly Diagnostic[]): Diagnostic[] {
	const seen = new Map<string, Diagnostic>();
	for (const finding of findings) {
		const { range, code, message } = finding;
		const key = [range.file, range.start.offset, range.end.offset, code, message].join('\n');
		if (!seen.has(key)) seen.set(key, finding);
	}
	return [...seen.values()].sort(
		(a, b) =>
			compare(a.range.file, b.range.file) ||
			a.range.start.offset - b.range.start.offset ||
			compare(a.code, b.code)
	);
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
