/** The scenarios of a file, or about the rules in it, one after the other; and the position in which one has failed. */
import { positionOf } from '#lib/engine/position/write-position.ts';
import { RUNNING, STATUS } from '#lib/engine/state/memory-layout.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { stageIn } from '#lib/rules-server/lent-rules.ts';
import type { LentStage, RulesChoice, ScenarioGround } from '#lib/rules-server/rules-server.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { runToFailure, type Stage } from '#lib/scenario/run-scenario.ts';
import { type StageRules, stageRulesOf } from '#lib/scenario/stage-rules.ts';
import {
	resultUnder,
	runsOf,
	type ScenarioResult,
	scenariosOf,
	type SuiteRun,
	unfitFor
} from '#lib/scenario/suite.ts';
import type { FailedPosition, ScenarioOutcome, StageWish } from './prove-api.ts';

type Lent = { stage: Stage; lock: Record<string, string> } | { findings: Diagnostic[] };

export class ScenarioRun {
	readonly #ground: ScenarioGround;
	readonly #runs: SuiteRun[];
	/** How many have been run: the first ones. */
	#told = 0;
	/** By the rules that were asked for. */
	readonly #lent = new Map<string, Lent>();

	/** `files`: those of scenarios. */
	constructor(files: ReadonlyMap<string, string>, path: string, ground: ScenarioGround) {
		this.#ground = ground;
		const { game, variants } = ground;
		const editions: (string | null)[] = ground.editions.length === 0 ? [null] : ground.editions;
		const role = fileRole(path);
		const about = (scenario: Scenario): boolean => {
			if (role.role === 'scenario') return scenario.range.file === path;
			const variant = variants.find(({ id }) => id === scenario.variant?.id);
			if (role.role === 'variant') return variant?.path === path;
			if (role.role !== 'layer') return false;
			const { kind, id } = role.place;
			const rules = variant?.houseRules ?? scenario.houseRules;
			if (kind === 'house-rule') return rules.includes(id);
			if (kind === 'edition' && variant) return variant.edition === id;
			return kind === 'base' || (scenario.editions ?? editions).includes(id);
		};
		const edition = role.role === 'layer' && role.place.kind === 'edition' ? role.place.id : null;
		const scenarios = scenariosOf(files, game)
			.filter(about)
			.map((one) => (edition === null || one.variant ? one : { ...one, editions: [edition] }));
		const ids = variants.map(({ id }) => id);
		this.#runs = runsOf({ editions, scenarios }, ids);
	}

	get size(): number {
		return this.#runs.length;
	}

	next(): ScenarioOutcome | StageWish | null {
		const run = this.#runs[this.#told];
		if (!run) return null;
		const unfit = unfitFor(run);
		if (unfit) return this.#outcome(unfit);
		const lent = this.#lent.get(this.#keyOf(run));
		if (!lent) return { wants: this.#rulesOf(run) };
		return this.#outcome(resultUnder('stage' in lent ? lent.stage : lent, run));
	}

	/** What the next one wants; tells what will be wanted after that. */
	lend(lent: LentStage): StageWish | null {
		const run = this.#runs[this.#told];
		if (!run) return null;
		this.#lent.set(
			this.#keyOf(run),
			lent.ok ? { stage: stageIn(lent.rules), lock: lent.rules.lock } : { findings: lent.findings }
		);
		const next = this.#runs.find(
			(later, at) => at > this.#told && !unfitFor(later) && !this.#lent.has(this.#keyOf(later))
		);
		return next ? { wants: this.#rulesOf(next) } : null;
	}

	position(number: number): FailedPosition {
		const run = number < this.#told ? this.#runs[number] : undefined;
		if (!run) return { ok: false, why: 'gone' };
		const lent = this.#lent.get(this.#keyOf(run));
		if (unfitFor(run) || !lent || 'findings' in lent) return { ok: false, why: 'nowhere' };
		const { scenario, edition } = run;
		const { stage, lock } = lent;
		runToFailure(stage, scenario);
		const { machine, program } = stage;
		if (machine.mem[STATUS] === RUNNING) return { ok: false, why: 'nowhere' };
		const choice = this.#choiceOf(scenario, edition);
		if (!choice) return { ok: false, why: 'no-variant' };
		const seats = Array.from({ length: program.players }, (_, seat) => ({
			name: `p${seat + 1}`,
			control: 'human' as const
		}));
		const course = {
			rulesHash: rulesHash(program),
			lock,
			position: positionOf(machine),
			answers: [],
			checkpoints: [],
			end: null
		};
		return {
			ok: true,
			game: { setup: { ...choice, seats, seed: scenario.seed ?? 'scenario' }, course }
		};
	}

	#rulesOf({ scenario, edition }: SuiteRun): StageRules {
		return stageRulesOf(this.#ground.game, scenario, edition);
	}

	#keyOf(run: SuiteRun): string {
		return JSON.stringify(this.#rulesOf(run));
	}

	#outcome({ scenario, file, line, edition, passed, failures }: ScenarioResult): ScenarioOutcome {
		return {
			number: this.#told++,
			title: scenario,
			file,
			line,
			edition,
			passed,
			failures: failures.map(({ said, range }) => ({
				said,
				file: range.file,
				line: range.start.line
			}))
		};
	}

	/** The rules that it was run under, as the table knows them; null: it knows no such game. */
	#choiceOf(
		{ variant, houseRules, options }: Scenario,
		edition: string | null
	): RulesChoice | null {
		if (variant) return { variant: variant.id, options };
		const [any] = this.#ground.variants;
		const layers = [...(edition === null ? [] : [edition]), ...houseRules];
		return any ? { variant: any.id, layers, options } : null;
	}
}
