import { describe, expect, test } from 'vitest';
import { createSession } from '#lib/engine/session/session.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';

/** Stones of two colours that lie in the hand of the first player; the last one lies face down in the middle. */
const landings = (action: string, more = '') => {
	const program = programOf(`
game: { id: stones, players: { min: 2, max: 2 }, start: play }
enums: { colour: { values: [red, blue] } }
kinds: { stone: { plural: stones, start: bag, attributes: { colour: colour } } }
pieces: { pebble: { kind: stone, each: colour } }
map: { space: field, plural: fields, grid: square, size: [2, 1] }
zones:
  bag: { sees: none, count: all }
  hand: { per: player, sees: owner, count: all }
  aside: { sees: none, count: all }
  line: { per: [player, colour], sees: all, count: all }
  ground: { per: field, sees: all, count: all }
fields:
  game:
    turns: { type: int, visible: all }
    secret: { type: int, visible: none, start: 1 }
actions:
  go:
    window: going
${action}
${more}
procedures:
  put:
    params: { whose: player, what: stone }
    do:
      - { let: hue, be: what.colour }
      - { move: what, to: "line(whose, hue)" }
  play:
    do:
      - { move: stones at bag where it.colour == red, to: hand(only(first(players))) }
      - { move: stones at bag where it.colour == blue, to: aside }
      - { offer: going, player: only(first(players)), ask: always }
`);
	const session = createSession(program, { seed: 'x', lock: {}, makeCode: interpretedCode });
	const before = JSON.stringify(session.view('observer'));
	const found = session.landings(0, ['pebble-red', 'pebble-blue', 'aside#1']);
	expect(JSON.stringify(session.view('observer'))).toBe(before);
	expect(session.landings(1, ['pebble-red'])).toEqual([]);
	return found.map(({ option, thing, place }) => `${option}: ${thing} to ${place}`);
};

const OF_HAND = '    for: { what: stones at hand(you) }';
const doing = (...steps: string[]) => `${OF_HAND}\n    do: [${steps.join(', ')}]`;

describe('a piece is brought', () => {
	test('to the zone that its action names, whose it may be, and by what it may be told', () => {
		expect(landings(doing('{ move: what, to: "line(other(you), what.colour)" }'), OTHER)).toEqual([
			'go(pebble-red): pebble-red to line-red(p2)'
		]);
		expect(landings(doing('{ move: what, to: aside }'))).toEqual([
			'go(pebble-red): pebble-red to aside'
		]);
	});

	test('to the space on which its zone lies', () => {
		expect(landings(doing('{ move: what, to: ground(only(first(fields))) }'))).toEqual([
			'go(pebble-red): pebble-red to field(0,0)'
		]);
	});

	test('by rules that the action calls, and events that nothing stands in the way of', () => {
		expect(landings(doing('{ call: put, with: { whose: you, what: what } }'))).toEqual([
			'go(pebble-red): pebble-red to line-red(p1)'
		]);
		expect(landings(doing('{ emit: put, with: { what: what } }'), EVENT)).toEqual([
			'go(pebble-red): pebble-red to aside'
		]);
		const replaced = `${EVENT}\neffects: { other: { replace: put(what), do: [{ move: what, to: bag }] } }`;
		expect(landings(doing('{ emit: put, with: { what: what } }'), replaced)).toEqual([]);
	});

	test('as a condition of the rules says', () => {
		const steps = [
			'{ let: there, be: count(fields) }',
			'{ if: there > 2, then: [{ move: what, to: bag }], else: [{ move: what, to: aside }] }'
		];
		expect(landings(doing(...steps))).toEqual(['go(pebble-red): pebble-red to aside']);
	});
});

describe('nothing is said', () => {
	test('of what hangs on something hidden', () => {
		const by = (cond: string) =>
			landings(
				doing(`{ if: ${cond}, then: [{ move: what, to: bag }], else: [{ move: what, to: aside }] }`)
			);
		expect(by('secret == 1')).toEqual([]);
		expect(by('turns == 1')).toEqual(['go(pebble-red): pebble-red to aside']);
		const facedown = '    for: { what: stones at aside }\n    do: [{ move: what, to: "TO" }]';
		expect(landings(facedown.replace('TO', 'line(you, what.colour)'))).toEqual([]);
		expect(landings(facedown.replace('TO', 'hand(you)'))).toEqual([
			'go(aside#1): aside#1 to hand(p1)'
		]);
	});

	test('of what comes after a change, a question or chance', () => {
		const move = '{ move: what, to: aside }';
		expect(landings(doing('{ set: turns, by: 1 }', move))).toEqual([]);
		expect(landings(doing('{ roll: 1d6, as: luck }', move))).toEqual([]);
		expect(landings(doing('{ choose: n, between: { min: 1, max: 2 } }', move))).toEqual([]);
		expect(landings(doing('{ move: stones at aside, to: bag }', move))).toEqual([]);
	});

	test('of answers that name another thing, and of a piece that stays where it is', () => {
		const two = '    for: { what: stones at hand(you), where: fields }';
		expect(landings(`${two}\n    do: [{ move: what, to: ground(where) }]`)).toEqual([]);
		expect(landings(doing('{ move: what, to: hand(you) }'))).toEqual([]);
	});
});

const OTHER = `values: { other: { params: { p: player }, type: player, is: "only(first(players where it != p))" } }`;
const EVENT = `events: { put: { params: { what: stone }, do: [{ move: what, to: aside }] } }`;
