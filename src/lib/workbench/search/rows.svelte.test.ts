/** What is found as rows: which come, in which groups, what they say and where they lead. */
import { describe, expect, it, vi } from 'vitest';
import { wordsIn } from '#lib/language/tools/folded.ts';
import { RulesHost } from '#lib/rules-server/RulesHost.ts';
import { atHand } from './at-hand.ts';
import { type Group, groupsOf, shownOf } from './rows.ts';

vi.mock('#lib/workbench/settings/Settings.svelte.ts', () => ({
	settings: { language: 'en' },
	LANGUAGES: ['en', 'de']
}));

const host = new RulesHost({
	'shop/base/layer.yaml': 'layer: { id: base, kind: base, game: shop }\n',
	'shop/base/game.yaml': `game: { id: shop, players: { min: 2, max: 2 }, start: play }
kinds: { ware: {} }
pieces: { pot: { kind: ware }, pan: { kind: ware } }
values: { worth: { about: What a pot brings., is: 3 } }
clauses: { SH-1: { text: Every pot has a price., section: "1" } }
procedures: { play: { do: [] } }
text:
  en: { pieces: { pot: Pot }, game: { shop: The Shop }, variants: { plain: { name: Usual shop, rule: Pots and pans } } }
  de: { pieces: { pot: Topf }, clauses: { SH-1: Jeder Topf hat einen Preis. } }
`,
	'shop/house-rules/sale.yaml':
		'layer: { id: sale, kind: house-rule, game: shop }\nclauses: { SL-1: { text: Pots are cheap., section: "2" } }\n',
	'variants/plain.yaml': 'variant: { id: plain, game: shop }\n'
});
const variants = host.variants();

/** Each row as `group: title | also | id | where | line -> address`. */
function rowsFor(words: string, language = 'en'): string[] {
	const hand = { game: null, variant: null };
	const { things } = host.symbols(words, null);
	const writing = { wanted: wordsIn(words), language, variants, atHand: hand };
	return groupsOf([], things, writing).flatMap(({ name, rows }) =>
		rows.map(
			({ title, also, id, where, line, href }) =>
				`${name}: ${[title, also?.text, id, where, line?.text].filter(Boolean).join(' | ')} -> ${href}`
		)
	);
}

describe('rows', () => {
	it('are variants, things by name, things by what is said of them, and paragraphs', () => {
		expect(rowsFor('pot')).toEqual([
			'To play: Usual shop | The Shop | Pots and pans -> /?variant=plain',
			'In the rules, by name: Pot | pot | Counters · The Shop -> /edit#shop%2Fbase%2Fgame.yaml:3',
			'In the rules, by what is said of it: worth | Numbers and conditions · The Shop | What a pot brings. -> /edit#shop%2Fbase%2Fgame.yaml:4',
			'Paragraphs of the rulebook: SH-1 | Paragraphs of the rulebook · The Shop | Every pot has a price. -> /print/rules?variant=plain#SH-1',
			// No variant plays with it: there is no rulebook that has it.
			'Paragraphs of the rulebook: SL-1 | Paragraphs of the rulebook · The Shop · Sale | Pots are cheap. -> /edit#shop%2Fhouse-rules%2Fsale.yaml:2'
		]);
	});

	it('say under which name something was found that the reader calls otherwise', () => {
		expect(rowsFor('topf').map((row) => row.split(' -> ')[0])).toEqual([
			'In the rules, by name: Pot | Topf | pot | Counters · The Shop',
			'Paragraphs of the rulebook: SH-1 | Paragraphs of the rulebook · The Shop | Jeder Topf hat einen Preis.'
		]);
		expect(rowsFor('topf', 'de')[0]).toMatch(/^In the rules, by name: Topf \| pot \| /);
	});

	it('are pages as well', () => {
		expect(rowsFor('guide')).toEqual([
			'Pages: Author’s guide | Reference -> /reference?book=authors-guide'
		]);
	});
});

it('of many rows twenty are shown, and some of every group', () => {
	const group = (name: string, count: number): Group => ({
		name,
		rows: Array.from({ length: count }, () => ({}) as Group['rows'][number])
	});
	const counts = (...sizes: number[]) =>
		shownOf(sizes.map((size, at) => group(`${at}`, size))).map(({ rows }) => rows.length);
	expect(counts(40)).toEqual([20]);
	expect(counts(1, 40, 2, 40)).toEqual([1, 14, 2, 3]);
	expect(counts(4, 5, 6)).toEqual([4, 5, 6]);
});

describe('the game at hand', () => {
	const at = (address: string, edited: string | null = null) => {
		const url = new URL(`http://here${address}`);
		const found = atHand({ game: null, edited, variants }, { params: {}, url });
		return [found.game, found.variant?.id ?? null];
	};

	it('is that of the variant that the address names, or of the file in the editor', () => {
		expect(at('/lab?variant=plain')).toEqual(['shop', 'plain']);
		expect(at('/compare?from=x&to=plain')).toEqual(['shop', 'plain']);
		expect(at('/edit', 'variants/plain.yaml')).toEqual(['shop', 'plain']);
		expect(at('/edit', 'shop/base/game.yaml')).toEqual(['shop', null]);
		expect(at('/about')).toEqual([null, null]);
	});
});
