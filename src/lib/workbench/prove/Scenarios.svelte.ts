/** The scenarios of a file, or about the rules in it: run one after the other, stopped, read. */
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import type { FailedPosition, ScenarioOutcome } from '../../../workers/prove/prove-api.ts';
import { type ProveEnd, Prover, ProveTrouble, type StartProver } from './Prover.ts';

export class Scenarios {
	readonly #prover: Prover;
	#state = $state<'idle' | 'running' | 'done' | ProveEnd>('idle');
	#outcomes = $state.raw<ScenarioOutcome[]>([]);
	#total = $state(0);
	#path = $state<string | null>(null);
	/** A later run makes what an earlier one still says void. */
	#run = 0;

	constructor(start?: StartProver) {
		this.#prover = new Prover(start);
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

	async run(files: readonly WorkFile[], path: string): Promise<void> {
		this.stop();
		const run = ++this.#run;
		this.#state = 'running';
		this.#path = path;
		this.#outcomes = [];
		this.#total = 0;
		try {
			await this.#prover.ask((engine) => engine.open([...files]));
			const total = await this.#prover.ask((engine) => engine.beginScenarios(path));
			if (run !== this.#run) return;
			this.#total = total;
			for (;;) {
				const outcome = await this.#prover.ask((engine) => engine.nextScenario());
				if (run !== this.#run) return;
				if (outcome === null) break;
				this.#outcomes = [...this.#outcomes, outcome];
			}
			this.#state = 'done';
		} catch (error) {
			if (!(error instanceof ProveTrouble)) throw error;
			if (run === this.#run) this.#state = error.how;
		}
	}

	/** What was found stays. */
	stop(): void {
		if (this.#state === 'running') this.#prover.stop();
	}

	async position(number: number): Promise<FailedPosition> {
		try {
			return await this.#prover.ask((engine) => engine.failedPosition(number));
		} catch (error) {
			if (error instanceof ProveTrouble) return { ok: false, why: 'gone' };
			throw error;
		}
	}
}
