/** The trials of a piece in a worker of the laboratory: their pairings are played here or elsewhere, and all are counted here. */
import type { BotName } from '#lib/bots/bots.ts';
import { Arena } from '#lib/lab/trials/bouts.ts';
import { type Fitting, type FoundTrials, headOf, prepare } from '#lib/lab/trials/fitting.ts';
import { trialReport, type TrialReport } from '#lib/lab/trials/trial-report.ts';
import { countsOf, type Outcome } from '#lib/lab/report/trial-counts.ts';
import { hashText } from '#lib/language/tools/hash.ts';
import type { HostCode } from '#lib/game-server/host-code.ts';
import type { BegunTrial, KeptBout } from './lab-api.ts';

interface Stand {
	fitting: Fitting;
	/** Made when it is needed: who keeps the books plays nothing. */
	arena: Arena | null;
	outcomes: Outcome[];
}

/** How bouts are played. */
export interface BoutWish {
	bot: BotName;
	seed: string;
	/** Of each pairing. */
	bouts: number;
}

export class TrialBooks {
	readonly #makeCode: HostCode['makeCode'];
	readonly #wish: BoutWish;
	readonly #stands: Stand[];

	constructor({ fitting }: FoundTrials, wish: BoutWish, makeCode: HostCode['makeCode']) {
		this.#makeCode = makeCode;
		this.#wish = wish;
		this.#stands = fitting.map((one) => ({ fitting: one, arena: null, outcomes: [] }));
	}

	/** What is to be played. */
	begun(): BegunTrial[] {
		return this.#stands.map(({ fitting }) => ({
			head: headOf(fitting, this.#wish.bouts),
			pairings: fitting.pairings.length,
			hash: hashText(fitting.stage.trial.source)
		}));
	}

	play(trial: number, at: number): KeptBout {
		const stand = this.#stands[trial]!;
		const { bot, seed, bouts } = this.#wish;
		const { stage, pairings } = stand.fitting;
		const one = prepare(stand.fitting, pairings[at]!, seed);
		if ('why' in one) return { trial, at, outcome: one };
		stand.arena ??= new Arena(this.#makeCode(stage.program));
		const count = stand.arena.play(one.position, { bot, bouts, seed: one.position.seed });
		return { trial, at, outcome: { ...one.told, ...count } };
	}

	add(bouts: readonly KeptBout[]): void {
		for (const { trial, outcome } of bouts) this.#stands[trial]?.outcomes.push(outcome);
	}

	/** Of those of which anything has been played. */
	reports(): TrialReport[] {
		return this.#stands
			.filter(({ outcomes }) => outcomes.length > 0)
			.map(({ fitting, outcomes }) =>
				trialReport(countsOf(headOf(fitting, this.#wish.bouts), outcomes))
			);
	}
}
