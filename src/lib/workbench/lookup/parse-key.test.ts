/** Keys and colours of things, taken from rules of anybody. */
import { expect, test } from 'vitest';
import { parseKey, playerKey } from './parse-key.ts';
import { cssColour } from './css-colour.ts';

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
