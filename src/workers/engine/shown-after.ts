/** What is shown after some answers: the table as it stands now, and what happened on the way. */
import type { Said } from '#lib/language/said.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import type { Session } from '#lib/engine/session/session.ts';

/** Of so many answers, the last ones, it is told what happened; of more at once nobody could follow it. */
const MOST_TOLD = 40;
/** Whoever comes back to the table reads it more than watches it. */
const MOST_RECALLED = 120;

/** Where the rules cannot even work out what is seen, the answers are taken back; `failed` says why. */
export function shownAfter<Snapshot>(
	session: Session,
	viewer: Viewer,
	answers: number,
	{ now, anew }: { now: () => Snapshot; anew: () => Snapshot }
): { snapshot: Snapshot; happened: Happened[]; failed: Said | null } {
	const since = session.span.last - Math.min(answers, MOST_TOLD);
	const shown = unlessRulesFail(() => ({
		ok: true as const,
		it: { snapshot: now(), happened: session.happened(viewer, since) }
	}));
	if (shown.ok) return { ...shown.it, failed: null };
	for (let i = 0; i < answers; i++) session.undo('any');
	return { snapshot: anew(), happened: [], failed: shown.said };
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

/** Since a seat answered last, that answer among it; whoever looks at everything has not been away. */
export function seenSinceAnswer(session: Session, viewer: Viewer): Happened[] {
	if (viewer === 'observer') return [];
	return seenBetween(session, viewer, session.lastAnswerOf(viewer), session.span.last);
}
