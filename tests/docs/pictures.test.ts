/** Pictures of documents: each that is named is there and small, and each that is there is named. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, root } from '../architecture/sources.ts';

/** In bytes: who reads on a phone pays for them. */
const LARGEST = 60_000;
const PNG = '89504e470d0a1a0a';

const named = filesIn('docs', ['.md']).flatMap(({ path, text }) =>
	[...text.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, says = '', to = '']) => ({
		says,
		picture: normalize(join(dirname(path), to))
	}))
);

it.each(named)('$picture is there, small, and described', ({ says, picture }) => {
	const bytes = readFileSync(join(root, picture));
	expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
	expect(bytes.length).toBeLessThan(LARGEST);
	expect(says.length).toBeGreaterThan(20);
});

it('each picture is named', () => {
	const there = filesIn('docs/pictures', ['.png']).map(({ path }) => path);
	expect(there.length).toBeGreaterThan(0);
	expect([...new Set(named.map(({ picture }) => picture))].sort()).toEqual(there.sort());
});
