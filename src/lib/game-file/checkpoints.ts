/** Fingerprints of a recorded course that cannot be. */
import type { Course } from '#lib/engine/session/course.ts';

/** Index of the first one that is none, or null. */
export function wrongCheckpoint({ checkpoints, answers, position }: Course): number | null {
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
