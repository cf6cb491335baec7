/** What one viewer sees of a game's past: any moment of it, and how the numbers of its players went round by round. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { RecordedAnswer } from '#lib/engine/session/course.ts';
import type { GameView, Viewer } from '#lib/engine/seat/protocol.ts';
import { playersOf, viewOf } from '#lib/engine/seat/view.ts';
import { knowsField } from '#lib/engine/seat/visibility.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { roundField } from '#lib/ruleset/program/program-facts.ts';
import type { Chronicle, Moment } from './game-server.ts';

/** The nearest moment that there is. */
export function momentOf(session: Session, viewer: Viewer, turn: number): Moment {
	const { first, last } = session.span;
	const at = Math.min(last, Math.max(first, turn));
	return { view: viewOf(session.at(at), viewer), logged: session.loggedAt(viewer, at) };
}

/** Each moment is looked at with the eyes of the viewer: what it may not know of then is not in it. */
export function chronicleOf(session: Session, viewer: Viewer): Chronicle {
	const { first, last } = session.span;
	const counts = countsRounds(session, viewer);
	const turns = counts ? session.rounds : [first];
	const ids = session.program.layout.players;
	const seen = [...turns.filter((turn) => turn < last), last].map((turn) => ({
		turn,
		...seenAt(session, viewer, turn)
	}));
	const measures = ids.map((id) => ({
		id,
		values: Array.from({ length: session.program.players }, (_, seat) =>
			seen.map(({ players }) => {
				const { shown = {}, fields = {} } = players[seat] ?? {};
				const value = new Map(Object.entries({ ...fields, ...shown })).get(id);
				return typeof value === 'number' ? value : null;
			})
		)
	}));
	return {
		first,
		last,
		points: seen.map(({ turn, round }) => ({ turn, round: counts ? round : null })),
		measures: measures.filter(({ values }) => values.flat().some((value) => value !== null))
	};
}

interface Seen {
	round: number | null;
	players: GameView['players'];
}

/** What viewers saw right after an answer: as long as it stands, so does all that was before it. */
const seenAfter = new WeakMap<RecordedAnswer, Map<Viewer, Seen>>();

function seenAt(session: Session, viewer: Viewer, turn: number): Seen {
	const answer = session.answerAfter(turn - 1);
	const known = answer && seenAfter.get(answer)?.get(viewer);
	if (known) return known;
	const m = session.at(turn);
	const seen = { round: roundOf(m), players: playersOf(m, viewer) };
	if (answer) {
		const all = seenAfter.get(answer) ?? new Map<Viewer, Seen>();
		seenAfter.set(answer, all.set(viewer, seen));
	}
	return seen;
}

/** Where a game counts its rounds in secret, nobody learns when they begin. */
function countsRounds({ program, machine }: Session, viewer: Viewer): boolean {
	const field = program.fields.game[roundField(program)];
	return field === undefined || knowsField(machine, viewer, field, -1);
}

function roundOf(m: Machine): number | null {
	const field = roundField(m.program);
	return field < 0 ? null : m.mem[m.layout.gameFields[field]!]!;
}
