/** What is written on a piece; keys and colours of things, taken from rules of anybody. */
import { describe, expect, test } from 'vitest';
import { heapOf, oneByOne, printOf } from './piece-print.ts';
import { laidOut, piece, RULES, type SaidOfLayout } from './rules.test.fixture.ts';
import { RulesIndex, type ZoneRole } from './RulesIndex.ts';
import { parseKey, playerKey } from './parse-key.ts';
import { cssColour } from './css-colour.ts';

const indexOf = (said: SaidOfLayout) => new RulesIndex(laidOut(said), 'en');
const otter = (fields: object, shown?: Record<string, number>) => ({
	...piece('pup', 'pup'),
	fields: { worth: 1, keeper: null, ...fields },
	...(shown && { shown })
});

describe('what is written on a piece', () => {
	test('is what is printed, where the layout names nothing that changes', () => {
		const index = indexOf({ counter: { value: 'strength' } });
		expect(printOf(index, piece('x', 'old-otter'))).toBe(index.print('old-otter'));
		expect(printOf(index, piece('pile(0,0)#1', null))).toBeNull();
	});

	test('is a field or a value of it, also where that is 0', () => {
		const byField = indexOf({ counter: { value: 'worth' } });
		expect(printOf(byField, otter({ worth: 0 }))?.value).toBe('0');
		expect(printOf(byField, otter({ worth: 7 }))?.value).toBe('7');
		const byValue = indexOf({ counter: { value: 'bite' } });
		expect(printOf(byValue, otter({}, { bite: 0 }))?.value).toBe('0');
		expect(printOf(byValue, otter({}))?.value).toBeNull();
	});

	test('has the colour of a field or value of it, a number as well; what is not known has none', () => {
		const colours = { '0': 'rust', true: 'sky' };
		const byField = indexOf({ counter: { colour: 'worth', colours } });
		expect(printOf(byField, otter({ worth: 0 }))?.ground).toBe(
			'var(--tone-rust, var(--tone-bone))'
		);
		expect(printOf(byField, otter({ worth: 7 }))?.ground).toBe('var(--tone-bone)');
		const byValue = indexOf({ counter: { colour: 'wet', colours } });
		const wet = { ...otter({}), shown: { wet: true } };
		expect(printOf(byValue, wet)?.ground).toBe('var(--tone-sky, var(--tone-bone))');
		expect(printOf(byValue, otter({}))?.ground).toBe('var(--tone-bone)');
		expect(heapOf(byValue, wet)).not.toBe(heapOf(byValue, otter({})));
	});

	test('a printed number that is 0 was not printed', () => {
		expect(printOf(indexOf({ counter: { value: 'strength' } }), otter({}))?.value).toBeNull();
	});

	test('fields are marks where they are true or not 0', () => {
		const index = indexOf({ counter: { marks: [{ attribute: 'worth', icon: 'coins' }] } });
		const marks = (worth: number) => printOf(index, otter({ worth }))?.marks;
		expect(marks(0)).toEqual([]);
		expect(marks(2)).toMatchObject([{ attribute: 'worth', icon: 'coins', number: 2 }]);
	});

	test('is a die where the layout says so', () => {
		const index = indexOf({ counter: { value: 'worth' }, dice: ['worth'] });
		expect(printOf(index, otter({ worth: 4 }))?.die).toBe(4);
		expect(printOf(indexOf({ counter: { value: 'worth' } }), otter({}))?.die).toBeNull();
	});

	test('has its rule where it is a card', () => {
		const texts = { en: { ...RULES.texts['en'], 'pieces.pup.rule': 'Swims after all others.' } };
		const index = new RulesIndex({ ...laidOut({ cards: ['otter'] }), texts }, 'en');
		expect(index.print('pup').card).toEqual({ rule: 'Swims after all others.' });
		expect(index.print('old-otter').card).toEqual({ rule: null });
		expect(index.print('reef-tile').card).toBeNull();
	});
});

test('what is one of several words is written in short', () => {
	const texts = { en: { ...RULES.texts['en'], 'enums.terrain.reef.short': 'R' } };
	const index = new RulesIndex({ ...laidOut({ counter: { value: 'terrain' } }), texts }, 'en');
	expect(index.print('reef-tile').value).toBe('R');
	expect(index.print('pup').value).toBeNull();
});

