import { describe, expect, it } from 'vitest';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import type { Hook } from './hook.ts';
import { filterHooks, hooksAsPage, hooksAsText } from './hooks-text.ts';
import { listHooks } from './list-hooks.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
kinds: { token: { plural: tokens, start: bag, attributes: { size: int } } }
pieces: { owl: { kind: token, count: 2, size: 5 } }
zones: { bag: { sees: none, count: none } }
fields: { player: { coins: { type: int, about: What things are paid with. } } }
values:
  price: { params: { t: token }, is: t.size + 1 }
actions:
  buy: { window: turn, do: [{ set: you.coins, by: -1 }] }
procedures:
  play:
    do:
      - { for-each: p, in: players, do: [{ call: day, with: { p: p } }] }
`;

const RULES = `
options: { dear: { values: { yes: {}, no: {} }, default: no } }
values:
  lucky: { is: false, about: Whether the next purchase is free. }
  discount: { params: { p: player }, is: 'if option.dear == yes then p.coins else 0' }
  cost: { params: { p: player, t: token }, is: price(t) - discount(p) }
events:
  bought-one:
    about: Somebody has bought a token.
    params: { who: player, what: token }
    do:
      - if: not lucky
        then: [{ set: who.coins, by: '-cost(who, what)' }]
effects:
  rich: { modify: 'discount(p)', when: p.coins > 9, add: 1 }
  thanks: { after: 'bought-one(who, _)', do: [{ set: who.coins, by: 1 }] }
  never: { forbid: bought-one, when: lucky }
  not-you: { forbid: 'buy(you)', when: you.coins == 0 }
procedures:
  day:
    params: { p: player }
    do:
      - { offer: turn, player: p, about: Buying and nothing else. }
      - { emit: bought-one, with: { who: p, what: only(first(owl)) } }
`;
function list(rules: string) {
	const files = new Map([
		['game/base/game.yaml', BASE],
		['game/house-rules/a.yaml', `layer: { id: a, kind: house-rule }\n${rules}`]
	]);
	return listHooks(composeGame({ files }, 'game', ['a']), 4);
}

const { hooks, diagnostics } = list(RULES);
const hook = (path: string): Hook => hooks!.find(({ sort, id }) => `${sort}.${id}` === path)!;
const uses = (path: string) =>
	Object.fromEntries(
		Object.entries(hook(path).uses).map(([word, all]) => [word, all.map((use) => use.path)])
	);

describe('hooks', () => {
	it('are listed for a game that links', () => {
		expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
		expect(list(`${RULES}invariants: { x: nobody }`).hooks).toBeNull();
	});

	it('of events say what emits them and what listens', () => {
		expect(hook('events.bought-one')).toMatchObject({
			about: 'Somebody has bought a token.',
			params: [
				{ id: 'who', type: 'player' },
				{ id: 'what', type: 'token' }
			],
			place: { path: 'events.bought-one', layer: 'a', file: 'game/house-rules/a.yaml', line: 9 },
			snippet: "effects:\n  my-bought-one: { after: 'bought-one(who, what)', do: [] }\n"
		});
		expect(uses('events.bought-one')).toEqual({
			'emitted by': ['procedures.day'],
			'forbidden by': ['effects.never'],
			'followed by': ['effects.thanks']
		});
	});

	it('of values say who asks and who modifies, whatever is chosen', () => {
		expect(hook('values.lucky')).toMatchObject({
			type: 'bool',
			about: 'Whether the next purchase is free.'
		});
		expect(uses('values.lucky')).toEqual({ 'asked by': ['events.bought-one', 'effects.never'] });
		expect(uses('values.discount')).toEqual({
			'asked by': ['values.cost'],
			'modified by': ['effects.rich']
		});
		expect(uses('fields.player.coins')).toEqual({
			'read by': ['values.discount', 'effects.rich', 'effects.not-you'],
			'set by': ['actions.buy', 'events.bought-one', 'effects.thanks']
		});
	});

	it('of windows, actions and procedures say who opens, chooses and calls', () => {
		expect(hook('windows.turn')).toMatchObject({
			about: 'Buying and nothing else.',
			place: { layer: 'a' }
		});
		expect(uses('windows.turn')).toEqual({
			'opened by': ['procedures.day'],
			'chosen in it': ['actions.buy']
		});
		expect(hook('windows.anytime').place).toBeNull();
		expect(uses('actions.buy')).toEqual({ 'forbidden by': ['effects.not-you'] });
		expect(uses('procedures.day')).toEqual({ 'called by': ['procedures.play'] });
		expect(uses('procedures.play')).toEqual({ 'called by': ['game.start'] });
	});

	it('list kinds and attributes', () => {
		expect(hook('kinds.token').about).toBeNull();
		expect(uses('attributes.size')).toEqual({ 'read by': ['values.price'] });
	});

	it('are found by all words of their name, types or line', () => {
		expect(filterHooks(hooks!, ['Somebody', 'token']).map(({ id }) => id)).toEqual(['bought-one']);
		expect(filterHooks(hooks!, ['values.luck']).map(({ id }) => id)).toEqual(['lucky']);
		expect(filterHooks(hooks!, ['no-such-word'])).toEqual([]);
	});

	it('are told as text and as a page', () => {
		const text = hooksAsText(filterHooks(hooks!, ['values.lucky']));
		expect(text.split('\n').slice(2)).toEqual([
			'  lucky: bool  (game/house-rules/a.yaml:5)',
			'    Whether the next purchase is free.',
			'    asked by events.bought-one (a.yaml:13), effects.never (a.yaml:18)',
			'      effects:',
			'        my-lucky: { modify: lucky, when: true, set: true }'
		]);
		const page = hooksAsPage('game', '../rulesets', hooks!);
		expect(page).toContain(
			'### bought-one\n\n`bought-one(who: player, what: token)` [a.yaml](../rulesets/game/house-rules/a.yaml)'
		);
		expect(page).toContain('- followed by `effects.thanks`\n');
	});
});

it('lists who neighbours whom where there is a map, with the effects that change it', () => {
	const { hooks: listed } =
		list(`${RULES.replace('effects:', 'effects:\n  bridge: { modify: neighbours(f), with: fields-of-it }')}
map: { space: field, plural: fields-of-it, grid: square, size: [2, 2] }`);
	const found = listed?.find(({ id }) => id === 'neighbours');
	expect(found).toMatchObject({
		sort: 'values',
		type: 'set of field',
		place: null,
		params: [
			{ id: 'x', type: 'field' },
			{ id: 'who', type: 'player?' },
			{ id: 'mover', type: 'piece?' }
		],
		snippet: `effects:
  my-neighbours: { modify: "neighbours(x, who)", when: true, with: fields-of-it where false }
`
	});
	expect(found?.uses['modified by']?.map(({ path }) => path)).toEqual(['effects.bridge']);
	expect(hooks!.some(({ id }) => id === 'neighbours')).toBe(false);
});
