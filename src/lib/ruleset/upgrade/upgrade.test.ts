/** What upgrade makes of layers and variants of earlier versions. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { checkRuleset } from '#lib/ruleset/workspace/check-ruleset.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { upgrade, type UpgradedFile } from './upgrade.ts';

const fixture = (name: string): string =>
	readFileSync(new URL(`../testing/fixtures/${name}.yaml`, import.meta.url), 'utf8');

const HOLIDAYS = `layer: { id: holidays, kind: house-rule, game: stalls }
values: { holiday: { is: day == 2 } }
effects: { feast: { modify: 'cost(w, who)', when: holiday, add: -1 } }
`;

function stalls(base = fixture('moved-game')): Workspace {
	return {
		files: new Map([
			['stalls/base/game.yaml', base],
			['stalls/moves.yaml', fixture('moved-game-moves')],
			['stalls/house-rules/holidays.yaml', HOLIDAYS]
		])
	};
}

function upgradeOne(text: string, workspace = stalls()): UpgradedFile {
	const path = 'mine.yaml';
	const isVariant = /^variant:/m.test(text);
	const [upgraded] = upgrade({
		workspace,
		game: 'stalls',
		layers: isVariant ? [] : [{ path, text }],
		variants: isVariant ? [{ path, text }] : [],
		more: []
	});
	return upgraded!;
}

const HEAD = 'layer: { id: mine, kind: house-rule, game: stalls }\n';
const NOW = 'layer: { id: mine, kind: house-rule, game: stalls, for: stalls 3 }\n';

/** Of a layer that says this after its header: what it says then, and what is left. */
function becomes(text: string): { text: string; rest: string[] } {
	const { after, rest } = upgradeOne(HEAD + text);
	return {
		text: after.replace(/^layer:.*\n/, ''),
		rest: rest.map(({ range: { start }, message }) => `${start.line}:${start.column}: ${message}`)
	};
}

it('a game with moves of all sorts has no findings', () => {
	expect(checkRuleset(stalls().files).map(({ message }) => message)).toEqual([]);
});

