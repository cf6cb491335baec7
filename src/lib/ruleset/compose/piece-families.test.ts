import { expect, it } from 'vitest';
import { link } from '#lib/ruleset/link/link.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { childOf, plainOf } from '#lib/language/nodes.ts';

const GAME = `
game: { id: test, players: { min: 2, max: 2 }, start: play }
enums: { suit: { values: [red, blue] }, rank: { values: [one, two, three] } }
kinds:
  paper: { abstract: true, attributes: { suit: suit } }
  card: { extends: paper, plural: cards, attributes: { rank: rank, worth: int }, start: bag }
pieces:
  card: { kind: card, each: [suit, rank], worth: 1 }
  joker: { kind: card, suit: red, rank: three, worth: 9 }
zones: { bag: { sees: all, count: all } }
procedures: { play: { do: [{ end-game: players }] } }
text:
  en:
    enums: { suit: { red: Hearts, blue: Waves }, rank: { one: One, two: Two, three: { name: Three, short: '3', plural: Threes } } }
    pieces: { card-red-one: { name: The ace, rule: "Worth {worth}." }, card: { name: "{rank} of {suit}", rule: "Worth {worth}." }, joker: Joker }
`;

const GREEN = `
layer: { id: green, kind: house-rule, game: test }
pieces: { green: { kind: card, suit: green, each: rank } }
change:
  enums.suit.values: { add: [green] }
  pieces.card-blue-two.worth: { expect: 1, set: 5 }
text: { en: { enums: { suit: { green: Leaves } }, pieces: { green: { name: "{rank} of Leaves", short: "{rank} Leaves" } } } }
`;

const names = (yaml: string): string[] => linkYaml(yaml).program?.faces.map(({ id }) => id) ?? [];
const found = (yaml: string): string[] => linkYaml(yaml).lines;

it('one line stands for a piece of every combination, the first attribute slowest', () => {
	expect(names(GAME)).toEqual([
		'card-red-one',
		'card-red-two',
		'card-red-three',
		'card-blue-one',
		'card-blue-two',
		'card-blue-three',
		'joker'
	]);
});

const printed = (yaml: string): Record<string, number[]> =>
	Object.fromEntries(programOf(yaml).faces.map(({ id, attributes }) => [id, attributes]));

it('each piece has its values printed, and what else is written', () => {
	const { 'card-red-one': first, 'card-blue-three': last } = printed(GAME);
	expect([first, last]).toEqual([
		[0, 0, 1],
		[1, 2, 1]
	]);
});

it('what stands beside it under the name of one of them is added to that one', () => {
	const yaml = GAME.replace('  joker:', '  card-blue-two: { worth: 7, count: 2 }\n  joker:');
	expect(names(yaml)).toEqual(names(GAME));
	expect(printed(yaml)['card-blue-two']).toEqual([1, 1, 7]);
	expect(programOf(yaml).pieces).toHaveLength(8);
});

it('later layers change each by its name, and add families of their own', () => {
	const files = new Map([
		['test/base/game.yaml', GAME],
		['test/house-rules/green.yaml', GREEN]
	]);
	const composition = composeGame({ files }, 'test', ['green'], [], { options: {} });
	const { program } = link(composition, 2);
	expect(composition.diagnostics).toEqual([]);
	const now = Object.fromEntries(program!.faces.map(({ id, attributes }) => [id, attributes]));
	expect(now['card-blue-two']).toEqual([1, 1, 5]);
	expect(now['green-three']).toEqual([2, 2, 0]);
	expect(program!.faces).toHaveLength(10);
	const texts = childOf(childOf(childOf(composition.tree, 'text'), 'en'), 'pieces');
	expect(plainOf(childOf(texts, 'card-red-three'))).toEqual({
		name: 'Three of Hearts',
		rule: 'Worth {worth}.'
	});
	expect(plainOf(childOf(texts, 'card-red-one'))).toEqual({
		name: 'The ace',
		rule: 'Worth {worth}.'
	});
	expect(plainOf(childOf(texts, 'green-three'))).toEqual({
		name: 'Three of Leaves',
		short: '3 Leaves'
	});
	expect(plainOf(childOf(texts, 'green-two'))).toEqual({
		name: 'Two of Leaves',
		short: 'Two Leaves'
	});
	expect(plainOf(childOf(texts, 'card'))).toBeNull();
});

