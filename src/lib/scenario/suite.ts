/** All scenarios of a game, each under every edition for which it holds. */
import { beside, type Diagnostic, finding, isError } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { ConditionNotes } from '#lib/ruleset/names/condition-notes.ts';
import { fileRole, gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { link } from '#lib/ruleset/link/index.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import {
	composeGame,
	listVariants,
	loadVariant,
	type Workspace
} from '#lib/ruleset/workspace/workspace.ts';
import type { Conditions } from './condition-coverage.ts';
import { readScenarios, type Scenario } from './read.ts';
import { runScenario, type Stage, stageOf } from './run-scenario.ts';
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
export function suiteOf(workspace: Workspace, game: string, filter = ''): Suite {
	const editions = gameLayers(workspace.files, game)
		.filter(({ kind }) => kind === 'edition')
		.map(({ id }) => id);
	const scenarios: Scenario[] = [];
	for (const [path, text] of [...workspace.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
		const role = fileRole(path);
		if (role.role !== 'scenario' || role.game !== game) continue;
		scenarios.push(...scenariosIn(path, text, filter));
	}
	return { editions: editions.length === 0 ? [null] : editions, scenarios };
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

/** Runs them one by one, so that whoever waits can be told how far it is. */
export function* runSuite(
	workspace: Workspace,
	game: string,
	{ editions, scenarios }: Suite,
	watchers: Watchers = () => null
): Generator<ScenarioResult> {
	const stages = new Stages(workspace, game, watchers);
	for (const scenario of scenarios) {
		if (scenario.variant) {
			const trouble = variantTrouble(workspace, game, scenario);
			yield trouble ? resultOf(scenario, null, 0, [trouble]) : run(stages, scenario, null);
			continue;
		}
		const named = scenario.editions ?? editions;
		const unknown = named.filter((edition) => !editions.includes(edition));
		for (const edition of named.filter((candidate) => editions.includes(candidate))) {
			yield run(stages, scenario, edition);
		}
		if (unknown.length > 0) {
			const message = say`scenario/no-edition: there is no edition ${unknown.join(', ')}`;
			yield resultOf(scenario, null, 0, [finding('scenario/unknown-edition', scenario, message)]);
		}
	}
}

/** How many results `runSuite` will give. */
export function sizeOf({ editions, scenarios }: Suite): number {
	return scenarios.reduce((sum, scenario) => {
		if (scenario.variant) return sum + 1;
		const named = scenario.editions ?? editions;
		const known = named.filter((edition) => editions.includes(edition)).length;
		return sum + known + (known < named.length ? 1 : 0);
	}, 0);
}

/** Why it cannot be run under the variant that it names, or null. */
function variantTrouble(workspace: Workspace, game: string, scenario: Scenario): Diagnostic | null {
	const { variant, editions, houseRules } = scenario;
	if (!variant) return null;
	if (editions !== null || houseRules.length > 0) {
		const message = say`scenario/variant-says-more: the variant ${variant.id} says which edition and house rules it has: leave out editions and house-rules`;
		return finding('scenario/variant-and-layers', variant, message);
	}
	const known = listVariants(workspace).filter((candidate) => candidate.game.id === game);
	if (known.some(({ id }) => id === variant.id)) return null;
	const ids = known.map(({ id }) => id);
	return unknownId(
		say`word/variant: variant`,
		variant.id,
		variant,
		ids,
		'scenario/unknown-variant'
	);
}

function run(stages: Stages, scenario: Scenario, edition: string | null): ScenarioResult {
	const broken = scenario.findings.filter(isError);
	if (broken.length > 0) return resultOf(scenario, edition, 0, broken);
	const stage = stages.of(scenario, edition);
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
		const { players, variant, houseRules, with: extra, options } = scenario;
		const paths = extra.map(({ path }) => path);
		const key = JSON.stringify([variant?.id, edition, players, houseRules, paths, options]);
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		const layers = [...(edition === null ? [] : [edition]), ...houseRules];
		const composition = variant
			? loadVariant(this.#workspace, variant.id, extra, { options })
			: composeGame(this.#workspace, this.#game, layers, extra, { options });
		// What happens under a variant proves nothing of the edition alone.
		const conditions = variant ? null : this.#watchers(edition);
		const notes = conditions === null ? null : new ConditionNotes();
		const linked = link(composition, players ?? playersOf(composition).max, notes);
		const findings = [...composition.diagnostics, ...linked.diagnostics].filter(isError);
		const { program, symbols } = linked;
		const sound = program !== null && composition.leftOut.length === 0;
		const watch = sound && notes !== null ? conditions?.watch(program, notes) : undefined;
		const made = sound ? stageOf(program, symbols, watch) : { findings };
		this.#known.set(key, made);
		return made;
	}
}
