import { describe, expect, it } from 'vitest';
import { linkYaml } from '#lib/ruleset/testing/testing.ts';

/** Everybody holds coins that only they see, and has written a number down that only they know. */
const game = (steps: string, more = ''): string => `
game: { id: test, players: { min: 3, max: 3 }, start: play }
kinds: { coin: { plural: coins, attributes: { worth: int }, start: mint } }
pieces: { penny: { kind: coin, count: 9, worth: 1 }, crown: { kind: coin, count: 9, worth: 5 } }
zones:
  mint: { sees: none, count: none }
  table: { sees: all, count: all }
  sack: { per: player, main: true, sees: owner, count: all }
  purse: { per: player, sees: owner, count: owner }
  wall: { per: player, sees: piece.face-up or piece.keeper == viewer, count: all }
fields:
  game: { note: { type: int, visible: none }, turn: { type: player, start: 0, visible: all } }
  player: { slip: { type: int, visible: owner }, gold: { type: int, visible: all } }
  piece: { face-up: { type: bool, visible: all }, keeper: { type: player?, visible: all } }
values:
  wealth: { params: { p: player }, is: 'sum(c in coins at sack(p): c.worth)' }
text:
  en: { log: { said: Said }, choices: { duel.stand.ask: 'Stand against {might}?' } }
procedures:
  play:
    do:
      - for-each: you
        in: players
        do:
          - { draw: 1, from: mint, to: sack(you) }
          - { choose: number, player: you, between: { min: 0, max: 9 } }
          - { set: you.slip, to: number }
      - for-each: p
        in: players
        do:
          - for-each: foe
            in: players without p
            do: [{ call: round, with: { p: p, foe: foe } }]
  round: { params: { p: player, foe: player }, do: [${steps}] }
${more}
`;

const DUEL = `  duel:
    params: { who: player, whose: player, might: int }
    do: [{ choose: stand, player: who, options: { yes: {}, no: {} } }, { if: stand == yes, then: [{ set: whose.gold, by: 1 }] }]`;

/** \`code\` with the thing that is told, by the step of a round between a player p and a foe. */
function found(steps: string, more = ''): string[] {
	const { diagnostics } = linkYaml(game(steps, more), 3);
	const wrong = diagnostics.filter(({ code, severity }) => {
		return severity === 'error' && !code.startsWith('secret/');
	});
	if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'));
	return diagnostics
		.filter(({ code }) => code.startsWith('secret/'))
		.map(({ severity, code, message, related }) => {
			const what = /hangs on (.*? "\w+")/.exec(message)?.[1] ?? message;
			return `${severity} ${code}: ${what}, line ${related.map(({ range }) => range.start.line).join()}`;
		});
}

describe('the order of a loop', () => {
	const loop = (by: string, does: string, among = 'x in players'): string => {
		const [name, set] = among.split(' in ');
		return `{ for-each: ${name}, in: ${set}, by: '${by}', do: [${does}] }`;
	};

	it.each([
		['a line for all', loop('x.slip', '{ log: said }'), 'the field "slip", line 13'],
		[
			'a piece that is seen to go',
			loop('x.slip', '{ draw: 1, from: mint, to: sack(x) }'),
			'the field "slip", line 13'
		],
		['a rule that it calls', loop('x.slip', '{ call: tell }'), 'the field "slip", line 13'],
		[
			'a value that asks for hidden faces',
			loop('wealth(x)', '{ log: said }'),
			'what lies in "sack", line 8'
		],
		[
			'faces of the pieces themselves',
			loop('c.worth', '{ log: said }', 'c in coins at sack(p)'),
			'what lies in "sack", line 8'
		],
		[
			'a number that nobody else counts',
			loop('count(purse(x))', '{ log: said }'),
			'how many lie in "purse", line 9'
		]
	])('is told by %s', (_, steps, told) => {
		const tell = '  tell: { do: [{ log: said }] }';
		expect(found(steps, steps.includes('call') ? tell : '')).toEqual([
			`warning secret/order: ${told}`
		]);
	});

	it('cannot be that of questions', () => {
		const asks = '{ choose: n, player: x, between: { min: 0, max: 9 } }, { set: x.gold, to: n }';
		expect(found(loop('x.slip', asks))).toEqual([
			'error secret/asked-in-order: the field "slip", line 13'
		]);
	});

	it('is told where it was noted in a field that nobody sees', () => {
		const noted = (what: string): string =>
			`{ set: note, to: '${what}' }, ${loop('if x == p then note else 0', '{ log: said }')}`;
		expect(found(noted('wealth(p)'))).toEqual([
			'warning secret/order: what lies in "sack", line 8'
		]);
		expect(found(noted('p.gold'))).toEqual([]);
	});

	it.each([
		['that all see', loop('x.gold', '{ log: said }')],
		['of which nothing is told', loop('x.slip', '{ set: x.gold, by: 1 }')],
		[
			'that only its owner is told',
			loop('c.worth', '{ log: said, to: p }', 'c in coins at sack(p)')
		],
		[
			'of what is shown on the way',
			loop('c.worth', '{ move: c, to: table }, { log: said }', 'c in coins at sack(p)')
		]
	])('may be one %s', (_, steps) => {
		expect(found(steps)).toEqual([]);
	});
});

