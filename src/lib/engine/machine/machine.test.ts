import { describe, expect, test } from 'vitest';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { answer, asked, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { knownPieceKey } from '#lib/engine/seat/keys.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/index.ts';
import { Machine } from './machine.ts';
import { ANSWERS, CALLER, FP, REASON, WINNERS } from '#lib/engine/state/memory-layout.ts';

const GAME = `
game: { id: test, players: { min: 2, max: 4 }, start: play }
enums:
  suit: { values: [red, blue] }
kinds:
  token: { plural: tokens, attributes: { worth: int, suit: suit? }, start: bag }
pieces:
  penny: { kind: token, count: 6, worth: 1, suit: red }
  crown: { kind: token, worth: 5, suit: blue }
  heads: { kind: token, worth: 2, back: tails }
  tails: { kind: token, worth: 3, face-of: heads }
fields:
  game: { round: { type: int, visible: all }, lucky: { type: player?, visible: all } }
  player: { gold: { type: int, start: 3, visible: all }, hurt: { type: int, visible: all } }
  piece: { marked: { type: bool, visible: all } }
zones:
  bag: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
values:
  wealth: { params: { p: player }, is: "p.gold + sum(t in tokens at hand(p): t.worth)" }
  price: { is: 2 }
events:
  harm:
    params: { who: player, amount: int }
    do:
      - set: who.hurt
        by: amount
effects:
  dear: { modify: price, when: round > 1, add: 1 }
  double: { modify: price, multiply: 2 }
  armour:
    replace: harm(who, amount)
    when: who.gold > 5
    do:
      - set: amount
        to: amount - 1
  safe: { forbid: harm(who), when: who == lucky }
  proud: { forbid: beg(you), when: you == lucky }
  revenge:
    after: harm(who, amount)
    when: amount > 2
    do:
      - set: who.gold
        by: 1
actions:
  buy:
    window: market
    for: { what: tokens at bag where worth < 3 }
    requires:
      money: you.gold >= price
    do:
      - set: you.gold
        by: -price
      - move: what
        to: hand(you)
  beg:
    window: market
    requires: { poor: you.gold < price }
    do:
      - set: you.gold
        by: 4
procedures:
  fair:
    do:
      - offer: market
        player: only(first(players))
  play:
    do:
BODY
`;

const game = (body: string): string => GAME.replace('BODY', body.replace(/^/gm, '      '));

function picksOf(m: Machine): string[] {
	const seat = firstAsked(m);
	const { codes, count, stride, optional } = legalAnswers(m, seat);
	const words = Array.from({ length: count }, (_, i) =>
		Array.from(codes.subarray(i * stride, (i + 1) * stride)).join(',')
	);
	return optional ? [...words, 'none'] : words;
}

function gameField(m: Machine, id: string): number {
	const f = m.program.fields.game.findIndex((field) => field.id === id);
	return m.mem[m.layout.gameFields[f]!]!;
}

function playerField(m: Machine, id: string, seat: number): number {
	const f = m.program.fields.player.findIndex((field) => field.id === id);
	return m.mem[m.layout.playerFields[f]! + seat]!;
}

describe('steps', () => {
	test('loops, conditions and locals', () => {
		const m = newGame(
			programOf(
				game(`
- for-each: i
  in: 1 .. 4
  do:
    - if: i mod 2 == 0
      then: [{ set: round, by: i }]
- repeat: { while: round < 9 }
  do: [{ set: round, by: 2 }]
- repeat: { until: round > 10 }
  do: [{ set: round, by: 1 }]
- for-each: p
  in: players
  by: -p.seat
  do:
    - set: lucky
      to: p
    - break: loop`)
			),
			'a'
		);
		expect(isOver(m)).toBe(true);
		expect(gameField(m, 'round')).toBe(11);
		expect(gameField(m, 'lucky')).toBe(1);
	});

	test('a window offers what its requirements allow, again and again until the player passes', () => {
		const m = newGame(
			programOf(
				game(
					'- { set: round, to: 1 }\n- { offer: market, player: only(first(players)), repeat: true }'
				)
			),
			'a'
		);
		// Three gold do not pay for a token at twice two; begging is for the poor.
		expect(picksOf(m)).toEqual(['1,0', 'none']);
		answer(m, 0, [0]);
		expect(playerField(m, 'gold', 0)).toBe(7);
		expect(picksOf(m)).toHaveLength(8);
		answer(m, 0, [0]);
		expect(playerField(m, 'gold', 0)).toBe(3);
		answer(m, 0, [legalAnswers(m, 0).count]);
		expect(isOver(m)).toBe(true);
	});

	test('a window does not offer what an effect forbids', () => {
		const begging = (lucky: number): Machine =>
			newGame(
				programOf(
					game(`
- set: lucky
  to: only(first(players where seat == ${lucky}))
- offer: market
  player: only(first(players))`)
				),
				'a'
			);
		expect(picksOf(begging(1))).toEqual(['1,0', 'none']);
		// Nothing is left to be chosen.
		expect(isOver(begging(0))).toBe(true);
	});

	test('events: restriction, replacement, what happens, trigger', () => {
		const m = newGame(
			programOf(
				game(`
- for-each: p
  in: players
  do:
    - set: p.gold
      to: 3 + 4 * p.seat
- set: lucky
  to: only(first(players where seat == 2))
- for-each: p
  in: players
  do:
    - emit: harm
      with: { who: p, amount: 3 }`),
				3
			),
			'a'
		);
		const hurt = [0, 1, 2].map((seat) => playerField(m, 'hurt', seat));
		const gold = [0, 1, 2].map((seat) => playerField(m, 'gold', seat));
		expect(hurt).toEqual([3, 2, 0]);
		expect(gold).toEqual([4, 7, 11]);
	});

	test('secret simultaneous choices wait for all', () => {
		const m = newGame(
			programOf(
				game(`
- choose: target
  players: players
  from: players where it != you
- set: round
  to: "sum(p in players: 10 * (p.seat + 1) * target(p).seat)"`),
				3
			),
			'a'
		);
		expect(asked(m)).toBe(7);
		answer(m, 1, [1]);
		expect(asked(m)).toBe(5);
		answer(m, 0, [0]);
		answer(m, 2, [0]);
		expect(isOver(m)).toBe(true);
		expect(gameField(m, 'round')).toBe(10 * 1 + 20 * 2 + 30 * 0);
	});

	test('undo, forks and hashes', () => {
		const m = newGame(
			programOf(
				game(
					'- { draw: 3, from: bag, to: hand(only(first(players))) }\n- { offer: market, player: only(first(players)), repeat: true }'
				)
			),
			'a'
		);
		const before = hashState(m);
		const mark = m.mark;
		answer(m, 0, [0]);
		const fork = m.fork();
		expect(hashState(fork)).toBe(hashState(m));
		expect(hashState(m)).not.toBe(before);
		expect(m.mem[ANSWERS]).toBe(1);
		m.undoTo(mark);
		expect(hashState(m)).toBe(before);
		expect(picksOf(m)).toEqual(picksOf(newGame(m.program, 'a')));
	});
});

test('a stack whose frames call each other in a circle is told of, and comes to an end', () => {
	const m = newGame(pebbles(), 'a');
	const [inner, outer] = m.frames();
	expect(m.chain()).toMatch(/^turn \(.*\) < play \(/);
	m.write(outer! + CALLER, inner!);
	expect(m.frames()).toEqual([inner, outer]);
	expect(() => m.tooDeep()).toThrow(
		/^the rules call each other without end: turn \(.*\) < play \(/
	);
	m.write(m.mem[FP]! + CALLER, m.mem[FP]!);
	expect(m.frames()).toEqual([inner]);
});

test('rules that offer for ever what nobody may do say which offer they skip', () => {
	const never = `      - { repeat: { while: round == 0 }, do: [{ offer: market, player: only(first(players)) }] }`;
	const text = GAME.replace('BODY', never).replace('< price }', '< price, never: false }');
	const m = new Machine(interpretedCode(programOf(text)));
	m.budget = 50_000;
	expect(() => m.start('a')).toThrow(
		/^the rules do not come to an end; "offer: market" was skipped \d+ times, for nothing in it was legal: /
	);
});

describe.each([
	['interpreted', interpretedCode],
	['printed', nodeCode]
] as const)('an effect that acts when something becomes true, %s', (_way, codeOf) => {
	const game = (effects: string): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds: { token: { plural: tokens, attributes: { worth: int }, start: bag } }
pieces:
  penny: { kind: token, count: 2, worth: 1 }
  crown:
    kind: token
    worth: 5
    effects: { home: { becomes: "self in hand(only(first(players)))", do: [{ set: note, to: note * 10 + 7 }] } }
fields:
  game: { note: { type: int, visible: all } }
  player: { gold: { type: int, visible: all } }
zones: { bag: { sees: all, count: all }, hand: { per: player, main: true, sees: all, count: all } }
effects:
${effects}
actions:
  pay: { window: market, for: { n: 0 .. 5 }, do: [{ set: you.gold, to: n }] }
  take: { window: market, for: { t: tokens at bag }, do: [{ move: t, to: hand(you) }] }
  spend: { window: anytime, requires: { some: you.gold > 0 }, do: [{ set: you.gold, by: -1 }] }
procedures:
  play:
    do:
      - { for-each: p, in: players, do: [{ offer: market, player: p, repeat: true, ask: always }] }
      - end-game: players
`;
	const RICH =
		'  rich: { params: { p: player }, becomes: p.gold >= 3, do: [{ set: note, to: note * 10 + 1 + p.seat }] }';
	const begun = (effects: string): Machine => {
		const m = new Machine(codeOf(programOf(game(effects))));
		m.start('a');
		return m;
	};
	const note = (m: Machine): number => m.mem[m.layout.gameFields[0]!]!;
	/** What is noted after each answer; below 0 declines, 6 to 8 take the tokens in the bag. */
	const give = (m: Machine, ...picks: number[]): number[] =>
		picks.map((pick) => {
			const seat = firstAsked(m);
			answer(m, seat, [pick < 0 ? legalAnswers(m, seat).count : pick]);
			return note(m);
		});

	test('acts once, and anew when it was not true in between', () => {
		const m = begun(RICH);
		expect(give(m, 2, 3, 4, 3, 2, 5)).toEqual([0, 1, 1, 1, 1, 11]);
		expect(give(m, -1, 4)).toEqual([11, 112]);
	});

	test('acts for the piece on which it is written, and for the game', () => {
		const m = begun(
			`${RICH}\n  scarce: { becomes: none(tokens at bag), do: [{ set: note, to: note * 10 + 9 }] }`
		);
		expect(give(m, 8, 3, 6, 6)).toEqual([7, 71, 71, 719]);
	});

	test('what follows is looked at as well, until nothing becomes true any more', () => {
		const chain =
			'  poor: { params: { p: player }, becomes: note == 1 and p.seat == 1, do: [{ set: p.gold, to: 5 }] }';
		expect(give(begun(`${RICH}\n${chain}`), 3)).toEqual([12]);
		const m = begun('  up: { becomes: note mod 2 == 0, do: [{ set: note, by: 1 }] }');
		expect(note(m)).toBe(1);
	});

	test('acts when all is done as well, but not when the game has been ended', () => {
		const effect =
			'  rich: { params: { p: player }, becomes: p.gold >= 3, do: [{ set: note, by: 1 }, { offer: market, player: p }] }';
		const gets = '{ set: only(first(players)).gold, to: 3 }';
		const done = (steps: string): Machine => {
			const text = game(effect).replace('- end-game: players', steps);
			const m = new Machine(codeOf(programOf(text)));
			m.start('a');
			return m;
		};
		const goesOn = done(`- ${gets}`);
		expect(give(goesOn, -1, -1)).toEqual([0, 1]);
		expect([isOver(goesOn), firstAsked(goesOn)]).toEqual([false, 0]);
		expect(give(goesOn, -1)).toEqual([1]);
		expect(isOver(goesOn)).toBe(true);

		const ended = done(`- ${gets}\n      - end-game: players`);
		expect([give(ended, -1, -1), isOver(ended)]).toEqual([[0, 0], true]);
	});

	test('is taken back with all else, and goes on where a question stood open', () => {
		const m = begun(RICH);
		give(m, 2);
		const before = hashState(m);
		const { mark } = m;
		expect(give(m, 3)).toEqual([1]);
		m.undoTo(mark);
		expect(hashState(m)).toBe(before);
		expect(give(m, 3)).toEqual([1]);
		expect(firstAsked(m)).toBe(0);
	});
});

describe('the event of the end', () => {
	const game = (effects: string, winners = 'players where gold > 0'): string => `
game: { id: test, players: { min: 2, max: 2 }, start: play, on-end: ends }
enums: { why: { values: [rich, spent] } }
fields:
  game: { n: { type: int, visible: all } }
  player: { gold: { type: int, start: 1, visible: all } }
events: { ends: { params: { reason: why?, winners: players } } }
effects:
${effects}
procedures:
  play:
    do:
      - { set: only(first(players)).gold, to: 0 }
      - { end-game: "${winners}", reason: rich }
      - { set: n, by: 10 }
`;
	const over = (text: string): unknown[] => {
		const m = newGame(programOf(text), 'a');
		const { mem, layout } = m;
		return [mem[WINNERS], m.code.reasons[mem[REASON]!] ?? '', mem[layout.gameFields[0]!]];
	};

	test('is followed before the game is over', () => {
		expect(over(game('  last: { after: ends(why), do: [{ set: n, by: 1 }] }'))).toEqual([
			2,
			'rich',
			1
		]);
	});

	test('says who wins and why, and both can be changed', () => {
		const all = '{ set: winners, to: players }, { set: reason, to: spent }';
		expect(over(game(`  all: { replace: 'ends(reason, winners)', do: [${all}] }`))).toEqual([
			3,
			'spent',
			0
		]);
	});

	test('is prevented: the rules go on behind it', () => {
		expect(over(game('  never: { forbid: ends }'))).toEqual([0, '', 10]);
		expect(over(game('  never: { replace: ends, do: [{ cancel: event }] }'))).toEqual([0, '', 10]);
	});

	test('nobody wins, or everybody does', () => {
		const plain = (winners: string) =>
			game('  last: { after: ends, do: [{ set: n, by: 1 }] }', winners);
		expect([over(plain('nobody')), over(plain('players'))]).toEqual([
			[0, 'rich', 1],
			[3, 'rich', 1]
		]);
	});

	test('has its winners, and the reasons of its enum', () => {
		const wrong = (from: string, to: string): string[] =>
			linkYaml(
				game('  last: { after: ends, do: [{ set: n, by: 1 }] }').replace(from, to)
			).lines.filter((line) => line.startsWith('error'));
		expect(wrong('winners: players }', 'who: players }')[0]).toContain(
			'error game/on-end 2: "ends" needs the parameter "winners: players"'
		);
		expect(wrong('reason: rich', 'reason: reich')).toEqual([
			expect.stringContaining('There is no reason of the end "reich"; did you mean "rich"?')
		]);
	});
});

describe('an amount that may be declined', () => {
	const machine = (asked: string): Machine => {
		const m = new Machine(
			interpretedCode(
				programOf(`
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields: { game: { n: { type: int, start: 7, visible: all } } }
procedures:
  play:
    do:
      - { choose: much, player: only(first(players)), ${asked}, ask: always }
      - { if: much is not none, then: [{ set: n, to: much }] }
      - { choose: end, player: only(first(players)), between: { min: 0, max: n } }
      - { if: end > 0, then: [{ end-game: players }] }
`)
			)
		);
		m.start('a');
		return m;
	};

	test('is one of its numbers or none', () => {
		const m = machine('between: { min: 0, max: 2 }, optional: true');
		const legal = legalAnswers(m, 0);
		expect([legal.count, legal.size, legal.code(0), legal.code(2)]).toEqual([3, 4, [0], [2]]);
		answer(m, 0, [3]);
		expect(m.mem[m.layout.gameFields[0]!]).toBe(7);
		const other = machine('between: { min: 0, max: 2 }, optional: true');
		answer(other, 0, [2]);
		expect(other.mem[other.layout.gameFields[0]!]).toBe(2);
	});

	test('has no number below 0, which nobody could tell from none', () => {
		for (const asked of ['between: { min: -1, max: 2 }', 'from: -1 .. 2'])
			expect(() => machine(`${asked}, optional: true`)).toThrow(
				'play.much may be declined or withdrawn, so no number below 0 can be chosen'
			);
	});
});

const IN_ORDER = `
game: { id: test, players: { min: 1, max: 2 }, start: play }
kinds: { card: { start: deck } }
pieces: { ant: { kind: card }, bee: { kind: card }, cat: { kind: card }, dog: { kind: card } }
zones: { deck: { sees: none, count: all }, row: { sees: none, count: all }, pile: { sees: none, count: all } }
procedures:
  play:
    do:
      - { move: dog, to: row }
      - { move: bee, to: row }
      - { move: ant, to: row }
      - { move: cat, to: deck }
      # A stored set is walked in the order of the box: ant, bee, cat, dog.
      - { let: some, be: "(cards at row) with cat" }
      - { move: some, to: pile }
      - { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }
`;

/** Else whoever sees a pile of face-down cards would know of each that it stands before the next one in the rules. */
test('pieces that move together keep the order of their places, zone after zone', () => {
	const m = new Machine(interpretedCode(programOf(IN_ORDER, 2)));
	m.start('places');
	const pile = m.program.zones.find(({ id }) => id === 'pile')!.first;
	const lying: string[] = [];
	for (let i = m.mem[m.layout.bottom + pile]!; i >= 0; i = m.mem[m.layout.above + i]!) {
		lying.push(knownPieceKey(m, i));
	}
	expect(lying).toEqual(['cat', 'dog', 'bee', 'ant']);
});
