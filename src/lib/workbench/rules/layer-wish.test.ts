import { expect, test } from 'vitest';
import type { LayerInfo } from '#lib/rules-server/rules-server.ts';
import {
	advisedAgainst,
	broughtBy,
	excludedBy,
	houseRulesIn,
	without,
	withNeeds
} from './layer-wish.ts';

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
const KNOWN = [
	layer('old', { kind: 'edition' }),
	layer('new', { kind: 'edition' }),
	layer('long'),
	layer('longer', { requires: ['long', 'new'] }),
	layer('longest', { requires: ['longer'] }),
	layer('short', { excludes: ['long'] }),
	layer('quiet', { advisesAgainst: ['short'] })
];

test('a house rule brings along what it needs, its edition in place of another', () => {
	expect(withNeeds(['old'], 'long', KNOWN)).toEqual(['old', 'long']);
	expect(withNeeds(['old'], 'longest', KNOWN).toSorted()).toEqual([
		'long',
		'longer',
		'longest',
		'new'
	]);
	expect(withNeeds(['old', 'long'], 'long', KNOWN)).toEqual(['old', 'long']);
	expect(withNeeds(['old'], 'unheard-of', KNOWN)).toEqual(['old']);
	expect(houseRulesIn(['old', 'long'], KNOWN)).toEqual(['long']);
});

test('what needs a house rule goes with it', () => {
	expect(without(['new', 'long', 'longer', 'longest'], 'long', KNOWN)).toEqual(['new']);
	expect(without(['new', 'long', 'longer'], 'longer', KNOWN)).toEqual(['new', 'long']);
});

test('two that do not go together say so from both sides', () => {
	const [long, short] = [KNOWN[2]!, KNOWN[5]!];
	expect(excludedBy(long, ['old', 'short'], KNOWN)).toBe(short);
	expect(excludedBy(short, ['old', 'long'], KNOWN)).toBe(long);
	expect(excludedBy(short, ['old'], KNOWN)).toBeNull();
});

test('two that had better not go together say so from both sides, and exclude nothing', () => {
	const [short, quiet] = [KNOWN[5]!, KNOWN[6]!];
	expect(advisedAgainst(quiet, ['old', 'short'], KNOWN)).toBe(short);
	expect(advisedAgainst(short, ['old', 'quiet'], KNOWN)).toBe(quiet);
	expect(advisedAgainst(quiet, ['old', 'long'], KNOWN)).toBeNull();
	expect(excludedBy(quiet, ['short'], KNOWN)).toBeNull();
});

test('what comes along by itself says with whom, also through others', () => {
	const deck = layer('deck');
	const known = [deck, layer('hand', { brings: ['deck'] }), layer('game', { brings: ['hand'] })];
	expect(broughtBy(deck, ['hand', 'game'], known)?.id).toBe('hand');
	expect(broughtBy(deck, ['game'], known)?.id).toBe('game');
	expect(broughtBy(deck, ['deck'], known)).toBeNull();
	expect(withNeeds([], 'hand', known)).toEqual(['hand']);
});
