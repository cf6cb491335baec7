import { describe, expect, test } from 'vitest';
import { laidOut, RULES } from './rules.test.fixture.ts';
import { markText, RulesIndex } from './RulesIndex.ts';

const index = new RulesIndex(RULES, 'en');
const german = new RulesIndex(RULES, 'de');
const otter = index.face('old-otter')!;
const tile = index.face('reef-tile')!;

describe('names', () => {
	test('come in the reader’s language, else in English, else from the id', () => {
		expect(german.pieceName('old-otter')).toBe('Alter Otter');
		expect(german.kindName('otter')).toBe('Otter');
		expect(german.zoneName('bag')).toBe('Bag of the sea');
	});

	test('of fields may be those of values', () => {
		expect(index.fieldName('round')).toBe('Round');
		expect(index.fieldName('income')).toBe('Income');
		expect(index.fieldName('best-of-all')).toBe('Best of all');
	});

	test('of a value are those of the enum of its field, where two enums share a word', () => {
		expect(index.enumName('terrain', 'reef')).toBe('Reef');
		expect(index.enumName('tide', 'reef')).toBe('Rough');
		expect(index.enumName(null, 'reef')).toBe('Reef');
		expect(index.enumName('terrain', 'calm')).toBe('Calm');
		expect(index.enumName(null, 'unheard-of')).toBe('unheard-of');
	});
});

test('values are said in words, digits and signs', () => {
	const tide = { id: 'tide', type: { t: 'enum', enum: 1 } } as const;
	expect(german.say(1234567, undefined)).toBe('1.234.567');
	expect([true, false, null].map((value) => index.say(value, undefined))).toEqual(['✓', '–', '–']);
	expect(index.say('reef', tide)).toBe('Rough');
	expect(index.say('reef', { id: 'tide', type: { t: 'optional', of: tide.type } })).toBe('Rough');
	expect(index.say('reef', undefined)).toBe('reef');
});

test('attributes are read as their types say', () => {
	expect(index.attribute(otter, 'terrain')).toBeNull();
	expect(index.attribute(otter, 'strength')).toBe(3);
	expect(index.attribute(otter, 'swift')).toBe(true);
	expect(index.attribute(tile, 'terrain')).toBe('reef');
	expect(index.attribute(tile, 'swift')).toBe(false);
	expect(index.attribute(tile, 'unheard-of')).toBeNull();
});

test('a kind is what its ancestors are', () => {
	expect(index.kindOf(otter)).toBe('otter');
	expect(['otter', 'animal', 'piece'].map((kind) => index.isKind('otter', kind))).toEqual([
		true,
		true,
		true
	]);
	expect(index.isKind('animal', 'otter')).toBe(false);
	expect(index.isKind('tile', 'animal')).toBe(false);
	expect(index.isKind(null, 'piece')).toBe(false);
});

test('a counter shows its number and its marks, and nothing that is not printed', () => {
	expect(index.print('old-otter')).toEqual({
		face: 'old-otter',
		name: 'Old otter',
		icon: 'paw',
		picture: null,
		ground: 'var(--tone-bone)',
		value: '3',
		die: null,
		body: 'tile',
		card: null,
		marks: [
			{ attribute: 'swift', name: 'Swift', icon: 'wind', letter: 'S', number: null, text: null },
			{ attribute: 'strength', name: 'Strength', icon: null, letter: 'S', number: 3, text: null }
		]
	});
	expect(index.print('pup')).toMatchObject({ name: 'Pup', value: null, marks: [] });
	expect(index.print('reef-tile').ground).toBe('var(--tone-sea, var(--tone-bone))');
	expect(index.print('unheard-of')).toMatchObject({ icon: '', value: null, marks: [] });
});

test('a mark that is a value of an enum is said by its word, one that is a player is not', () => {
	const marks = [
		{ attribute: 'terrain', icon: null },
		{ attribute: 'holder', icon: null }
	];
	const read = (id: string) => (id === 'terrain' ? 'reef' : 'p1');
	const [terrain, holder] = index.marks(marks, read);
	expect([terrain?.text, holder?.text]).toEqual(['Reef', null]);
	expect(markText(terrain!)).toBe(`${terrain!.name} Reef`);
});

test('a picture of one’s own is shown instead of an icon; one that is not there is none', () => {
	const art = { paw: 'data:image/png;base64,AAAA' };
	const own = new RulesIndex({ ...RULES, art }, 'en');
	const icons = ['art/paw', 'paw', 'art/claw', 'art/constructor', 'art/'];
	expect(icons.map((icon) => own.picture(icon))).toEqual([art.paw, null, null, null, null]);
	expect(own.pictures).toEqual([{ icon: 'art/paw', href: art.paw }]);
	const attribute = () => null;
	expect(
		own.draw({ face: 'pup', name: 'Pup', icon: 'art/paw', card: null, attribute }).picture
	).toBe(art.paw);
});

test('colours and patterns are those of the value, and none for what has none', () => {
	expect(index.colour('reef')).toBe('var(--tone-sea, var(--tone-bone))');
	expect(index.colour('toString')).toBe('var(--tone-bone)');
	expect(index.colour(null)).toBe('var(--tone-bone)');
	expect(index.ordinal('terrain', 'reef')).toBe(1);
	expect(index.ordinal('terrain', 'unheard-of')).toBe(-1);
	expect(index.ordinal('terrain', 3)).toBe(-1);
});

test('zones have the role that is declared, else that of their table', () => {
	expect(['ground', 'secret', 'pile', 'row', 'bag'].map((zone) => index.zoneRole(zone))).toEqual([
		'ground',
		'hidden',
		'stack',
		'row',
		'pile'
	]);
	expect(index.zoneRole('unheard-of')).toBe('pile');
	expect(index.zoneRole('constructor')).toBe('pile');
	const zones = Object.fromEntries([['constructor', 'hand' as const]]);
	const odd = new RulesIndex(laidOut({ zones }), 'en');
	expect(odd.zoneRole('constructor')).toBe('hand');
});

test('a clause is read in the words of the edition, else in its own', () => {
	expect(index.clause('S-1')).toEqual({ text: 'Otters swim.', section: 'Moving' });
	expect(index.clause('S-2')).toEqual({ text: 'Pups do not', section: 'Moving' });
	expect(index.clause('S-3')).toBeNull();
});
