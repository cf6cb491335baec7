import { describe, expect, it } from 'vitest';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { breakdownOf } from '#lib/engine/seat/explain.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';

const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
kinds:
  unit: { plural: units, start: camp, attributes: { force: int } }
  elf: { extends: unit, plural: elves, effects: { song: { modify: strength(u), when: u == self, add: 100 } } }
pieces:
  guard: { kind: unit, count: 2, force: 1 }
  archer: { kind: elf, force: 3, effects: { aim: { modify: strength(u), when: u == self, add: 1000 } } }
  double:
    kind: unit
    effects:
      copies: { modify: face(u), when: u == self and self.copied is not none, set: only(self.copied) }
      alone: { modify: strength(u), when: u == self, add: 5 }
  mirror: { kind: unit, force: 9 }
fields:
  game:
    before: { type: int, visible: all }
    after: { type: int, visible: all }
    sum: { type: int, visible: all }
    seen: { type: int, visible: all }
  piece: { copied: { type: face?, visible: with-identity } }
zones: { camp: { sees: all, count: all }, field: { sees: all, count: all } }
values:
  strength: { params: { u: unit }, is: u.force }
  likeness: { params: { f: face }, is: if f is elf then f.force else 0 }
procedures:
  play:
    do:
      - { let: d, be: only(first(double)) }
      - { set: before, to: count(elves) * 100 + count(archer) * 10 + strength(d) }
      - { move: units, to: field }
      - { set: d.copied, to: printed(only(first(archer))) }
      - { set: after, to: strength(d) }
      - set: sum
        to: count(elves) * 1000 + count(elves at field) * 100 + count(archer) * 10 + count(archer at field)
      - if: d is archer and d is elf and d in elves and d in archer and face(d) == face(only(first(archer))) and face(d) == archer
        then: [{ set: seen, by: 1 }]
      - if: printed(d) == double and not (printed(d) is elf) and d.force == 3 and printed(d).force == 0 and likeness(face(d)) == 3
        then: [{ set: seen, by: 10 }]
      - if: d.copied == archer and d.copied in {guard, archer} and only(d.copied).force == 3 and likeness(printed(d)) == 0
        then: [{ set: seen, by: 100 }]
      - if: face(first(guard where false)) is none and first(double where it is guard) is none
        then: [{ set: seen, by: 1000 }]
      - { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }
`;

describe('pieces that count as others', () => {
	const program = programOf(GAME, 2);
	const m = newGame(program, 'a');
	const field = (id: string): number =>
		m.mem[
			m.layout.gameFields[0]! + program.fields.game.findIndex((candidate) => candidate.id === id)
		]!;

	it('have its kind, its attributes, its name and its effects, and lose their own', () => {
		expect(field('before')).toBe(100 + 10 + 5);
		expect(field('after')).toBe(3 + 100 + 1000);
		expect(field('sum')).toBe(2222);
	});

	it('are still what is printed on them, for whoever asks that', () => {
		expect(field('seen')).toBe(1111);
	});

	it('are explained', () => {
		expect(breakdownOf(m, 0, 'strength', ['double'])).toMatchObject({
			result: { known: true, value: 1103 },
			parts: [{ stage: 'base' }, { id: 'elf.song' }, { id: 'archer.aim' }]
		});
		expect(breakdownOf(m, 0, 'face', ['double'])).toMatchObject({
			result: { known: true, value: 'archer' },
			parts: [{ amount: { value: 'double' } }, { id: 'double.copies', amount: { value: 'archer' } }]
		});
	});

	it('may be asked whether they are of a kind that they could not be of otherwise', () => {
		const asked = GAME.replace(
			'if: d is archer and',
			'if: not (only(first(elves)) is stone) and'
		).replace('kinds:\n', 'kinds:\n  stone: { extends: unit }\n');
		const codes = (yaml: string): string[] => linkYaml(yaml, 2).diagnostics.map(({ code }) => code);
		expect(codes(asked)).not.toContain('type/never');
		expect(codes(asked.replace(/ +copies: .*\n/, ''))).toContain('type/never');
	});

	it('cost nothing where there are none', () => {
		const plain = programOf(GAME.replace(/ +copies: .*\n/, ''), 2);
		const used = JSON.stringify(plain);
		expect(used).toContain('"op":"is-kind"');
		expect(plain.values.map(({ id }) => id)).toEqual(['strength', 'likeness']);
		const silent = programOf(
			GAME.replace(/ +copies: .*\n/, '').replace(
				/[^\n]*(copied|likeness|printed|face)[^\n]*\n( +then: .*\n)?/g,
				''
			),
			2
		);
		expect(silent.enums).toEqual([]);
	});

	it('may be any where the effect says so', () => {
		const text = GAME.replace(
			'effects:\n      copies',
			'effects:\n      none: { modify: face(u), when: printed(u) == mirror and u.copied is not none, set: only(u.copied) }\n      copies'
		);
		const general = newGame(programOf(text, 2), 'a');
		expect(general.mem[general.layout.gameFields[0]! + 2]).toBe(2222);
	});

	it('cannot need what they count as, and are told what to write', () => {
		const { lines } = linkYaml(GAME.replace('self.copied is not none', 'u is double'));
		expect(lines).toContain(
			'error value/recursive 12: What a piece counts as cannot depend on itself: face -> face; printed(x) asks for the face that lies there'
		);
	});

	it('name faces that are there', () => {
		const { lines } = linkYaml(GAME.replace('face(d) == archer', 'face(d) == archr'));
		expect(lines.filter((line) => line.startsWith('error'))[0]).toMatch(
			/archr.*did you mean "archer"/
		);
		const sure = linkYaml(GAME.replace('type: face?', 'type: face')).lines;
		expect(sure.some((line) => line.startsWith('error field/no-start'))).toBe(true);
	});
});

describe('what a hidden piece counts as', () => {
	const text = GAME.replace('to: field }', 'to: field }\n      - { move: double, to: tent }')
		.replace('zones: {', 'zones: { tent: { sees: viewer.seat == 0, count: all },')
		.replace(
			'values:',
			`values:
  elves-there: { is: count(elves at tent) }
  elves-outside: { is: count(elves at field) }`
		);
	const m = newGame(programOf(text, 2), 'a');
	const told = (seat: number, id: string, ...keys: string[]) =>
		breakdownOf(m, seat, id, keys)?.result;

	it('is told to whoever sees the piece', () => {
		expect(told(0, 'elves-there')).toEqual({ known: true, value: 1 });
		expect(told(1, 'elves-there')).toEqual({ known: false });
		expect(told(1, 'face', 'tent#1')).toBeUndefined();
	});

	it('keeps nothing else back', () => {
		expect(told(1, 'elves-outside')).toEqual({ known: true, value: 1 });
		expect(told(1, 'strength', 'guard')).toEqual({ known: true, value: 1 });
	});

	it('is saved by the name of the face', () => {
		expect(JSON.stringify(positionOf(m))).toContain('"copied":"archer"');
		const other = newGame(m.program, 'b');
		expect(readPosition(other, positionOf(m))).toEqual([]);
		expect(hashState(other)).toBe(hashState(m));
	});
});
