/** Saves of older versions in the form of today. What is missing or odd stays so: the shape is checked afterwards. */
import { type Data, isData } from './data.ts';
import { WITHOUT_SUM } from './game-file.ts';

export interface Upgraded {
	data: unknown;
	/** The memory image that an older version has stored in place of a position. */
	image: unknown;
}

export function upgraded(data: unknown): Upgraded {
	if (!isData(data)) return { data, image: null };
	// What older versions have stored in the browser says no format.
	if (data['format'] === 'thingsmith-game-1' || (data['format'] === undefined && 'save' in data)) {
		const { setup, edits, save } = data;
		return withCourse({ format: WITHOUT_SUM, setup, edits }, save);
	}
	if (data['format'] === 'thingsmith-save-1') {
		const { variant, options, players, seed } = data;
		const count = typeof players === 'number' && players > 0 && players < 32 ? players : 0;
		const seats = Array.from({ length: count }, (_, i) => ({
			name: `p${i + 1}`,
			control: 'human'
		}));
		const setup = { variant, options, seats, seed };
		return withCourse({ format: WITHOUT_SUM, setup, edits: {} }, data);
	}
	return { data, image: null };
}

function withCourse(file: Data, save: unknown): Upgraded {
	if (!isData(save)) return { data: { ...file, course: save }, image: null };
	const { programHash, lock, answers, checkpoints, origin = null } = save;
	return {
		data: { ...file, course: { rulesHash: programHash, lock, answers, checkpoints, end: null } },
		image: origin
	};
}