it.each([
	['card-red-three: { rule: Last }', { name: 'Three of Hearts', short: '3', rule: 'Last' }],
	['card-red-three.rule: Last', { name: 'Three of Hearts', short: '3' }],
	['card-red-three: The last', { name: 'The last', short: '3', rule: 'Worth {worth}.' }]
])('a text of one of them leaves it the other texts of all: %s', (own, expected) => {
	const all = 'card: { name: "{rank} of {suit}", short: "{rank}", rule: "Worth {worth}." }';
	const before = GAME.replace(
		/card-red-one: \{ name.*\}, card: \{.*?\}(?=, joker)/,
		`${all}, ${own}`
	);
	const after = GAME.replace(
		/card-red-one: \{ name.*\}, card: \{.*?\}(?=, joker)/,
		`${own}, ${all}`
	);
	for (const text of [before, after]) {
		const { tree } = composeGame({ files: new Map([['test/base/game.yaml', text]]) }, 'test', []);
		const texts = childOf(childOf(childOf(tree, 'text'), 'en'), 'pieces');
		expect(plainOf(childOf(texts, 'card-red-three'))).toEqual(expected);
		expect(found(text)).toEqual([]);
	}
});

it('the picture of each is named by its values', () => {
	const yaml = GAME.replace('worth: 1 }', "worth: 1, icon: 'dice-six-faces-{rank}' }");
	const { faces } = programOf(yaml.replace('  joker: { ', "  joker: { icon: 'card-joker', "));
	const icons = Object.fromEntries(faces.map(({ id, icon }) => [id, icon]));
	expect(icons).toMatchObject({
		'card-red-one': 'dice-six-faces-one',
		'card-blue-three': 'dice-six-faces-three',
		joker: 'card-joker'
	});
	const slip = yaml.replace('faces-{rank}', 'faces-{rnak}');
	expect(found(slip).join('\n')).toContain('There is no icon "dice-six-faces-{rnak}"');
});

it('of every number of a range, printed, in ids and in texts', () => {
	const text = GAME.replace(
		'each: [suit, rank], worth: 1',
		'rank: one, each: [suit, worth in 2 .. 4]'
	)
		.replace(/card-red-one: .*?\}, card/, 'card')
		.replace('"{rank} of {suit}"', '"{worth} of {suit}"');
	expect(found(text)).toEqual([]);
	const { faces, texts } = programOf(text);
	const ids = [
		'card-red-2',
		'card-red-3',
		'card-red-4',
		'card-blue-2',
		'card-blue-3',
		'card-blue-4'
	];
	expect(faces.map(({ id }) => id)).toEqual([...ids, 'joker']);
	expect(printed(text)['card-blue-3']).toEqual([1, 0, 3]);
	expect(texts['en']?.['pieces.card-blue-3']).toBe('3 of Waves');
});

it('of one attribute alone', () => {
	expect(names(GAME.replace('each: [suit, rank]', 'suit: blue, each: rank'))).toEqual([
		'card-one',
		'card-two',
		'card-three',
		'joker'
	]);
});

it.each([
	[
		'each: [suit, rank]',
		'suit: red, each: [rank, sut]',
		'There is no attribute that is an enum "sut"; did you mean "suit"?'
	],
	[
		'each: [suit, rank]',
		'suit: red, each: [rank, worth]',
		'There is no attribute that is an enum "worth"'
	],
	[
		'each: [suit, rank]',
		'suit: red, each: [suit, rank]',
		'suit is said here, and "each" lets it be everything it can be: leave out one of the two'
	],
	[
		'each: [suit, rank]',
		'suit: red, each: [rank in 1 .. 3]',
		'There is no attribute that is a number "rank"'
	],
	[
		'each: [suit, rank], worth: 1',
		'suit: red, rank: one, each: [worth in 1 .. 9999]',
		'card stands for more than 2000 pieces'
	],
	[
		'each: [suit, rank], worth: 1',
		'suit: red, rank: one, each: [worth in 5 .. 4]',
		'There is no number from 5 to 4'
	],
	['each: [suit, rank]', 'each: []', '"each" needs at least one item']
])('says what does not fit: %s as %s', (old, now, message) => {
	expect(found(GAME.replace(old, now)).join('\n')).toContain(message);
});