describe('what is mechanical', () => {
	it.each<[string, string, string]>([
		[
			'a value, over two versions',
			'change: { values.price.is: { wrap: (it) + 1 } } # dearer\n',
			'change: { values.cost.is: { wrap: (it) + 1 } } # dearer\n'
		],
		[
			'a whole procedure',
			'change: { procedures.day.do: { insert: [{ log: dawn }], at: start } }\ntext: { en: { log: { dawn: Dawn } } }\n',
			'change: { procedures.market-day.do: { insert: [{ log: dawn }], at: start } }\ntext: { en: { log: { dawn: Dawn } } }\n'
		],
		[
			'a neighbour that is in another list now',
			'change:\n  procedures.day.do: # before the die\n    { insert: [{ log: dice }], before: roll-omen }\ntext: { en: { log: { dice: Dice } } }\n',
			'change:\n  procedures.weather-turns.do: # before the die\n    { insert: [{ log: dice }], before: roll-sign }\ntext: { en: { log: { dice: Dice } } }\n'
		],
		[
			'what lies below a step',
			'change:\n  procedures.day.do.if-omen.if: { wrap: "(it) or day == 1" }\n',
			'change:\n  procedures.weather-turns.do.if-sign.if: { wrap: "(it) or day == 1" }\n'
		],
		[
			'a name in an expected text',
			'change:\n  values.last-day.is: { expect: 3, set: 4 }\n  values.can-pay.is: { expect: "price(w, who)  <= who.gold", set: true }\n',
			'change:\n  values.last-day.is: { expect: 3, set: 4 }\n  values.can-pay.is: { expect: "cost(w, who)  <= who.coins", set: true }\n'
		],
		[
			'names in expressions, a member, a condition, a word of an enum',
			'values: { rich: { params: { p: player }, is: p.gold > toll(p) and round > 1 and weather-is(wet) and count(players where gold > 3) > 0 } , weather-is: { params: { w: weather }, is: sky == w } }\neffects: { dear: { modify: "price(w, p)", when: rich(p) and sky == wet, add: 1 } }\n',
			'values: { rich: { params: { p: player }, is: p.coins > fee(p) and day > 1 and weather-is(rainy) and count(players where coins > 3) > 0 } , weather-is: { params: { w: weather }, is: sky == w } }\neffects: { dear: { modify: "cost(w, p)", when: rich(p) and sky == rainy, add: 1 } }\n'
		],
		[
			'names in a wrap and in a folded text',
			'change:\n  values.fee.is: { wrap: "(it) + who.gold / (who.gold + 1)" }\neffects:\n  late:\n    modify: toll(p)\n    when: >-\n      p.gold > 3\n      and round == 2\n    add: 1\n',
			'change:\n  values.fee.is: { wrap: "(it) + who.coins / (who.coins + 1)" }\neffects:\n  late:\n    modify: fee(p)\n    when: >-\n      p.coins > 3\n      and day == 2\n    add: 1\n'
		],
		[
			'events, procedures, pieces, actions and windows in steps and patterns',
			'effects:\n  echo: { after: "bought(w, who)", do: [{ call: day }, { emit: bought, with: { w: w, who: who } }] }\n  no: { forbid: "purchase(you, w)", when: w is plum }\nactions:\n  beg: { window: market, do: [{ set: you.gold, by: 1 }] }\ntext: { en: { actions: { beg: Beg } } }\n',
			'effects:\n  echo: { after: "sold(w, who)", do: [{ call: market-day }, { emit: sold, with: { w: w, who: who } }] }\n  no: { forbid: "buy(you, w)", when: w is pear }\nactions:\n  beg: { window: stall, do: [{ set: you.coins, by: 1 }] }\ntext: { en: { actions: { beg: Beg } } }\n'
		],
		[
			'options, and the values of options',
			'choose: { luck: cruel }\nvalues: { easy: { is: option.luck == cruel } }\neffects: { e: { modify: toll(p), when: easy, add: 1 } }\n',
			'choose: { dice: cruel }\nvalues: { easy: { is: option.dice == cruel } }\neffects: { e: { modify: fee(p), when: easy, add: 1 } }\n'
		],
		[
			'an item that is taken out of a list',
			'change: { actions.purchase.requires: { insert: { early: round < 3 }, before: rich } }\n',
			'change: { actions.buy.requires: { insert: { early: day < 3 }, before: affordable } }\n'
		],
		[
			'texts, which go with what they are about',
			'change:\n  text.en.log.stands: { expect: "{who} opens a stall", set: "{who} is there" }\ntext:\n  fr: { actions: { purchase: "Acheter {w}" }, requires: { purchase.rich: Trop cher }, log: { stands: "{who} ouvre" } }\n',
			'change:\n  text.en.log.opened: { expect: "{who} opens a stall", set: "{who} is there" }\ntext:\n  fr: { actions: { buy: "Acheter {w}" }, requires: { buy.affordable: Trop cher }, log: { opened: "{who} ouvre" } }\n'
		]
	])('%s', (_, before, after) => {
		expect(becomes(before)).toEqual({ text: after, rest: [] });
		expect(upgradeOne(NOW + after)).toMatchObject({ after: NOW + after, rest: [] });
	});

	it('names of layers, in headers and where conflicts are settled', () => {
		const { after, rest } = upgradeOne(
			'layer:\n  id: mine # ours\n  kind: house-rule\n  game: stalls # the game\n  requires: [sunday]\nresolve:\n  values.price.is: { use: sunday }\n'
		);
		expect(rest).toEqual([]);
		expect(after).toBe(
			'layer:\n  id: mine # ours\n  kind: house-rule\n  game: stalls # the game\n  for: stalls 3\n  requires: [holidays]\nresolve:\n  values.cost.is: { use: holidays }\n'
		);
	});

	it('variants', () => {
		const { after, rest } = upgradeOne(
			'variant:\n  id: v\n  game: stalls\n  for: stalls 1\n  house-rules: [sunday]\n  options: { luck: cruel }\nchange: { values.price.is: { wrap: it + toll(who) } }\n'
		);
		expect(rest).toEqual([]);
		expect(after).toBe(
			'variant:\n  id: v\n  game: stalls\n  for: stalls 3\n  house-rules: [holidays]\n  options: { dice: cruel }\nchange: { values.cost.is: { wrap: it + fee(who) } }\n'
		);
	});
});

