/** A small game for rules of one's own, and the parts that the form has of it. */
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { type RuleHook, type RuleParts, ruleSheet } from '#lib/ruleset/report/hooks/rule-sheet.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 2 }, start: play }
map: { grid: square, space: yard, plural: yards, size: [2, 1] }
enums: { soil: { values: [clay, sand] } }
kinds:
  token: { plural: tokens, start: bag, abstract: true, attributes: { size: int, round: bool } }
  coin: { extends: token, plural: coins }
pieces: { penny: { kind: coin, count: 2, size: 1 } }
zones: { bag: { sees: none, count: none } }
fields:
  game: { day: { type: int, visible: all } }
  player: { purse: { type: int, visible: all }, secret: { type: int, visible: none } }
  yard: { ground: { type: soil, start: clay, visible: all }, farmer: { type: player?, visible: all } }
  piece: { owner: { type: player?, visible: all } }
options: { dear: { values: { yes: {}, no: {} }, default: no } }
values:
  worth: { params: { t: token }, is: 't.size + (if option.dear == yes then 2 else 1)', about: What a token is worth. }
  soft: { params: { y: yard }, is: y.ground == sand }
  lots: { is: tokens }
actions:
  stay: { window: turn, do: [] }
events:
  sold: { params: { who: player, what: token, buyer: player? }, do: [] }
procedures:
  tidy: { params: { which: token, often: int }, do: [{ move: which, to: bag }] }
  play:
    do:
      - { for-each: p, in: players, do: [{ offer: turn, player: p }] }
      - { emit: sold, with: { who: only(first(players)), what: only(first(penny)), buyer: none } }
      - { end-game: players }
text: { en: { values: { worth: Worth }, attributes: { size: Size } } }
`;

const OWN = `
layer: { id: own, kind: house-rule }
effects:
  dearer: { modify: worth(t), when: t.round, add: 2 }
`;

const files = new Map([
	['game/base/game.yaml', BASE],
	['game/house-rules/own.yaml', OWN]
]);
export const sheet = ruleSheet(composeGame({ files }, 'game', ['own']), 'own');

export function partsOf(): RuleParts {
	if (!sheet.parts) throw new Error('the game does not hold');
	return sheet.parts;
}

export function hookOf(sort: RuleHook['sort'], id: string): RuleHook {
	const hook = partsOf().hooks.find((candidate) => candidate.sort === sort && candidate.id === id);
	if (!hook) throw new Error(`there is no ${sort}.${id}`);
	return hook;
}
