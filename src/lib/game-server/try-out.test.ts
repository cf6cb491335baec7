import { inEnglish } from '#lib/language/said.ts';
import { describe, expect, test } from 'vitest';
import { Client } from './client.test.fixture.ts';
import type { GameSetup } from '#lib/game-file/game-file.ts';

/** Everybody draws two tokens, then puts one of them on the map a turn; lords begin in the bank. */
const BASE = `layer: { id: base, kind: base, game: pond }
game: { id: pond, players: { min: 2, max: 2 }, start: play }
kinds:
  counter: { abstract: true, plural: counters }
  token: { extends: counter, start: bag, plural: tokens }
  lord: { extends: counter, start: bank, plural: lords }
  stone: { start: bank, plural: stones }
pieces:
  frog: { kind: token, count: 8 }
  newt: { kind: token }
  king: { kind: lord }
  rock: { kind: stone }
map: { space: cell, plural: cells, grid: hex, rings: 1 }
fields: { piece: { keeper: { type: player?, visible: all } } }
zones:
  bag: { sees: none, count: none }
  bank: { sees: all, count: all }
  rack: { per: player, sees: owner, count: all }
  stack: { per: cell, sees: all, count: all }
procedures:
  play:
    do:
      - for-each: p
        in: players
        do: [{ draw: 2, from: bag, to: rack(p) }]
      - repeat: { while: any(tokens at bag) }
        do:
          - for-each: p
            in: players
            do:
              - { choose: goal, player: p, from: cells }
              - { choose: what, player: p, from: tokens at rack(p) }
              - { move: what, to: stack(goal) }
              - { set: only(what).keeper, to: p }
              - { draw: 1, from: bag, to: rack(p) }
`;

function setup(): GameSetup {
	const seat = (name: string) => ({ name, control: 'human' as const });
	return { variant: 'pond', layers: null, options: {}, seats: [seat('A'), seat('B')], seed: 'x' };
}

function tried(face: string) {
	const files = {
		'pond/base/base.yaml': BASE,
		'variants/pond.yaml': 'variant: { id: pond, game: pond }\n'
	};
	const client = new Client(files);
	const result = client.tryOut(setup(), face);
	if (!result.ok) return { reason: inEnglish(result.said), findings: result.findings };
	const { view } = client.show(0);
	const places = view.zones.filter((zone) => JSON.stringify(zone).includes(`"${face}`));
	return { waits: view.waitingFor, places: places.map(({ key }) => key), course: client.course };
}

describe('a piece that is tried', () => {
	test('is in the hand of the first seat, which is asked', () => {
		const game = tried('newt');
		expect(game.reason).toBeUndefined();
		expect(game.waits).toEqual([0]);
		expect(game.places).toEqual(['rack(p1)']);
		// It is a game like any other: it is saved, from there on.
		expect(game.course?.position).not.toBeNull();
		expect(game.course?.answers).toEqual([]);
	});

	test('that never comes into a hand stands on the map', () => {
		const game = tried('king');
		expect(game.places).toHaveLength(1);
		expect(game.places?.[0]).toMatch(/^stack\(/);
	});

	test('is not tried where nobody has anything like it', () => {
		expect(tried('rock')).toEqual({ reason: '', findings: [] });
		expect(tried('no-such')).toEqual({ reason: '', findings: [] });
	});
});
