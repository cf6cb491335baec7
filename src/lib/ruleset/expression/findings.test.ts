import { describe, expect, it } from 'vitest';
import { check } from './check-expression.ts';
import { collector, exampleScope, exampleSymbols, scalar } from './example-game.test.fixture.ts';

/** `"the words that are marked" code: message [fix]`, one line a finding. */
function findings(text: string): string[] {
	const { report, found } = collector();
	const checked = check(scalar(text), exampleScope(), exampleSymbols(), report);
	expect(checked === null, text).toBe(true);
	return found.map(({ code, message, range, fixes }) => {
		const marked = text.slice(range.start.offset - 100, range.end.offset - 100);
		const fix = fixes[0] ? ` [${fixes[0].edits[0]?.text ?? ''}]` : '';
		return `"${marked}" ${code}: ${message}${fix}`;
	});
}

/** Exactly one finding. */
function onlyFinding(text: string): string {
	const all = findings(text);
	expect(all, text).toHaveLength(1);
	return all[0] ?? '';
}

describe('unknown words', () => {
	it.each([
		['you.gld', '"gld" ref/unknown-name: A player has no "gld"; did you mean "gold"? [gold]'],
		['rond + 1', '"rond" ref/unknown-name: There is no "rond"; did you mean "round"? [round]'],
		[
			'any(craetures)',
			'"craetures" ref/unknown-name: There is no "craetures"; did you mean "creatures"? [creatures]'
		],
		[
			'bild-cost(you, site)',
			'"bild-cost" ref/unknown-name: There is no "bild-cost"; did you mean "build-cost"? [build-cost]'
		],
		[
			'count(tower) + countt(hexes)',
			'"countt" ref/unknown-name: There is no "countt"; did you mean "count"? [count]'
		],
		[
			'clockwize(you, you)',
			'"clockwize" ref/unknown-name: There is no "clockwize"; did you mean "clockwise"? [clockwise]'
		],
		[
			'anny(x in hexes: calm)',
			'"anny" ref/unknown-name: "anny" does not go through a set; did you mean "any"? [any]'
		],
		[
			'c is crature',
			'"crature" ref/unknown-name: There is no kind or piece "crature"; did you mean "creature"? [creature]'
		],
		[
			'c is creatures',
			'"creatures" ref/unknown-name: There is no kind or piece "creatures"; did you mean "creature"? [creature]'
		],
		[
			'option.bluf == automatic',
			'"bluf" ref/unknown-name: There is no option "bluf"; did you mean "bluff"? [bluff]'
		],
		[
			'c.home == dessert',
			'"dessert" ref/unknown-name: There is no "dessert"; did you mean "desert"? [desert]'
		],
		['answer == maybe', '"maybe" ref/unknown-name: There is no "maybe"; expected one of yes, no'],
		[
			'gold > 3',
			'"gold" ref/unknown-name: There is no "gold"; did you mean "you.gold"? [you.gold]'
		],
		[
			'max(x in creatures: strength)',
			'"strength" ref/unknown-name: There is no "strength"; did you mean "x.strength"? [x.strength]'
		],
		[
			'round-1',
			'"round-1" ref/unknown-name: There is no "round-1"; minus needs spaces: round - 1 [round - 1]'
		],
		['c.space == null', '"null" ref/unknown-name: There is no "null"; did you mean "none"? [none]'],
		['x', '"x" ref/unknown-name: There is no "x"'],
		[
			'any(y in (creatures where y.combat > 1): true)',
			'"y" name/misused: "y" is taken from this set and is not known in it; behind `where` the element is called `it` [it]'
		],
		[
			'sum(y in neighbours(y.space): 1)',
			'"y" name/misused: "y" is taken from this set and is not known in it; behind `where` the element is called `it`'
		],
		[
			'first(y in creatures where y.combat > 1) is none',
			'"y" name/misused: "y" is taken from this set and is not known in it; behind `where` the element is called `it` [it]'
		],
		['hex(9, 9)', '"hex(9, 9)" ref/unknown-name: The map has no cell 9,9']
	])('%s', (text, finding) => {
		expect(onlyFinding(text)).toBe(finding);
	});

	it.each([
		['you.gold + 46341 * 46341', '46341 * 46341'],
		['-(-2147483647 - 1)', '-(-2147483647 - 1)'],
		['abs(-2147483647 - 1) > you.gold', 'abs(-2147483647 - 1)'],
		['(-2147483647 - 1) / -1', '(-2147483647 - 1) / -1']
	])('is no number that rules can keep: %s', (text, marked) => {
		expect(onlyFinding(text)).toBe(
			`"${marked}" type/too-large: This leaves the numbers that rules can keep: they go from -2147483648 to 2147483647`
		);
	});

	it('suggests what fits before what is nearer', () => {
		// `angry` (a mood) is nearer than any terrain, but a terrain is wanted.
		expect(onlyFinding('c.home == dersert')).toContain('"desert"');
		expect(onlyFinding('you.gold + seet')).not.toContain('"sea"');
	});

	it('is silent about a word that waits for a side that failed', () => {
		expect(findings('you.gld == forest')).toHaveLength(1);
		expect(findings('forest == you.gld')).toHaveLength(1);
		expect(findings('you.gld in {forest}')).toHaveLength(1);
		expect(findings('forest in you.gld')).toHaveLength(1);
	});

	it('tells every cause and none twice', () => {
		expect(findings('foo + you.bar * 2 > bazz and hexes where qux')).toHaveLength(4);
		expect(findings('if you.foo then bar.x else unheard.of')).toHaveLength(3);
	});
});

