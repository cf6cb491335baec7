/** What the editor offers outside of expressions, and where they meet other words: exactly. */
import { CompletionItemKind } from 'vscode-languageserver-types';
import { describe, expect, it } from 'vitest';
import { hoverAt, listAt, offeredAt } from './help-at.test.fixture.ts';
import { RulesHost } from './RulesHost.ts';

const BASE = `
game: { id: shop, players: { min: 2, max: 3 }, start: play, on-die: fallen }
map: { space: stall, plural: stalls, grid: none, cells: ["0,0", "1,0"] }
kinds:
  ware: { start: bag, attributes: { price: int } }
  tool: { extends: ware }
pieces: { pot: { kind: ware, price: 2, count: 4 }, saw: { kind: tool, price: 3 } }
zones:
  bag: { sees: all, count: all }
  hand: { per: player, sees: owner, count: all, about: What somebody holds. }
  table: { per: stall, sees: all, count: all }
fields:
  game: { round: { type: int, visible: all, about: Counts days. } }
  player: { purse: { type: int, visible: all, until: night } }
  stall:
    owner: { type: player?, visible: all, until: { after: "sold(what, by)", when: by == self.owner } }
  piece:
    tired: { type: bool, visible: all, until: [ { leaves: hand }, night ] }
values:
  cost: { params: { goods: ware }, is: goods.price + 1 }
events:
  night: { do: [] }
  sold: { params: { what: ware, by: player }, about: Something has a new owner., do: [] }
  fallen: { params: { die: int }, do: [] }
effects:
  dear: { modify: cost(g), add: 1 }
actions:
  buy:
    window: market
    for: { what: wares at bag }
    limit: { times: 1, until: night }
    do: [{ move: what, to: hand(you) }]
  shout: { window: anytime, do: [{ set: round, by: 1 }] }
procedures:
  play:
    do:
      - checkpoint: morning
      - checkpoint: noon
      - offer: market
        player: only(first(players))
        default: pass
      - choose: answer
        player: only(first(players))
        options: { stay: {}, leave: {} }
        default: stay
      - choose: wanted
        player: only(first(players))
        from: wares at bag
        while: round < 3
        requires: { cheap: { is: wanted.price < 3, known-to: you } }
        default: none
      - pick: chosen
        from: stalls
      - swap: only(first(stalls))
        with: only(chosen)
        of: [owner, table]
      - if: face(only(first(wares))) == pot and printed(only(first(wares))) == saw
        then: [{ restore: morning, keeping: [round] }]
      - end-game: players
        reason: closed
text: { en: { log: { closed: The shop is closed. } } }
`;
const PATH = 'shop/base/game.yaml';
const FILES: Record<string, string> = {
	[PATH]: BASE,
	'shop/editions/plain.yaml': 'layer: { id: plain, kind: edition, game: shop }',
	'variants/plain.yaml': 'variant: { id: plain, game: shop, edition: plain }'
};

function ask<T>(
	old: string,
	marked: string,
	what: (host: RulesHost, file: { path: string; text: string }, offset: number) => T
): T {
	expect(BASE.split(old)).toHaveLength(2);
	const text = BASE.replace(old, () => marked);
	const host = new RulesHost(FILES);
	host.open({});
	return what(host, { path: PATH, text: text.replace('|', '') }, text.indexOf('|'));
}

const offered = (old: string, marked: string) =>
	ask(old, marked, (host, file, offset) => offeredAt(host, file, offset) ?? []);

/** All that is offered; of expressions what fits. */
const words = (old: string, marked: string) =>
	offered(old, marked)
		.filter(({ fits, what }) => fits && what !== 'keyword')
		.map(({ word }) => word);

const hover = (old: string, marked: string) =>
	ask(old, marked, (host, file, offset) => {
		const found = hoverAt(host, file, offset);
		return found && [found.word, found.what, found.type, found.about];
	});