describe('what a question says', () => {
	const duel = (might: string, who = 'foe'): string =>
		`{ call: duel, with: { who: ${who}, whose: p, might: '${might}' } }`;

	it.each([
		['hidden faces', 'wealth(p)', 'what lies in "sack", line 8'],
		['a hidden field', '1 + p.slip', 'the field "slip", line 13'],
		['a hidden number', 'count(purse(p))', 'how many lie in "purse", line 9'],
		[
			'faces of what lies face down',
			'sum(c in coins at wall(p) where it.keeper == p: c.worth)',
			'what lies in "wall", line 10'
		]
	])('to somebody else hangs on %s', (_, might, told) => {
		expect(found(duel(might), DUEL)).toEqual([`warning secret/told: ${told}`]);
	});

	it.each([
		['is what all see', duel('p.gold')],
		['is what the asked player sees', duel('wealth(foe)')],
		['is asked of its owner', duel('wealth(p)', 'p')],
		['is of what lies face up', duel('sum(c in coins at wall(p) where it.face-up: c.worth)')]
	])('is no secret where it %s', (_, steps) => {
		expect(found(steps, DUEL)).toEqual([]);
	});
});

it('what a line has said to all is no secret of a question any more', () => {
	const steps = `{ let: m, be: wealth(p) }, { log: said, with: { n: m } }, { call: duel, with: { who: foe, whose: p, might: m } }`;
	expect(found(steps, DUEL)).toEqual(['warning secret/logged: what lies in "sack", line 8']);
});