describe('what is chosen may be none now', () => {
	const CHOICE = 'wares at store where it.worth > 2';
	const asked = (from: string, steps: string): string =>
		`procedures:
  give: { params: { w: ware }, do: [{ move: w, to: basket(first(players)) }] }
  gift:
    params: { who: player }
    do:
      - { choose: w, player: who, from: ${from} }
      - ${steps}\n` +
		`change: { procedures.market-day.do: { insert: [{ call: gift, with: { who: only(first(players)) } }], at: start } }\n` +
		`text: { en: { choices: { gift.w: A gift } } }\n`;

	it.each([
		[
			'{ emit: sold, with: { w: w, who: who } } # given',
			'{ emit: sold, with: { w: only(w), who: who } } # given'
		],
		[
			'{ let: x, be: w, type: ware }\n      - { set: who.coins, by: x.worth }',
			'{ let: x, be: only(w), type: ware }\n      - { set: who.coins, by: x.worth }'
		],
		[
			'{ if: day > 1, then: [{ call: give, with: { w: "w" } }] }',
			'{ if: day > 1, then: [{ call: give, with: { w: "only(w)" } }] }'
		]
	])('and only(...) says that it is not: %s', (before, after) => {
		expect(becomes(asked(CHOICE, before))).toEqual({ text: asked(CHOICE, after), rest: [] });
	});

	it.each([
		[CHOICE, '{ set: who.coins, by: w.worth }\n      - { move: w, to: basket(who) }'],
		[CHOICE, '{ if: w is not none, then: [{ call: give, with: { w: w } }] }'],
		['players', '{ set: w.coins, by: 1 }']
	])('or nothing, where it does not matter: %s, then %s', (from, steps) => {
		const text = asked(from, steps);
		expect(becomes(text)).toEqual({ text, rest: [] });
	});

	it('and where it is spelled in an odd way, its author says what he means', () => {
		const text = asked(CHOICE, '{ call: give, with: { w: "w\\x20" } }');
		const { rest, text: after } = becomes(text);
		expect(after).toBe(text);
		expect(rest).toEqual([
			'8:34: Expected ware, found ware?, which is none where there is nothing to choose from: ask "w is not none" before, or write only(w) if there always is something'
		]);
	});
});

describe('what is left', () => {
	it('is told with its place and what to do; the rest is done, and the version stays', () => {
		const before = `${HEAD.replace(' }', ', for: stalls 1 }')}change:
  procedures.day.do: { insert: [{ log: dawn }], after: call-haggle }
  values.toll.is: { wrap: it + 1 }
effects:
  x: { modify: toll(p), when: p.gold > haggled, add: 1 }
text: { en: { log: { dawn: Dawn } } }
`;
		const { after, rest } = upgradeOne(before);
		expect(after).toBe(
			before
				.replace('values.toll', 'values.fee')
				.replace('toll(p)', 'fee(p)')
				.replace('gold', 'coins')
		);
		expect(rest.map(({ code, range, message }) => [code, range.start.line, message])).toEqual([
			[
				'layer/removed',
				3,
				'procedures.day.do.call-haggle was removed in version 2: nobody haggles any more: insert before call-open-stalls'
			],
			[
				'layer/removed',
				6,
				'There is no "haggled"; values.haggled was removed in version 2: nobody haggles any more: modify values.cost'
			]
		]);
	});

	it('two changes that come to the same address', () => {
		const { rest } = upgradeOne(
			`${HEAD}change:\n  values.toll.is: { wrap: it + 1 }\n  values.fee.is: { wrap: it + 2 }\n`
		);
		expect(rest.map(({ message }) => message)).toEqual([
			'values.toll.is moved in version 2: it is now values.fee.is, which this layer changes already: join the two'
		]);
	});

	it('a broken file, as it is', () => {
		const text = `${HEAD}change: { values.toll.is: { wrap: it + 1 }\n`;
		const { after, rest } = upgradeOne(text);
		expect(after).toBe(text);
		expect(rest.length).toBeGreaterThan(0);
	});
});

it('a layer that uses nothing that moved only says for which version it is', () => {
	const text = 'change: { values.fee.is: { wrap: it + 1 } }\n';
	expect(upgradeOne(HEAD + text)).toMatchObject({ after: NOW + text, rest: [] });
});