describe('keys', () => {
	it.each([
		[
			'a field',
			'{ type: int, visible: all, about: Counts days. }',
			'{ type: int, | }',
			['start', 'per', 'until', 'visible', 'about', 'cite']
		],
		['an end', '{ leaves: hand }', '{ | }', ['after', 'when', 'leaves']],
		['a limit', '{ times: 1, until: night }', '{ | }', ['times', 'until']],
		[
			'an effect',
			'modify: cost(g), add: 1',
			'|',
			['modify', 'forbid', 'replace', 'after', 'becomes']
		],
		[
			'a modifier',
			'cost(g), add: 1',
			'cost(g), |',
			['set', 'add', 'multiply', 'at-least', 'at-most', 'with', 'without', 'when', 'cite']
		],
		[
			'the game',
			'on-die: fallen',
			'|',
			[
				'version',
				'streams',
				'on-roll',
				'on-end',
				'on-die',
				'on-draw',
				'on-shuffle',
				'on-pick',
				'cite'
			]
		],
		[
			'a requirement',
			'{ is: wanted.price < 3, known-to: you }',
			'{ is: wanted.price < 3, | }',
			['afterwards', 'known-to', 'cite']
		],
		[
			'a choice',
			'        while: round < 3\n',
			'        |\n',
			['count', 'optional', 'while', 'ask', 'cite', 'id']
		],
		[
			'an offer',
			'        default: pass\n',
			'        de|\n',
			['repeat', 'pass', 'ask', 'while', 'default', 'about', 'cite', 'id']
		],
		['a pick', '        from: stalls\n', '        |\n', ['from', 'count', 'stream', 'for', 'id']],
		['a swap', '        of: [owner, table]\n', '        |\n', ['of', 'id']],
		['a restore', 'morning, keeping: [round]', 'morning, |', ['keeping', 'id']],
		['a key that stands there', 'keeping: [round]', 'kee|ping: [round]', ['keeping', 'id']]
	])('of %s', (_, old, marked, expected) => {
		expect(words(old, marked)).toEqual(expected);
	});

	it('begin a step, with what it does', () => {
		const found = offered('- checkpoint: noon', '- |');
		expect(found.map(({ word }) => word)).toEqual([
			...[
				'let',
				'set',
				'move',
				'swap',
				'flip',
				'draw',
				'shuffle',
				'roll',
				'roll-each',
				'pick',
				'reveal'
			],
			...[
				'choose',
				'offer',
				'if',
				'for-each',
				'repeat',
				'break',
				'checkpoint',
				'restore',
				'seen',
				'call'
			],
			...['return', 'emit', 'cancel', 'end-game', 'log']
		]);
		const list = ask('- checkpoint: noon', '- |', listAt);
		expect(list?.itemDefaults?.editRange).toEqual({
			start: { line: 37, character: 8 },
			end: { line: 37, character: 8 }
		});
		expect(list?.items[3]).toEqual({
			...{ label: 'swap', labelDetails: { description: 'key' }, kind: CompletionItemKind.Property },
			...{ sortText: '0000003', textEditText: 'swap: ' },
			documentation:
				'Two spaces or two players exchange their fields and what lies in their zones; what names one of them names the other then.'
		});
	});
});

describe('ids', () => {
	const EVENTS = ['night', 'sold', 'fallen'];
	it.each([
		['until of a field', 'all, until: night', 'all, until: |', EVENTS],
		['until, begun', 'all, until: night', 'all, until: ni|', EVENTS],
		['until of a limit', 'times: 1, until: night', 'times: 1, until: |', EVENTS],
		['until, with names', '"sold(what, by)"', '"|sold(what, by)"', EVENTS],
		[
			'until, in a list',
			'{ leaves: hand }, night',
			'{ leaves: hand }, |',
			['after', 'when', 'leaves', ...EVENTS]
		],
		['leaves', 'leaves: hand', 'leaves: |', ['bag', 'hand', 'table']],
		['on-die', 'on-die: fallen', 'on-die: |', EVENTS],
		['modify', 'cost(g)', '|', ['cost', 'price', 'face', 'neighbours']],
		['restore', 'restore: morning', 'restore: |', ['morning', 'noon']],
		['keeping', '[round]', '[|]', ['round', 'purse', 'owner', 'tired']],
		['of', '[owner, table]', '[owner, |]', ['purse', 'owner', 'hand', 'table']],
		[
			'default of a window',
			'default: pass',
			'default: |',
			[
				'pass',
				'buy',
				'best',
				'least',
				'first',
				'only',
				'sorted',
				'one-of-each',
				'printed',
				'face',
				'opposite'
			]
		],
		['window', 'window: market', 'window: |', ['market', 'anytime']],
		['known-to', 'known-to: you', 'known-to: |', ['you']],
		['end-game', 'reason: closed', 'reason: |', ['closed']],
		['extends', 'extends: ware', 'extends: |', ['ware', 'tool']]
	])('%s', (_, old, marked, expected) => {
		expect(words(old, marked)).toEqual(expected);
	});
});

describe('expressions', () => {
	it('know what an answer can be', () => {
		expect(words('default: stay', 'default: |').slice(0, 2)).toEqual(['stay', 'leave']);
	});

	it.each([
		['== pot and', '== | and', ['pot', 'saw']],
		['== saw', '== |', ['pot', 'saw']]
	])('know faces: %s', (old, marked, expected) => {
		expect(
			offered(old, marked)
				.filter(({ fits, what }) => fits && what === 'face')
				.map(({ word }) => word)
		).toEqual(expected);
	});
});

describe('hover', () => {
	it.each([
		[
			'{ leaves: hand }',
			'{ lea|ves: hand }',
			['leaves', 'key', '', 'The zone that a piece leaves, not for another one of that name.']
		],
		['leaves: hand', 'leaves: ha|nd', ['hand', 'zone', '', 'What somebody holds.']],
		[
			'"sold(what, by)"',
			'"so|ld(what, by)"',
			['sold', 'event', '(what: ware, by: player)', 'Something has a new owner.']
		],
		['restore: morning', 'restore: mor|ning', ['morning', 'checkpoint', '', '']],
		['keeping: [round]', 'keeping: [rou|nd]', ['round', 'game field', 'int', 'Counts days.']],
		[
			'pick: chosen',
			'pi|ck: chosen',
			[
				'pick',
				'key',
				'',
				'Chance chooses, from any set. A local for what is picked; none where the set is empty.'
			]
		],
		[
			'default: pass',
			'default: pa|ss',
			['pass', 'answer', '', 'Does nothing more in this window.']
		],
		['face(only', 'fa|ce(only', ['face', 'function', 'face', '']],
		['printed(only', 'prin|ted(only', ['printed', 'function', 'face', '']],
		['== pot', '== po|t', ['pot', 'face', 'face', '']],
		['round < 3', 'rou|nd < 3', ['round', 'game field', 'int', 'Counts days.']]
	])('%s', (old, marked, expected) => {
		expect(hover(old, marked)).toEqual(expected);
	});
});
