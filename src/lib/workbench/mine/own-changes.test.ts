import { expect, test } from 'vitest';
import type { Changeable } from '#lib/ruleset/report/changeable/changeable.ts';
import { isChanged, withChanged, withLayer } from './own-changes.ts';

const OWN = 'variant:mine';
const TEXT = 'variant: { id: mine, game: game } # mine\n';
const changeable = (more: Partial<Changeable>): Changeable => ({
	address: 'values.limit.is',
	keys: ['values', 'limit', 'is'],
	definition: 'values.limit',
	definedBy: 'base',
	input: { is: 'number', min: null, max: null },
	value: 7,
	layer: 'base',
	before: null,
	otherwise: null,
	about: [],
	cite: [],
	called: [],
	mentions: [],
	...more
});

test('a number of the layers below is changed beside what stood there, and goes when it is that again', () => {
	const changed = withChanged(TEXT, changeable({}), 9, OWN);
	expect(changed).toBe(`${TEXT}change:\n  values.limit.is: { expect: 7, set: 9 }\n`);
	const now = changeable({ value: 9, layer: OWN, before: 7 });
	expect(isChanged(now, OWN)).toBe(true);
	expect(withChanged(changed!, now, 7, OWN)).toBe(TEXT);
	expect(withChanged(changed!, now, null, OWN)).toBe(TEXT);
	expect(withChanged(changed!, now, 12, OWN)).toContain('{ expect: 7, set: 12 }');
});

test('an expression is changed as a whole', () => {
	const price = changeable({ address: 'values.price.is', value: 'if dear then 10 else 5' });
	expect(withChanged(TEXT, price, 'if dear then 12 else 5', OWN)).toContain(
		'values.price.is: { expect: if dear then 10 else 5, set: if dear then 12 else 5 }'
	);
});

test('what nobody says is said, and not said any more', () => {
	const count = changeable({
		address: 'pieces.owl.count',
		keys: ['pieces', 'owl', 'count'],
		definition: 'pieces.owl',
		value: 1,
		layer: null,
		otherwise: 1
	});
	const changed = withChanged(TEXT, count, 3, OWN);
	expect(changed).toContain('pieces.owl.count: { set: 3 }');
	expect(withChanged(changed!, { ...count, value: 3, layer: OWN }, 1, OWN)).toBe(TEXT);
});

test('an option is chosen in the header of the variant', () => {
	const option = changeable({ address: 'options.dear', definition: 'options.dear', value: 'no' });
	const changed = withChanged(TEXT, option, 'yes', OWN);
	expect(changed).toBe('variant: { id: mine, game: game, options: { dear: yes } } # mine\n');
	const now = changeable({ ...option, value: 'yes', layer: OWN, before: 'no' });
	expect(withChanged(changed!, now, null, OWN)).not.toContain('dear');
});

test('what the variant itself defines is changed where it stands', () => {
	const text = `${TEXT}values:\n  limit: { is: 7 }\n`;
	expect(withChanged(text, changeable({ definedBy: OWN, layer: OWN }), 8, OWN)).toBe(
		`${TEXT}values:\n  limit: { is: 8 }\n`
	);
});

test('another layer’s changes become the variant’s own: beside others, over its own, and where it defines what changes', () => {
	const layer = (change: unknown) =>
		JSON.stringify({ layer: { id: 'top', kind: 'patch' }, change });
	const once = withLayer(TEXT, layer({ 'values.limit.is': { expect: 7, set: 9 } }))!;
	expect(once).toBe(`${TEXT}change:\n  values.limit.is: { expect: 7, set: 9 }\n`);
	expect(withLayer(once, layer({ 'values.limit.is': { expect: 9, set: 11 } }))).toBe(
		`${TEXT}change:\n  values.limit.is: { expect: 7, set: 11 }\n`
	);
	expect(withLayer(once, layer({ 'pieces.owl.count': { set: 0 } }))).toBe(
		`${once}  pieces.owl.count: { set: 0 }\n`
	);
	const own = `${TEXT}pieces:\n  owl: { kind: bird, count: 2 }\n`;
	expect(withLayer(own, layer({ 'pieces.owl.count': { expect: 2, set: 0 } }))).toBe(
		`${TEXT}pieces:\n  owl: { kind: bird, count: 0 }\n`
	);
	expect(withLayer('variant: [', layer({ 'pieces.owl.count': { set: 0 } }))).toBeNull();
});
