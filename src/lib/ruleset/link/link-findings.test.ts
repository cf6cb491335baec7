import { describe, expect, it } from 'vitest';
import { found, step } from './changed-tokens.test.fixture.ts';

describe('unknown names', () => {
	it.each<[what: string, change: [string, string], expected: string]>([
		[
			'kind',
			['owl: { kind: token', 'owl: { kind: tokn'],
			'ref/unknown-id: There is no kind "tokn"; did you mean "token"? @ tokn'
		],
		[
			'parent',
			['extends: thing, attributes', 'extends: thng, attributes'],
			'ref/unknown-id: There is no kind "thng"; did you mean "thing"? @ thng'
		],
		[
			'attribute',
			['worth: 5', 'wroth: 5'],
			'shape/unknown-key: There is no attribute of a token "wroth"; did you mean "worth"? @ wroth'
		],
		[
			'type',
			['keeper: { type: player?', 'keeper: { type: playr?'],
			'ref/unknown-type: There is no type "playr"; did you mean "player"? @ playr'
		],
		[
			'start zone',
			['box, attributes: { level', 'bx, attributes: { level'],
			'ref/unknown-id: There is no zone "bx"; did you mean "box"? @ bx'
		],
		[
			'other side',
			['back: sage', 'back: sagg'],
			'ref/unknown-id: There is no piece "sagg"; did you mean "sage"? @ sagg'
		],
		[
			'icon',
			['owl: { kind: token,', 'owl: { icon: crowned-skul, kind: token,'],
			'piece/unknown-icon: There is no icon "crowned-skul"; did you mean "crowned-skull"? @ crowned-skul'
		],
		[
			'icon of which a word is right',
			['owl: { kind: token,', 'owl: { icon: killer-penguin, kind: token,'],
			'piece/unknown-icon: There is no icon "killer-penguin"; similar: penguin @ killer-penguin'
		],
		[
			'procedure',
			['call: strongest', 'call: strangest'],
			'ref/unknown-id: There is no procedure "strangest"; did you mean "strongest"? @ strangest'
		],
		[
			'event',
			['emit: lose', 'emit: loze'],
			'ref/unknown-id: There is no event "loze"; did you mean "lose"? @ loze'
		],
		[
			'value to modify',
			['modify: build-cost(who)', 'modify: built-cost(who)'],
			'ref/unknown-id: There is no value "built-cost"; did you mean "build-cost"? @ built-cost'
		],
		[
			'event to replace',
			['replace: lose(victim, _)', 'replace: lost(victim, _)'],
			'ref/unknown-id: There is no event "lost"; did you mean "lose"? @ lost'
		],
		[
			'action to forbid',
			['"build(_, site)"', '"biuld(_, site)"'],
			'ref/unknown-id: There is no event or action "biuld"; did you mean "build"? @ biuld'
		],
		[
			'argument',
			['with: { of: you }', 'with: { off: you }'],
			'call/missing: strongest needs "of" (player) @ strongest'
		],
		[
			'stream',
			['to: hand(you)', 'to: hand(you)\n        stream: drawz'],
			'ref/unknown-id: There is no random stream "drawz"; did you mean "draws"? @ drawz'
		],
		[
			'start',
			['start: play,', 'start: plya,'],
			'ref/unknown-id: There is no procedure "plya"; did you mean "play"? @ plya'
		],
		[
			'window',
			['[construction, anytime]', '[constructoin, anytime]'],
			'read/unused-window: Nobody offers the window "constructoin", so this can never be chosen; did you mean "construction"? @ constructoin'
		]
	])('%s', (_what, change, expected) => {
		expect(found(change)).toContain(expected);
	});

	it('one cause, one finding: a local without a type silences what uses it', () => {
		expect(
			found([
				'best(x in tokens at hand(of): strength(x))',
				'best(x in tokens at hnd(of): strength(x))'
			])
		).toHaveLength(1);
		expect(found(['draw: 2', 'draw: two'], ['reveal: drawn', 'reveal: drawn'])).toHaveLength(1);
		expect(found(['from: cells without land', 'from: cels without land'])).toHaveLength(1);
		expect(found(['keeper: { type: player?', 'keeper: { type: playr?'])).toHaveLength(1);
		expect(found(['is: t.worth }', 'is: t.wrth }'])).toHaveLength(1);
	});
});

