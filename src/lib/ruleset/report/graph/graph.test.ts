import { describe, expect, it } from 'vitest';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { aroundThing, meantBy } from './around.ts';
import type { RuleGraph } from './graph.ts';
import { graphAsDot, graphAsText } from './graph-text.ts';
import { linkedGraph } from './rule-graph.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 4 }, start: play, on-end: over }
enums: { suit: { values: [sun, moon] } }
kinds:
  token: { plural: tokens, start: bag, attributes: { size: int, suit: suit } }
  coin: { extends: token }
pieces:
  owl: { kind: token, size: 5, suit: sun, effects: { hoot: { modify: limit, when: self in bag, add: 1 } } }
  penny: { kind: coin, suit: moon, back: pound }
  pound: { kind: coin, suit: sun, face-of: penny }
zones: { bag: { sees: none, count: none }, row: { per: player, sees: all, count: all } }
map: { space: hex, plural: hexes, grid: hex, rings: 1, marks: { start: { "0,0": 1 } } }
fields:
  game: { round: { type: int, visible: all } }
  player: { coins: { type: int, about: What "things" are paid with., until: day-ended } }
  hex: { keeper: { type: player?, visible: all } }
  piece: { tired: { type: bool, until: { leaves: row } } }
options: { dear: { values: { yes: {}, no: {} }, default: no } }
values:
  price: { params: { t: token }, is: 'if option.dear == yes then t.size else 1' }
  limit: { is: 3 }
events:
  day-ended: { do: [{ set: round, by: 1 }] }
  bought: { params: { who: player, what: token }, do: [{ move: what, to: row(who) }] }
  over: { params: { winners: players } }
effects:
  thanks: { after: 'bought(who, _)', do: [{ set: who.coins, by: 1 }] }
  never: { forbid: bought, when: limit == 0 }
  instead: { replace: bought, do: [{ cancel: event }] }
  none: { forbid: 'buy(you)', when: count(hexes where it.start == 1 and it.keeper == you) == 0 }
actions:
  buy:
    window: market
    limit: { until: day-ended }
    for: { what: tokens at bag }
    requires: { rich: you.coins >= price(what), awake: not what.tired }
    do: [{ emit: bought, with: { who: you, what: what } }]
  rest: { window: anytime, do: [] }
procedures:
  play:
    do:
      - { shuffle: bag }
      - { checkpoint: morning }
      - { draw: limit, from: bag, to: row(only(first(players))), as: drawn }
      - { for-each: p, in: players, do: [{ call: day, with: { p: p } }] }
  day:
    params: { p: player }
    do:
      - { offer: market, player: p, about: Buying. }
      - { swap: p, with: only(first(players)), of: [coins, row] }
      - { set: only(first(hexes where it.start == 1)).keeper, to: p }
      - { if: round > 9, then: [{ restore: morning }] }
      - { emit: day-ended }
