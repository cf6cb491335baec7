import { describe, expect, it } from 'vitest';
import { breakdownOf } from '#lib/engine/seat/explain.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';

const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds:
  unit:
    plural: units
    start: camp
    attributes: { force: int }
    active: self.awake
    effects:
      drill: { modify: strength(u), when: u == self, add: 1 }
      tally:
        after: called
        do: [{ set: calls, by: self.force }]
      steady: { replace: hurt(u), when: u == self and u.force > 4, do: [{ cancel: event }] }
  rider:
    extends: unit
    plural: riders
    effects:
      charge: { modify: strength(u), when: u == self, multiply: 2 }
      cheer: { modify: strength(u), when: u != self, add: 10 }
pieces:
  guard: { kind: unit, count: 2, force: 1, effects: { wall: { modify: strength(u), when: u == self, add: 100 } } }
  knight: { kind: rider, force: 5 }
fields:
  game: { calls: { type: int, visible: all }, wounds: { type: int, visible: all } }
  piece: { awake: { type: bool, start: true, visible: all } }
zones: { camp: { sees: all, count: all } }
values:
  strength: { params: { u: unit }, is: u.force }
events:
  called: { do: [] }
  hurt: { params: { u: unit }, do: [{ set: wounds, by: 1 }] }
effects:
  blessing: { modify: strength(u), add: 1000 }
procedures:
  play:
    do:
      - emit: called
      - for-each: u
        in: units
        do:
          - { emit: hurt, with: { u: u } }
      - { set: calls, by: "strength(only(first(knight))) * 10000" }
      - { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }
`;

const field = (m: ReturnType<typeof newGame>, id: string): number =>
	m.mem[
		m.layout.gameFields[0]! + m.program.fields.game.findIndex((candidate) => candidate.id === id)
	]!;
const parts = (m: ReturnType<typeof newGame>, key: string) =>
	breakdownOf(m, 0, 'strength', [key])!.parts.map(({ id, amount }) => [
		id,
		amount.known && amount.value
	]);

describe('effects on kinds', () => {
	const m = newGame(programOf(GAME, 2), 'a');

	it('work for every piece of the kind and of those below: global ones, by kind, by piece', () => {
		expect(parts(m, 'knight')).toEqual([
			['strength', 5],
			['blessing', 1000],
			['unit.drill', 1],
			['rider.charge', 2]
		]);
		expect(parts(m, 'guard')).toEqual([
			['strength', 1],
			['blessing', 1000],
			['unit.drill', 1],
			['rider.cheer', 10],
			['guard.wall', 100]
		]);
	});

	it('act at moments once for each piece, and replace what is about it', () => {
		expect(field(m, 'calls')).toBe(7 + (5 + 1000 + 1) * 2 * 10000);
		expect(field(m, 'wounds')).toBe(2);
	});

	it('work while the kind on which they are written is active', () => {
		const asleep = newGame(programOf(GAME.replace('start: true', 'start: false'), 2), 'a');
		expect(parts(asleep, 'knight')).toEqual([
			['strength', 5],
			['blessing', 1000]
		]);
		expect(field(asleep, 'wounds')).toBe(3);
	});

	it('forbid actions, with a reason of their own', () => {
		const text = `${GAME.replace(
			'      drill:',
			'      no-rest: { forbid: rest(you), when: self.force > 4 }\n      drill:'
		).replace(
			'- { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }',
			'- { offer: breaks, player: "only(first(players))" }'
		)}
actions: { rest: { window: breaks, do: [] } }
text: { en: { effects: { unit.no-rest: The knight does not rest } } }
`;
		const { program, lines } = linkYaml(text);
		expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
		expect(program!.actions[0]!.restrictions).toMatchObject([
			{ id: 'unit.no-rest', path: 'effects.unit.no-rest' }
		]);
	});
});