describe('the wrong thing at a place', () => {
	it.each<[what: string, change: [string, string], expected: string]>([
		[
			'a set to a number',
			step('set: round', 'to: players'),
			'type/set: Expected a single value, this is a set of player: take one with first(...), or ask with any(...) or count(...) @ players'
		],
		[
			'adding to a reference',
			step('set: first', 'by: 1'),
			'type/mismatch: "by:" adds to a number; this is player @ 1'
		],
		[
			'setting what is printed',
			step('set: first(tokens).worth', 'to: 1'),
			'set/target: Only fields and locals can be set: what is printed or worked out stays as it is @ first(tokens).worth'
		],
		[
			'moving a player',
			step('move: you', 'to: bag'),
			'type/mismatch: This is player; piece or a set of them is needed @ you'
		],
		[
			'break outside a loop',
			step('break: loop'),
			'flow/break: "break" leaves a loop; there is none around it @ break'
		],
		[
			'cancel outside a replacement',
			step('cancel: event'),
			'flow/cancel: "cancel" stops an event: it belongs into an effect with "replace:" @ cancel'
		],
		[
			'a name that is taken',
			step('let: you', 'be: 1'),
			'name/taken: There is already a "you" here; change it with set: @ you'
		],
		[
			'a word of the language',
			step('let: it', 'be: 1'),
			'name/taken: "it" is a word of the language @ it'
		],
		[
			'nothing known about a type',
			step('let: x', 'be: none'),
			'type/unknown: Nothing tells what this can hold later: add its type, such as "type: player?" @ none'
		],
		[
			'a set of numbers',
			step('let: x', 'be: 1 .. 3'),
			'type/not-stored: A set of int cannot be kept; walk it where it is needed @ x'
		],
		[
			'more parameters than there are',
			['lose(victim, _)', 'lose(victim, _, c)'],
			'effect/parameters: lose has only 2 @ c'
		],
		[
			'a parameter called as what carries the effect',
			['lose(victim, _)', 'lose(self, _)'],
			'effect/parameters: self is the piece on which an effect is written: call the parameter c, say, and write when: c == self @ self'
		],
		[
			'a number stage on something else',
			['add: 1 }', 'at-least: t }'],
			'type/mismatch: Expected int, found token @ t'
		],
		[
			'a procedure that returns nothing',
			['call: strongest\n        with: { of: you }', 'call: play'],
			'procedure/returns: play returns nothing @ play'
		],
		[
			'two types returned',
			['return: none', 'return: 7'],
			'procedure/returns: This is int, elsewhere token? is returned @ 7'
		],
		[
			'an abstract kind',
			['owl: { kind: token', 'owl: { kind: thing'],
			'kind/abstract: The kind thing is abstract: it only gathers other kinds @ thing'
		],
		[
			'nowhere to begin',
			['wall: { start: box, ', 'wall: { '],
			'piece/no-start: fence begins nowhere: give its kind a "start" zone @ fence'
		],
		[
			'sides that do not agree',
			['face-of: fool', 'face-of: crow'],
			'piece/other-side: sage must say "face-of: fool": two sides name each other @ sage'
		],
		[
			'two members of one name',
			['piece: { owner:', 'piece: { worth: { type: int }, owner:'],
			'name/twice: "worth" already is a field: x.worth would mean two things @ worth'
		],
		[
			'a mark beside the map',
			['"0,1": 2', '"0,3": 2'],
			'map/off-map: There is no such cell on the map @ "0,3"'
		],
		[
			'rings without hexes',
			['grid: hex', 'grid: square'],
			'map/grid: Only a hex grid has rings @ square'
		],
		[
			'a required field start',
			['type: player, start: 1', 'type: player'],
			'field/no-start: Give first a start, or make it optional: "player?" @ first'
		]
	])('%s', (_what, change, expected) => {
		expect(found(change)).toContain(expected);
	});

	it.each([
		['1 > 2', 'never'],
		['not (2 * 3 == 7)', 'always']
	])('a condition about nothing but numbers: %s', (text, when) => {
		expect(found(step(`if: ${text}`, 'then: [{ set: first, to: first }]'))).toContain(
			`type/settled: "${text}" is ${when} true: it asks about nothing in the game @ ${text}`
		);
	});

	it('a mark on the map of more players is fine', () => {
		expect(found(['"0,1": 2', '"0,2": 2'])).toEqual([]);
	});

	it('circles', () => {
		expect(found(['kinds:\n  thing: {', 'kinds:\n  thing: { extends: joker,'])).toContain(
			'kind/cycle: thing extends joker extends token extends thing @ joker'
		);
		expect(
			found([
				'is: t.worth }',
				'is: twice(t) }\n  twice: { params: { t: token }, is: 2 * strength(t) }'
			])
		).toEqual([
			'value/recursive: A value cannot depend on itself: strength -> twice -> strength @ 2 * strength(t)'
		]);
		expect(found(['add: 1 }', 'add: strength(t) }'])).toEqual([
			'value/recursive: A value cannot depend on itself: strength -> strength @ t.worth'
		]);
	});
});
