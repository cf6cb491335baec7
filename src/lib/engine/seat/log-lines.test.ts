/** A line says how many pieces there are, and where it was written, only to those who may know. */
import { expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { createSession } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { PhraseArgument, Viewer } from './protocol.ts';

const game = (bag: string): string => `
game: { id: coins, players: { min: 2, max: 2 }, start: play }
kinds: { coin: { plural: coins, start: bag } }
pieces: { gold: { kind: coin, count: 9 } }
zones:
  bag: { sees: none, count: ${bag} }
  purse: { per: player, main: true, sees: owner, count: owner }
procedures:
  play:
    do:
      - { draw: 3, from: bag, to: purse(only(first(players))), as: got }
      - { log: has, with: { what: coins at purse(only(first(players))) } }
      - { pick: some, from: coins at purse(only(first(players))), count: 2 }
      - { choose: n, player: only(first(players)), between: { min: 1, max: 2 } }
text: { en: { log: { has: "There is {what}" } } }
`;

/** The arguments of the first lines of a viewer. */
function told(bag: string, viewer: Viewer): Record<string, PhraseArgument>[] {
	const makeCode = interpretedCode;
	const session = createSession(programOf(game(bag)), { seed: 'c', lock: {}, makeCode });
	return session.log(viewer).map(({ phrase }) => phrase.args);
}

const bag: PhraseArgument = { of: 'thing', keys: ['bag'] };
const purse: PhraseArgument = { of: 'thing', keys: ['purse(p1)'] };

test('where nobody else may count, the number is not told', () => {
	const unknown: PhraseArgument = { of: 'unknown', count: null };
	expect(told('none', 1)).toEqual([
		{ pieces: unknown, count: unknown, from: bag, to: purse },
		{ what: unknown },
		{ picked: unknown }
	]);
	const [drawn] = told('none', 0);
	expect(drawn).toMatchObject({ count: { of: 'number', value: 3 }, pieces: { of: 'thing' } });
});

test('where pieces come from a place that all may count, the number is told, and no other', () => {
	const unknown: PhraseArgument = { of: 'unknown', count: null };
	expect(told('all', 1)).toEqual([
		{
			pieces: { of: 'unknown', count: 3 },
			count: { of: 'number', value: 3 },
			from: bag,
			to: purse
		},
		{ what: unknown },
		{ picked: unknown }
	]);
});

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

const toldOfPlaces = [
	['log.awake', 0, null, null],
	['log.begun', 1, 'pit', null],
	['log.found', 1, 'pit', 'cell(0,0)']
];

test('a line says in which round and scene it was written, and where', () => {
	expect(placesOf('all', 0)).toEqual(toldOfPlaces);
});

test('but nobody learns from it what is hidden', () => {
	expect(placesOf('none', 'observer')).toEqual(toldOfPlaces);
	expect(placesOf('none', 0)).toEqual(
		toldOfPlaces.map(([path, , scene]) => [path, null, scene, null])
	);
});
