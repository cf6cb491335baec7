import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';

/**
 * One fighter a side. In every round both strike at once, after each has been asked; whoever is hit is gone. The first hits
 * with 4 to 6, the second with 5 or 6.
 *
 * A sharp and a blunt blade are dealt face down, so that nobody knows who has which.
 */
const DUEL = `
game: { id: duel, players: { min: 2, max: 2 }, start: play }
kinds:
  fighter: { plural: fighters, attributes: { needs: int }, start: ring }
  blade: { plural: blades, attributes: { sharp: bool }, start: rack }
pieces:
  knight: { kind: fighter, needs: 4 }
  rogue: { kind: fighter, needs: 5 }
  razor: { kind: blade, sharp: true }
  stick: { kind: blade, sharp: false }
fields:
  game:
    alone: { type: player?, visible: all }
    round: { type: int, visible: all }
    sworn: { type: bool, visible: viewer == one }
  player:
    scars: { type: int, visible: all }
  piece:
    side: { type: player?, visible: all }
    struck: { type: bool, visible: all }
zones:
  rack: { sees: none, count: all }
  ring: { sees: all, count: all, main: true }
  gone: { sees: all, count: all }
  hand: { per: player, sees: none, count: all }
values:
  one: { is: only(first(players)) }
  two: { is: only(players where it != one) }
  armed: { params: { p: player }, type: bool, is: false }
procedures:
  play:
    do:
      - set: only(knight).side
        to: one
      - set: only(rogue).side
        to: two
      - shuffle: rack
      - for-each: p
        in: players
        do: [{ draw: 1, from: rack, to: hand(p), order: top }]
      - choose: before
        player: one
        options: { go: {}, wait: {} }
      - set: sworn
        to: before == go
      - call: fight
      - choose: afterwards
        player: one
        options: { go: {}, wait: {} }
      - end-game: players where it == alone
  fight:
    do:
      - repeat: { while: count(fighters at ring) == 2 }
        do:
          - set: round
            by: 1
          - choose: breath
            players: players
            options: { go: {}, wait: {} }
          - for-each: f
            in: fighters at ring
            do:
              - roll: 1d6
                as: blow
              - if: blow >= f.needs or armed(only(f.side))
                then:
                  - for-each: g
                    in: fighters at ring where it != f
                    do: [{ set: g.struck, to: true }]
          - for-each: f
            in: fighters at ring where it.struck
            do:
              - set: only(f.side).scars
                by: 1
              - move: f
                to: gone
      - for-each: f
        in: fighters at ring
        do: [{ set: alone, to: f.side }]
layout:
  round-field: round
  players: [scars]
  scenes:
    duel: { during: fight, zones: [ring], side: side, odds: { decides: alone } }
`;

/**
 * Before the duel. With \`blades\`, whoever has the sharp one hits with every throw; with \`oath\`, the first player does who
 * has sworn it in secret ('go') before.
 */
export function duel({
	blades,
	oath = null,
	seed = 'duel'
}: {
	blades: boolean;
	oath?: 'go' | 'wait' | null;
	seed?: string;
}): Session {
	const armed = blades ? 'is: any(blades at hand(p) where it.sharp) }' : 'is: p == one and sworn }';
	const text = blades || oath !== null ? DUEL.replace('is: false }', armed) : DUEL;
	const session = createSession(programOf(text), { seed, lock: {}, makeCode: interpretedCode });
	session.answer({ seat: 0, keys: [oath ?? 'go'] });
	return session;
}
