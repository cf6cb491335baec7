import { describe, expect, it } from 'vitest';
import { breakdownOf } from '#lib/engine/seat/explain.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';

const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums: { colour: { values: [red, green, blue] } }
kinds:
  counter: { abstract: true, plural: counters, start: camp }
  unit: { extends: counter, plural: units, attributes: { force: int, winged: bool, hue: colour? } }
  gem: { extends: counter, attributes: { force: int, price: int } }
  wall: { extends: counter }
pieces:
  guard: { kind: unit, count: 2, force: 1, hue: green }
  eagle: { kind: unit, force: 2, winged: true, effects: { proud: { modify: force(u), when: u == self, multiply: 3 } } }
  ruby: { kind: gem, force: 7, price: 4 }
  rampart: { kind: wall }
fields:
  game: { sum: { type: int, visible: all }, flying: { type: int, visible: all }, greens: { type: int, visible: all }, nothing: { type: int, visible: all } }
zones: { camp: { sees: all, count: all } }
effects:
  storm: { modify: winged(u), when: sum < 0, set: false }
  drill: { modify: force(u), add: 10 }
  dyed: { modify: hue(u), when: u is eagle, set: green }
values:
  twice: { params: { u: counter }, is: u.force * 2 }
  dear: { is: "sum(g in gems: g.price)" }
procedures:
  play:
    do:
      - { set: sum, to: "sum(c in counters: c.force)" }
      - { set: flying, to: count(units where winged) }
      - { set: greens, to: count(units where hue == green) }
      - { set: nothing, to: first(eagle where sum < 0).force }
      - { choose: on, player: "only(first(players))", options: { yes: {}, no: {} } }
`;

describe('attributes that are modified', () => {
	const program = programOf(GAME, 2);
	const m = newGame(program, 'a');
	const field = (id: string): number =>
		m.mem[
			m.layout.gameFields[0]! + program.fields.game.findIndex((candidate) => candidate.id === id)
		]!;

	it('are numbers, flags and enums, modified where they are printed and nowhere else', () => {
		expect(field('sum')).toBe(11 + 11 + 36 + 17);
		expect(field('flying')).toBe(1);
		expect(field('greens')).toBe(3);
		expect(field('nothing')).toBe(0);
	});

	it('are explained as values are', () => {
		expect(breakdownOf(m, 0, 'force', ['eagle'])).toMatchObject({
			result: { known: true, value: 36 },
			parts: [
				{ stage: 'base', amount: { value: 2 } },
				{ stage: 'add', id: 'drill', amount: { value: 10 } },
				{ stage: 'multiply', id: 'eagle.proud', amount: { value: 3 } }
			]
		});
	});

	it('stay what is printed where nothing modifies them', () => {
		const { is } = program.values.find(({ id }) => id === 'dear')!;
		expect(is).toMatchObject({ body: { op: 'attribute' } });
		expect(program.values.map(({ id }) => id)).toEqual(['twice', 'dear', 'winged', 'force', 'hue']);
	});

	it('are no values to be called by name', () => {
		const { lines } = linkYaml(GAME.replace('u.force * 2', 'force(u) * 2'));
		expect(lines[0]).toContain('write u.force');
	});

	it('are named where a name is unknown, and cannot need themselves', () => {
		expect(linkYaml(GAME.replace('modify: winged', 'modify: winget')).lines[0]).toBe(
			'error ref/unknown-id 18: There is no value "winget"; did you mean "winged"?'
		);
		const circle = linkYaml(
			GAME.replace('when: sum < 0', 'when: u.force > 3').replace(
				'add: 10 }',
				'when: u.winged, add: 10 }'
			)
		);
		expect(circle.lines.filter((line) => line.includes('itself'))).toEqual([
			'error value/recursive 18: A value cannot depend on itself: force -> winged -> force'
		]);
	});
});
