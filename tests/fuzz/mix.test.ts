/**
 * Small games in which everything that rules can say is mixed at random: both ways to run agree, every answer can be saved,
 * loaded and taken back, and views tell nothing. A sample of what `npm run fuzz:rules` plays.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWhole } from '../../scripts/sample.mjs';
import { choices, tryRules } from './mix/try-rules.ts';

const RULES = isWhole() ? 150 : 50;

test('games at random keep the laws', () => {
	const came = { refused: 0, played: 0, 'over at once': 0 };
	fc.assert(
		fc.property(choices, fc.integer({ min: 2, max: 3 }), (tape, players) => {
			came[tryRules(tape, players).outcome]++;
		}),
		{ numRuns: RULES, seed: 1 }
	);
	// Nearly all of them are games.
	expect(came.played).toBeGreaterThan(RULES * 0.9);
});
