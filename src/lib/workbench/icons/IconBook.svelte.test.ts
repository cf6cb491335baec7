import { expect, test, vi } from 'vitest';
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

test('their names can be had without their pictures', async () => {
	expect(await new IconBook(() => Promise.resolve(book)).names()).toEqual(['ox', 'shell']);
});
