/** Many playouts of one position: begun, watched, stopped; what was found by then stays. */
import type { GameCalls } from '#lib/workbench/servers/start-workers.ts';
import { ServerTrouble, type WorkerEnd, WorkerTrouble } from '#lib/workbench/servers/trouble.ts';
import { WatchedWorker } from '#lib/workbench/servers/WatchedWorker.ts';
import type { PlayoutReport, PlayoutWish } from '../../../workers/playouts/playout-api.ts';
import { lendTo, type PlayoutEngine, startPlayouts, type StartPlayouts } from './playout-worker.ts';

/** What is played out how often, from which moment; null: from now. */
export interface PlayoutRun {
	turn: number | null;
	wish: PlayoutWish;
	most: number;
}

export class Playouts {
	readonly #worker: WatchedWorker<PlayoutEngine>;
	readonly #lend: GameCalls['lend'];
	#state = $state<'idle' | 'running' | 'done' | WorkerEnd>('idle');
	#report = $state.raw<PlayoutReport | null>(null);
	/** A later run makes what an earlier one still says void. */
	#run = 0;

	constructor(lend: GameCalls['lend'], start: StartPlayouts = startPlayouts) {
		this.#lend = lend;
		this.#worker = new WatchedWorker('playouts', start);
	}

	get state(): 'idle' | 'running' | 'done' | WorkerEnd {
		return this.#state;
	}

	/** Of what has been played so far; null: nothing, or there is nothing to be told of this position. */
	get report(): PlayoutReport | null {
		return this.#report;
	}

	async run({ turn, wish, most }: PlayoutRun): Promise<void> {
		const run = ++this.#run;
		this.#state = 'running';
		this.#report = null;
		try {
			await lendTo(this.#worker, this.#lend, turn);
			if (run !== this.#run) return;
			await this.#worker.ask((engine) => engine.begin(wish));
			for (let games = 0; games < most && run === this.#run;) {
				const told = await this.#worker.ask((engine) => engine.play(most));
				if (run !== this.#run) return;
				this.#report = told;
				games = told?.report.games ?? most;
			}
			if (run === this.#run) this.#state = 'done';
		} catch (error) {
			const known = error instanceof WorkerTrouble || error instanceof ServerTrouble;
			if (!known) throw error;
			// It still waits for the position that nobody sends.
			if (error instanceof ServerTrouble) this.#worker.stop();
			if (run === this.#run) this.#state = error instanceof WorkerTrouble ? error.how : 'died';
		}
	}

	/** Nobody wants to know what is still being played; what was found stays. */
	stop(): void {
		if (this.#state !== 'running') return;
		this.#run++;
		this.#state = 'stopped';
		this.#worker.stop();
	}

	/** What was found is nobody's business any more. */
	forget(): void {
		this.stop();
		this.#run++;
		this.#state = 'idle';
		this.#report = null;
	}

	/** The worker goes as well. */
	close(): void {
		this.forget();
		this.#worker.stop();
	}
}
