/** Going back to a checkpoint, in a game of pressing one's luck: dice that are scripted go on. */
import { describe, expect, it } from 'vitest';
import { run } from './ponds.test.fixture.ts';

/** Roll as long as you like; a one loses the turn's points. Once a game a turn can be taken back, to be rolled anew. */
const PIG = `
game: { id: ponds, players: { min: 2, max: 3 }, start: play }
kinds: { frog: { plural: frogs, start: box } }
pieces: { tiny: { kind: frog, count: 3 }, fat: { kind: frog } }
fields:
  game: { pot: { type: int, visible: all } }
  player: { score: { type: int, visible: all }, regrets: { type: int, visible: all } }
zones: { box: { sees: none, count: all }, pond: { sees: all, count: all } }
text: { en: { log: { thrown: Press your luck, regretted: "{who} wants another turn" } } }
actions:
  press:
    window: turn
    do:
      - { roll: d6, as: die, for: thrown }
      - { draw: 1, from: box, to: pond }
      - if: die == 1
        then: [{ set: pot, to: 0 }, { emit: bust, with: { who: you } }]
        else: [{ set: pot, by: die }]
  regret:
    window: [turn, anytime]
    requires: { once: you.regrets == 0 }
    do:
      - { set: you.regrets, by: 1 }
      - { log: regretted, with: { who: you } }
      - { restore: turn-begins, keeping: [regrets] }
events:
  bust: { params: { who: player }, do: [] }
effects:
  mercy:
    after: bust(who)
    when: who.regrets == 0
    do:
      - { set: who.regrets, by: 1 }
      - { restore: turn-begins, keeping: [regrets] }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ call: turn, with: { you: p } }]
      - end-game: "players where score == max(q in players: q.score)"
        reason: thrown
  turn:
    params: { you: player }
    do:
      - { checkpoint: turn-begins }
      - { set: pot, to: you.regrets * 10 }
      - { offer: turn, player: you, repeat: true }
      - { set: you.score, by: pot }
`;
const failures = (when: string, then: string): string[] =>
	run(`scenario: turns\nplayers: 2\nwhen:${when}\nthen:\n${then}`, PIG).flatMap((result) =>
		result.failures.map(({ message }) => message)
	);

describe('a turn that is taken back', () => {
	it('is rolled anew with the dice that follow, and its pieces lie where they lay', () => {
		const when = `
  - dice: [2, 3, 5]
  - p1: press
  - p1: press
  - expect: { is: pot == 5 and count(pond) == 2 }
  - p1: regret
  - expect: { is: pot == 10 and count(pond) == 0 and p1.regrets == 1 }
  - p1: press
  - p1: pass
  - expect: { legal: { p2: "exactly [press, regret, pass]" } }
  - p2: pass`;
		const then = `
  - is: p1.score == 15 and p2.score == 0
  - log: [regretted]
  - winner: [p1]`;
		expect(failures(when, then)).toEqual([]);
	});

	it('once a game, by an event or by somebody else at any time', () => {
		const when = `
  - dice: [4, 1, 6, 1]
  - p1: press
  - p1: press
  - expect: { is: pot == 10 and p1.regrets == 1 and count(pond) == 0 }
  - p1: press
  - p2: regret
  - expect: { is: pot == 10 and p2.regrets == 1 and count(pond) == 0, not-legal: { p1: regret, because: once } }
  - p1: press
  - p1: pass
  - p2: pass`;
		expect(failures(when, '  - is: p1.score == 0 and p2.score == 10')).toEqual([]);
	});
});