describe('a hand', () => {
	const cards = [
		piece('a', 'pup'),
		piece('b', null),
		piece('c', 'old-otter'),
		piece('d', 'reef-tile'),
		{ ...piece('e', 'old-otter'), fields: { worth: -1 } }
	];
	const shown = (order: string[], zone = 'row', role: ZoneRole = 'hand'): string => {
		const index = indexOf({ counter: { order }, zones: { [zone]: role } });
		const lain = { key: `${zone}(p1)`, zone, of: 'p1', count: cards.length, pieces: cards };
		return oneByOne(index, lain)
			.map(({ key }) => key)
			.join(' ');
	};

	test('is shown as it lies', () => {
		expect(shown([])).toBe('a b c d e');
	});

	test('or by numbers, words and flags, one after the other, and what is not known last', () => {
		expect(shown(['strength'])).toBe('a d c e b');
		expect(shown(['swift', 'terrain'])).toBe('d a c e b');
		expect(shown(['strength', 'worth'])).toBe('a d e c b');
	});

	test('is shown so whatever the rules go by, and what is spread where they go by no order in it', () => {
		expect(shown(['strength'], 'bag', 'hand')).toBe('a d c e b');
		expect(shown(['strength'], 'row', 'spread')).toBe('a d c e b');
		expect(shown(['strength'], 'bag', 'spread')).toBe('a b c d e');
		// Who lies on whom is to be seen.
		for (const role of ['fan', 'pillar'] as const)
			expect(shown(['strength'], 'row', role)).toBe('a b c d e');
	});
});

describe('a heap', () => {
	const index = indexOf({
		counter: { value: 'worth', marks: [{ attribute: 'swift', icon: null }] }
	});

	test('is of pieces that look the same', () => {
		expect(heapOf(index, otter({}))).toBe(heapOf(index, { ...otter({}), key: 'pup/2' }));
		expect(heapOf(index, piece('a#1', null))).toBe(heapOf(index, piece('a#2', null)));
	});

	test('is none of pieces that differ in what is written on them, or in whose they are', () => {
		expect(heapOf(index, otter({ worth: 0 }))).not.toBe(heapOf(index, otter({ worth: 1 })));
		expect(heapOf(index, otter({ keeper: 'p1' }))).not.toBe(heapOf(index, otter({})));
		expect(heapOf(index, piece('x', 'old-otter'))).not.toBe(heapOf(index, piece('y', 'pup')));
	});

	test('is not parted by what is not shown', () => {
		const plain = indexOf({});
		expect(heapOf(plain, otter({ worth: 0 }))).toBe(heapOf(plain, otter({ worth: 1 })));
	});
});

test.each([
	['p1', { is: 'player', seat: 0 }],
	['p12', { is: 'player', seat: 11 }],
	['cell(0,-1)', { is: 'place', word: 'cell', at: '0,-1' }],
	['row(p2)', { is: 'place', word: 'row', at: 'p2' }],
	['pup', { is: 'piece', face: 'pup', copy: 1 }],
	['old-otter/2', { is: 'piece', face: 'old-otter', copy: 2 }],
	['pile(0,-1)#3', { is: 'hidden', zone: 'pile(0,-1)', index: 3 }],
	['bag#0', { is: 'hidden', zone: 'bag', index: 0 }],
	// A face may begin as the key of a player does.
	['p2-pup', { is: 'piece', face: 'p2-pup', copy: 1 }]
])('%s is taken apart', (key, parts) => {
	expect(parseKey(key)).toEqual(parts);
});

test('the key of a seat leads back to it', () => {
	expect(parseKey(playerKey(3))).toEqual({ is: 'player', seat: 3 });
});

test('only tones and hex colours get into the style', () => {
	expect(cssColour('clay')).toBe('var(--tone-clay, var(--tone-bone))');
	expect(cssColour('#A0b1c2')).toBe('#A0b1c2');
	expect(cssColour('red; background: url(x)')).toBe('var(--tone-bone)');
	expect(cssColour(undefined)).toBe('var(--tone-bone)');
});
