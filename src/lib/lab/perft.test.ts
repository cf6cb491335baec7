import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { perft, perftDivided } from './perft.ts';

/** Two players take one to three of seven; who takes the last one wins. Before, the first player names what he likes. */
const NIM = `
game: { id: nim, players: { min: 2, max: 2 }, start: play }
fields: { game: { heap: { type: int, start: 7, visible: all }, named: { type: int, visible: all } } }
procedures:
  play:
    do:
      - { choose: first, player: only(first(players)), between: { min: 1, max: 2 } }
      - { choose: again, player: only(first(players)), between: { min: 1, max: 2 } }
      - { set: named, to: first + again }
      - repeat: { while: heap > 0 }
        do:
          - for-each: p
            in: players where it.seat == 1
            do: [{ call: turn, with: { you: p } }]
          - for-each: p
            in: players where it.seat == 0
            do: [{ call: turn, with: { you: p } }]
  turn:
    params: { you: player }
    do:
      - if: heap > 0
        then:
          - { choose: taken, player: you, between: { min: 1, max: "min(3, heap)" }, ask: always }
          - { set: heap, by: -taken }
          - if: heap == 0
            then: [{ end-game: "{you}" }]
`;

/** So many ways to take `n` in exactly `moves` turns or more. */
const waysToTake = (heap: number, moves: number): number =>
	moves === 0
		? 1
		: [1, 2, 3].reduce(
				(sum, taken) => sum + (taken > heap ? 0 : waysToTake(heap - taken, moves - 1)),
				0
			);

describe('sequences of moves', () => {
	const m = newGame(programOf(NIM), '1');

	test('all that one player answers is one move; games that are over have none', () => {
		expect([0, 1, 2, 3, 4].map((depth) => perft(m, depth))).toEqual([
			1,
			4,
			...[1, 2, 3].map((moves) => 4 * waysToTake(7, moves))
		]);
		expect([8, 9].map((depth) => perft(m, depth))).toEqual([4, 0]);
	});

	test('the game stands where it stood', () => {
		const before = m.mem.slice();
		perft(m, 4);
		perftDivided(m, 3);
		expect(m.mem).toEqual(before);
	});

	test('behind each first answer', () => {
		const each = 2 * waysToTake(7, 2);
		expect(perftDivided(m, 3)).toEqual([
			{ picks: [1], count: each },
			{ picks: [2], count: each }
		]);
		expect(perftDivided(m, 0)).toEqual([]);
	});

	test('every subset that may be chosen is an answer', () => {
		const some = `
game: { id: some, players: { min: 1, max: 1 }, start: play }
map: { space: cell, grid: square, size: [2, 2] }
procedures:
  play: { do: [{ choose: two, player: only(first(players)), from: cells, count: { min: 1, max: 2 } }, { choose: one, player: only(first(players)), from: two }, { end-game: players }] }
`;
		const machine = new Machine(interpretedCode(programOf(some, 1)));
		machine.start('1');
		// Four single ones, of which there is no choice, and six pairs of two.
		const counts = perftDivided(machine, 1).map(({ count }) => count);
		expect(counts.toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
	});
});