describe('words used otherwise', () => {
	it.each([
		[
			'build-cost',
			'"build-cost" name/misused: "build-cost" asks about something: write build-cost(who, where)'
		],
		['rack', '"rack" name/misused: "rack" is a zone of each player: write rack(player)'],
		['any(stack)', '"stack" name/misused: "stack" is a zone of each hex: write stack(hex)'],
		[
			'creature',
			'"creature" name/misused: "creature" is a kind: ask `x is creature`; all of them are "creatures"'
		],
		[
			'creature(c)',
			'"creature" name/misused: "creature" is a kind: ask `x is creature`; all of them are "creatures"'
		],
		['it.gold', '"it" name/misused: "it" is the element inside a `where`: here it is unknown'],
		['hex', '"hex" name/misused: "hex" alone is no place: one is hex(q, r), all are "hexes"'],
		['option', '"option" name/misused: Write option.<id>, the id of one of the options'],
		['count + 1', '"count" name/misused: "count" is a function: write count(...)'],
		['gold(you)', '"gold" call/arguments: "gold" is a player field: write you.gold'],
		[
			'round(1)',
			'"round" call/arguments: "round" takes no arguments: write it without parentheses'
		],
		[
			'build-cost(you)',
			'"build-cost(you)" call/arguments: Write build-cost(who, where): expected 2 arguments, found 1'
		],
		[
			'build-cost(you, site, 3)',
			'"3" call/arguments: Write build-cost(who, where): expected 2 arguments, found 3'
		],
		[
			'you.build-cost',
			'"you.build-cost" call/arguments: Write build-cost(who, where): expected 2 arguments, found 1'
		],
		[
			'clockwise(you)',
			'"clockwise(you)" call/arguments: Write clockwise(p, q): expected 2 arguments, found 1'
		],
		[
			'you.clockwise(you, 3)',
			'"3" call/arguments: Write clockwise(p, q): expected 2 arguments, found 3'
		],
		['count()', '"count()" call/arguments: Write count(SET): expected 1 argument, found 0'],
		['target()', '"target()" call/arguments: Write target(player): expected 1 argument, found 0'],
		[
			'any(x in creatures)',
			'"x in creatures" call/arguments: Expected `:` and what to look for: any(x in SET: ...)'
		],
		['all(creatures)', '"all(creatures)" call/arguments: Write all(x in SET: condition)'],
		['best(creatures)', '"best(creatures)" call/arguments: Write best(x in SET: number)'],
		[
			'sum(creatures)',
			'"creatures" call/arguments: Expected a set of int, or the number to take of each: sum(x in SET: number)'
		],
		['abs(x in hexes: 1)', '"abs" ref/unknown-name: "abs" does not go through a set'],
		['you.hand-limit', '"hand-limit" ref/unknown-name: A player has no "hand-limit"']
	])('%s', (text, finding) => {
		expect(onlyFinding(text)).toBe(finding);
	});
});

describe('words with several meanings', () => {
	it.each([
		[
			'forest',
			'"forest" name/ambiguous: "forest" has several meanings here: terrain (terrain), mood (mood)'
		],
		[
			'forest == forest',
			'"forest" name/ambiguous: "forest" has several meanings here: terrain (terrain), mood (mood)'
		],
		[
			'round + forest',
			'"forest" name/ambiguous: "forest" has several meanings here: terrain (terrain), mood (mood)'
		],
		[
			'angry',
			'"angry" name/ambiguous: "angry" has several meanings here: mood (mood), piece (set of marker)'
		],
		[
			'any(owner in players: any(creatures where owner == you))',
			'"owner" name/ambiguous: "owner" is a local here and also the element\'s piece field: write it.owner, or rename the local [it.owner]'
		]
	])('%s', (text, finding) => {
		expect(onlyFinding(text)).toBe(finding);
	});
});

