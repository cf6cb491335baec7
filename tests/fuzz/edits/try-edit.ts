/** A delivered file, edited at random and looked at as the page does: findings or a game that can be played, never a crash. */
import { join } from 'node:path';
import { RuleError } from '#lib/engine/machine/rule-error.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { type Diagnostic, isError } from '#lib/language/diagnostic.ts';
import { fileFindings } from '#lib/language/file-findings.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole, gameLayers, shapeOfRole } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { build, type Compose } from '#lib/ruleset/workspace/build.ts';
import { distinct } from '#lib/language/distinct.ts';
import { composeGame, listVariants, loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import { readScenarios } from '#lib/scenario/read.ts';
import { readRulesets } from '../../fixtures/read-rulesets.ts';
import { randomPicks, testRandom } from '../random-player.ts';
import { randomEdit } from './random-edit.ts';

export interface Tried {
	path: string;
	names: string[];
	text: string;
	/** What came of it. */
	outcome: 'findings' | 'played' | 'failed';
	/** Where it failed: why. */
	why: string;
}

const ANSWERS = 5;

const delivered = readRulesets(join(import.meta.dirname, '../../../rulesets'));
const paths = [...delivered.keys()];
/** Tests of rules are many files and no rules: every tenth edit is one of theirs. */
const scenarios = paths.filter((path) => fileRole(path).role === 'scenario');
const rules = paths.filter((path) => ['layer', 'variant', 'moves'].includes(fileRole(path).role));
const usedBy = new Map<string, (files: Map<string, string>) => Compose>();

/** The same number of the same seed is the same edit. */
export function tryEdit(seed: number, number: number): Tried {
	const pick = testRandom(Math.imul(seed, 1_000_003) + number);
	const from = pick(10) === 0 ? scenarios : rules;
	const path = from[pick(from.length)]!;
	const { text, names } = randomEdit(delivered.get(path)!, pick);
	return { path, names, text, ...look(path, text, pick) };
}

/** A text in place of a delivered file. */
export function look(
	path: string,
	text: string,
	pick: (n: number) => number
): Pick<Tried, 'outcome' | 'why'> {
	try {
		return found(path, text, pick);
	} catch (error) {
		return { outcome: 'failed', why: error instanceof Error ? (error.stack ?? '') : String(error) };
	}
}

function found(path: string, text: string, pick: (n: number) => number) {
	const { role } = fileRole(path);
	const findings = [...fileFindings(parseFile(path, text), shapeOfRole(fileRole(path)))];
	const files = new Map(delivered).set(path, text);
	if (role === 'scenario') {
		for (const scenario of readScenarios(path, text)) findings.push(...scenario.findings);
		return verdict(findings, files);
	}
	const compose = composing(path)(files);
	const players = playersOf(compose(new Map())).max;
	const { program, diagnostics } = build(compose, players);
	findings.push(...diagnostics);
	const told = verdict(findings, files);
	if (told.outcome === 'failed' || findings.some(isError)) return told;
	if (program === null) return { outcome: 'failed' as const, why: 'no error, and no game either' };
	try {
		const game = newGame(program, 'fuzz');
		for (let i = 0; i < ANSWERS && !isOver(game); i++) {
			const seat = firstAsked(game);
			answer(game, seat, randomPicks(legalAnswers(game, seat), pick));
		}
	} catch (error) {
		// The game says at which rule it cannot go on.
		if (!(error instanceof RuleError)) throw error;
	}
	return { outcome: 'played' as const, why: '' };
}

/** Every finding has to stand inside of its file. */
function verdict(findings: readonly Diagnostic[], files: ReadonlyMap<string, string>) {
	for (const { code, message, range } of distinct(findings)) {
		const text = files.get(range.file);
		const { start, end } = range;
		const inside =
			text !== undefined &&
			start.offset >= 0 &&
			start.offset <= end.offset &&
			end.offset <= Math.max(1, text.length) &&
			start.line >= 1 &&
			start.line <= text.split('\n').length;
		if (inside || range.file === '') continue;
		const place = `${range.file}:${start.line}:${start.column} (${start.offset}-${end.offset})`;
		return {
			outcome: 'failed' as const,
			why: `${code} is outside of its file: ${place} ${message}`
		};
	}
	return { outcome: 'findings' as const, why: '' };
}

/** The first variant that has the file in it, else its layer on its game. */
function composing(path: string): (files: Map<string, string>) => Compose {
	const known = usedBy.get(path);
	if (known) return known;
	const made = composingOf(path);
	usedBy.set(path, made);
	return made;
}

function composingOf(path: string): (files: Map<string, string>) => Compose {
	const workspace = { files: delivered };
	const role = fileRole(path);
	for (const { file } of listVariants(workspace)) {
		const { game, layers } = loadVariant(workspace, file.path);
		const uses =
			role.role === 'moves'
				? role.game === game
				: layers.some(({ files }) => files.some((candidate) => candidate.path === path));
		if (!uses) continue;
		return (files) => (without) => loadVariant({ files }, file.path, [], { without });
	}
	if (role.role !== 'layer') throw new Error(`${path} is of no layer`);
	const { game, id } = role.place;
	const layers = withRequirements(gameLayers(delivered, game), id);
	return (files) => (without) => composeGame({ files }, game, layers, [], { without });
}
