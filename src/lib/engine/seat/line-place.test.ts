import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Viewer } from './protocol.ts';

const rules = (visible: string) => `
game: { id: walk, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { start: box } }
pieces: { cup: { kind: ware } }
fields:
  game:
    day: { type: int, visible: ${visible} }
    site: { type: cell?, visible: ${visible} }
zones: { box: { sees: all, count: all } }
map: { space: cell, grid: hex, rings: 1 }
procedures:
  play:
    do:
      - log: awake
        with: {}
      - set: day
        to: 1
      - call: dig
      - choose: on
        player: only(first(players))
        options: { yes: {}, no: {} }
      - end-game: players
  dig:
    do:
      - log: begun
        with: {}
      - set: site
        to: first(cells)
      - log: found
        with: {}
text:
  en: { log: { awake: Awake, begun: Begun, found: Found }, scenes: { pit: Pit } }
layout:
  round-field: day
  scenes: { pit: { during: dig, at: site, zones: [box] } }
`;

function placesOf(visible: string, viewer: Viewer) {
	const program = programOf(rules(visible));
	const session = createSession(program, { seed: 's', lock: {}, makeCode: interpretedCode });
	return session.log(viewer).map(({ phrase, round, scene, at }) => [phrase.path, round, scene, at]);
}

const told = [
	['log.awake', 0, null, null],
	['log.begun', 1, 'pit', null],
	['log.found', 1, 'pit', 'cell(0,0)']
];

test('a line says in which round and scene it was written, and where', () => {
	expect(placesOf('all', 0)).toEqual(told);
});

test('but nobody learns from it what is hidden', () => {
	expect(placesOf('none', 'observer')).toEqual(told);
	expect(placesOf('none', 0)).toEqual(told.map(([path, , scene]) => [path, null, scene, null]));
});
