import { describe, expect, test } from 'vitest';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';

/** Dice with one side always show 1. */
const GAME = `
game: { id: test, players: { min: 2, max: 4 }, start: play, on-roll: rolled }
kinds:
  token: { plural: tokens, attributes: { worth: int }, start: bag }
pieces:
  cheap: { kind: token, count: 3, worth: 0 }
  fair: { kind: token, count: 2, worth: 1 }
  dear: { kind: token, worth: 5 }
fields:
  game:
    sum: { type: int, visible: all }
    rises: { type: int, visible: all }
    falls: { type: int, visible: all }
    who: { type: player?, visible: all }
zones:
  bag: { sees: none, count: all }
events:
  rolled:
    params: { roller: player?, result: int, gains: int, drops: int }
EFFECTS
procedures:
  play:
    do:
BODY
      - end-game: players
`;
const NOTE = `effects:
  note:
    after: rolled(roller, result, gains, drops)
    do:
      - { set: rises, to: gains }
      - { set: falls, to: drops }
      - { set: who, to: roller }
      - { set: result, by: 10 }`;
const ROLL = `      - { roll: 3d1, as: total, by: only(first(players)) }
      - { set: sum, to: total }`;
const EACH = `      - { roll-each: t, in: tokens, sides: 1, hit: die <= t.worth, as: hits }
      - { set: sum, to: hits }`;

function text(effects: string, body: string): string {
	return GAME.replace('EFFECTS', effects).replace('BODY', body);
}

function fields(effects: string, body: string): Record<string, number> {
	const m = newGame(programOf(text(effects, body)), 'a');
	return Object.fromEntries(
		m.program.fields.game.map(({ id }, f) => [id, m.mem[m.layout.gameFields[f]!]!])
	);
}

describe('the event of rolls', () => {
	test('returns its result to a roll; every die could turn', () => {
		expect(fields(NOTE, ROLL)).toEqual({ sum: 13, rises: 3, falls: 3, who: 0 });
	});

	test('returns its result to rolls for hits, and knows who just missed and just hit', () => {
		expect(fields(NOTE, EACH)).toEqual({ sum: 13, rises: 3, falls: 2, who: -1 });
	});

	test('returns what a replacement has made of the result', () => {
		const replaced = `effects:
  lower: { replace: "rolled(_, result)", do: [{ set: result, to: result - 2 }] }`;
		expect(fields(replaced, ROLL)['sum']).toBe(1);
	});

	test('leaves the roll as it is when it is cancelled', () => {
		const replaced = `effects:
  over: { replace: "rolled(_, result)", do: [{ set: result, to: 7 }, { cancel: event }] }`;
		expect(fields(replaced, ROLL)['sum']).toBe(3);
	});

	test('is not emitted when nothing listens', () => {
		const { program } = linkYaml(text('', ROLL));
		const steps = program?.procedures[0]?.body.map((step) => step.do);
		expect(steps).toEqual(['roll', 'set', 'end-game']);
	});

	test.each([
		[
			'roller: player?, result: int, gains: int, drops: int',
			'roller: player?, sum: int',
			'A roll has no "sum"; it has result, gains, drops, roller'
		],
		['result: int', 'result: bool', '"result" of a roll is int'],
		[', result: int', '', '"rolled" needs a parameter "result: int" to be the event of rolls'],
		['on-roll: rolled', 'on-roll: roled', 'There is no event "roled"; did you mean "rolled"?']
	])('%s is not %s', (old, now, message) => {
		const { lines } = linkYaml(text('', ROLL).replace(old, now));
		expect(lines.find((line) => line.startsWith('error'))).toContain(message);
	});
});
