/** The versions written by hand play the same games as the rules: same answers, same players, same end. */
import { describe, expect, test } from 'vitest';
import { loadProgram } from '../../../src/cli/sources/load.ts';
import { nodeCode } from '../../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, decisionPoint, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { optionViews } from '#lib/engine/seat/option-view.ts';
import { REASON, WINNERS } from '#lib/engine/state/memory-layout.ts';
import { testRandom } from '../../fuzz/random-player.ts';
import type { ByHand } from './by-hand.ts';
import { CLASSICS } from './games.ts';

/** How many games are played, and all the ways in which they end. */
const PLAYED: Record<string, { games: number; ends: string[] }> = {
	'tic-tac-toe': { games: 300, ends: ['full', 'three'] },
	'connect-four': { games: 1600, ends: ['four', 'full'] },
	yavalath: { games: 200, ends: ['four', 'three'] },
	breakthrough: { games: 100, ends: ['through'] },
	chess: { games: 24, ends: ['bare', 'mated', 'quiet', 'repeated', 'stalemate'] }
};

describe.each(Object.entries(CLASSICS))('%s', (variant, make) => {
	const { games, ends } = PLAYED[variant]!;
	const { program } = loadProgram({ variant, with: [] });
	const m = new Machine(nodeCode(program));
	m.recording = false;
	const byHand = make();

	test('every decision is the same', () => {
		const found = new Set<string>();
		for (let seed = 0; seed < games; seed++) found.add(playBoth(m, byHand, seed));
		expect([...found].toSorted()).toEqual(ends);
	});
});

/** Plays a random game in both at once; returns the reason for which it ended. */
function playBoth(m: Machine, byHand: ByHand, seed: number): string {
	const below = testRandom(seed);
	// Some games keep to the first answers, so that positions come again, some to the last, so that rare actions are taken.
	const most = seed % 4 > 1 ? 4 : Infinity;
	m.begin(`game ${seed}`);
	m.run();
	byHand.start();
	while (!isOver(m)) {
		const seat = firstAsked(m);
		const keys = keysOf(m, seat);
		expect([byHand.over, byHand.player]).toEqual([false, seat]);
		const nth = below(Math.min(keys.length, most));
		const keysByHand = Array.from({ length: byHand.count }, (_, i) => byHand.keyOf(i));
		expect(keysByHand.toSorted()).toEqual(keys.toSorted());
		const pick = seed % 4 === 3 ? keys.length - 1 - nth : nth;
		answer(m, seat, [pick]);
		byHand.answer(keysByHand.indexOf(keys[pick]!));
	}
	expect([byHand.over, byHand.winners]).toEqual([true, m.mem[WINNERS]]);
	return m.code.reasons[m.mem[REASON]!]!;
}

function keysOf(m: Machine, seat: number): string[] {
	const legal = legalAnswers(m, seat);
	return optionViews(m, 'observer', decisionPoint(m)!, legal).map(({ key }) => key);
}