describe('what an event learned to be told since', () => {
	/** `sold` knows what is given here besides. */
	const knowing = (params: string) =>
		stalls(
			fixture('moved-game').replace(
				/(sold:\n {4}params: \{ w: ware, who: player)/,
				(before) => `${before}, ${params}`
			)
		);
	const rule = (step: string) => `effects:
  again: { after: 'sold(w, who)', when: who.coins > 5, do: [${step}] }
`;
	const filled = (params: string, step: string) => {
		const { after, rest } = upgradeOne(HEAD + rule(step), knowing(params));
		return [after.split('\n')[2]!.replace(/^.*do: \[(.*)\] }$/, '$1'), rest.map((r) => r.message)];
	};

	it('is written where one thing in reach can be meant', () => {
		expect(filled('to: player?', '{ emit: sold, with: { w: w, who: who } }')).toEqual([
			'{ emit: sold, with: { w: w, who: who, to: who } }',
			[]
		]);
		expect(filled('to: player', '{ emit: sold, with: { w: w, who: who } }')).toEqual([
			'{ emit: sold, with: { w: w, who: who, to: who } }',
			[]
		]);
	});

	it('is its default where several can, or none', () => {
		const two =
			'{ let: rival, be: only(first(players)) }, { emit: sold, with: { w: w, who: rival } }';
		expect(filled('to: player?', two)).toEqual([
			two.replace('who: rival', 'who: rival, to: none'),
			[]
		]);
		expect(
			filled('n: { type: int, default: 7 }', '{ emit: sold, with: { w: w, who: who } }')
		).toEqual(['{ emit: sold, with: { w: w, who: who, n: 7 } }', []]);
	});

	it('is left to the author where several can and nothing stands for it', () => {
		const two =
			'{ let: rival, be: only(first(players)) }, { emit: sold, with: { w: w, who: rival } }';
		expect(filled('to: player', two)).toEqual([
			two,
			['sold needs "to" (player): write which of who, rival it is']
		]);
	});

	it('is written in blocks, too', () => {
		const steps = `procedures:
  spare:
    params: { ware: ware, buyer: player }
    do:
      - emit: sold
        with:
          w: ware   # the first
          who: buyer
`;
		expect(upgradeOne(HEAD + steps, knowing('to: player?')).after).toBe(
			NOW + steps.replace('          who: buyer', '          to: buyer\n          who: buyer')
		);
	});
});

const plain = {
	files: new Map([
		['stalls/base/game.yaml', fixture('moved-game')],
		['stalls/moves.yaml', fixture('moved-game-moves')]
	])
};

const CHANGES = [
	'values.price.is: { wrap: it + toll(who) } # one',
	'values.cost.is: { wrap: (it) * 2 }',
	'values.toll.is: { expect: if sky == wet then 2 else 1, set: 3 } # two',
	'procedures.day.do: { insert: [{ call: day }], after: roll-omen }',
	'procedures.market-day.do: { insert: [{ call: day }], at: end } # "three"',
	'procedures.day.do.if-omen.then: { insert: [{ set: round, by: 1 }], at: start }',
	'procedures.day.do.call-haggle: { remove: true, expect: present } # four',
	'procedures.day.do.for-each-who.do: { insert: [{ set: who.gold, by: haggled }], at: end }',
	'actions.purchase.requires: { insert: { more: round > 1 }, after: rich }',
	'text.en.log.stands: { expect: "{who} opens a stall", set: "# no comment" }'
];
const OTHERS = [
	'choose: { luck: cruel } # five',
	'values: { a: { params: { p: player }, is: p.gold > 1 } }',
	"effects: { b: { after: 'bought(w, who)', when: w is plum, do: [{ set: who.gold, by: round }] } } # six",
	'resolve: { values.price.is: { use: sunday } } # seven',
	'fields: { player: { gold: { type: int } } }',
	'text: { fr: { actions: { purchase: Acheter } } }',
	'invariants: { c: { is: [ } # broken'
];

const layers = fc
	.record({
		header: fc.constantFrom('', ', for: stalls 1', ', for: stalls 3'),
		changes: fc.subarray(CHANGES, { minLength: 0 }),
		others: fc.subarray(OTHERS)
	})
	.map(({ header, changes, others }) =>
		[
			`layer: { id: mine, kind: house-rule, game: stalls${header} } # the header`,
			...(changes.length === 0 ? [] : ['change:', ...changes.map((change) => `  ${change}`)]),
			...others,
			''
		].join('\n')
	);

const once = (text: string): string =>
	upgrade({
		workspace: plain,
		game: 'stalls',
		layers: [{ path: 'mine.yaml', text }],
		variants: [],
		more: []
	})[0]!.after;

const comments = (text: string): string[] => text.match(/ # .*$/gm) ?? [];

test('upgrading is idempotent and keeps comments', () => {
	fc.assert(
		fc.property(layers, (text) => {
			const after = once(text);
			expect(once(after)).toBe(after);
			expect(comments(after)).toEqual(comments(text));
		}),
		{ numRuns: 60, seed: 11 }
	);
});
