import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { AnswerResult } from '#lib/engine/seat/protocol.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { createSession, type Session } from './session.ts';

/** A small market: tokens for gold, a secret hand, a die. */
export const MARKET = `
game: { id: market, players: { min: 2, max: 3 }, start: play }
kinds:
  token: { plural: tokens, attributes: { worth: int }, start: bag }
pieces:
  shell: { kind: token, count: 3, worth: 1 }
  pearl: { kind: token, worth: 4 }
fields:
  game: { round: { type: int, visible: all } }
  player:
    gold: { type: int, start: 5, visible: all }
    secret: { type: int, start: 7, visible: owner }
zones:
  bag: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
  shop: { sees: all, count: all }
values:
  price: { params: { what: token }, is: 2 * what.worth }
effects:
  inflation: { modify: price(what), when: round > 1, add: 1 }
actions:
  buy:
    window: shopping
    for: { what: tokens at shop }
    requires:
      gold: { is: you.gold >= price(what) }
    do:
      - set: you.gold
        by: -price(what)
      - move: what
        to: hand(you)
      - log: bought
        with: { who: you, what: what }
  gamble:
    window: anytime
    requires: { gold: you.gold > 0, once: you.secret == 7 }
    do:
      - roll: 1d6
        as: die-roll
      - set: you.secret
        to: die-roll
procedures:
  play:
    do:
      - move: tokens at bag
        to: shop
      - repeat: { while: any(tokens at shop) }
        do:
          - set: round
            by: 1
          - for-each: you
            in: players
            do:
              - call: turn
                with: { you: you }
      - end-game: "players where gold == max(p in players: p.gold)"
        reason: richest
  turn:
    params: { you: player }
    do:
      - set: you.gold
        by: 2
      - offer: shopping
        player: you
`;

export const start = (text: string = MARKET): Session =>
	createSession(programOf(text), { seed: 'shop', lock: {}, makeCode: interpretedCode });

export const say = (session: Session, seat: number, ...keys: string[]): AnswerResult =>
	session.answer({ seat, keys });
