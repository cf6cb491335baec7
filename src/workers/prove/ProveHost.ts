/** Runs scenarios for the page: in a worker of its own, so that the game on the table never waits for it. */
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { ScenarioRun } from './ScenarioRun.ts';
import type { FailedPosition, ProveApi, ScenarioOutcome } from './prove-api.ts';

export class ProveHost implements ProveApi {
	readonly #delivered: () => Promise<ReadonlyMap<string, string>>;
	#scenarios: ScenarioRun | null = null;
	#files = new Map<string, string>();

	/** `scenarios`: fetches those that were delivered; they are large, and seldom wanted. */
	constructor(scenarios: () => Promise<ReadonlyMap<string, string>>) {
		this.#delivered = scenarios;
	}

	open(files: WorkFile[]): void {
		this.#files = new Map(files.map(({ path, text }) => [path, text]));
	}

	async beginScenarios(path: string): Promise<number> {
		const now = this.#files;
		this.#scenarios = null;
		// What somebody wrote under the name of a delivered scenario stands in its place; a file of scenarios needs no others.
		const others =
			fileRole(path).role === 'scenario' && now.has(path) ? [] : await this.#delivered();
		this.#scenarios = new ScenarioRun(new Map([...others, ...now]), path);
		return this.#scenarios.size;
	}

	nextScenario(): ScenarioOutcome | null {
		return this.#scenarios?.next() ?? null;
	}

	failedPosition(number: number): FailedPosition {
		return this.#scenarios?.position(number) ?? { ok: false, why: 'gone' };
	}
}
