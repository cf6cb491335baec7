/** All scenarios of a game, each under every edition for which it holds. */
import { beside, type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { ConditionNotes } from '#lib/ruleset/names/condition-notes.ts';
import { fileRole, gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { listVariants, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { Conditions } from './condition-coverage.ts';
import { readScenarios, type Scenario } from './read.ts';
import { runScenario, type Stage, stageOf } from './run-scenario.ts';
import { linkStage, type StageRules, stageRulesOf } from './stage-rules.ts';
import { say } from '#lib/language/said.ts';

export interface ScenarioResult {
	scenario: string;
	file: string;
	line: number;
	/** null in a game without editions. */
	edition: string | null;
	cite: string[];
	claims: number;
	passed: boolean;
	failures: Diagnostic[];
}

export interface Suite {
	/** Editions of the game, or null alone. */
	editions: (string | null)[];
	scenarios: Scenario[];
}

/** The scenarios of a game; with a filter those whose title, file or clauses contain the text. */
export function suiteOf({ files }: Workspace, game: string, filter = ''): Suite {
	const editions = editionsOf(files, game);
	const scenarios = scenariosOf(files, game, filter);
	return { editions: editions.length === 0 ? [null] : editions, scenarios };
}

/** The ids of its editions. */
export function editionsOf(files: Workspace['files'], game: string): string[] {
	return gameLayers(files, game)
		.filter(({ kind }) => kind === 'edition')
		.map(({ id }) => id);
}

/** Among these files; with a filter those whose title, file or clauses contain the text. */
export function scenariosOf(
	files: ReadonlyMap<string, string>,
	game: string,
	filter = ''
): Scenario[] {
	const scenarios: Scenario[] = [];
	for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const role = fileRole(path);
		if (role.role !== 'scenario' || role.game !== game) continue;
		scenarios.push(...scenariosIn(path, text, filter));
	}
	return scenarios;
}

/** The scenarios of a file whose title, file or clauses contain the text. */
export function scenariosIn(path: string, text: string, filter: string): Scenario[] {
	const wanted = filter.toLowerCase();
	return readScenarios(path, text).filter(({ title, cite }) =>
		[title, path, ...cite].some((part) => part.toLowerCase().includes(wanted))
	);
}

/** The scenarios that hold for one edition, to be run under it alone; those of variants prove no edition. */
export function inEdition({ editions, scenarios }: Suite, edition: string | null): Suite {
	const holding = scenarios.filter(
		({ variant, editions: named }) =>
			variant === null && (edition === null || (named ?? editions).includes(edition))
	);
	return {
		editions: [edition],
		scenarios: holding.map((scenario) => ({
			...scenario,
			editions: edition === null ? null : [edition]
		}))
	};
}

/** Who watches the conditions of the rules under an edition, if somebody does. */
export type Watchers = (edition: string | null) => Conditions | null;

/** A scenario under an edition; null: under its variant, or in a game without editions. */
export interface SuiteRun {
	scenario: Scenario;
	edition: string | null;
	/** Why it cannot be run. */
	trouble: Diagnostic | null;
}

/** Runs them one by one, so that whoever waits can be told how far it is. */
export function* runSuite(
	workspace: Workspace,
	game: string,
	suite: Suite,
	watchers: Watchers = () => null
): Generator<ScenarioResult> {
	const { editions, scenarios } = suite;
	const play = playing(workspace, game, editions, watchers);
	for (const scenario of scenarios) yield* play(scenario);
}

/** Plays one at a time, under each of its editions; rules that several need are linked once. */
export function playing(
	workspace: Workspace,
	game: string,
	editions: Suite['editions'],
	watchers: Watchers = () => null
): (scenario: Scenario) => Generator<ScenarioResult> {
	const stages = new Stages(workspace, game, watchers);
	const variants = listVariants(workspace).filter((candidate) => candidate.game.id === game);
	const ids = variants.map(({ id }) => id);
	return function* (scenario) {
		for (const run of runsOf({ editions, scenarios: [scenario] }, ids))
			yield unfitFor(run) ?? resultUnder(stages.of(run.scenario, run.edition), run);
	};
}

/** `variants`: those of the game. */
export function runsOf({ editions, scenarios }: Suite, variants: readonly string[]): SuiteRun[] {
	return scenarios.flatMap((scenario): SuiteRun[] => {
		if (scenario.variant)
			return [{ scenario, edition: null, trouble: variantTrouble(variants, scenario) }];
		const named = scenario.editions ?? editions;
		const known = named.filter((candidate) => editions.includes(candidate));
		const runs = known.map((edition) => ({ scenario, edition, trouble: null }));
		const unknown = named.filter((edition) => !editions.includes(edition));
		if (unknown.length === 0) return runs;
		const message = say`scenario/no-edition: there is no edition ${unknown.join(', ')}`;
		const trouble = finding('scenario/unknown-edition', scenario, message);
		return [...runs, { scenario, edition: null, trouble }];
	});
}

/** How many results `runSuite` will give. */
export function sizeOf(suite: Suite): number {
	return runsOf(suite, []).length;
}

/** Why it cannot be run under the variant that it names, or null. */
function variantTrouble(variants: readonly string[], scenario: Scenario): Diagnostic | null {
	const { variant, editions, houseRules } = scenario;
	if (!variant) return null;
	if (editions !== null || houseRules.length > 0) {
		const message = say`scenario/variant-says-more: the variant ${variant.id} says which edition and house rules it has: leave out editions and house-rules`;
		return finding('scenario/variant-and-layers', variant, message);
	}
	if (variants.includes(variant.id)) return null;
	return unknownId(
		say`word/variant: variant`,
		variant.id,
		variant,
		variants,
		'scenario/unknown-variant'
	);
}

/** The result of one that no rules are needed for; null: it has to be run. */
export function unfitFor({ scenario, edition, trouble }: SuiteRun): ScenarioResult | null {
	if (trouble) return resultOf(scenario, edition, 0, [trouble]);
	const broken = scenario.findings.filter(isError);
	return broken.length > 0 ? resultOf(scenario, edition, 0, broken) : null;
}

export function resultUnder(
	stage: Stage | { findings: Diagnostic[] },
	{ scenario, edition }: SuiteRun
): ScenarioResult {
	if ('findings' in stage) {
		const [first] = stage.findings;
		const message = say`scenario/rules-cannot-run: the rules cannot be run: ${first?.said ?? say`scenario/unknown-reason: unknown reason`}`;
		const failure = finding('scenario/rules', scenario, message);
		if (first) failure.related.push(beside(first, first.said));
		return resultOf(scenario, edition, 0, [failure]);
	}
	const { claims, failures } = runScenario(stage, scenario);
	return resultOf(scenario, edition, claims, [
		...unknownClauses(stage.program, scenario),
		...failures
	]);
}

function resultOf(
	scenario: Scenario,
	edition: string | null,
	claims: number,
	failures: Diagnostic[]
): ScenarioResult {
	return {
		scenario: scenario.title,
		file: scenario.range.file,
		line: scenario.range.start.line,
		edition,
		cite: scenario.cite,
		claims,
		passed: failures.length === 0,
		failures
	};
}

function unknownClauses(program: Program, scenario: Scenario): Diagnostic[] {
	if (program.clauses.length === 0) return [];
	const known = new Set(program.clauses.map(({ id }) => id));
	return scenario.cite
		.filter((id) => !known.has(id))
		.map((id) =>
			finding(
				'scenario/unknown-clause',
				scenario,
				say`scenario/no-clause: there is no clause "${id}"`
			)
		);
}

/** Programs are linked once for all scenarios that need the same one. */
export class Stages {
	readonly #workspace: Workspace;
	readonly #game: string;
	readonly #watchers: Watchers;
	readonly #known = new Map<string, Stage | { findings: Diagnostic[] }>();

	constructor(workspace: Workspace, game: string, watchers: Watchers = () => null) {
		this.#workspace = workspace;
		this.#game = game;
		this.#watchers = watchers;
	}

	of(scenario: Scenario, edition: string | null): Stage | { findings: Diagnostic[] } {
		const rules = stageRulesOf(this.#game, scenario, edition);
		const key = JSON.stringify([rules, scenario.with.map(({ path }) => path)]);
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		const made = this.#made(rules, scenario, edition);
		this.#known.set(key, made);
		return made;
	}

	#made(
		rules: StageRules,
		scenario: Scenario,
		edition: string | null
	): Stage | { findings: Diagnostic[] } {
		// What happens under a variant proves nothing of the edition alone.
		const conditions = scenario.variant ? null : this.#watchers(edition);
		const notes = conditions === null ? null : new ConditionNotes();
		const linked = linkStage(this.#workspace, rules, scenario.with, notes);
		if ('findings' in linked) return linked;
		const { program, symbols } = linked;
		const watch = notes === null ? undefined : conditions?.watch(program, notes);
		return stageOf(program, symbols, watch);
	}
}
