/** Who does no more than what it has begun: what a bot expects of others, and of itself once it has answered. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { FP, LOCALS } from '#lib/engine/state/memory-layout.ts';
import type { Choice, Question } from './bot.ts';
import { plainQuestion } from './question.ts';
import { randomAnswer } from './random-bot.ts';
import type { Stream } from './stream.ts';

/** `begun`: whether the question belongs to what the seat has begun; that it ends as chance has it. */
export function stillAnswer(
	m: Machine,
	seat: number,
	begun: boolean,
	stream: Stream
): readonly number[] {
	const question = plainQuestion(m, seat);
	return (begun ? randomAnswer(question, stream) : quietAnswer(question)).picks;
}

/** As little as possible. */
function quietAnswer({ kind, count, min, optional }: Question): Choice {
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

/** Questions to the seat that is asked now, in frames from here up, belong to what its answer begins. `action`: the innermost one. */
export function insideFrom(m: Machine, action: number | null): number {
	return action ?? m.mem[FP]! + LOCALS;
}
