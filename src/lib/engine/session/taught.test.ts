/** Undo stops, and nothing is foreseen, where an answer would tell a seat what was hidden from it. */
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { createSession, type Session } from './session.ts';

/** Each action makes something known, or nothing; all are taken by whoever is asked. */
const GAME = `
game: { id: secrets, players: { min: 3, max: 3 }, start: play }
kinds: { card: { plural: cards, attributes: { worth: int }, start: pile } }
pieces: { ace: { kind: card, count: 6, worth: 1 }, two: { kind: card, count: 6, worth: 2 } }
fields:
  game:
    open: { type: bool, visible: all }
    count: { type: int, visible: all }
    secret: { type: int, start: 4, visible: open }
  player:
    own: { type: int, start: 7, visible: owner }
    shown: { type: bool, visible: all }
    plan: { type: int, visible: viewer == self or self.shown }
  piece:
    up: { type: bool, visible: all }
    friend: { type: player?, visible: all }
    mark: { type: int, visible: viewer == self.friend, until: { leaves: table } }
zones:
  pile: { sees: piece.up, count: all }
  sack: { sees: none, count: none }
  chest: { sees: none, count: open }
  hand: { per: player, main: true, sees: viewer == owner or viewer == piece.friend, count: all }
  table: { sees: all, count: all }
  row: { sees: none, count: all }
actions:
  turn-over: { window: turn, do: [{ move: top(pile), to: table }] }
  draw-blind: { window: turn, do: [{ move: top(pile), to: row }] }
  take: { window: turn, do: [{ move: top(pile), to: hand(you) }] }
  lay: { window: turn, do: [{ move: first(cards at hand(you)), to: table }] }
  lay-blind: { window: turn, do: [{ move: first(cards at hand(you)), to: row }] }
  raise: { window: turn, do: [{ set: only(bottom(pile)).up, to: true }] }
  tell-friend: { window: turn, for: { who: players }, do: [{ for-each: c, in: cards at hand(you), do: [{ set: c.friend, to: who }] }] }
  open-all: { window: turn, do: [{ set: open, to: true }] }
  show-plan: { window: turn, do: [{ set: you.shown, to: true }] }
  change-own: { window: turn, do: [{ set: you.own, to: 3 }] }
  count-on: { window: turn, do: [{ set: count, by: 1 }] }
  empty-sack: { window: turn, do: [{ move: cards at sack, to: row }] }
  guess: { window: turn, do: [{ if: 'only(top(pile)).worth == 2', then: [{ set: count, by: 1 }] }] }
  flash:
    window: turn
    do:
      - { move: top(pile), to: table }
      - { log: seen, with: { what: top(table) } }
      - { move: top(table), to: pile }
procedures:
  play:
    do:
      - { move: first(cards at pile), to: sack }
      - for-each: p
        in: players
        do:
          - { move: first(cards at pile), to: hand(p) }
      - repeat: { while: count < 9 }
        do:
          - offer: turn
            player: only(first(players))
text: { en: { log: { seen: 'There was {what}' } } }
`;

function start(text = GAME, players = 3): Session {
	const makeCode = interpretedCode;
	return createSession(programOf(text, players), { seed: 'secrets', lock: {}, makeCode });
}

function given(session: Session, ...keys: string[]): Session {
	for (const key of keys) expect(session.answer({ seat: 0, keys: [key] })).toEqual({ ok: true });
	return session;
}

/** Whether the first seat foresees its answer, and whether it can take it back. */
function backAndAhead(key: string, ...before: string[]): [boolean, boolean] {
	const session = given(start(), ...before);
	const foreseen = session.foresee(0, [{ seat: 0, keys: [key] }]) !== null;
	given(session, key);
	expect(session.stopsAtLast('chance')).toBe(false);
	const stops = session.stopsAtLast('barrier');
	expect(session.undo('barrier')).toBe(!stops);
	if (stops) expect(session.undo('any')).toBe(true);
	return [foreseen, !stops];
}

