import { afterEach, expect, test, vi } from 'vitest';
import { saveToDisk } from './save-to-disk.ts';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('data becomes a file of that name, and its address is given back', async () => {
	const link = { href: '', download: '', click: vi.fn() };
	vi.stubGlobal('document', { createElement: (tag: string) => (tag === 'a' ? link : null) });
	const held: Blob[] = [];
	vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
		if (blob instanceof Blob) held.push(blob);
		return 'blob:one';
	});
	const givenBack = vi.spyOn(URL, 'revokeObjectURL');

	saveToDisk('plain-7.json', { turn: 7, seats: ['Zoë'] });

	expect(link).toMatchObject({ href: 'blob:one', download: 'plain-7.json' });
	expect(link.click).toHaveBeenCalledOnce();
	expect(givenBack.mock.calls).toEqual([['blob:one']]);
	expect(held.map(({ type }) => type)).toEqual(['application/json']);
	expect(await held[0]?.text()).toBe('{"turn":7,"seats":["Zoë"]}');
});
