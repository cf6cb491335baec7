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
import { run as runScenarios } from '#lib/scenario/ponds.test.fixture.ts';
import { answer, answerAnytime, anytimeActions, asked, isOver, legalAnswers } from './play.ts';

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

const BID = `
- { choose: card, players: players where not out, from: cards at hand(you), ask: always }
- for-each: p
  in: players
  do:
    - if: card(p) is not none
      then:
        - { set: total, by: card(p).v }
        - { move: only(card(p)), to: pile }`;
const BID_WHILE = BID.replace('ask:', 'while: not you.out, ask:');
const PAY = `
- { choose: amount, players: players, between: { min: 0, max: you.gold }, ask: always }
- for-each: p
  in: players
  do:
    - { set: p.gold, by: -amount(p) }
- { set: worst, to: 'min(p in players: p.gold)' }`;

/** Everybody has an ace and a six, and 3 gold; what is done at any time takes something away from an answer, or gives something. */
const table = (play: string, procedures = ''): string => `
game: { id: table, players: { min: 2, max: 3 }, start: play }
kinds: { card: { plural: cards, attributes: { v: int }, start: deck } }
pieces: { ace: { kind: card, v: 1, count: 3 }, two: { kind: card, v: 2, count: 3 }, six: { kind: card, v: 6, count: 3 } }
map: { space: cell, plural: cells, grid: hex, rings: 2 }
zones:
  deck: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
  pile: { sees: all, count: all }
fields:
  game: { total: { type: int, visible: all }, worst: { type: int, visible: all } }
  player: { out: { type: bool, visible: all }, gold: { type: int, start: 3, visible: all } }
  cell: { mud: { type: bool, visible: all } }
events: { knocked: { params: { whom: player } } }
effects:
  bruise: { after: knocked(whom), do: [{ set: whom.gold, by: -1 }] }
actions:
  rob: { window: anytime, for: { whom: players where any(hand(it)) }, do: [{ move: pieces at hand(whom), to: pile }] }
  lose: { window: anytime, for: { what: cards at hand(you) }, do: [{ move: what, to: pile }] }
  gain: { window: anytime, for: { what: cards at pile }, do: [{ move: what, to: hand(you) }] }
  knock: { window: anytime, for: { whom: players where not out }, do: [{ set: whom.out, to: true }, { emit: knocked, with: { whom: whom } }] }
  rouse: { window: anytime, for: { whom: players where out }, do: [{ set: whom.out, to: false }] }
  spend: { window: anytime, requires: { gold: you.gold > 0 }, do: [{ set: you.gold, by: -1 }] }
  soak: { window: anytime, for: { place: cells where not mud }, do: [{ set: place.mud, to: true }] }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do:
          - { move: first(cards at deck where v == 1), to: hand(p) }
          - { move: first(cards at deck where v == 6), to: hand(p) }
${play.replaceAll(/^/gm, '      ')}
      - { end-game: players where seat == 0, reason: over }
${procedures}
text: { en: { log: { over: Over } } }
`;

