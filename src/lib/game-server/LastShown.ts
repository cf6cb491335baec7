/** What a client was shown last: what it is shown next is told as a difference to that. */
import type { Course } from '#lib/engine/session/course.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { GameView, Seat, Viewer } from '#lib/engine/seat/protocol.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { differenceOf } from './difference.ts';
import type { Seen, Shown } from './game-server.ts';
import { chronicleOf } from './walk-back.ts';

interface What {
	viewer: Viewer;
	/** What the client says that it was shown last. */
	known: number | null;
	happened: Happened[];
	anew: boolean;
}

export class LastShown {
	#number = 0;
	#last: { viewer: Viewer; seen: Seen; course: Course } | null = null;

	/** What a seat sees now; where that was shown last, it is not worked out again. */
	viewNow(session: Session, seat: Seat): GameView {
		const shown = this.#last?.viewer === seat ? this.#last.seen.view : null;
		return shown?.turn === session.span.last ? shown : session.view(seat);
	}

	/** Throws a `RuleError` where the rules cannot work out what is seen; the client still knows then what it knew. */
	show(session: Session, { viewer, known, happened, anew }: What): Shown {
		const seen = seenBy(session, viewer);
		const course = session.course();
		const last = known === this.#number ? this.#last : null;
		// What one viewer knows says nothing about what another one is shown.
		const before = last?.viewer === viewer ? last.seen : null;
		this.#last = { viewer, seen, course };
		this.#number++;
		return {
			number: this.#number,
			viewer,
			seen: differenceOf(before, seen),
			course: differenceOf(last?.course ?? null, course),
			happened,
			anew
		};
	}
}

function seenBy(session: Session, viewer: Viewer): Seen {
	const view = session.view(viewer);
	const asked = view.decision?.seat;
	return {
		view,
		refusals: asked === undefined ? [] : session.refusals(asked),
		log: session.log(viewer),
		chronicle: chronicleOf(session, viewer)
	};
}