describe('what can be chosen', () => {
	const choose = (how: string): string =>
		`{ choose: n, player: foe, ${how} }, { set: foe.gold, to: n }`;

	it.each([
		['an amount', choose('between: { min: 0, max: p.slip }'), 'the field "slip", line 13'],
		[
			'the elements of a set',
			`{ choose: x, player: foe, from: 'players where it.slip > 3', optional: true }, { if: x is not none, then: [{ set: x.gold, by: 1 }] }`,
			'the field "slip", line 13'
		],
		[
			'what holds by default',
			choose("between: { min: 0, max: 9 }, default: 'p.slip'"),
			'the field "slip", line 13'
		],
		[
			'when it ends',
			`{ choose: x, player: foe, options: { yes: {}, no: {} }, while: p.slip > 3 }, { if: x == yes, then: [{ set: p.gold, by: 1 }] }`,
			'the field "slip", line 13'
		],
		[
			'a requirement',
			`{ choose: x, player: foe, options: { yes: { requires: { rich: wealth(p) > 3 } }, no: {} } }, { if: x == yes, then: [{ set: p.gold, by: 1 }] }`,
			'what lies in "sack", line 8'
		]
	])('hangs on a secret of somebody else: %s', (_, steps, told) => {
		expect(found(steps)).toEqual([`warning secret/asked: ${told}`]);
	});

	it.each([
		['it is that of who is asked', choose('between: { min: 0, max: foe.slip }')],
		[
			'only what is known is refused',
			`{ choose: x, players: '{foe}', options: { yes: { requires: { rich: { is: wealth(p) > 3, known-to: you } } }, no: {} } }, { if: x(foe) == yes, then: [{ set: p.gold, by: 1 }] }`
		]
	])('may hang on a secret where %s', (_, steps) => {
		expect(found(steps)).toEqual([]);
	});

	it('is looked at where effects change who neighbours whom', () => {
		const isles = (when: string): string => `
map: { space: isle, grid: square, size: [3, 1] }
effects: { ferry: { modify: "neighbours(i, who)", when: "${when}", with: isles } }`;
		const way = (more: string): string =>
			`{ choose: x, player: foe, ${more} }, { set: p.gold, by: x.column }`;
		const from = '"isle(0,0)"';
		const asking = [
			way(`path: { from: ${from}, step: next != here, cost: 1, budget: 1 }`),
			way(`from: 'neighbours(isle(0,0), foe)'`),
			way(`from: 'within(isle(0,0), 1, foe)'`),
			way(`from: 'region(isle(0,0), column != 1, foe)'`),
			way(`from: 'isles where distance(it, isle(0,0), foe) == 1'`),
			way(`from: 'isles where steps(it, isle(0,0), column != 1, foe) == 1'`)
		];
		for (const steps of asking) {
			expect(found(steps, isles('any(x in players: x.slip > 3)'))).toEqual([
				'warning secret/asked: the field "slip", line 13'
			]);
			expect(found(steps, isles('who.slip > 3'))).toEqual([]);
			expect(found(steps.replaceAll('foe)', 'p)'), isles('who.gold > 3'))).toEqual([]);
		}
		expect(found(asking[1]!.replaceAll('foe)', 'p)'), isles('who.slip > 3'))).toEqual([
			'warning secret/asked: the field "slip", line 13'
		]);
	});

	it('is looked at where as much as possible is to be reached', () => {
		const rush = (is: string): string => `  rush:
    params: { you: player }
    most: '${is}'
    do: [{ choose: n, player: you, options: { more: {}, less: {} } }, { if: n == more, then: [{ set: you.gold, by: 1 }] }]`;
		const steps = '{ call: rush, with: { you: foe } }, { set: p.gold, by: 1 }';
		expect(found(steps, rush('sum(x in players: x.slip) + you.gold'))).toEqual([
			'warning secret/asked: the field "slip", line 13'
		]);
		expect(found(steps, rush('you.slip + you.gold'))).toEqual([]);
	});

	it('is looked at in actions, too', () => {
		const actions = (
			requires: string
		): string => `  turn: { params: { you: player }, do: [{ offer: turn, player: you, pass: true }] }
actions:
  raid: { window: turn, for: { whom: players without you }, requires: { rich: ${requires} }, do: [{ set: whom.gold, by: -1 }] }`;
		const turn = '{ call: turn, with: { you: p } }';
		expect(found(turn, actions('wealth(whom) > 3'))).toEqual([
			'warning secret/asked: what lies in "sack", line 8'
		]);
		expect(found(turn, actions('{ is: wealth(whom) > 3, known-to: you }'))).toEqual([]);
		expect(found(turn, actions('wealth(you) > 3'))).toEqual([]);
	});

	it('is looked at in the default of a window, too', () => {
		const window = (said: string): string =>
			`  turn: { params: { you: player, p: player }, do: [{ offer: turn, player: you, default: ${said} }] }
actions:
  raid: { window: turn, do: [{ set: you.gold, by: 1 }] }`;
		const turn = '{ call: turn, with: { you: foe, p: p } }';
		expect(found(turn, window('if p.slip > 3 then raid else pass'))).toEqual([
			'warning secret/asked: the field "slip", line 13'
		]);
		expect(found(turn, window('if you.slip > 3 then raid else pass'))).toEqual([]);
	});
});