describe.each(WAYS)('an answer that was given is looked at again, %s', (_name, code) => {
	const begun = (play: string, players = 2): Machine => {
		const m = new Machine(code(programOf(table(play), players)));
		m.start('1');
		return m;
	};
	/** Takes the action of this name that is about the thing with this number. */
	const act = (m: Machine, seat: number, id: string, about = -1): void => {
		const legal = anytimeActions(m, seat);
		const action = m.program.actions.findIndex((each) => each.id === id);
		const pick = Array.from({ length: legal.count }, (_, i) => legal.code(i)).findIndex(
			(words) => words[0] === action && (about < 0 || words[1] === about)
		);
		answerAnytime(m, seat, pick);
	};
	const game = (m: Machine): number[] =>
		Array.from(m.mem.subarray(m.layout.gameFields[0], m.layout.gameFields[0]! + 2));
	const left = (m: Machine): number[] =>
		Array.from(m.mem.subarray(m.layout.playerFields[1], m.layout.playerFields[1]! + 2));
	const [ACE, SIX] = [0, 1];

	it('and stands as long as it is legal', () => {
		const m = begun(BID);
		answer(m, 0, [SIX]);
		act(m, 0, 'lose', 0);
		expect(asked(m)).toBe(2);
		answer(m, 1, [ACE]);
		expect(game(m)).toEqual([7, 0]);
	});

	it('is withdrawn and asked for again where it is not', () => {
		const m = begun(BID);
		answer(m, 0, [SIX]);
		const [before, { mark }] = [hashState(m), m];
		act(m, 0, 'lose', 6);
		expect([asked(m), legalAnswers(m, 0).count]).toEqual([3, 1]);
		m.undoTo(mark);
		expect([hashState(m), asked(m)]).toEqual([before, 2]);
		act(m, 0, 'lose', 6);
		answer(m, 0, [0]);
		answer(m, 1, [SIX]);
		expect(game(m)).toEqual([7, 0]);
	});

	it('is none where nothing is left, and asked for where there is something again', () => {
		const m = begun(BID.replace(', ask: always', ''));
		answer(m, 0, [SIX]);
		act(m, 1, 'rob', 0);
		expect(asked(m)).toBe(2);
		act(m, 0, 'gain', 0);
		expect(asked(m)).toBe(3);
		answer(m, 0, [0]);
		answer(m, 1, [SIX]);
		expect(game(m)).toEqual([7, 0]);
	});

	it('is withdrawn where while: does not hold any more, and nobody is asked', () => {
		const m = begun(BID_WHILE, 3);
		answer(m, 0, [SIX]);
		act(m, 1, 'knock', 0);
		expect(asked(m)).toBe(6);
		answer(m, 1, [SIX]);
		answer(m, 2, [ACE]);
		expect(game(m)).toEqual([7, 0]);
	});

	it('is asked for again where while: holds again', () => {
		const m = begun(BID_WHILE);
		answer(m, 0, [SIX]);
		act(m, 1, 'knock', 0);
		act(m, 1, 'rouse', 0);
		expect(asked(m)).toBe(3);
	});

	it('of an amount is as near as may be, also after a trigger', () => {
		const m = begun(PAY);
		answer(m, 0, [3]);
		act(m, 1, 'knock', 0);
		expect(asked(m)).toBe(2);
		act(m, 0, 'spend');
		answer(m, 1, [2]);
		expect(left(m)).toEqual([0, 1]);
	});

	it('of an amount rises with the least', () => {
		const m = begun(PAY.replace('min: 0', 'min: count(players where out)'));
		answer(m, 0, [0]);
		act(m, 1, 'knock', 1);
		answer(m, 1, [2]);
		expect(left(m)).toEqual([2, 0]);
	});

	it('of a subset is withdrawn where a member is gone, or its size is not legal', () => {
		const m = begun(`
- { choose: some, players: players, from: cards at hand(you), count: { min: count(players where out), max: 2 }, ask: always }
- { set: total, to: 'sum(p in players: sum(c in some(p): c.v))' }`);
		answer(m, 0, [ACE, SIX]);
		act(m, 0, 'lose', 6);
		expect(asked(m)).toBe(3);
		answer(m, 0, []);
		expect(asked(m)).toBe(2);
		act(m, 0, 'knock', 1);
		expect(asked(m)).toBe(3);
		answer(m, 0, [ACE]);
		answer(m, 1, [SIX]);
		expect(game(m)).toEqual([7, 0]);
	});

	it('of whole sets is withdrawn where it is none of them any more', () => {
		const m = begun(`
- { choose: some, players: players, from: cards at hand(you), count: { min: 1 }, such-that: "sum(c in some: c.v) > count(players where out)", ask: always }
- { set: total, to: 'sum(p in players: sum(c in some(p): c.v))' }`);
		answer(m, 0, [0]);
		act(m, 0, 'lose', 6);
		expect(asked(m)).toBe(2);
		act(m, 0, 'knock', 1);
		expect(asked(m)).toBe(2);
		answer(m, 1, [0]);
		expect(game(m)).toEqual([6, 0]);
	});

	it('among named answers is withdrawn where its requirement fails', () => {
		const m = begun(`
- { choose: x, players: players, options: { a: { requires: { there: not you.out } }, b: {}, c: {} } }
- { set: total, to: 'count(p in players: x(p) == b)' }`);
		answer(m, 0, [0]);
		act(m, 1, 'knock', 0);
		expect(asked(m)).toBe(3);
		answer(m, 0, [0]);
		answer(m, 1, [0]);
		expect(game(m)).toEqual([1, 0]);
	});

	it.each([
		['not where it costs more', '', 3, 'goal', 2],
		['where the goal is out of reach', '', 2, 'goal', 3],
		['where it costs more than is noted', ', spent: paid', 3, 'goal', 3],
		['not where another one is as good', '', 2, 'way', 2],
		['where another one is noted', ', via: before', 2, 'way', 3]
	])('of a way is withdrawn %s', (_when, kept, budget, soaked, waiting) => {
		const m = begun(
			`- { choose: goal, players: players, path: { from: 'cell(0,0)', step: true, cost: if next.mud then 2 else 1, budget: ${budget} }${kept} }`
		);
		const { codes, count, previous } = legalAnswers(m, 0);
		// Two steps away, on two ways.
		const pick = codes
			.subarray(0, count)
			.findIndex(
				(space) => space > 6 && m.program.map.neighbours[space]!.filter((n) => n < 7).length === 2
			);
		const [goal, before] = [codes[pick]!, previous[codes[pick]!]!];
		answer(m, 0, [pick]);
		act(m, 1, 'soak', soaked === 'goal' ? goal : before);
		expect(asked(m)).toBe(waiting);
	});

	it('goes on from a position in the midst of it', () => {
		const m = begun(BID);
		answer(m, 0, [SIX]);
		const position = positionOf(m);
		const again = new Machine(m.code);
		again.begin('2');
		expect(readPosition(again, position)).toEqual([]);
		for (const each of [m, again]) act(each, 0, 'lose', 6);
		expect([asked(again), hashState(again)]).toEqual([3, hashState(m)]);
	});
});

