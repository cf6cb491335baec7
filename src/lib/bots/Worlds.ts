/**
 * A position, and those that a viewer takes for possible: whatever it cannot know is dealt anew, and chance is another one.
 * World 7 of a seed is the same, whatever was asked before; and the same for all positions that the viewer cannot tell apart.
 */
import { Stream } from './stream.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { imagine } from '#lib/engine/seat/resample.ts';
import { suppose } from '#lib/engine/suppose/suppose.ts';
import type { Words } from '#lib/engine/state/gate.ts';

/** What the rules may do between two answers: imagined loops need not be followed for long. */
const BUDGET = 2_000_000;

export class Worlds {
	readonly machine: Machine;
	#real: Words;

	constructor(code: Code, real: Words) {
		this.machine = new Machine(code);
		this.machine.recording = false;
		this.machine.budget = BUDGET;
		this.#real = real;
	}

	/** From now on it is about another position of the same rules. */
	about(real: Words): void {
		this.#real = real;
	}

	/** Whether it is about the position in which this machine stands. */
	isOf(m: Machine): boolean {
		const { mem, code } = m;
		if (code !== this.machine.code) return false;
		for (let i = 0; i < mem.length; i++) if (mem[i] !== this.#real[i]) return false;
		return true;
	}

	/** The machine stands in the position itself. */
	stand(): Machine {
		this.machine.load(this.#real);
		return this.machine;
	}

	/** The machine stands in a possible one. */
	enter(viewer: Viewer, seed: string): Machine {
		const m = this.stand();
		if (viewer !== 'observer') {
			const dealt = new Stream(`${seed}/dealt`);
			const supposed = new Stream(`${seed}/supposed`);
			const deal = (): void => imagine(m, viewer, (n) => dealt.below(n));
			suppose(m, viewer, deal, (n) => supposed.below(n));
		}
		m.reseed(m.program, seed);
		return m;
	}
}
