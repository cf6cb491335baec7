import { describe, expect, it, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Code } from '#lib/engine/machine/code.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { answer, asked, isOver, legalAnswers } from './play.ts';

/** Forty stones, so that a set of them takes two words; a small map. Then what is chosen, and what comes of it. */
function bids(play: string, players = 3): Program {
	return programOf(
		`
game: { id: test, players: { min: 2, max: 3 }, start: play }
kinds: { stone: { plural: stones, attributes: { worth: int }, start: bag } }
pieces: { pebble: { kind: stone, worth: 1, count: 38 }, rock: { kind: stone, worth: 10 }, gem: { kind: stone, worth: 100 } }
map: { space: cell, plural: cells, grid: hex, rings: 2 }
fields:
  game: { n: { type: int, visible: all } }
  player: { gold: { type: int, visible: all }, spot: { type: cell?, visible: all } }
zones: { bag: { sees: all, count: all }, hand: { per: player, sees: owner, count: all, main: true } }
procedures:
  play:
    do:
${play.replaceAll(/^/gm, '      ')}
      - end-game: players
`,
		players
	);
}

const SUBSETS = `
- { choose: bid, players: players, from: stones at bag, count: { min: 0, max: 40 }, ask: always }
- for-each: p
  in: players
  do:
    - { set: p.gold, to: 'sum(s in bid(p): s.worth)' }
    - { move: 'bid(p) without (if p.seat > 0 then bid(only(first(players))) else gem without gem)', to: hand(p) }
- { set: n, to: 'count(p in players: only(first(gem)) in bid(p)) + 10 * count(bid(only(first(players))) shared with bid(only(first(p in players: p.seat == 1))))' }`;

const WAYS: [string, (program: Program) => Code][] = [
	['interpreted', interpretedCode],
	['printed', nodeCode]
];
const gold = (m: Machine): number[] =>
	Array.from(
		m.mem.subarray(m.layout.playerFields[0], m.layout.playerFields[0]! + m.layout.players)
	);

describe.each(WAYS)('several at once, %s', (_name, code) => {
	const begun = (play: string): Machine => {
		const m = new Machine(code(bids(play)));
		m.start('1');
		return m;
	};

	it('choose sets in secret, and what one chose is a set', () => {
		const m = begun(SUBSETS);
		expect(asked(m)).toBe(7);
		answer(m, 2, [38, 39]);
		answer(m, 0, [39, 1, 2]);
		answer(m, 1, []);
		expect(isOver(m)).toBe(true);
		expect(gold(m)).toEqual([102, 0, 110]);
		expect(m.mem[m.layout.gameFields[0]!]).toBe(2);
	});

	it('go on from a position in the middle of it, in which every answer is kept', () => {
		const m = begun(SUBSETS);
		answer(m, 2, [39, 0]);
		const words = positionOf(m).running[0]!.words;
		expect(words['bid']).toEqual([[], [], ['pebble', 'gem']]);
		const again = new Machine(m.code);
		again.begin('2');
		expect(readPosition(again, positionOf(m))).toEqual([]);
		expect([asked(again), hashState(again)]).toEqual([3, hashState(m)]);
		for (const machine of [m, again]) {
			answer(machine, 0, [0]);
			answer(machine, 1, [1]);
		}
		expect(gold(again)).toEqual([1, 1, 101]);
		expect(hashState(again)).toBe(hashState(m));
	});

	it('refuse a position whose sets are none', () => {
		const m = begun(SUBSETS);
		const position = positionOf(m);
		const wrong = (bid: unknown) => {
			const [frame] = position.running;
			const running = [{ ...frame!, words: { ...frame!.words, bid: bid as never } }];
			return readPosition(new Machine(m.code), { ...position, running }).map(({ path }) =>
				path.join('.')
			);
		};
		expect(wrong([[], []])).toEqual(['running.0.words.bid']);
		expect(wrong([[], [], 'gem'])).toEqual(['running.0.words.bid.2']);
		expect(wrong([[], ['germ'], []])).toEqual(['running.0.words.bid.1.0']);
	});

	it('ask each time anew, and take back what was answered last', () => {
		const m = begun(`
- for-each: i
  in: 1 .. 2
  do:
    - { choose: bid, players: players, from: stones at bag, count: 1 }
    - { set: n, by: 'sum(p in players: count(bid(p)))' }`);
		const before = hashState(m);
		const { mark } = m;
		answer(m, 1, [5]);
		m.undoTo(mark);
		expect([hashState(m), asked(m)]).toEqual([before, 7]);
		for (const seat of [0, 1, 2]) answer(m, seat, [seat]);
		expect([asked(m), m.mem[m.layout.gameFields[0]!]]).toEqual([7, 3]);
	});

	it('choose ways, each with its cost and the space before its end', () => {
		const m = begun(`
- { choose: goal, players: players, path: { from: 'cell(0,0)', step: true, cost: 1 + you.seat, budget: 4 }, spent: paid, via: before, optional: true }
- for-each: p
  in: players
  do:
    - { set: p.gold, to: paid(p) }
    - { set: p.spot, to: before(p) }`);
		const goalAt = (seat: number, space: number): number => {
			const legal = legalAnswers(m, seat);
			return Array.from(legal.codes.subarray(0, legal.count)).indexOf(space);
		};
		answer(m, 1, [goalAt(1, 7)]);
		answer(m, 2, [legalAnswers(m, 2).count]);
		answer(m, 0, [goalAt(0, 1)]);
		expect(gold(m)).toEqual([1, 4, 0]);
		const spots = m.layout.playerFields[1]!;
		expect(Array.from(m.mem.subarray(spots, spots + 3))).toEqual([0, 1, -1]);
	});
});

test('nobody is told what another has chosen until all have', () => {
	const makeCode = interpretedCode;
	const [a, b] = [[3], [7, 39]].map((picks) => {
		const session = createSession(bids(SUBSETS), { seed: '1', lock: {}, makeCode });
		expect(session.play({ seat: 0, picks, anytime: false })).toEqual({ ok: true });
		return session;
	}) as [ReturnType<typeof createSession>, ReturnType<typeof createSession>];
	for (const seat of [1, 2]) {
		expect(a.view(seat)).toEqual(b.view(seat));
		expect(a.log(seat)).toEqual(b.log(seat));
	}
	expect(a.log(0)).not.toEqual(b.log(0));
	expect(a.view(1).waitingFor).toEqual([1, 2]);
	expect([a.undo('barrier'), a.waiting]).toEqual([true, 7]);
});
