/** What a viewer saw happen, of many answers by the last ones: nobody could follow more. */
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import type { Session } from '#lib/engine/session/session.ts';

/** Of so many answers it is told what happened while somebody watches. */
const MOST_TOLD = 40;
/** And to somebody who comes back to the table, who reads it more than watches it. */
const MOST_RECALLED = 120;

/** By the last answers, which have been given just now. */
export function seenOf(session: Session, viewer: Viewer, answers: number): Happened[] {
	return session.happened(viewer, session.span.last - Math.min(answers, MOST_TOLD));
}

/** What a viewer saw happen between two moments. What rules fail at, they failed at when it was answered. */
export function seenBetween(
	session: Session,
	viewer: Viewer,
	from: number,
	to: number
): Happened[] {
	const since = Math.max(from, Math.min(to, session.span.last) - MOST_RECALLED);
	const seen = unlessRulesFail(() => ({
		ok: true as const,
		it: session.happenedBetween(viewer, since, to)
	}));
	return seen.ok ? seen.it : [];
}

/** Since a seat answered last, that answer among it; an observer has not been away. */
export function seenSinceAnswer(session: Session, viewer: Viewer): Happened[] {
	if (viewer === 'observer') return [];
	return seenBetween(session, viewer, session.lastAnswerOf(viewer), session.span.last);
}
