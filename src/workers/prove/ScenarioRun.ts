/** The scenarios of a file, or about the rules in it, one after the other; and the position in which one has failed. */
import { positionOf } from '#lib/engine/position/write-position.ts';
import { RUNNING, STATUS } from '#lib/engine/state/memory-layout.ts';
import { isError } from '#lib/language/diagnostic.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { rulesHash } from '#lib/ruleset/program/program-hash.ts';
import { build } from '#lib/ruleset/workspace/build.ts';
import { composing, type RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import { listVariants } from '#lib/ruleset/workspace/workspace.ts';
import type { Scenario } from '#lib/scenario/read.ts';
import { runToFailure } from '#lib/scenario/run-scenario.ts';
import {
	runSuite,
	type ScenarioResult,
	sizeOf,
	Stages,
	type Suite,
	suiteOf
} from '#lib/scenario/suite.ts';
import type { FailedPosition, ScenarioOutcome } from './prove-api.ts';

type Results = Iterator<ScenarioResult, undefined>;

export class ScenarioRun {
	readonly #files: Map<string, string>;
	readonly #game: string;
	readonly #suite: Suite;
	readonly #results: Results;
	readonly #told: ScenarioOutcome[] = [];

	/** `files`: rules and scenarios. */
	constructor(files: Map<string, string>, path: string) {
		this.#files = files;
		const role = fileRole(path);
		this.#game = gameOf(files, path);
		const whole = suiteOf({ files }, this.#game);
		const variants = new Map(listVariants({ files }).map((one) => [one.id, one]));
		const about = (scenario: Scenario): boolean => {
			if (role.role === 'scenario') return scenario.range.file === path;
			const variant = scenario.variant && variants.get(scenario.variant.id);
			if (role.role === 'variant') return variant?.file.path === path;
			if (role.role !== 'layer') return false;
			const { kind, id } = role.place;
			const rules = variant?.houseRules.map((one) => one.id) ?? scenario.houseRules;
			if (kind === 'house-rule') return rules.includes(id);
			if (kind === 'edition' && variant) return variant.edition?.id === id;
			return kind === 'base' || (scenario.editions ?? whole.editions).includes(id);
		};
		const scenarios = whole.scenarios.filter(about);
		const isEdition = role.role === 'layer' && role.place.kind === 'edition';
		this.#suite = isEdition
			? {
					editions: whole.editions,
					scenarios: scenarios.map((one) =>
						one.variant ? one : { ...one, editions: [role.place.id] }
					)
				}
			: { editions: whole.editions, scenarios };
		this.#results = runSuite({ files }, this.#game, this.#suite);
	}

	get size(): number {
		return sizeOf(this.#suite);
	}

	next(): ScenarioOutcome | null {
		const result = this.#results.next();
		if (result.done === true) return null;
		const { scenario, file, line, edition, passed, failures } = result.value;
		const outcome: ScenarioOutcome = {
			number: this.#told.length,
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
		this.#told.push(outcome);
		return outcome;
	}

	position(number: number): FailedPosition {
		const told = this.#told[number];
		const scenario = this.#suite.scenarios.find(
			({ range }) => range.file === told?.file && range.start.line === told.line
		);
		if (!told || !scenario) return { ok: false, why: 'gone' };
		const stage = new Stages({ files: this.#files }, this.#game).of(scenario, told.edition);
		if ('findings' in stage || scenario.findings.some(isError))
			return { ok: false, why: 'nowhere' };
		runToFailure(stage, scenario);
		const { machine, program } = stage;
		if (machine.mem[STATUS] === RUNNING) return { ok: false, why: 'nowhere' };
		const choice = this.#choiceOf(scenario, told.edition);
		if (!choice) return { ok: false, why: 'no-variant' };
		const { composition } = build(composing(this.#files, choice), program.players);
		const seats = Array.from({ length: program.players }, (_, seat) => ({
			name: `p${seat + 1}`,
			control: 'human' as const
		}));
		const course = {
			rulesHash: rulesHash(program),
			lock: composition.lock,
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

	/** The rules that it was run under, as the table knows them; null: it knows no such game. */
	#choiceOf(
		{ variant, houseRules, options }: Scenario,
		edition: string | null
	): RulesChoice | null {
		if (variant) return { variant: variant.id, options };
		const any = listVariants({ files: this.#files }).find(({ game }) => game.id === this.#game);
		const layers = [...(edition === null ? [] : [edition]), ...houseRules];
		return any ? { variant: any.id, layers, options } : null;
	}
}

function gameOf(files: Map<string, string>, path: string): string {
	const role = fileRole(path);
	if (role.role === 'layer') return role.place.game;
	if ('game' in role) return role.game;
	return listVariants({ files }).find(({ file }) => file.path === path)?.game.id ?? '';
}
