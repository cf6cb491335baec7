/** The odds of the scene that is open, for whoever looks: worked out anew whenever something else is asked. */
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import type { GameCalls } from '#lib/workbench/servers/start-workers.ts';
import type { OddsReport } from '../../../workers/playouts/playout-api.ts';
import type { StartPlayouts } from './playout-worker.ts';
import { Playouts } from './Playouts.svelte.ts';

/** Playouts of one question. */
const MOST = 100;
/** So many are worth being remembered. */
const ENOUGH = 20;
/** Milliseconds: while answers come faster than that, nobody reads odds. */
const REST = 150;

export interface Looked {
	scene: string;
	viewer: Viewer;
	/** Answers given before it. */
	turn: number;
	/** Whether that is a moment of the past. */
	past: boolean;
}

export class Odds {
	readonly #playouts: Playouts;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#looked: Looked | null = null;
	#before = $state.raw<OddsReport | null>(null);

	constructor(lend: GameCalls['lend'], start?: StartPlayouts) {
		this.#playouts = new Playouts(lend, start);
	}

	get report(): OddsReport | null {
		const { report } = this.#playouts;
		return report?.of === 'scene' ? report.report : null;
	}

	/** At the question before, of the same scene and for the same eyes. */
	get before(): OddsReport | null {
		return this.#before;
	}

	/** Whether they are not to be had. */
	get failed(): boolean {
		return ['stopped', 'died', 'failed', 'done'].includes(this.#playouts.state);
	}

	watch(looked: Looked): void {
		this.#remember(looked);
		this.#looked = looked;
		clearTimeout(this.#timer);
		this.#playouts.forget();
		const { viewer, turn, past } = looked;
		this.#timer = setTimeout(() => {
			const wish = { of: 'scene' as const, viewer, bots: 'greedy' as const, seed: `odds ${turn}` };
			void this.#playouts.run({ turn: past ? turn : null, wish, most: MOST });
		}, REST);
	}

	#remember({ scene, viewer, turn }: Looked): void {
		const [last, report] = [this.#looked, this.report];
		const same = last?.scene === scene && last.viewer === viewer && turn > last.turn;
		if (!same) this.#before = null;
		else if (report && report.closed >= ENOUGH) this.#before = report;
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#playouts.close();
	}
}
