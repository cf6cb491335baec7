/** Runs scenarios for the page: in a worker of its own, so that the game on the table never waits for it. */
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import type { LentStage, ScenarioGround } from '#lib/rules-server/rules-server.ts';
import { ScenarioRun } from './ScenarioRun.ts';
import type { FailedPosition, ProveApi, ScenarioOutcome, StageWish } from './prove-api.ts';

export class ProveHost implements ProveApi {
	readonly #delivered: () => Promise<ReadonlyMap<string, string>>;
	#scenarios: ScenarioRun | null = null;

	/** `scenarios`: fetches those that were delivered; they are large, and seldom wanted. */
	constructor(scenarios: () => Promise<ReadonlyMap<string, string>>) {
		this.#delivered = scenarios;
	}

	async beginScenarios(
		path: string,
		own: Record<string, string>,
		ground: ScenarioGround
	): Promise<number> {
		this.#scenarios = null;
		// What somebody wrote under the name of a delivered scenario stands in its place; a file of scenarios needs no others.
		const alone = fileRole(path).role === 'scenario' && Object.hasOwn(own, path);
		const others = alone ? [] : await this.#delivered();
		const files = new Map([...others, ...Object.entries(own)]);
		this.#scenarios = new ScenarioRun(files, path, ground);
		return this.#scenarios.size;
	}

	nextScenario(): ScenarioOutcome | StageWish | null {
		return this.#scenarios?.next() ?? null;
	}

	lend(stage: LentStage): StageWish | null {
		return this.#scenarios?.lend(stage) ?? null;
	}

	failedPosition(number: number): FailedPosition {
		return this.#scenarios?.position(number) ?? { ok: false, why: 'gone' };
	}
}