describe('an answer cannot be taken back, nor foreseen by those who would learn by it', () => {
	test.each([
		['a move that shows a piece', 'turn-over'],
		['a move into the own hand', 'take'],
		['a field that shows a piece', 'raise'],
		['a field that shows another field, and a number', 'open-all'],
		['a move out of a place that nobody may count', 'empty-sack'],
		['what is shown for a moment, while a line is written', 'flash'],
		['what follows from a hidden piece', 'guess']
	])('%s', (_, key) => expect(backAndAhead(key)).toEqual([false, false]));

	test.each([
		['a card of its own, laid open', 'lay'],
		['a field of its own, shown to others', 'show-plan'],
		['cards of its own, shown to a single other seat', 'tell-friend(p2)']
	])('only others learn by it: %s', (_, key) => expect(backAndAhead(key)).toEqual([true, false]));

	test.each([
		['a move of what stays hidden', 'draw-blind'],
		['a card of its own that is hidden from others before and after', 'lay-blind'],
		['a change of what only its owner sees', 'change-own'],
		['a change of what all see', 'count-on'],
		['what is known to its owner is shown to its owner', 'tell-friend(p1)']
	])('nobody learns: %s', (_, key) => expect(backAndAhead(key)).toEqual([true, true]));

	test('what was known before is no news', () => {
		const session = given(start(), 'lay');
		expect(session.stopsAtLast('barrier')).toBe(true);
		given(session, 'open-all');
		expect(session.stopsAtLast('barrier')).toBe(true);
		given(session, 'open-all', 'count-on');
		expect([session.undo('barrier'), session.undo('barrier')]).toEqual([true, true]);
		expect(session.undo('barrier')).toBe(false);
	});

	test('it holds for each answer of a row', () => {
		const session = start();
		const row = ['count-on', 'draw-blind'].map((key) => ({ seat: 0, keys: [key] }));
		expect(session.foresee(0, row)?.game['count']).toBe(1);
		expect(session.foresee(0, [...row, { seat: 0, keys: ['turn-over'] }])).toBeNull();
		expect(session.foresee(0, row)?.game['count']).toBe(1);
	});
});

const SECRET = `
game: { id: bids, players: { min: 3, max: 3 }, start: play }
fields: { game: { n: { type: int, visible: all } } }
procedures:
  play:
    do:
      - for-each: i
        in: 1 .. 2
        do:
          - { choose: bid, players: players, between: { min: 0, max: 9 } }
          - { set: n, by: 'sum(p in players: bid(p))' }
`;

test('answers that all give in secret are opened by the last of them', () => {
	const session = start(SECRET);
	const bid = (seat: number): void => {
		expect(session.answer({ seat, keys: [], amount: 3 })).toEqual({ ok: true });
	};
	bid(1);
	bid(0);
	expect([session.undo('barrier'), session.waiting]).toEqual([true, 5]);
	bid(2);
	expect(session.foresee(0, [{ seat: 0, keys: [], amount: 1 }])).toBeNull();
	bid(0);
	expect([session.undo('barrier'), session.waiting]).toEqual([false, 7]);
	bid(2);
	expect([session.undo('barrier'), session.waiting]).toEqual([true, 7]);
});

/** The second player keeps a number to itself; the first guesses it. */
const GUESSING = `
game: { id: guessing, players: { min: 2, max: 2 }, start: play }
fields:
  game: { right: { type: int, visible: all } }
  player: { kept: { type: int, visible: owner } }
values:
  guesser: { is: only(first(players)) }
  keeper: { is: only(players where it != guesser) }
procedures:
  play:
    do:
      - { choose: number, player: keeper, between: { min: 0, max: 9 } }
      - { set: keeper.kept, to: number }
      - repeat: { while: right == 0 }
        do:
          - { choose: guess, player: guesser, between: { min: 0, max: 9 } }
          - if: guess == keeper.kept
            then: [{ set: right, by: 1 }]
`;

test('a number that another one keeps in a field is not guessed again and again', () => {
	for (let guess = 0; guess <= 9; guess++) {
		const session = start(GUESSING, 2);
		expect(session.answer({ seat: 1, keys: [], amount: 7 })).toEqual({ ok: true });
		expect(session.foresee(0, [{ seat: 0, keys: [], amount: guess }])).toBeNull();
		expect(session.answer({ seat: 0, keys: [], amount: guess })).toEqual({ ok: true });
		expect(session.undo('barrier')).toBe(false);
	}
});
