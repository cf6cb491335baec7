/** The checkpoints that are set in a state. */
import type { Words } from './gate.ts';
import { CHECKPOINT_WORDS, type Layout, SET_AS, SET_BY } from './memory-layout.ts';

export interface Checkpoint {
	/** Its number in the program. */
	index: number;
	/** Base of the frame that has set it. */
	base: number;
	/** It was set before those with a larger one. */
	order: number;
	/** Where its snapshot lies, and where the top of the stack was. */
	snapshot: number;
	top: number;
}

/** The earliest first. */
export function checkpointsIn(mem: Words, layout: Layout): Checkpoint[] {
	const found: Checkpoint[] = [];
	for (let at = layout.checkpoints; at < layout.fields; at += CHECKPOINT_WORDS) {
		const base = mem[at + SET_BY]!;
		if (base === 0) continue;
		const index = (at - layout.checkpoints) / CHECKPOINT_WORDS;
		const snapshot = layout.snapshots + index * layout.snapshotWords;
		found.push({ index, base, order: mem[at + SET_AS]!, snapshot, top: mem[snapshot]! });
	}
	return found.sort((a, b) => a.order - b.order);
}
