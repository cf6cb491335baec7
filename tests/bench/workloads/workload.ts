/** Work that can be cut into numbered steps, and how long so many steps take. */
import { processorTime } from '../timing.ts';
import { Fingerprint } from './fingerprint.ts';

export interface Workload {
	/** Stays as it is from commit to commit: by it two checkouts find what they have in common. */
	name: string;
	/** What is counted, in the plural. */
	unit: string;
	/** Loads and builds what the steps need; not measured. */
	prepare(): Step;
}

/** Does step n: everything in it follows from n, so that it is the same work at any time and in any checkout. */
export type Step = (n: number) => Done;

export interface Done {
	/** Units of work. */
	units: number;
	/** What came of it: the same wherever the same was played. */
	outcome: number | string;
	/**
	 * Milliseconds, where only a part of the step counts. By the clock on the wall: such parts are far shorter than what the
	 * clock of the processor can tell apart.
	 */
	milliseconds?: number;
}

/** Some steps together. */
export interface Slice {
	units: number;
	/** Of processor time, unless the steps say how long they took themselves. */
	milliseconds: number;
	/** Hash over the outcomes. */
	outcome: string;
}

/** Units a second. */
export const speedOf = ({ units, milliseconds }: Slice): number => (units / milliseconds) * 1000;

export function doSteps(step: Step, from: number, steps: number): Slice {
	const print = new Fingerprint();
	let units = 0;
	let counted = 0;
	let whole = true;
	const start = processorTime();
	for (let n = from; n < from + steps; n++) {
		const done = step(n);
		units += done.units;
		print.add(done.outcome);
		if (done.milliseconds === undefined) continue;
		whole = false;
		counted += done.milliseconds;
	}
	const passed = processorTime() - start;
	return { units, milliseconds: whole ? passed : counted, outcome: print.text };
}

/** Far from the numbers of the steps that are measured, so that those are new to every cache. */
const WARM_FROM = 1_000_000;

/** Does steps for so many milliseconds, one at least; returns how many of them one second of the processor is enough for. */
export function warmUp(step: Step, milliseconds: number, times = 0): number {
	const end = performance.now() + milliseconds;
	const start = processorTime();
	let steps = 0;
	do step(WARM_FROM * (times + 1) + steps++);
	while (performance.now() < end);
	return (steps / (processorTime() - start)) * 1000;
}
