/** What is told of the moments of a recorded course, and cannot be. */
import type { Course } from '#lib/engine/session/course.ts';
import { type Said, say } from '#lib/language/said.ts';

export interface WrongMoment {
	/** Where in the course. */
	path: [key: 'checkpoints' | 'fresh', index: number];
	said: Said;
}

/** The first one, or null. */
export function wrongMoment(course: Course): WrongMoment | null {
	const checkpoint = wrongCheckpoint(course);
	if (checkpoint !== null) {
		const said = say`save/checkpoints-pairs: Checkpoints are pairs: answers given, in rising order, and a fingerprint`;
		return { path: ['checkpoints', checkpoint], said };
	}
	const fresh = wrongFresh(course);
	if (fresh === null) return null;
	const said = say`save/fresh-chance-told: Fresh chance is told in pairs: answers given, in rising order, and a text to begin with`;
	return { path: ['fresh', fresh], said };
}

/** Index of the first one that is none, or null. */
function wrongCheckpoint({ checkpoints, answers, position }: Course): number | null {
	const begun = position !== null && 'answers' in position ? position.answers : 0;
	let before = begun;
	const wrong = checkpoints.findIndex(([at, hash]) => {
		const sound =
			typeof at === 'number' &&
			typeof hash === 'string' &&
			at >= before &&
			at - begun <= answers.length;
		before = at;
		return !sound;
	});
	// How many answers lie before a memory image only the image knows.
	return wrong < 0 || (position !== null && position.format === 'memory-image') ? null : wrong;
}

/** Each moment has at most one, and there is an answer or the end after it. */
function wrongFresh({ fresh = [], answers, position }: Course): number | null {
	const begun = position !== null && 'answers' in position ? position.answers : 0;
	let before = begun - 1;
	const wrong = fresh.findIndex(([at, salt]) => {
		const sound =
			typeof at === 'number' &&
			typeof salt === 'string' &&
			at > before &&
			at - begun <= answers.length;
		before = at;
		return !sound;
	});
	return wrong < 0 ? null : wrong;
}
