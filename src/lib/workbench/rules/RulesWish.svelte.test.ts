import { describe, expect, test } from 'vitest';
import type { LayerInfo, OptionInfo, VariantInfo } from '#lib/rules-server/rules-server.ts';
import { RulesWish } from './RulesWish.svelte.ts';
import type { Present } from './RulesWish.svelte.ts';

const layer = (id: string, more: Partial<LayerInfo> = {}): LayerInfo => ({
	id,
	kind: 'house-rule',
	name: {},
	requires: [],
	excludes: [],
	advisesAgainst: [],
	brings: [],
	about: {},
	because: {},
	...more
});
const option = (id: string, usual: number): OptionInfo => ({
	id,
	kind: 'number',
	values: [],
	min: 0,
	max: 9,
	layer: 'base',
	chapter: '',
	default: usual
});
const variant = (id: string, chosenLayers: string[], more: Partial<VariantInfo> = {}) => ({
	id,
	game: 'shells',
	name: {},
	about: {},
	gameName: {},
	language: null,
	minPlayers: 2,
	maxPlayers: 4,
	layers: ['base', ...chosenLayers],
	chosenLayers,
	plain: true,
	options: [],
	errors: 0,
	...more
});

const EBB = layer('ebb', { kind: 'edition' });
const FLOOD = layer('flood', { kind: 'edition' });
const KNOWN = [EBB, FLOOD, layer('long'), layer('longer', { requires: ['long'] })];
const length = option('length', 5);
const VARIANTS: VariantInfo[] = [
	variant('old', ['ebb']),
	variant('old-and-long', ['ebb', 'long'], { options: [length] }),
	variant('quick', ['flood'], { plain: false })
];
const USUAL: Present = { options: [], chosen: {} };
/** A length that `quick` has chosen by itself. */
const QUICK: Present = { options: [length, option('stakes', 1)], chosen: { length: 3, stakes: 1 } };

function wished(id: string): RulesWish {
	const wish = new RulesWish();
	wish.take(VARIANTS.find((candidate) => candidate.id === id)!);
	return wish;
}

test('nothing is wanted before a variant is', () => {
	expect(new RulesWish().done()).toBeNull();
	expect(new RulesWish().chosen(VARIANTS)).toEqual([]);
});

test('a variant is wanted as it is, without what was chosen before', () => {
	const wish = new RulesWish({ variant: 'old', layers: ['flood'], options: { length: 7 } });
	expect(wish.chosen(VARIANTS)).toEqual(['flood']);
	wish.take(VARIANTS[1]!);
	expect(wish.done()).toEqual({ variant: 'old-and-long', layers: null, options: {} });
	expect(wish.chosen(VARIANTS)).toEqual(['ebb', 'long']);
});

test('what a wish begins with stays as it was', () => {
	const choice = { variant: 'old', options: { length: 7 } };
	const wish = new RulesWish(choice);
	wish.option('length', 8);
	expect(wish.done()).toEqual({ variant: 'old', layers: null, options: { length: 8 } });
	expect(choice.options).toEqual({ length: 7 });
});

describe('layers put together', () => {
	test('that are a plain variant are that variant', () => {
		const wish = wished('old');
		wish.houseRule('long', true, KNOWN, VARIANTS, USUAL);
		expect(wish.done()).toEqual({ variant: 'old-and-long', layers: null, options: {} });
		wish.houseRule('long', false, KNOWN, VARIANTS, USUAL);
		expect(wish.done()).toEqual({ variant: 'old', layers: null, options: {} });
	});

	test('that are no variant stand for themselves, in the order in which they are known', () => {
		const wish = wished('old');
		wish.houseRule('longer', true, KNOWN, VARIANTS, USUAL);
		expect(wish.done()).toEqual({ variant: 'old', layers: ['ebb', 'long', 'longer'], options: {} });
		wish.edition('flood', KNOWN, VARIANTS, USUAL);
		expect(wish.done()?.layers).toEqual(['flood', 'long', 'longer']);
		wish.houseRule('long', false, KNOWN, VARIANTS, USUAL);
		expect(wish.done()?.layers).toEqual(['flood']);
	});

	test('are no variant that has chosen more than layers', () => {
		const wish = wished('old');
		wish.edition('flood', KNOWN, VARIANTS, USUAL);
		expect(wish.done()).toEqual({ variant: 'old', layers: ['flood'], options: {} });
	});

	test('keep what the variant had chosen by itself, and what the person chose over it', () => {
		const taken = wished('quick');
		taken.houseRule('long', true, KNOWN, VARIANTS, QUICK);
		expect(taken.done()?.options).toEqual({ length: 3 });
		const changed = wished('quick');
		changed.option('length', 9);
		changed.houseRule('long', true, KNOWN, VARIANTS, QUICK);
		expect(changed.done()?.options).toEqual({ length: 9 });
	});

	test('have chosen no option only because every object has something of its name', () => {
		const present: Present = { options: [option('constructor', 5)], chosen: {} };
		const wish = wished('quick');
		wish.houseRule('long', true, KNOWN, VARIANTS, present);
		expect(wish.done()?.options).toEqual({});
	});

	test('lose the options that the variant they become does not have', () => {
		const wish = wished('old');
		wish.option('length', 3);
		wish.option('stakes', 2);
		wish.houseRule('long', true, KNOWN, VARIANTS, USUAL);
		expect(wish.done()).toEqual({ variant: 'old-and-long', layers: null, options: { length: 3 } });
	});
});
