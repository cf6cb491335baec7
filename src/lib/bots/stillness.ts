/** Who does no more than what it has begun: what a bot expects of others, and of itself once it has answered. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { FP, LOCALS } from '#lib/engine/state/memory-layout.ts';
import type { Choice, Question } from './bot.ts';

/** As little as possible. */
export function quietAnswer({ kind, count, min, optional }: Question): Choice {
	if (kind === 'amount') return { anytime: false, picks: [min] };
	if (kind === 'subset') {
		return { anytime: false, picks: Array.from({ length: min }, (_, i) => i) };
	}
	return { anytime: false, picks: [optional ? count : 0] };
}

/** Base of the innermost frame that runs an action, or null. */
export function innermostAction(m: Machine): number | null {
	return m.frames().find((frame) => m.running(frame).kind === 'action') ?? null;
}

/** Questions to the seat that is asked now, in frames from here up, belong to what its answer begins. */
export function insideFrom(m: Machine): number {
	return innermostAction(m) ?? m.mem[FP]! + LOCALS;
}
