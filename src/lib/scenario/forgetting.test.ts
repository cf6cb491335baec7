import { describe, expect, it } from 'vitest';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';
import { run } from './ponds.test.fixture.ts';

/** A day of two traders: what they did is forgotten in the evening, in a year, or when a cart leaves the road. */
const GAME = `
game: { id: ponds, players: { min: 2, max: 2 }, start: day }
kinds: { cart: { plural: carts, start: yard, attributes: { load: int } } }
pieces:
  mule: { kind: cart, count: 2, load: 1 }
  ox: { kind: cart, load: 4, effects: { snort: { after: night(_), limit: { times: 2, until: year }, do: [{ set: self.snorts, by: 1 }] } } }
fields:
  game: { sold: { type: int, visible: all, until: year }, seen: { type: int, visible: all } }
  player:
    greeted: { type: players, visible: all, until: { after: night(who), when: who == self } }
    tired: { type: bool, visible: all, until: night }
    luck: { type: int, start: 2, visible: all, until: [year, { after: night(who), when: who != self and self.luck > 5 }] }
  piece:
    goods: { type: int, start: 1, visible: all, until: { leaves: road } }
    driver: { type: player?, visible: all, until: [{ leaves: road }, year] }
    snorts: { type: int, visible: all }
zones: { yard: { sees: all, count: all }, road: { per: player, sees: all, count: all } }
events:
  night: { params: { who: player }, do: [{ set: who.tired, to: true }] }
  year: { do: [] }
effects:
  look: { after: night(who), when: who.tired, do: [{ set: seen, by: 1 }] }
  once: { after: night(_), limit: {}, do: [{ set: sold, by: 10 }] }
actions:
  sell: { window: trade, limit: { until: { after: night(who), when: who == self } }, do: [{ set: sold, by: 1 }] }
  buy: { window: trade, for: { c: carts at yard }, limit: { times: 1 + you.seat, until: [night, year] }, requires: { cheap: c.load < 3 }, do: [{ move: c, to: road(you) }, { set: c.driver, to: you }, { set: c.goods, to: 5 }] }
procedures:
  trading: { params: { you: player }, do: [{ offer: trade, player: you, repeat: true }, { emit: night, with: { who: you } }] }
  day: { do: [{ for-each: p, in: players, do: [{ call: trading, with: { you: p } }] }, { emit: year }] }
  swap: { do: [{ move: only(mule/2), to: yard }] }
  moving: { params: { c: cart, n: int }, do: [{ if: n == 0, then: [{ move: c, to: yard }], else: [{ move: c, to: road(only(first(players where seat == 1))) }] }, { call: trading, with: { you: only(first(players)) } }] }
`.replace(/^ {2}swap.*\n/m, '');

const claims = (text: string): string[] =>
	run(`scenario: test\nplayers: 2\n${text}`, GAME).flatMap(({ failures }) =>
		failures.map(({ message }) => message)
	);

const day = (when: string, then: string, set = ''): string[] =>
	claims(
		`given: { set: { seen: 0${set} } }\nstart: { call: day }\nwhen: [${when}]\nthen: [${then}]\n`
	);

describe('a field with until:', () => {
	it('is back at its start after the event, and after all that its effects do', () => {
		const set = ', "p1.tired": true, "p2.luck": 7, "p1.luck": 7, sold: 3';
		expect(
			day(
				'{ p1: pass }, { p2: pass }',
				'{ is: seen == 2 and not p1.tired and not p2.tired and sold == 0 }',
				set
			)
		).toEqual([]);
	});

	it('forgets of those things of which the condition holds', () => {
		const given =
			'given: { set: { "p1.greeted": [p2], "p2.greeted": [p1], "p1.luck": 7, "p2.luck": 7 } }';
		const text = `${given}\nstart: { call: trading, with: { you: p2 } }\nwhen: [{ p2: pass }]\n`;
		expect(
			claims(
				`${text}then: [{ is: p2 in p1.greeted and none(p2.greeted) and p1.luck == 2 and p2.luck == 7 }]\n`
			)
		).toEqual([]);
	});

	it('forgets when a piece leaves a zone for one of another name', () => {
		const moved = (n: number, then: string): string[] =>
			claims(`given: { place: { road(p1): ["mule {goods: 7, driver: p1}"] }, set: { "mule/2.goods": 6 } }
start: { call: moving, with: { c: mule, n: ${n} } }
when: [{ p1: pass }]
then: [{ is: ${then} }]
`);
		expect(moved(1, 'mule.goods == 7 and mule.driver == p1 and mule/2.goods == 6')).toEqual([]);
		expect(moved(0, 'mule.goods == 1 and mule.driver is none and mule/2.goods == 6')).toEqual([]);
	});
});

describe('a limit', () => {
	it('refuses an action with a reason, until its moment, for each player', () => {
		expect(
			day(
				'{ p1: sell }, { expect: { not-legal: { p1: sell, because: limit } } }, { p1: pass }, { p2: sell }, { expect: { not-legal: { p2: sell, because: limit } } }, { p2: pass }',
				'{ is: sold == 0 and p1.sell-uses == 0 and p2.sell-uses == 0 }'
			)
		).toEqual([]);
	});

	it('counts up to a number that the rules work out, and is the first reason', () => {
		expect(
			day(
				'{ p1: buy(mule) }, { expect: { not-legal: { p1: buy(ox), because: limit } } }, { p1: pass }, { p2: buy(mule/2) }, { expect: { not-legal: { p2: buy(ox), because: cheap } } }, { p2: pass }',
				'{ is: mule.goods == 5 and mule.driver is none }'
			)
		).toEqual([]);
	});

	it('stops an effect, for each piece that has it, or once for the game', () => {
		expect(day('{ p1: pass }, { p2: pass }', '{ is: ox.snorts == 2 and once-uses == 1 }')).toEqual(
			[]
		);
		expect(
			day('{ p1: pass }, { p2: pass }', '{ is: ox.snorts == 1 }', ', "ox.ox-snort-uses": 1')
		).toEqual([]);
	});
});

it.each([
	['until: year }, seen', 'until: yeer }, seen', 'There is no event "yeer"; did you mean "year"?'],
	[
		'tired: { type: bool, visible: all, until: night }',
		'tired: { type: bool, visible: all, until: { leaves: road } }',
		'Only pieces leave zones'
	],
	[
		'goods: { type: int, start: 1, visible: all, until: { leaves: road } }',
		'goods: { type: int, start: 1, visible: all, until: { leaves: rood } }',
		'There is no zone "rood"; did you mean "road"?'
	],
	[
		'requires: { cheap:',
		'requires: { limit:',
		'"limit" is the reason that the limit of the action gives'
	],
	['when: who == self } }\n    tired', 'when: whom == self } }\n    tired', 'did you mean "who"?'],
	[
		'look: { after: night(who), when: who.tired,',
		'look: { forbid: night(who), limit: {},',
		'Unknown key "limit" in Effect: forbid'
	]
])('says what is wrong: %s', (before, after, message) => {
	expect(GAME).toContain(before);
	expect(linkYaml(GAME.replace(before, after)).lines.join('\n')).toContain(message);
});
