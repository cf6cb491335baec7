/** A position in words is the same position again: in every variant, at every so many questions of a game at random. */
import { expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import {
	answer,
	answerAnytime,
	anytimeActions,
	asked,
	isOver,
	legalAnswers
} from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { SP } from '#lib/engine/state/memory-layout.ts';
import { deliveredVariants } from '../fixtures/read-rulesets.ts';
import { randomPicks, testRandom } from './random-player.ts';

/** One answer at random of a random seat that is asked, now and then one that may be given at any time. */
function step(m: Machine, pick: (n: number) => number): void {
	const { players } = m.program;
	if (pick(6) === 0) {
		const seat = pick(players);
		const { count } = anytimeActions(m, seat);
		if (count > 0) return answerAnytime(m, seat, pick(count));
	}
	const seats = Array.from({ length: players }, (_, seat) => seat).filter(
		(seat) => (asked(m) >>> seat) & 1
	);
	const seat = seats[pick(seats.length)]!;
	answer(m, seat, randomPicks(legalAnswers(m, seat), pick));
}

test.each(sampleOf('positions in words', deliveredVariants(), 5))('%s', (variant) => {
	const { program } = loadProgram({ variant, with: [] });
	const code = nodeCode(program);
	const m = new Machine(code);
	const other = new Machine(code);
	const pick = testRandom(11);
	m.start('positions');
	for (let answers = 0; answers < 400 && !isOver(m); answers++) {
		if (answers % 5 === 0) {
			const position = JSON.parse(JSON.stringify(positionOf(m))) as Position;
			expect(readPosition(other, position)).toEqual([]);
			const top = m.mem[SP]!;
			expect(other.mem.slice(0, top)).toEqual(m.mem.slice(0, top));
		}
		step(m, pick);
	}
});
