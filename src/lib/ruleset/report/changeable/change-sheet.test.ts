import { describe, expect, it } from 'vitest';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import { changeSheet } from './change-sheet.ts';

const BASE = `
game: { id: game, players: { min: 2, max: 4 }, start: play }
kinds: { token: { plural: tokens, start: bag, attributes: { size: int, round: bool } } }
pieces:
  owl: { kind: token, size: 5, cite: R-1, effects: { wise: { modify: price(t), when: t == self, add: 3 } } }
zones: { bag: { sees: none, count: none } }
options: { dear: { values: { yes: {}, no: {} }, default: no }, most: { type: int, min: 1, max: 9, default: 4 } }
values:
  price: { params: { t: token }, is: if t.size > 3 then 10 else 5, about: What a token costs., cite: R-2 }
  limit: { is: 7 }
clauses: { R-1: { text: Owls are wise., section: "1.1" }, R-2: { text: Tokens cost., section: "2" } }
procedures:
  play:
    about: The whole game.
    do:
      - { roll: 2d6, as: total, for: first-roll }
      - { end-game: players }
text: { en: { log: { first-roll: The first roll }, pieces: { owl: Owl } } }
`;
const ABOVE = `
layer: { id: a, kind: house-rule }
change: { values.limit.is: { expect: 7, set: 8 } }
`;
const files = new Map([
	['game/base/game.yaml', BASE],
	['game/house-rules/a.yaml', ABOVE]
]);
const sheet = changeSheet(composeGame({ files }, 'game', ['a']));
const at = (address: string) =>
	sheet.changeables.find((changeable) => changeable.address === address);

describe('what can be changed', () => {
	it('is every option, printed value and number of rules, and nothing else', () => {
		expect(sheet.changeables.map(({ address }) => address)).toEqual([
			'options.dear',
			'options.most',
			'pieces.owl.size',
			'pieces.owl.count',
			'game.players.min',
			'game.players.max',
			'pieces.owl.effects.wise.add',
			'values.price.is',
			'values.limit.is',
			'procedures.play.do.roll-total.roll'
		]);
	});

	it('says who says it, and what was there before', () => {
		expect(at('values.limit.is')).toMatchObject({
			value: 8,
			layer: 'a',
			before: 7,
			definedBy: 'base',
			keys: ['values', 'limit', 'is'],
			input: { is: 'number', min: null, max: null }
		});
		expect(at('options.most')).toMatchObject({
			value: 4,
			layer: 'base',
			before: null,
			input: { is: 'number', min: 1, max: 9 }
		});
		expect(at('options.dear')?.input).toEqual({
			is: 'word',
			words: ['yes', 'no'],
			text: 'options.dear'
		});
	});

	it('says what it is for, what it is called by, and which paragraph stands behind it', () => {
		expect(at('values.price.is')).toMatchObject({
			about: ['What a token costs.'],
			cite: ['R-2'],
			called: ['values.price'],
			mentions: ['if', 't', 'size', 'then', 'else']
		});
		expect(at('pieces.owl.effects.wise.add')?.called).toEqual(['effects.wise', 'pieces.owl']);
		expect(at('procedures.play.do.roll-total.roll')).toMatchObject({
			about: ['The whole game.'],
			called: ['log.first-roll', 'procedures.play']
		});
	});

	it('knows the numbers inside of an expression, and dice', () => {
		expect(at('values.price.is')?.input).toEqual({
			is: 'several',
			numbers: [
				{ start: 12, end: 13, value: 3 },
				{ start: 19, end: 21, value: 10 },
				{ start: 27, end: 28, value: 5 }
			]
		});
		expect(at('procedures.play.do.roll-total.roll')?.input).toEqual({
			is: 'several',
			numbers: [
				{ start: 0, end: 1, value: 2 },
				{ start: 2, end: 3, value: 6 }
			]
		});
	});

	it('is one of a piece that does not say how many there are', () => {
		expect(at('pieces.owl.count')).toMatchObject({ value: 1, layer: null, otherwise: 1 });
	});

	it('comes with the texts and paragraphs of the game', () => {
		expect(sheet.texts['en']).toEqual({ 'log.first-roll': 'The first roll', 'pieces.owl': 'Owl' });
		expect(sheet.clauses['R-1']).toEqual({ text: 'Owls are wise.', section: '1.1' });
	});
});