describe('what is told to all', () => {
	it.each([
		['a line', '{ log: said, with: { n: wealth(p) } }'],
		['a line for somebody else', "{ log: said, with: { n: wealth(p) }, to: '{foe}' }"],
		['the number of dice', '{ roll: { dice: wealth(p), sides: 6 }, as: die, by: p }'],
		['whom chance picks', "{ pick: x, from: 'players where wealth(it) > 3' }"]
	])('hangs on a secret: %s', (_, steps) => {
		expect(found(steps)).toEqual(['warning secret/logged: what lies in "sack", line 8']);
	});

	it.each([
		['a line for its owner', "{ log: said, with: { n: wealth(p) }, to: '{p}' }"],
		['a line that names a piece', '{ log: said, with: { what: top(sack(p)) } }'],
		['which piece chance picks', "{ pick: x, from: 'coins at sack(p) where it.worth > 3' }"]
	])('is no secret: %s', (_, steps) => {
		expect(found(steps)).toEqual([]);
	});
});

describe('a line behind the step that hides what it names', () => {
	const LINE = '{ log: said, with: { c: c } }';
	const late = (zone: string): string[] => [
		`info secret/told-late: All have seen what "c" is, but it lies in "${zone}" by now, so the line does not name it: say it before the step that moves it there, line `
	];
	const FROM_TABLE = '{ choose: c, player: p, from: coins at table }';

	it.each([
		[`${FROM_TABLE}, { move: c, to: sack(p) }, ${LINE}`, 'sack'],
		[`{ let: c, be: top(table) }, { move: c, to: mint }, { set: p.gold, by: 1 }, ${LINE}`, 'mint'],
		[
			`${FROM_TABLE}, { move: c, to: sack(p) }, { move: c, to: purse(foe) }, { if: p.gold > 2, then: [${LINE}] }`,
			'purse'
		],
		[`{ for-each: c, in: coins at table, do: [{ move: c, to: sack(p) }, ${LINE}] }`, 'sack'],
		[
			`{ choose: c, player: p, from: coins at table, count: { min: 0, max: 2 } }, { move: c, to: sack(p) }, ${LINE}`,
			'sack'
		],
		[
			`{ choose: c, player: p, from: coins at sack(p) }, { move: c, to: table }, { move: c, to: mint }, ${LINE}`,
			'mint'
		]
	])('is found: %s', (steps, zone) => {
		expect(found(steps)).toEqual(late(zone));
	});

	it.each([
		['it stands before it', `${FROM_TABLE}, ${LINE}, { move: c, to: sack(p) }`],
		[
			'only those are told who see it',
			`${FROM_TABLE}, { move: c, to: sack(p) }, { log: said, with: { c: c }, to: '{p}' }`
		],
		['it lies open', `${FROM_TABLE}, { move: c, to: table }, ${LINE}`],
		[
			'it lies open again',
			`${FROM_TABLE}, { move: c, to: sack(p) }, { move: c, to: table }, ${LINE}`
		],
		[
			'it was hidden before',
			`{ choose: c, player: p, from: coins at sack(p) }, { move: c, to: purse(p) }, ${LINE}`
		],
		[
			'it was drawn by chance',
			`{ move: coins at table, to: mint }, { let: c, be: top(mint) }, { move: c, to: sack(p) }, ${LINE}`
		],
		[
			'another one is meant by now',
			`${FROM_TABLE}, { move: c, to: sack(p) }, { set: c, to: first(coins at sack(p)) }, ${LINE}`
		],
		[
			'another rule may have shown it',
			`${FROM_TABLE}, { move: c, to: sack(p) }, { if: c is not none, then: [{ call: show, with: { c: c } }] }, ${LINE}`
		],
		['it hangs on more who sees it', `${FROM_TABLE}, { move: c, to: wall(p) }, ${LINE}`]
	])('is none where %s', (_, steps) => {
		const show = '  show: { params: { c: coin }, do: [{ move: c, to: table }] }';
		expect(found(steps, show)).toEqual([]);
	});

	it('is found in what is chosen for an action', () => {
		const take = `actions:
  take: { window: taking, for: { c: coins at table }, do: [{ move: c, to: sack(you) }, ${LINE}] }`;
		expect(found('{ offer: taking, player: p, pass: true }', take)).toEqual(late('sack'));
	});
});
