/** One piece against another, once and again: how often it won, and how often it lost. */
import type { BotName } from '#lib/bots/bots.ts';
import type { MachineProbe } from '#lib/bots/machine-probe.ts';
import { ask } from '#lib/engine/machine/ask-value.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { BUDGET } from '#lib/lab/game.ts';
import { playOn, type PlayedTo, probeFor } from '#lib/lab/playouts/play-on.ts';
import type { BoutCount } from '#lib/lab/report/trial-counts.ts';
import type { BoutPosition } from './TrialStage.ts';

export interface BoutSetup {
	bot: BotName;
	/** Of these two in this place: bout 7 is the same whoever plays it. */
	seed: string;
	bouts: number;
}

export class Arena {
	readonly machine: Machine;
	readonly #probe: MachineProbe;

	constructor(code: Code) {
		this.machine = new Machine(code);
		this.machine.recording = false;
		this.machine.budget = BUDGET;
		this.#probe = probeFor(this.machine);
	}

	play(position: BoutPosition, { bot, seed, bouts }: BoutSetup): BoutCount {
		const m = this.machine;
		const words = Int32Array.from(position.words);
		const [won, lost] = [position.won, position.lost].map((expr) =>
			m.code.evaluator.expression(expr)
		);
		const count: BoutCount = { won: 0, lost: 0, undecided: 0, broken: 0 };
		for (let bout = 0; bout < bouts; bout++) {
			m.load(words);
			if (this.#one(bot, `${seed}/${bout}`) !== 'over') {
				count.broken++;
				continue;
			}
			const [hasWon, hasLost] = [ask(m, won!, []) !== 0, ask(m, lost!, []) !== 0];
			if (hasWon === hasLost) count.undecided++;
			else if (hasWon) count.won++;
			else count.lost++;
		}
		return count;
	}

	#one(bot: BotName, seed: string): PlayedTo {
		const m = this.machine;
		m.reseed(m.program, seed);
		const begun = unlessRulesFail(() => {
			m.run();
			return { ok: true as const };
		});
		return begun.ok ? playOn(m, { bot, seed, probe: this.#probe }, () => false) : 'broken';
	}
}
