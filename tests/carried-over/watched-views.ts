/** What every seat, and somebody who only looks on, is shown in the course of a recorded game. */
import { inEnglish } from '#lib/language/said.ts';
import { firstAsked, isOver } from '#lib/engine/play/play.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { recall } from '#lib/engine/session/answers.ts';
import type { Course } from '#lib/engine/session/course.ts';
import { ANSWERS } from '#lib/engine/state/memory-layout.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { hashText } from '#lib/language/tools/hash.ts';

/** Views are looked at after so many answers, and at the end. */
const EVERY = 20;
/** Where a rule stands, which rules run, and where their text is: they may move, as long as everybody is shown the same. */
const PLACES = ['rule', 'cite', 'path', 'running', 'trace', 'programHash'];
/** What the view says besides since then, worked out of the rest: it has tests of its own. */
const WORKED_OUT = ['scenes'];
/** Values that the delivered layouts show since then: they follow from the rest as well. */
const SHOWN_SINCE = [
	'citadels-of',
	'land-held',
	'hero-glory-so-far',
	'glory-in-sight',
	'treasure-glory',
	'creature-glory',
	'king-glory',
	'legend-glory'
];
/** Fields that the rules keep since the games were recorded, for themselves: only who watches all sees them. */
const SINCE = ['hits-dealt', 'hits-on', 'event-by'];

export interface Watched {
	/** By the number of answers given: a hash over all views. */
	views: [number, string][];
	/** Why an answer could not be given; null: all could. */
	parted: string | null;
	/** Answers that were found under other numbers. */
	moved: number;
	over: boolean;
}

/** `session`: a game that has just begun. */
export function watch(session: Session, { answers }: Course): Watched {
	const watched: Watched = { views: [], parted: null, moved: 0, over: false };
	const { machine } = session;
	const look = (): void => {
		const viewers = [
			'observer' as const,
			...Array.from({ length: machine.program.players }, (_, seat) => seat)
		];
		const views = viewers.map((viewer) => {
			const since = viewer === 'observer' ? SINCE : [];
			const left = new Set([...PLACES, ...WORKED_OUT, ...SHOWN_SINCE, ...since]);
			const view = viewOf(machine, viewer);
			return JSON.stringify(view, (key, value: unknown) => (left.has(key) ? undefined : value));
		});
		const shown = `[${views.join()}]`;
		watched.views.push([machine.mem[ANSWERS]!, hashText(shown)]);
	};
	for (const [index, recorded] of answers.entries()) {
		if (index % EVERY === 0) look();
		const recalled = recall(machine, recorded, true, true);
		const played = recalled.ok ? session.play(recalled.decision) : recalled;
		if (recalled.ok && recalled.moved) watched.moved++;
		if (played.ok) continue;
		return {
			...watched,
			parted: `${firstAsked(machine)} at answer ${index + 1}: ${inEnglish(played.said)}`
		};
	}
	look();
	return { ...watched, over: isOver(machine) };
}
