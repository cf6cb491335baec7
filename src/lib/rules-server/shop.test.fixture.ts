/** A game of two layers, a scenario and a variant, and places in it. */
import { RulesHost } from './RulesHost.ts';

export const BASE = 'shop/base/game.yaml';
export const RULE = 'shop/house-rules/sale.yaml';
export const TESTS = 'shop/tests/all.yaml';
export const MINE = 'variants/mine.yaml';
export const FILES: Record<string, string> = {
	[BASE]: `game: { id: shop, players: { min: 2, max: 2 }, start: play }
enums: { hue: { values: [red, blue] } }
kinds: { ware: { start: bag, attributes: { hue: hue, price: int } } }
pieces: { pot: { kind: ware, hue: red, price: 3 }, pan: { kind: ware, hue: blue, price: 4 } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
fields: { player: { coins: { type: int, start: 9 } } }
values:
  worth: { about: What a ware brings., params: { w: ware }, is: w.price + (if w.hue == red then 1 else 0) }
events: { sold: { params: { w: ware, who: player }, do: [{ set: who.coins, by: worth(w) }] } }
procedures:
  play: { do: [{ choose: bought, player: only(first(players)), from: wares at bag, ask: always }, { emit: sold, with: { w: bought, who: only(first(players)) } }] }
evaluation: { is: you.coins }
text: { en: { pieces: { pot: Pot }, enums: { hue: { red: Red } }, log: { sold: 'sold in {hue, select, red {red} blue {blue} other {}}' } } }
`,
	[RULE]: `layer: { id: sale, kind: house-rule, game: shop }
values: { cheap: { params: { w: ware }, is: worth(w) < 4 } }
change:
  values.worth.is: { expect: w.price + (if w.hue == red then 1 else 0), set: 'if cheap(w) then 0 else w.price' }
  procedures.play.do: { insert: [{ set: only(first(players)).coins, to: 5 }], before: emit-sold }
`,
	[TESTS]: `scenario: a pot is dear
given: { set: { p1.coins: 2 }, place: { shelf(p1): [pot] } }
start: { emit: sold, with: { w: pot, who: p1 } }
then: [{ is: p1.coins == 6 and worth(pot) == 4 }, { events: [sold] }]
`,
	[MINE]: 'variant: { id: mine, game: shop, house-rules: [sale] }\n'
};

/** Nothing is delivered: all of it may be changed. */
export function server(): RulesHost {
	const host = new RulesHost({});
	host.open(FILES);
	return host;
}

export const open = (path: string) => ({ path, text: FILES[path]! });

/** The place of the mark in a piece of a file. */
export function at(path: string, marked: string) {
	const offset = FILES[path]!.indexOf(marked.replace('^', '')) + marked.indexOf('^');
	const before = FILES[path]!.slice(0, offset).split('\n');
	return { line: before.length - 1, character: before.at(-1)!.length };
}

/** `file:line word` of each place. */
export function told(
	places: readonly {
		uri: string;
		range: { start: { line: number; character: number }; end: { character: number } };
	}[]
) {
	return places.map(({ uri, range: { start, end } }) => {
		const line = FILES[uri]!.split('\n')[start.line]!;
		return `${uri}:${start.line + 1} ${line.slice(start.character, end.character)}`;
	});
}