invariants: { few: count(owl) == 1 and layer.base }
text: { en: { pieces: { owl: Owl }, values: { limit: { name: The limit } }, actions: { buy: 'Buy {what}' } }, de: { pieces: { owl: Eule } } }
`;
const rule = (id: string, says: string): string =>
	`layer: { id: ${id}, kind: house-rule }\n${says}\n`;

function graph(rules: Record<string, string> = {}): RuleGraph {
	const files = new Map([['game/base/game.yaml', BASE]]);
	for (const [id, text] of Object.entries(rules)) files.set(`game/house-rules/${id}.yaml`, text);
	const composition = composeGame({ files }, 'game', Object.keys(rules));
	const found = linkedGraph(composition, 4, { files });
	const errors = [...composition.diagnostics, ...found.diagnostics];
	expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
	return found.graph!;
}

const whole = graph();
const said = ({ arrows }: Pick<RuleGraph, 'arrows'>): string[] =>
	arrows.map(({ from, way, to }) => `${from} ${way} ${to}`);
/** What leads to a thing and where that leads, one step far. */
const at = (address: string, { arrows } = whole): string[] =>
	said({ arrows: arrows.filter(({ from, to }) => from === address || to === address) }).sort();

describe('the graph of rules', () => {
	it('says of steps what they cause and change', () => {
		expect(at('procedures.play')).toEqual([
			'game begins with procedures.play',
			'procedures.play calls procedures.day',
			'procedures.play puts into zones.row',
			'procedures.play sets checkpoints.morning',
			'procedures.play shuffles zones.bag',
			'procedures.play takes from zones.bag',
			'values.limit asked by procedures.play'
		]);
		expect(at('procedures.day')).toEqual([
			'fields.game.round asked by procedures.day',
			'marks.start asked by procedures.day',
			'procedures.day emits events.day-ended',
			'procedures.day goes back to checkpoints.morning',
			'procedures.day opens windows.market',
			'procedures.day sets fields.hex.keeper',
			'procedures.day swaps fields.player.coins',
			'procedures.day swaps zones.row',
			'procedures.play calls procedures.day'
		]);
	});

	it('says of effects what they modify, follow and prevent', () => {
		expect(at('events.bought')).toEqual([
			'actions.buy emits events.bought',
			'effects.instead replaces events.bought',
			'effects.never forbids events.bought',
			'events.bought followed by effects.thanks',
			'events.bought puts into zones.row',
			'kinds.token taken by events.bought'
		]);
		expect(at('effects.none')).toEqual([
			'effects.none forbids actions.buy',
			'fields.hex.keeper asked by effects.none',
			'marks.start asked by effects.none'
		]);
		expect(at('pieces.owl.effects.hoot')).toEqual([
			'pieces.owl has pieces.owl.effects.hoot',
			'pieces.owl.effects.hoot modifies values.limit',
			'zones.bag asked by pieces.owl.effects.hoot'
		]);
	});

	it('says of actions where they are chosen, what they ask and when they count anew', () => {
		expect(at('actions.buy')).toEqual([
			'actions.buy emits events.bought',
			'effects.none forbids actions.buy',
			'events.day-ended ends actions.buy',
			'fields.piece.tired asked by actions.buy',
			'fields.player.coins asked by actions.buy',
			'kinds.token asked by actions.buy',
			'values.price asked by actions.buy',
			'windows.market offers actions.buy',
			'zones.bag asked by actions.buy'
		]);
		expect(at('windows.anytime')).toEqual(['windows.anytime offers actions.rest']);
		expect(at('game')).toEqual(['game begins with procedures.play', 'game emits events.over']);
	});

	it('says of fields what sets, ends and asks them, and of options whom they switch', () => {
		expect(at('fields.player.coins')).toEqual([
			'effects.thanks sets fields.player.coins',
			'events.day-ended ends fields.player.coins',
			'fields.player.coins asked by actions.buy',
			'procedures.day swaps fields.player.coins'
		]);
		expect(at('fields.piece.tired')).toContain('zones.row ends fields.piece.tired');
		expect(at('options.dear')).toEqual(['options.dear asked by values.price']);
		expect(at('layers.base')).toEqual(['layers.base asked by invariants.few']);
	});

	it('says of pieces what they are', () => {
		expect(at('pieces.penny')).toEqual([
			'attributes.suit printed on pieces.penny',
			'enums.suit.values.moon printed on pieces.penny',
			'kinds.coin kind of pieces.penny',
			'pieces.penny turns into pieces.pound'
		]);
		expect(at('enums.suit')).toEqual([
			'enums.suit type of attributes.suit',
			'enums.suit type of enums.suit.values.moon',
			'enums.suit type of enums.suit.values.sun'
		]);
		expect(at('kinds.token')).toEqual([
			'kinds.token asked by actions.buy',
			'kinds.token begins in zones.bag',
			'kinds.token has attributes.size',
			'kinds.token has attributes.suit',
			'kinds.token kind of kinds.coin',
			'kinds.token kind of pieces.owl',
			'kinds.token taken by events.bought',
			'kinds.token taken by values.price'
		]);
	});

	it('knows of each thing what it is called, what it is for and where it stands', () => {
		expect(whole.things.get('pieces.owl')).toEqual({
			address: 'pieces.owl',
			sort: 'pieces',
			id: 'owl',
			names: { en: 'Owl', de: 'Eule' },
			about: null,
			place: { file: 'game/base/game.yaml', line: 8 }
		});
		expect(whole.things.get('fields.player.coins')).toMatchObject({
			sort: 'fields',
			id: 'player.coins',
			about: 'What "things" are paid with.'
		});
		expect(whole.things.get('values.limit')?.names).toEqual({ en: 'The limit' });
		expect(whole.things.get('enums.suit.values.sun')).toMatchObject({ sort: 'words', id: 'sun' });
		expect(whole.things.get('pieces.owl.effects.hoot')).toMatchObject({
			sort: 'effects',
			id: 'owl.hoot'
		});
		expect(whole.things.get('windows.market')).toMatchObject({
			about: 'Buying.',
			place: { line: 49 }
		});
		expect(whole.things.get('windows.anytime')?.place).toBeNull();
	});

	it('tells apart what layers call alike, and reads what they wrap around', () => {
		const both = graph({
			mine: rule(
				'mine',
				`values: { spare: { is: limit + 1 } }
