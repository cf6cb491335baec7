/** The scenarios of a file, or about the rules in it: run one after the other, stopped, read. */
import type { LentStage } from '#lib/rules-server/rules-server.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { WatchedWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import { orTrouble, type WorkerEnd, WorkerTrouble } from '#lib/workbench/servers/trouble.ts';
import type { Workshop } from '#lib/workbench/workshop/Workshop.svelte.ts';
import type {
	FailedPosition,
	ScenarioOutcome,
	StageWish
} from '../../../workers/prove/prove-api.ts';
import { type ProveEngine, startProver, type StartProver } from './prove-worker.ts';

/** The rules that scenarios are about, and the texts of those that somebody wrote. */
export type ScenarioRules = Pick<Workshop, 'files' | 'settled' | 'orNothing'>;

export class Scenarios {
	readonly #prover: WatchedWorker<ProveEngine>;
	#state = $state<'idle' | 'running' | 'done' | WorkerEnd>('idle');
	#outcomes = $state.raw<ScenarioOutcome[]>([]);
	#total = $state(0);
	#path = $state<string | null>(null);
	/** A later run makes what an earlier one still says void. */
	#run = 0;

	constructor(start: StartProver = startProver) {
		this.#prover = new WatchedWorker('scenarios', start);
	}

	get state() {
		return this.#state;
	}

	get outcomes(): ScenarioOutcome[] {
		return this.#outcomes;
	}

	get total(): number {
		return this.#total;
	}

	/** The file that was open when they were run. */
	get path(): string | null {
		return this.#path;
	}

	/** Red ones first. */
	readonly sorted = $derived(
		this.#outcomes.toSorted((a, b) => Number(a.passed) - Number(b.passed))
	);

	async run(rules: ScenarioRules, path: string): Promise<void> {
		this.stop();
		const run = ++this.#run;
		this.#state = 'running';
		this.#path = path;
		this.#outcomes = [];
		this.#total = 0;
		try {
			await rules.settled();
			const own = rules.files.filter((file) => fileRole(file.path).role === 'scenario');
			const texts = Object.fromEntries(own.map((file) => [file.path, file.text]));
			const ground = await rules.orNothing((server) => server.scenarioGround(path));
			if (run !== this.#run) return;
			const total = await this.#prover.ask((engine) =>
				engine.beginScenarios(path, texts, orTrouble(ground))
			);
			if (run !== this.#run) return;
			this.#total = total;
			const link = ({ wants }: StageWish): Promise<LentStage | null> =>
				rules.orNothing((server) => server.linkStage(wants));
			let coming: Promise<LentStage | null> | null = null;
			for (;;) {
				const outcome = await this.#prover.ask((engine) => engine.nextScenario());
				if (run !== this.#run) return;
				if (outcome === null) break;
				if (!('wants' in outcome)) {
					this.#outcomes = [...this.#outcomes, outcome];
					continue;
				}
				const lent: LentStage | null = await (coming ?? link(outcome));
				if (run !== this.#run) return;
				const next: StageWish | null = await this.#prover.ask((engine) =>
					engine.lend(orTrouble(lent))
				);
				coming = next && link(next);
			}
			this.#state = 'done';
		} catch (error) {
			if (!(error instanceof WorkerTrouble)) throw error;
			if (run === this.#run) this.#state = error.how;
		}
	}

	/** What was found stays. */
	stop(): void {
		if (this.#state !== 'running') return;
		this.#run++;
		this.#state = 'stopped';
		this.#prover.stop();
	}

	async position(number: number): Promise<FailedPosition> {
		try {
			return await this.#prover.ask((engine) => engine.failedPosition(number));
		} catch (error) {
			if (error instanceof WorkerTrouble) return { ok: false, why: 'gone' };
			throw error;
		}
	}
}
