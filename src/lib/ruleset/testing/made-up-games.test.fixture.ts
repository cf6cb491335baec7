/** Made-up games for tests. */
import { readFileSync } from 'node:fs';

/** A small game that uses every part of the language, for the tests of the linker. */
export const TOKENS = readFileSync(new URL('fixtures/tokens.yaml', import.meta.url), 'utf8');

/** A game in which fields hold sets: who is in league with whom, where one has been, what is marked. */
export const PACTS = `
game: { id: pacts, players: { min: 2, max: 4 }, start: play }
enums: { land: { values: [plain, wood, sea] } }
kinds: { spy: { plural: spies, attributes: { craft: int }, start: bag } }
pieces: { fox: { kind: spy, craft: 2, count: 2 }, owl: { kind: spy, craft: 3, count: 40 } }
map: { space: cell, plural: cells, grid: square, size: [7, 6] }
fields:
  game: { banned: { type: set of land, start: [sea], visible: all } }
  player:
    allies: { type: players, visible: all }
    been: { type: cells, visible: owner }
    gold: { type: int, start: 3, visible: all }
  cell: { lands: { type: set of land, start: '{plain, wood}', visible: all } }
  piece: { foes: { type: set of spy, visible: with-identity } }
zones: { bag: { sees: none, count: all }, hand: { per: player, sees: owner, count: all }, den: { per: cell, sees: all, count: all } }
values:
  friends: { params: { p: player }, is: p.allies with p }
  shut: { params: { c: cell }, is: any(c.lands shared with banned) }
effects:
  peace: { modify: friends(p), when: p.gold > 5, with: players }
actions:
  ally: { window: turn, for: { p: players without you.allies without you }, do: [{ set: you.allies, to: you.allies with p }, { set: p.allies, to: p.allies with you }] }
  visit: { window: turn, for: { c: '(neighbours(cell(0,0)) with cell(6,5)) without you.been where not shut(it)' }, do: [{ set: you.been, to: you.been with c }] }
  mark: { window: turn, for: { s: spies at hand(you) }, do: [{ set: s.foes, to: spies where craft > s.craft }] }
  forget: { window: turn, requires: { been: any(you.been) }, do: [{ set: you.been, to: '{}' }, { set: banned, to: banned with plain }] }
procedures:
  turn: { params: { you: player }, do: [{ offer: turn, player: you, repeat: true }] }
  play:
    do:
      - { for-each: p, in: players, do: [{ draw: 3, from: bag, to: hand(p) }] }
      - repeat: { while: 'count(p in players: count(p.allies) > 1) < 3' }
        do: [{ for-each: p, in: players, do: [{ call: turn, with: { you: p } }] }]
`;
