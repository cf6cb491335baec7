/** Views leak nothing: whatever a seat cannot know may be dealt out anew, and the seat sees no difference. */
import { describe, expect, test } from 'vitest';
import { loadProgram } from '../../src/cli/load.ts';
import { Machine } from '#lib/engine/machine.ts';
import { answer, firstAsked, isOver, optionsOf } from '#lib/engine/play.ts';
import { resample } from '#lib/engine/resample.ts';
import { hashState } from '#lib/engine/state-hash.ts';
import { viewOf } from '#lib/engine/view.ts';
import { randomPicks, testRandom } from './random-player.ts';

describe.each([
	['west-end', 4],
	['mysterious-kadab', 3],
	['kings-and-creatures', 3]
])('%s with %i players', (variant, players) => {
	const { program } = loadProgram({ variant, players, with: [] });

	test('a seat cannot tell the real position from a resampled one', () => {
		const m = new Machine(program);
		const other = new Machine(program, m);
		const pick = testRandom(11);
		let changed = 0;
		for (let game = 0; game < 3; game++) {
			m.begin(`views ${game}`);
			m.run();
			for (let turn = 0; !isOver(m) && turn < 700; turn++) {
				const asker = firstAsked(m);
				if (turn % 23 === 0) {
					for (let seat = 0; seat < players; seat++) {
						other.load(m.mem);
						other.resync();
						resample(other, seat, pick);
						other.options.seat = -1;
						if (hashState(other) !== hashState(m)) changed++;
						expect(viewOf(other, seat)).toEqual(viewOf(m, seat));
					}
				}
				answer(m, asker, randomPicks(optionsOf(m, asker), pick));
			}
		}
		expect(changed).toBeGreaterThan(10);
	});
});
