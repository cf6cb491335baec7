/** Names that have crossed to another thread, beside those that the linker knows. */
import { expect, test } from 'vitest';
import { link } from '#lib/ruleset/link/index.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { laterNames, symbolsOf } from './later-names.ts';
import type { Symbols } from './symbols.ts';

const BASE = `
game: { id: g, players: { min: 2, max: 2 }, start: play }
options: { length: { values: { short: {}, long: {} }, default: long } }
enums: { suit: { values: [sun, moon] } }
map: { space: field, plural: fields, grid: square, size: [2, 2], marks: { worth: { "0,0": 2 } } }
kinds:
  token: { plural: tokens, start: bag, attributes: { size: int, suit: suit? } }
  coin: { plural: coins, extends: token, attributes: { price: int } }
pieces: { owl: { kind: token, size: 5, suit: sun }, cent: { kind: coin, price: 1 } }
zones:
  bag: { sees: none, count: none }
  hand: { per: player, main: true, sees: owner, count: all }
fields:
  game: { round: { type: int, start: 1, visible: all } }
  player: { met: { type: players, visible: all } }
values: { most: { params: { p: player }, is: 'count(p.met) + (if option.length == long then 3 else 1)' } }
effects:
  heavy: { modify: size(t), add: 1 }
  bridge: { modify: 'neighbours(f, who)', with: fields }
  strange: { modify: face(t), set: owl, when: printed(t) == cent }
procedures: { play: { do: [{ end-game: players }] } }
`;
const rule = (id: string, more: string): [string, string] => [
	`g/house-rules/${id}.yaml`,
	`layer: { id: ${id}, kind: house-rule, game: g }\nvalues: ${more}\n`
];
const files = new Map([
	['g/base/game.yaml', BASE],
	rule('one', '{ limit: { is: 1 }, alone: { is: 4 } }'),
	rule('two', '{ limit: { is: 2 } }')
]);

/** As plain data. */
const told = (symbols: Symbols) => ({
	...symbols,
	read: null,
	modified: [...symbols.modified],
	values: symbols.values.map((value) => ({ ...value, infer: value.infer() })),
	names: ['limit', 'alone', 'one.alone', 'two.alone', 'one.limit', 'most', 'constructor'].map(
		(name) => [symbols.names.keyOf('values', name, ''), symbols.names.choiceOf('values', name, '')]
	)
});

test('names are the same after they have been sent as text', () => {
	const { program, symbols, diagnostics } = link(composeGame({ files }, 'g', ['one', 'two']), 2);
	expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
	const sent = JSON.parse(JSON.stringify({ program, later: laterNames(symbols) })) as {
		program: NonNullable<typeof program>;
		later: ReturnType<typeof laterNames>;
	};
	expect(sent.later).toMatchObject({
		mainZones: [1],
		values: { keys: { 'one.alone': 'alone' }, choices: { limit: ['one.limit', 'two.limit'] } }
	});
	expect(sent.later.modified).toHaveLength(1);
	expect(sent.later.counting).not.toBeNull();
	expect(sent.later.links?.told).toEqual([{ who: true, mover: false }]);
	expect(told(symbolsOf(sent.program, sent.later))).toMatchObject(
		JSON.parse(JSON.stringify(told(symbols))) as object
	);
});
