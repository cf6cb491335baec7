/** Setting checkpoints, going back to them, and forgetting them: through the gate, like every change. */
import { say } from '#lib/language/said.ts';
import { checkpointsIn } from '#lib/engine/state/checkpoints-in-state.ts';
import { CHECKPOINT_WORDS, FP, PC, SET_AS, SET_BY, SP } from '#lib/engine/state/memory-layout.ts';
import type { Runtime } from './runtime.ts';

/** What copying the words of a moment costs, in instructions. */
const price = (words: number): number => 100 + (words >> 2);

/** The running rule can be taken back to this moment from now on, and goes on at `next` then. */
export function setCheckpoint(m: Runtime, checkpoint: number, next: number): void {
	const { layout, mem } = m;
	const set = checkpointsIn(mem, layout);
	const before = set.find(({ index }) => index === checkpoint);
	// What was set since this one was set lies in a course that nobody goes back into.
	if (before) forget(m, before.order);
	const order = before?.order ?? (set.at(-1)?.order ?? 0) + 1;
	m.saveReturn(next);
	const top = mem[SP]!;
	const snapshot = layout.snapshots + checkpoint * layout.snapshotWords;
	const words = mem.slice(layout.fields, top);
	m.spend(price(words.length));
	m.write(snapshot, top);
	m.writeWords(snapshot + 1, words, words.length);
	const mark = layout.checkpoints + checkpoint * CHECKPOINT_WORDS;
	m.write(mark + SET_BY, m.fp);
	m.write(mark + SET_AS, order);
}

/** Words of the state, from the first to before the last. */
export interface Span {
	from: number;
	to: number;
}

/** Everything is as it was at a checkpoint, but for chance and the words that are kept. */
export function restore(m: Runtime, checkpoint: number, keeping: readonly Span[]): void {
	const { layout, mem, program } = m;
	const found = checkpointsIn(mem, layout).find(({ index }) => index === checkpoint);
	if (!found) {
		const name = program.checkpoints?.[checkpoint] ?? '';
		m.fails(
			say`play/no-checkpoint: there is no checkpoint "${name}" to go back to: the rule that sets it is over, or has not come to it`
		);
	}
	const { base, order, snapshot, top } = found;
	const first = layout.fields;
	const words = mem.slice(snapshot + 1, snapshot + 1 + top - first);
	for (const { from, to } of keeping) words.set(mem.slice(from, to), from - first);
	// A face never changes unless it has a back. Who imagines a position deals the others anew, and must go on seeing those.
	program.pieces.forEach(({ face }, piece) => {
		const at = layout.face + piece;
		if (program.faces[face]!.back < 0) words[at - first] = mem[at]!;
	});
	m.spend(price(words.length));
	m.writeWords(first, words, words.length);
	m.faceChanges++;
	forget(m, order);
	m.write(SP, top);
	m.write(FP, base);
	m.fp = base;
	m.pc = mem[base + PC]!;
}

/** The checkpoints of the running rule are none any more: it is over. */
export function leaveCheckpoints(m: Runtime): void {
	for (const { base, index } of checkpointsIn(m.mem, m.layout)) if (base === m.fp) unset(m, index);
}

/** No rule is running any more that has set any. */
export function forgetCheckpoints(m: Runtime): void {
	forget(m, 0);
}

function forget(m: Runtime, after: number): void {
	for (const { index, order } of checkpointsIn(m.mem, m.layout)) if (order > after) unset(m, index);
}

function unset(m: Runtime, checkpoint: number): void {
	const mark = m.layout.checkpoints + checkpoint * CHECKPOINT_WORDS;
	m.write(mark + SET_BY, 0);
	m.write(mark + SET_AS, 0);
}
