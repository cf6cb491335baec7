import { expect, test, vi } from 'vitest';
import { findIcons } from './find-icons.ts';
import { IconBook } from './IconBook.svelte.ts';

const book = {
	named: { shell: 'M0' },
	parts: { o: () => Promise.resolve({ default: { ox: 'M1' } }) },
	names: () => Promise.resolve({ default: ['ox', 'shell'] })
};

test('icons come when they are asked for, and names that every object has are no icons', async () => {
	const icons = new IconBook(() => Promise.resolve(book));
	const names = ['shell', 'ox', 'constructor', 'toString', '__proto__', 'otter'];
	expect(names.map((name) => icons.path(name))).toEqual(names.map(() => null));
	await vi.waitFor(() => expect(icons.path('ox')).toBe('M1'));
	expect(names.map((name) => icons.path(name))).toEqual(['M0', 'M1', null, null, null, null]);
});

test('one can wait for icons, whether there are any of their names or not', async () => {
	const icons = new IconBook(() => Promise.resolve(book));
	await icons.settle(['shell', 'ox', 'otter', 'nothing', '']);
	expect(['shell', 'ox', 'otter'].map((name) => icons.path(name))).toEqual(['M0', 'M1', null]);
});

test('their names can be had without their pictures', async () => {
	expect(await new IconBook(() => Promise.resolve(book)).names()).toEqual(['ox', 'shell']);
});

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
