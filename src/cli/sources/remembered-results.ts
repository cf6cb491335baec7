/** Results of scenarios from the last run: one that no change can have affected is not run again. */
import type { TreeNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { laterNames } from '#lib/ruleset/names/later-names.ts';
import { rulesIn } from '#lib/ruleset/program/program-hash.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import { partsOf } from '#lib/ruleset/workspace/parts.ts';
import { listVariants, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { type Stage, stageOf } from '#lib/scenario/run-scenario.ts';
import {
	composeStage,
	linkComposed,
	type LinkedStage,
	type StageRules,
	stageRulesOf
} from '#lib/scenario/stage-rules.ts';
import {
	resultUnder,
	runsOf,
	type ScenarioResult,
	type Suite,
	type SuiteRun,
	unfitFor
} from '#lib/scenario/suite.ts';
import { hashOf } from './hashes.ts';
import { madeOf } from './kept-programs.ts';

/** The rules by which scenarios are run. */
interface Ground {
	/** Hash of the texts that they are made of. */
	made: string;
	/** Hash of all of them that can decide whether a scenario holds. */
	decides: string;
	stage: Stage | Exclude<ReturnType<typeof linkComposed>, LinkedStage>;
}

interface Known {
	/** Of the scenario: the same text at the same place gives the same one. */
	root: TreeNode;
	ground: Pick<Ground, 'made' | 'decides'>;
	result: ScenarioResult;
}

export interface Remembered {
	result: ScenarioResult;
	/** Whether it was run now. */
	ran: boolean;
}

/** Of one game. */
export class RememberedResults {
	#rules = '';
	#grounds = new Map<string, Ground>();
	#known = new Map<string, Known>();

	/** One by one, as `runSuite`. */
	*run(workspace: Workspace, game: string, suite: Suite): Generator<Remembered> {
		const variants = listVariants(workspace).filter((candidate) => candidate.game.id === game);
		const ids = variants.map(({ id }) => id);
		const rules = rulesHash(workspace, game, suite);
		const before = this.#grounds;
		const grounds = new Map<string, Ground>();
		const known = new Map<string, Known>();
		const groundOf = ({ scenario, edition }: SuiteRun): Ground => {
			const wanted = stageRulesOf(game, scenario, edition);
			const key = JSON.stringify([wanted, scenario.with.map(({ path }) => path)]);
			const last = before.get(key);
			const ground =
				grounds.get(key) ??
				(last !== undefined && rules === this.#rules
					? last
					: groundFor(workspace, wanted, scenario, last));
			grounds.set(key, ground);
			return ground;
		};
		for (const run of runsOf(suite, ids)) {
			const unfit = unfitFor(run);
			if (unfit !== null) {
				yield { result: unfit, ran: true };
				continue;
			}
			const { root, range } = run.scenario;
			const key = JSON.stringify([range.file, range.start.line, run.edition]);
			const ground = groundOf(run);
			const last = this.#known.get(key);
			const ran = last === undefined || last.root !== root || !isSure(last, ground);
			const result = ran ? resultUnder(ground.stage, run) : last.result;
			const { made, decides } = ground;
			known.set(key, { root, ground: { made, decides }, result });
			yield { result, ran };
		}
		this.#rules = rules;
		this.#grounds = grounds;
		this.#known = known;
	}
}

/** What a failure says may hang on words and places, too. */
function isSure({ ground, result }: Known, now: Ground): boolean {
	return ground.made === now.made || (result.passed && ground.decides === now.decides);
}

/** Of all texts by which scenarios of a game may be run. */
function rulesHash({ files }: Workspace, game: string, { scenarios }: Suite): string {
	const part = partsOf(files).games.get(game) ?? new Map<string, string>();
	const rules = [...part].filter(([path]) => fileRole(path).role !== 'scenario');
	const layers = new Map(
		scenarios.flatMap((scenario) => scenario.with.map((file) => [file.path, file]))
	);
	return hashOf(
		JSON.stringify([rules, [...layers.values()].map(({ path, text }) => [path, text])])
	);
}

/** `last`: the same rules before, which need not be linked again where they are made of the same. */
function groundFor(
	workspace: Workspace,
	wanted: StageRules,
	{ with: extra }: SuiteRun['scenario'],
	last: Ground | undefined
): Ground {
	const composition = composeStage(workspace, wanted, extra);
	const players = wanted.players ?? playersOf(composition).max;
	const findings = composition.diagnostics.map(({ code, message, range }) => [
		code,
		message,
		range
	]);
	const made = hashOf(JSON.stringify([madeOf(composition, players), findings]));
	if (last?.made === made) return last;
	const linked = linkComposed(composition, wanted);
	if ('findings' in linked) return { made, decides: made, stage: linked };
	const { program, symbols } = linked;
	return { made, decides: decidesIn(linked), stage: stageOf(program, symbols) };
}

/**
 * The program and its names, all that `runScenario` reads, but for what is only told of them. A page of rules that says the
 * same in other words, or on other lines, decides nothing else.
 */
function decidesIn({ program, symbols }: LinkedStage): string {
	const { variant, layout, sceneConditions, clauses } = program;
	const ids = clauses.map(({ id }) => id);
	return hashOf(
		JSON.stringify([rulesIn(program), variant, layout, sceneConditions, ids, laterNames(symbols)])
	);
}
