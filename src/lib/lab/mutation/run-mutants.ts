/** Runs the scenarios of a game against its mutants: which wrong rules does somebody notice? */
import type { Program, SourcePlace } from '#lib/ruleset/program/program.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { runScenario, type Stage, stageOf } from '#lib/scenario/run-scenario.ts';
import { type Suite, Stages } from '#lib/scenario/suite.ts';
import { applyMutant, type Mutant, mutantsOf } from './mutants.ts';

export interface MutantResult {
	what: string;
	cite: string[];
	place: SourcePlace | null;
	/** Title of the scenario that noticed, or null. */
	killedBy: string | null;
	/** Scenarios that cite a clause of the rule. */
	scenarios: number;
}

/** A mutated rule may run for ever; scenarios need far fewer instructions than this between two answers. */
export const BUDGET = 300_000;

export interface Group {
	stage: Stage;
	scenarios: Scenario[];
}

/** The same mutant in the programs of different numbers of players and options. */
export interface Variants {
	mutant: Mutant;
	program: Program;
	in: { group: Group; mutant: Mutant }[];
}

/** Which mutants are tried; as a rule all of them. */
export interface Sample {
	/** Only rules whose name or clauses contain it. */
	filter?: string;
	/** Of those every so many, beginning with the first. */
	every?: number;
}

export class Mutation {
	readonly #variants: Variants[];

	constructor(
		workspace: Workspace,
		game: string,
		suite: Suite,
		edition: string | null,
		{ filter = '', every = 1 }: Sample = {}
	) {
		const groups = groupsOf(new Stages(workspace, game), suite, edition);
		this.#variants = variantsOf(groups)
			.filter(({ mutant: { rule, cite } }) => [rule, ...cite].some((part) => part.includes(filter)))
			.filter((_, i) => i % every === 0);
	}

	get size(): number {
		return this.#variants.length;
	}

	*run(): Generator<MutantResult> {
		for (const variants of this.#variants) yield tryOne(variants);
	}
}

/** The scenarios that pass under the rules as they are, by the program that they need. */
export function groupsOf(stages: Stages, suite: Suite, edition: string | null): Group[] {
	const groups = new Map<Stage, Group>();
	for (const scenario of suite.scenarios) {
		const holds = edition === null || (scenario.editions ?? suite.editions).includes(edition);
		const broken = scenario.findings.some(({ severity }) => severity === 'error');
		if (!holds || broken) continue;
		const stage = stages.of(scenario, edition);
		if ('findings' in stage || runScenario(stage, scenario).failures.length > 0) continue;
		const group = groups.get(stage) ?? { stage, scenarios: [] };
		group.scenarios.push(scenario);
		groups.set(stage, group);
	}
	return [...groups.values()];
}

export function variantsOf(
	groups: Group[],
	mutantsIn: (program: Program) => Mutant[] = mutantsOf
): Variants[] {
	const known = new Map<string, Variants>();
	for (const group of groups) {
		const times = new Map<string, number>();
		const { program } = group.stage;
		for (const mutant of mutantsIn(program)) {
			const kind = keyOf(program, mutant);
			const time = (times.get(kind) ?? 0) + 1;
			times.set(kind, time);
			const key = `${kind} #${time}`;
			const variants = known.get(key) ?? { mutant, program, in: [] };
			variants.in.push({ group, mutant });
			known.set(key, variants);
		}
	}
	return [...known.values()];
}

/** By its place: a house rule may put steps of its own before those that all programs have. */
function keyOf({ sources }: Program, { what, source }: Mutant): string {
	const place = sources[source];
	return place ? `${what} ${place.file}:${place.line}:${place.column}` : what;
}

function tryOne({ mutant, program, in: places }: Variants): MutantResult {
	let scenarios = 0;
	let killedBy: string | null = null;
	for (const place of places) {
		const { stage, scenarios: all } = place.group;
		const concerned = all.filter(({ cite }) => cite.some((id) => place.mutant.cite.includes(id)));
		scenarios += concerned.length;
		if (killedBy !== null || concerned.length === 0) continue;
		const mutated = stageOf(applyMutant(stage.program, place.mutant), stage.symbols);
		mutated.machine.budget = BUDGET;
		killedBy = concerned.find((scenario) => notices(mutated, scenario))?.title ?? null;
	}
	return {
		what: mutant.what,
		cite: mutant.cite,
		place: program.sources[mutant.source] ?? null,
		killedBy,
		scenarios
	};
}

/** A scenario that cannot even be run any more has noticed. */
export function notices(stage: Stage, scenario: Scenario): boolean {
	try {
		return runScenario(stage, scenario).failures.length > 0;
	} catch {
		return true;
	}
}
