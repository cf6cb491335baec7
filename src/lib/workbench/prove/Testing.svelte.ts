/** Many games of bots by some rules: begun, watched, stopped; what was found by then stays. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';
import type {
	NewPiece,
	ProvedGame,
	TestReport,
	TestWish
} from '../../../workers/prove/prove-api.ts';
import { type ProveEnd, Prover, ProveTrouble, type StartProver } from './Prover.ts';

export const GAMES = 200;

type State = 'idle' | 'running' | 'done' | ProveEnd;

export class Testing {
	readonly #prover: Prover;
	#state = $state<State>('idle');
	#report = $state.raw<TestReport | null>(null);
	#pieces = $state.raw<NewPiece[]>([]);
	#findings = $state.raw<Diagnostic[]>([]);
	/** The game being played. */
	#game = $state(0);
	/** A later run makes what an earlier one still says void. */
	#run = 0;

	constructor(start?: StartProver) {
		this.#prover = new Prover(start);
	}

	get state(): State {
		return this.#state;
	}

	/** Of the games played so far. */
	get report(): TestReport | null {
		return this.#report;
	}

	/** What the rules have that the game, as it was delivered, has not. */
	get pieces(): NewPiece[] {
		return this.#pieces;
	}

	/** Why these rules cannot be played; empty where they can. */
	get findings(): Diagnostic[] {
		return this.#findings;
	}

	get game(): number {
		return this.#game;
	}

	async run(files: readonly WorkFile[], wish: TestWish): Promise<void> {
		this.stop();
		const run = ++this.#run;
		this.#state = 'running';
		this.#report = null;
		this.#findings = [];
		this.#pieces = [];
		this.#game = 0;
		try {
			await this.#prover.ask((engine) => engine.open([...files]));
			const begun = await this.#prover.ask((engine) => engine.beginTest(wish));
			if (run !== this.#run) return;
			if (!begun.ok) this.#findings = begun.findings;
			else {
				this.#pieces = begun.pieces;
				await this.#play(run);
			}
			if (run === this.#run) this.#state = 'done';
		} catch (error) {
			if (!(error instanceof ProveTrouble)) throw error;
			if (run === this.#run) this.#state = error.how;
		}
	}

	async #play(run: number): Promise<void> {
		for (let game = 1; game <= GAMES; game++) {
			this.#game = game;
			const report = await this.#prover.ask((engine) => engine.playTest(game));
			if (run !== this.#run) return;
			this.#report = report;
		}
	}

	/** What was found stays. */
	stop(): void {
		if (this.#state === 'running') this.#prover.stop();
	}

	/** null: it is no more to be had. */
	async problemGame(game: number): Promise<ProvedGame | null> {
		try {
			return await this.#prover.ask((engine) => engine.problemGame(game));
		} catch (error) {
			if (error instanceof ProveTrouble) return null;
			throw error;
		}
	}
}