change: { actions.buy.requires.rich: { wrap: '(it) or spare > 7' } }`
			),
			yours: rule('yours', 'values: { spare: { is: round }, twice: { is: 2 * spare } }')
		});
		expect(at('values.mine.spare', both)).toEqual([
			'values.limit asked by values.mine.spare',
			'values.mine.spare asked by actions.buy'
		]);
		expect(at('values.yours.spare', both)).toEqual([
			'fields.game.round asked by values.yours.spare',
			'values.yours.spare asked by values.twice'
		]);
		expect(at('actions.buy', both)).toContain('values.price asked by actions.buy');
		expect(meantBy(both, 'spare')).toEqual(['values.mine.spare', 'values.yours.spare']);
	});
});

describe('what is around a thing', () => {
	it('is what leads to it, and where it leads, each so many steps far', () => {
		const { things, arrows, leftOut } = aroundThing(whole, 'values.price', 2);
		expect(leftOut).toBe(0);
		expect(things.map(({ address, before, after }) => [address, before, after])).toEqual([
			['values.price', 0, 0],
			['options.dear', 1, null],
			['attributes.size', 1, null],
			['actions.buy', null, 1],
			['kinds.token', 1, null],
			['events.bought', null, 2]
		]);
		expect(said({ arrows })).toEqual([
			'actions.buy emits events.bought',
			'options.dear asked by values.price',
			'attributes.size asked by values.price',
			'values.price asked by actions.buy',
			'kinds.token has attributes.size',
			'kinds.token taken by values.price'
		]);
	});

	it('can be on both sides', () => {
		const { things } = aroundThing(whole, 'checkpoints.morning', 1);
		expect(things.map(({ address, before, after }) => [address, before, after])).toEqual([
			['checkpoints.morning', 0, 0],
			['procedures.play', 1, null],
			['procedures.day', 1, null]
		]);
		const coins = aroundThing(whole, 'fields.player.coins', 3).things;
		expect(coins.find(({ address }) => address === 'actions.buy')).toMatchObject({
			before: 3,
			after: 1
		});
	});

	it('is no more than can be looked at, and says how much is left out', () => {
		const many = Array.from({ length: 80 }, (_, i) => `  v${i}: { is: limit + ${i} }\n`).join('');
		const large = graph({ many: rule('many', `values:\n${many}`) });
		const { things, leftOut } = aroundThing(large, 'values.limit', 2);
		expect([things.length, leftOut]).toEqual([60, 30]);
		// What changes it is kept before what asks it, and the nearest before all else.
		expect(things.slice(0, 2).map(({ address }) => address)).toEqual([
			'values.limit',
			'pieces.owl.effects.hoot'
		]);
		expect(things.every(({ before, after }) => before !== null || after !== null)).toBe(true);
		const text = graphAsText(aroundThing(large, 'values.limit', 2));
		expect(text.split('\n').at(-1)).toBe('30 more are left out: fewer steps show what is nearest.');
	});

	it('is found by an address or the end of one', () => {
		expect(meantBy(whole, 'limit')).toEqual(['values.limit']);
		expect(meantBy(whole, 'hex.keeper')).toEqual(['fields.hex.keeper']);
		expect(meantBy(whole, 'suit')).toEqual(['enums.suit', 'attributes.suit']);
		expect(meantBy(whole, 'enums.suit')).toEqual(['enums.suit']);
		expect(meantBy(whole, 'imit')).toEqual([]);
	});
});

describe('in writing', () => {
	const around = aroundThing(whole, 'fields.player.coins', 1);

	it('is a list', () => {
		expect(graphAsText(around)).toBe(`fields.player.coins (game/base/game.yaml:15)
    What "things" are paid with.

What leads to it:
    effects.thanks sets fields.player.coins (game/base/game.yaml:27)
    procedures.day swaps fields.player.coins (game/base/game.yaml:50)
    events.day-ended ends fields.player.coins (game/base/game.yaml:15)

Where it leads:
    fields.player.coins asked by actions.buy (game/base/game.yaml:36)`);
	});

	it('is DOT', () => {
		expect(graphAsDot(around)).toBe(String.raw`digraph "fields.player.coins" {
	rankdir=LR;
	node [shape=box];
	"fields.player.coins" [penwidth=3, tooltip="What \"things\" are paid with."];
	"effects.thanks";
	"procedures.day";
	"events.day-ended";
	"actions.buy";
	"effects.thanks" -> "fields.player.coins" [label="sets", style=solid];
	"procedures.day" -> "fields.player.coins" [label="swaps", style=solid];
	"events.day-ended" -> "fields.player.coins" [label="ends", style=solid, arrowhead=tee];
	"fields.player.coins" -> "actions.buy" [label="asked by", style=dashed];
}`);
	});
});
