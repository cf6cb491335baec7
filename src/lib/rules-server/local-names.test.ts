/** Another name for what is known in one definition alone: exactly the places that mean it, and nothing else to the byte. */
import { describe, expect, it } from 'vitest';
import { documentOf } from './help-for-editors.ts';
import { RulesHost } from './RulesHost.ts';

const BASE = 'shop/base/game.yaml';
const TESTS = 'shop/tests/all.yaml';
const FILES: Record<string, string> = {
	[BASE]: `game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: { start: bag, attributes: { price: int } } }
pieces: { pot: { kind: ware, price: 3 }, pan: { kind: ware, price: 4 } }
zones: { bag: { sees: all, count: all }, shelf: { per: player, main: true, sees: all, count: all } }
fields: { game: { round: { type: int, visible: all } }, player: { coins: { type: int, start: 9, visible: all } } }
values:
  worth: { about: What w is worth., params: { w: ware }, is: w.price + round }
  dear: { params: { p: player }, is: 'any(w in wares: w.price > p.coins) and any(w in wares: worth(w) > 2)' }
events:
  sold: { params: { w: ware, who: player }, do: [{ set: who.coins, by: worth(w) }, { log: sold, with: { who: who } }] }
effects:
  cheap: { modify: worth(w), when: w.price > 3, add: -1 }
procedures:
  play:
    do:
      - let: gain   # of all
        be: 2
      - for-each: p
        in: players where not dear(it)
        do: [{ set: p.coins, by: gain }]
      - for-each: p
        in: players
        do: [{ set: p.coins, to: 1 }]
      - { choose: bought, player: only(first(players)), from: wares at bag, ask: always }
      - emit: sold
        with: { w: only(bought), who: only(first(players)) }
evaluation: { is: you.coins }
text: { en: { log: { sold: '{who} sells' }, choices: { play.bought: 'For {gain}?' }, events: { sold: '{who} sells {w}' } } }
`,
	'variants/mine.yaml': 'variant: { id: mine, game: shop }\n',
	[TESTS]: `scenario: a pot is dear
given: { place: { shelf(p1): [pot] } }
start: { emit: sold, with: { w: pot, who: p1 } }
then: [{ is: p1.coins == 12 }]
`
};

function asked(marked: string, path = BASE) {
	const text = FILES[path]!;
	const offset = text.indexOf(marked.replace('^', '')) + marked.indexOf('^');
	expect(text).toContain(marked.replace('^', ''));
	const host = new RulesHost({});
	host.open(FILES);
	const file = { path, text };
	return { host, file, at: documentOf(file).positionAt(offset) };
}

/** What the files say then, those that stay left out. */
function renamed(marked: string, to: string) {
	const { host, file, at } = asked(marked);
	const made = host.rename(file, at, to, null);
	return made.ok
		? Object.fromEntries(made.files.map(({ path, text }) => [path, text]))
		: { why: made.why };
}

const base = (...swaps: [string, string][]) =>
	swaps.reduce((text, [from, to]) => {
		expect(text.split(from)).toHaveLength(2);
		return text.replace(from, to);
	}, FILES[BASE]!);

describe('another name', () => {
	it('of a parameter follows into its definition alone, and not into what is said of it', () => {
		expect(renamed('params: { ^w: ware }, is', 'item')).toEqual({
			[BASE]: base(['params: { w: ware }, is: w.price', 'params: { item: ware }, is: item.price'])
		});
		expect(renamed('is: ^w.price + round', 'item')).toEqual(
			renamed('params: { ^w: ware }, is', 'item')
		);
	});

	it('of a parameter of an event follows into what tells it, scenarios too, and into its texts', () => {
		expect(renamed('set: ^who.coins', 'buyer')).toEqual({
			[BASE]: base(
				[
					'who: player }, do: [{ set: who.coins, by: worth(w) }, { log: sold, with: { who: who } }]',
					'buyer: player }, do: [{ set: buyer.coins, by: worth(w) }, { log: sold, with: { who: buyer } }]'
				],
				['with: { w: only(bought), who:', 'with: { w: only(bought), buyer:'],
				["events: { sold: '{who}", "events: { sold: '{buyer}"]
			),
			[TESTS]: FILES[TESTS]!.replace('who: p1', 'buyer: p1')
		});
	});

	it('of a variable of a loop or of a question is another one in the next', () => {
		expect(renamed('by: gain }]\n      - for-each: ^p', 'q')).toEqual({
			[BASE]: base([
				'for-each: p\n        in: players\n        do: [{ set: p.coins, to',
				'for-each: q\n        in: players\n        do: [{ set: q.coins, to'
			])
		});
		expect(renamed('any(^w in wares: w.price', 'x')).toEqual({
			[BASE]: base(['any(w in wares: w.price', 'any(x in wares: x.price'])
		});
		expect(renamed('worth(^w) > 2', 'x')).toEqual({
			[BASE]: base(['any(w in wares: worth(w) > 2', 'any(x in wares: worth(x) > 2'])
		});
	});

	it('of a local, and of what an effect calls a parameter', () => {
		expect(renamed('by: ^gain', 'total')).toEqual({
			[BASE]: base(
				['let: gain ', 'let: total '],
				['by: gain }', 'by: total }'],
				['{gain}', '{total}']
			)
		});
		expect(renamed('choose: ^bought', 'goods')).toEqual({
			[BASE]: base(
				['choose: bought', 'choose: goods'],
				['only(bought)', 'only(goods)'],
				['play.bought', 'play.goods']
			)
		});
		expect(renamed('modify: worth(^w)', 'item')).toEqual({
			[BASE]: base(['worth(w), when: w.price', 'worth(item), when: item.price'])
		});
	});

	it('is refused where it stands in the definition already, and where it is no word', () => {
		expect(renamed('by: ^gain', 'p')).toEqual({ why: 'breaks' });
		// It would stand for the field then.
		expect(renamed('is: ^w.price + round', 'round')).toEqual({ why: 'breaks' });
		expect(renamed('by: ^gain', 'To Tal')).toEqual({ why: 'no-id' });
		expect(renamed('about: What ^w is', 'x')).toEqual({ why: 'no-name' });
	});

	it('is refused where a file that comes with the workbench says the old one', () => {
		const { host, file, at } = asked('by: ^gain');
		const delivered = new RulesHost(FILES);
		delivered.open({});
		expect(delivered.rename(file, at, 'total', null)).toMatchObject({ why: 'delivered' });
		expect(host.renamable(file, at, null)).toMatchObject({ start: at });
	});
});

describe('a local', () => {
	it('has its places', () => {
		const { host, file, at } = asked('by: ^gain');
		expect(host.references(file, at, null).map(({ range: { start } }) => start.line)).toEqual([
			15, 19, 27
		]);
		expect(host.definition(file, at, null)[0]?.range.start).toEqual({ line: 15, character: 13 });
	});
});
