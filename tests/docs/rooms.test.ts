/** docs/rooms.md shows a newcomer around: no room may be missing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../architecture/sources.ts';

const page = readFileSync(join(root, 'docs/rooms.md'), 'utf8');
const folders = (path: string): string[] =>
	readdirSync(join(root, path), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

test('every floor and every room has a line', () => {
	const floors = folders('src/lib');
	const rooms = floors.flatMap((floor) => {
		const inside = folders(`src/lib/${floor}`).map((room) => `${floor}/${room}/`);
		// A floor with files of its own is a room as well.
		const own = readdirSync(join(root, 'src/lib', floor)).some((name) => name.endsWith('.ts'));
		return own ? [`${floor}/`, ...inside] : inside;
	});
	const listed = [...page.matchAll(/^\| `([\w/-]+\/)` \|/gm)].map(([, room]) => room);
	expect(listed.toSorted()).toEqual(rooms.toSorted());
});

test('floors stand in the order in which they may import', () => {
	const titles = [...page.matchAll(/^## ([a-z, ]+):/gm)].flatMap(([, names = '']) =>
		names.split(', ')
	);
	expect(titles).toEqual(['language', 'ruleset', 'engine', 'bots', 'scenario', 'lab', 'workbench']);
	expect(titles.toSorted()).toEqual(folders('src/lib').toSorted());
});
