/** Proves rules for the page: in a worker of its own, so that the game on the table never waits for it. */
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { BotTest, type RuleFiles } from './BotTest.ts';
import { ScenarioRun } from './ScenarioRun.ts';
import type {
	FailedPosition,
	ProveApi,
	ProvedGame,
	ScenarioOutcome,
	TestBegun,
	TestReport,
	TestWish
} from './prove-api.ts';

export class ProveHost implements ProveApi {
	readonly #test = new BotTest();
	readonly #delivered: () => Promise<ReadonlyMap<string, string>>;
	#scenarios: ScenarioRun | null = null;
	#files: RuleFiles = { now: new Map(), delivered: new Map() };

	/** `scenarios`: fetches those that were delivered; they are large, and seldom wanted. */
	constructor(scenarios: () => Promise<ReadonlyMap<string, string>>) {
		this.#delivered = scenarios;
	}

	open(files: WorkFile[]): void {
		this.#files = {
			now: new Map(files.map(({ path, text }) => [path, text])),
			delivered: new Map(
				files.flatMap(({ path, delivered }) => (delivered === null ? [] : [[path, delivered]]))
			)
		};
	}

	beginTest(wish: TestWish): TestBegun {
		return this.#test.begin(this.#files, wish);
	}

	playTest(game: number): TestReport {
		return this.#test.play(game);
	}

	problemGame(game: number): ProvedGame | null {
		return this.#test.problemGame(game);
	}

	async beginScenarios(path: string): Promise<number> {
		const { now } = this.#files;
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