test('who has to answer again is told so, and nobody else is told of the answer', () => {
	const makeCode = interpretedCode;
	const session = createSession(programOf(table(BID)), { seed: '1', lock: {}, makeCode });
	const told = (seat: number): string[] =>
		session
			.log(seat)
			.filter(({ phrase }) => phrase.path === 'system.chosen')
			.map(({ phrase }) => JSON.stringify(phrase.args['answer']));
	expect(session.answer({ seat: 0, keys: ['six'] })).toEqual({ ok: true });
	expect(session.answer({ seat: 1, keys: ['rob(p1)'], anytime: true })).toEqual({ ok: true });
	expect(told(0)).toHaveLength(2);
	expect(told(0)[1]).toContain('system.no-longer-possible');
	expect(told(1)).toHaveLength(1);
});

test.each([
	['soak(cell(0,1))', [0, 1], true],
	['soak(cell(1,0))', [1], true],
	['spend', [1], false]
])(
	'nobody tries out what others have answered: %s cannot be taken back where that tells something',
	(key, waiting, stops) => {
		const play = '- { choose: spot, players: players, from: cells where not mud }';
		const makeCode = interpretedCode;
		const session = createSession(programOf(table(play)), { seed: '1', lock: {}, makeCode });
		expect(session.answer({ seat: 0, keys: ['cell(0,1)'] })).toEqual({ ok: true });
		expect(session.answer({ seat: 1, keys: [key], anytime: true })).toEqual({ ok: true });
		expect(session.view(1).waitingFor).toEqual(waiting);
		expect(session.stopsAtLast('barrier')).toBe(stops);
	}
);

test('the same in scenarios, as they were written for this', () => {
	const steps = (play: string): string => `    do:\n${play.replaceAll(/^/gm, '      ')}`;
	const procedures = `
  bid:
${steps(BID)}
  bid-while:
${steps(BID_WHILE)}
  pay:
${steps(PAY)}`;
	const game = table('- { call: bid }\n- { call: bid-while }\n- { call: pay }', procedures);
	const cases = `
scenario: the chosen card is stolen before all have answered
players: 2
given: { place: { hand(p1): [six, ace], hand(p2): [two] } }
start: { call: bid }
when: [{ p1: six }, { p2: rob(p1) }, { p2: two }]
then: [{ is: total == 2 }]
---
scenario: who has answered is knocked out
players: 3
given: { place: { hand(p1): [six, ace], hand(p2): [two], hand(p3): [ace/2] } }
start: { call: bid-while }
when: [{ p1: six }, { p2: knock(p1) }, { p2: two }, { p3: ace/2 }]
then: [{ is: total == 3 }]
---
scenario: money promised is spent meanwhile
players: 2
start: { call: pay }
when: [{ p1: 3 }, { p1: spend }, { p2: 0 }]
then: [{ is: worst >= 0 and p1.gold == 0 and p2.gold == 3 }]
`;
	expect(runScenarios(cases, game).flatMap(({ failures }) => failures)).toEqual([]);
});
