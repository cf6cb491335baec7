/** Work that can be cut into numbered steps, and how long so many steps take. */
import { median } from 'simple-statistics';
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
	 * clock of the processor can tell apart. Of several steps the one in the middle counts, since other work on the machine
	 * comes between now and then.
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
	const own: number[] = [];
	let units = 0;
	const start = processorTime();
	for (let n = from; n < from + steps; n++) {
		const done = step(n);
		units += done.units;
		print.add(done.outcome);
		if (done.milliseconds !== undefined && done.units > 0) own.push(done.milliseconds / done.units);
	}
	const passed = processorTime() - start;
	const milliseconds = own.length === 0 ? passed : units * median(own);
	return { units, milliseconds, outcome: print.text };
}

/** Far from the numbers of the steps that are measured, so that those are new to every cache. */
const WARM_FROM = 1_000_000;

/** Milliseconds on the wall between two looks at the clock of the processor. */
const LOOK_EVERY = 20;

/**
 * Does steps for so many milliseconds of processor time, one at least; returns how many of them a second of it is enough
 * for. `times`: how often it was done before.
 */
export function warmUp(step: Step, milliseconds: number, times = 0): number {
	const start = processorTime();
	let steps = 0;
	let spent = 0;
	while (spent < milliseconds) {
		const look = performance.now() + LOOK_EVERY;
		do step(WARM_FROM * (times + 1) + steps++);
		while (performance.now() < look);
		spent = processorTime() - start;
	}
	return (steps / spent) * 1000;
}
