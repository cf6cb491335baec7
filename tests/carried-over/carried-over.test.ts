/**
 * Games of earlier rules go on under those of today: every answer can be given, under the same number, and everybody is
 * shown the same. A base that is only written differently changes nothing here. Where a default has changed, the set-up of the
 * game chooses what was the default then.
 */
import { expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { readCarriedOver } from './game-files.ts';
import { watch } from './watched-views.ts';

const carriedOver = readCarriedOver();

test('there is a game of every variant that there was', () => {
	expect(carriedOver.length).toBe(11);
});

test.each(
	sampleOf('carried over', carriedOver, 4).map((one) => [one.game.setup.variant, one] as const)
)('%s', (variant, { game: { setup, course }, over, views }) => {
	const { program, composition } = loadProgram({
		variant,
		with: [],
		options: setup.options,
		players: setup.seats.length
	});
	const options = { seed: setup.seed, lock: composition.lock, makeCode: nodeCode };
	const watched = watch(createSession(program, options), course);
	expect(watched).toEqual({ views, parted: null, moved: 0, over });
});
