import { expect, test } from 'vitest';
import { findIcons } from './find-icons.ts';

const NAMES = ['bear-face', 'bearded', 'forbearance', 'ghost', 'imp', 'polar-bear'];
const PIECES = [
	{ name: 'Weißer Bär', icon: 'polar-bear' },
	{ name: 'Geist', icon: 'ghost' },
	{ name: 'Odd one', icon: 'no-such-icon' }
];

test('the words that icons are called by', () => {
	expect(findIcons('bear', NAMES, [])).toEqual([
		'bearded',
		'bear-face',
		'polar-bear',
		'forbearance'
	]);
	expect(findIcons('Bear face', NAMES, [])).toEqual(['bear-face']);
	expect(findIcons('zebra', NAMES, PIECES)).toEqual([]);
});

test('and what the pieces are called that have them, in any language', () => {
	expect(findIcons('geist', NAMES, PIECES)).toEqual(['ghost']);
	expect(findIcons('weisser bar', NAMES, PIECES)).toEqual(['polar-bear']);
});

test('without a word, those of the game', () => {
	expect(findIcons(' ', NAMES, PIECES)).toEqual(['polar-bear', 'ghost']);
});
