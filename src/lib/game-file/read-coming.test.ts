/** Dice and draws to come in a saved game: their form is looked at before any engine sees them. */
import { expect, test } from 'vitest';
import { readGameData } from './read-game-file.ts';

const POSITION = {
	format: 'thingsmith-position-1',
	answers: 3,
	chances: 0,
	streams: {},
	starts: {},
	game: {},
	players: {},
	spaces: {},
	pieces: {},
	faces: {},
	zones: {},
	running: [],
	asked: null,
	over: null
};

const read = (coming: unknown, edited: unknown = 3) =>
	readGameData(
		{
			format: 'thingsmith-game-2',
			setup: {
				variant: 'pond',
				options: {},
				seats: [{ name: 'Anna', control: 'human' }],
				seed: 'x'
			},
			edits: {},
			course: {
				rulesHash: 'a',
				lock: {},
				answers: [],
				checkpoints: [],
				end: null,
				position: { ...POSITION, coming }
			},
			edited
		},
		'game.json'
	);

test('what was set is read as it was written', () => {
	const coming = { dice: { dice: [6, 1] }, draws: { cup: ['frog/2'] } };
	const found = read(coming);
	expect(found.ok && found.game.course.position).toEqual({ ...POSITION, coming });
	expect(found.ok && found.game.edited).toBe(3);
});

test.each([
	['no list', { dice: { dice: 6 } }],
	['no die', { dice: { dice: [0] } }],
	['half a die', { dice: { dice: [1.5] } }],
	['a word for a die', { dice: { dice: ['6'] } }],
	['more than one word holds', { dice: { dice: new Array<number>(32).fill(1) } }],
	['a number for a piece', { draws: { cup: [1] } }],
	['something else to come', { cards: {} }],
	['nothing that is a map', 7],
	['null', null]
])('refuses %s', (_, coming) => {
	expect(read(coming).ok).toBe(false);
});

test.each([-1, 1.5, 'yes', {}])('is not edited after %j answers', (edited) => {
	expect(read({ dice: { dice: [1] } }, edited).ok).toBe(false);
});
