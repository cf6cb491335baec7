/** A small made-up game about frogs, a position of it, and its scenarios run: for tests of scenarios. */
import { expect } from 'vitest';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { runSuite, type ScenarioResult, sizeOf, suiteOf } from './suite.ts';

export const GAME = `
game: { id: ponds, players: { min: 2, max: 3 }, start: play }
enums:
  ground: { values: [water, mud], cite: P-1 }
kinds:
  tile: { plural: tiles, attributes: { ground: ground? }, start: box }
  frog: { plural: frogs, attributes: { weight: int }, start: bag }
pieces:
  water-tile: { kind: tile, ground: water, count: 3 }
  mud-tile: { kind: tile, ground: mud, count: 3 }
  tiny: { kind: frog, weight: 1, count: 3 }
  fat: { kind: frog, weight: 4 }
  prince: { kind: frog, weight: 2, back: king }
  king: { kind: frog, weight: 3, face-of: prince }
fields:
  game: { round: { type: int, visible: all } }
  player: { flies: { type: int, start: 3, visible: all }, plan: { type: int, visible: owner } }
  piece: { owner: { type: player?, visible: all }, wet: { type: bool, visible: with-identity } }
  cell: { nest: { type: player?, visible: all } }
zones:
  box: { sees: none, count: none }
  bag: { sees: none, count: all }
  hand: { per: player, sees: owner, count: all }
  pond: { per: cell, main: true, sees: piece.owner == viewer, count: all }
  tile: { per: cell, sees: all, count: all }
map: { space: cell, plural: cells, grid: square, size: [2, 2] }
values:
  ground: { params: { c: cell }, is: top(tile(c)).ground, cite: P-1 }
events:
  jump:
    params: { who: frog, where: cell }
    cite: P-2
    do:
      - { move: who, to: pond(where) }
      - { log: jumped, with: { who: who, where: where } }
  drown: { params: { who: frog }, do: [{ move: who, to: bag }] }
actions:
  leap:
    window: turn
    cite: P-2
    for: { who: frogs at hand(you), where: cells }
    requires:
      mud: { is: where.ground != water, cite: P-1 }
      room: none(pieces at pond(where))
    do:
      - emit: jump
        with: { who: who, where: where }
  eat:
    window: anytime
    requires: { hungry: you.flies > 0 }
    do: [{ set: you.flies, by: -1 }]
procedures:
  turn:
    params: { you: player }
    cite: P-2
    do:
      - { offer: turn, player: you, repeat: true }
  bids:
    do:
      - choose: bid
        players: players
        between: { min: 0, max: you.flies }
      - for-each: p
        in: players
        do: [{ set: p.plan, to: bid(p) }]
  pair:
    params: { you: player, of: { type: set of frog } }
    do:
      - choose: chosen
        from: of
        count: { min: 1, max: 2 }
      - { move: chosen, to: hand(you) }
  lottery:
    params: { you: player }
    do:
      - { roll: 2d6, as: total }
      - { set: round, to: total }
      - { draw: 1, from: bag, to: hand(you) }
      - { end-game: players where it == you, reason: lucky }
  play:
    do:
      - { call: turn, with: { you: only(first(players)) } }
clauses:
  P-1: { text: Frogs do not leap into water, section: "1" }
  P-2: { text: Frogs leap, section: "2" }
  P-3: { text: Sit where you like, section: "3", out-of-scope: seats are not modelled }
  P-4: { text: The oldest begins, section: "4" }
layout: { table: map, given-map: { zone: tile, kind: tile, attribute: ground } }
`.replace('{ type: set of frog }', 'set of frog');

export const POND = `
given:
  map: { "0,0": mud, "1,0": water }
  set: { round: 2, p2.flies: 0, "cell(0,0).nest": p2 }
  place:
    hand(p1): [tiny, tiny, "fat {wet: true}"]
    pond(0,1): ["tiny/3 {owner: p2}", { piece: king, owner: p1 }]
start: { call: turn, with: { you: p1 } }
`;

export function run(text: string, game = GAME): ScenarioResult[] {
	const files = new Map([
		['ponds/base/game.yaml', game],
		['ponds/tests/first.yaml', text]
	]);
	const workspace: Workspace = { files };
	const suite = suiteOf(workspace, 'ponds');
	const results = [...runSuite(workspace, 'ponds', suite)];
	expect(results).toHaveLength(sizeOf(suite));
	return results;
}

/** `line: message` for everything that fails. */
export function failures(text: string): string[] {
	return run(text).flatMap((result) =>
		result.failures.map(({ range, message }) => `${range.start.line}: ${message}`)
	);
}

export const scenario = (body: string, given = POND): string => `scenario: test${given}${body}`;
