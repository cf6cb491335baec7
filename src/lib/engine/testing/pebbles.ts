/**
 * A small game for tests. In turn everybody draws a pebble and keeps it (its worth counts), or throws it away for a roll
 * of the die. At the end all choose at once and in secret which of their pebbles to double.
 */
import type { Program } from '#lib/ruleset/program/program.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';

export function pebbles(players = 3, count = 12, more = ''): Program {
	return programOf(
		`
game: { id: test, players: { min: 1, max: 8 }, start: play }
kinds:
  pebble: { plural: pebbles, attributes: { worth: int }, start: bag }
pieces:
  small: { kind: pebble, count: ${count / 3}, worth: 1 }
  middling: { kind: pebble, count: ${count / 3}, worth: 2 }
  large: { kind: pebble, count: ${count / 3}, worth: 3 }
fields:
  game: { round: { type: int, visible: all } }
  player: { score: { type: int, visible: all } }
zones:
  bag: { sees: none, count: all }
  hand: { per: player, main: true, sees: owner, count: all }
  out: { sees: all, count: all }
actions:
  keep:
    window: turn
    do:
      - { set: you.score, by: "top(hand(you)).worth" }
  gamble:
    window: turn
    do:
      - { move: "top(hand(you))", to: out }
      - { roll: 1d4, as: luck, by: you }
      - { set: you.score, by: luck }
procedures:
  turn:
    params: { you: player }
    do:
      - { set: round, by: 1 }
      - { draw: 1, from: bag, to: hand(you) }
      - { offer: turn, player: you, pass: false, ask: always }
  play:
    do:
      - repeat: { until: "count(bag) < player-count" }
        do:
          - for-each: p
            in: players
            do: [{ call: turn, with: { you: p } }]
      - { choose: doubled, players: players, from: pebbles at hand(you), optional: true, ask: always }
      - for-each: p
        in: players
        do: [{ set: p.score, by: doubled(p).worth }]
      - end-game: "players where all(p in players: p.score <= score)"
evaluation: { is: you.score }
layout: { table: rows, round-field: round }
${more}`,
		players
	);
}