describe('types', () => {
	it.each([
		['you + 1', '"you" type/mismatch: Expected int, found player'],
		[
			'ordinal(you) + 1',
			'"you" type/mismatch: Only values of an enum have a place in it, and this is a player'
		],
		['not round', '"round" type/mismatch: Expected bool, found int'],
		['round and calm', '"round" type/mismatch: Expected bool, found int'],
		['c.home + 1', '"c.home" type/mismatch: Expected int, found terrain'],
		[
			'best(x in 1..3: x) + 1',
			'"best(x in 1..3: x)" type/mismatch: Expected int, found int?, which may be none; if it is sure to exist, write only(...)'
		],
		['you == site', '"site" type/mismatch: Compared with a player, but "site" is a hex'],
		[
			'weather == desert',
			'"desert" type/mismatch: Compared with a mood, but "desert" is a terrain'
		],
		[
			'desert == weather',
			'"weather" type/mismatch: Compared with a terrain, but "weather" is a mood'
		],
		[
			'option.bluff == answer',
			'"answer" type/mismatch: Compared with a choice of challenge, automatic, but "answer" is a choice of yes, no'
		],
		['round == none', '"none" type/mismatch: Compared with an int, which is never none'],
		['round is none', '"none" type/never-none: This is an int: it is never none'],
		['c is building', '"building" type/never: A creature is never "building"'],
		[
			'site is creature',
			'"site is creature" type/is: `is` asks for a kind of piece, a piece or none: to compare values write `==`'
		],
		['build-cost(site, 3)', '"site" type/mismatch: Expected player, found hex'],
		['clockwise(you, site)', '"site" type/mismatch: Expected player, found hex'],
		['site.clockwise(you)', '"clockwise" ref/unknown-name: A hex has no "clockwise"'],
		[
			'clockwise(you, you.rival)',
			'"you.rival" type/mismatch: Expected player, found player?, which may be none; if it is sure to exist, write only(...)'
		],
		['clockwise(none, you)', '"none" type/mismatch: Expected player, found none'],
		['rack(site)', '"site" type/mismatch: Expected player, found hex'],
		[
			'if calm then 1 else you',
			'"you" type/mismatch: The branches differ: one is int, the other player'
		],
		['if round then 1 else 2', '"round" type/mismatch: Expected bool, found int'],
		['sum(q in hexes: q.explored)', '"q.explored" type/mismatch: Expected int, found bool'],
		['hexes where round', '"round" type/mismatch: Expected bool, found int'],
		['{1, you}', '"you" type/mismatch: Expected int, found player'],
		['{}', '"{}" type/unknown-element: This set has no elements to tell what it is a set of'],
		['target + 1', '"target" type/per-player: There is one for each player: write name(player)']
	])('%s', (text, finding) => {
		const [first] = findings(text);
		expect(first).toBe(finding);
		expect(findings(text)).toHaveLength(text === 'build-cost(site, 3)' ? 2 : 1);
	});
});

describe('sets', () => {
	it.each([
		[
			'round where calm',
			'"round" type/not-a-set: Expected a set, found int; a set of listed elements is {a, b}'
		],
		[
			'any(you)',
			'"you" type/not-a-set: Expected a set, found player; what lies there is `pieces at ...`'
		],
		[
			'any(c.flying)',
			'"c.flying" type/not-a-set: Expected a set, found bool; `where` narrows a set: SET where CONDITION'
		],
		[
			'c == creatures',
			'"creatures" type/set: Expected a single value, this is a set of creature: ask with `in`, or take one with first(...)'
		],
		[
			'c == giant-ape',
			'"giant-ape" type/set: This stands for all pieces that show it: ask with `is`'
		],
		[
			'creatures + 1',
			'"creatures" type/set: Expected a single value, this is a set of creature: take one with first(...), or ask with any(...) or count(...)'
		],
		[
			'hexes.controller',
			'"hexes" type/set: Expected a single value, this is a set of hex: take one with first(...), or ask with any(...) or count(...)'
		],
		['c in hexes', '"hexes" type/mismatch: Expected set of creature, found set of hex'],
		['hexes with players', '"players" type/mismatch: Expected set of hex, found set of player'],
		['site with site', '"site" type/not-a-set: Expected a set, found hex'],
		['hexes at you', '"hexes" type/mismatch: Expected set of piece, found set of hex'],
		[
			'creatures at round',
			'"round" type/mismatch: Expected a zone, a player or a hex after `at`, found int'
		]
	])('%s', (text, finding) => {
		expect(onlyFinding(text)).toBe(finding);
	});

	it('wants one zone at a place', () => {
		const symbols = exampleSymbols();
		symbols.zones = symbols.zones.map((zone) => ({ ...zone, main: false }));
		const { report, found } = collector();
		expect(check(scalar('creatures at site'), exampleScope(), symbols, report)).toBeNull();
		expect(found[0]?.message).toBe(
			'A hex has several zones (stack(...), tile(...)): name one, or mark one `main: true`'
		);
	});
});

it('checks on after a harmless slip, but gives no result', () => {
	expect(findings('you.gld = 3')).toEqual([
		'"=" syntax/sign: Write `==` for `=` [==]',
		'"gld" ref/unknown-name: A player has no "gld"; did you mean "gold"? [gold]'
	]);
	expect(onlyFinding('you.gold = 3')).toBe('"=" syntax/sign: Write `==` for `=` [==]');
});

it('is silent about a value that is wrong itself', () => {
	expect(findings('broken + 1 > 2')).toEqual([]);
});
