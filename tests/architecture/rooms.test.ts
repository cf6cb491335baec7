import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsIn, circlesIn, folderOf, roomOf } from './graph.ts';
import { HONEST_CIRCLES, type Room, ROOMS } from './rooms.ts';
import { codeIn, root, type SourceFile } from './sources.ts';

/** What a reader takes in at a glance. */
const MOST_FILES = 25;

const room = (uses: string[], doors: string[] = []): Room => ({ uses, doors });

describe('rooms', () => {
	const files = codeIn('src');
	const arrows = arrowsIn('src');

	it('are all listed, and none is that is not there', () => {
		const there = [...files.map(({ path }) => path), ...arrows.map(({ target }) => target)];
		expect(Object.keys(ROOMS).sort()).toEqual([...new Set(there.map(roomOf))].sort());
	});

	it('have a line of purpose on the page for readers', () => {
		const page = readFileSync(join(root, 'docs/rooms.md'), 'utf8');
		expect(Object.keys(ROOMS).filter((name) => !hasPurpose(page, name))).toEqual([]);
	});

	it(`hold at most ${MOST_FILES} files`, () => {
		expect(crowded(files)).toEqual([]);
	});

	it('are entered from the rooms that may enter them, through their doors', () => {
		expect(trespasses(arrows, ROOMS)).toEqual([]);
	});

	it('list no arrow and no door that nobody uses', () => {
		expect(unused(arrows, ROOMS)).toEqual([]);
	});

	it('do not use each other in a circle', () => {
		const between = Object.entries(ROOMS).flatMap(([from, { uses }]) =>
			uses.map((target) => ({ from, target }))
		);
		expect(circlesIn(between)).toEqual([]);
	});

	it('hold no circle of files but the named ones', () => {
		expect(circlesIn(arrows)).toEqual(HONEST_CIRCLES.map(({ files: all }) => [...all]));
		for (const { because } of HONEST_CIRCLES) expect(because.length).toBeGreaterThan(20);
	});
});

describe('what the rules about rooms notice', () => {
	const arrow = (from: string, target: string): Arrow => ({
		from: `src/lib/${from}.ts`,
		target: `src/lib/${target}.ts`,
		specifier: target,
		typeOnly: false,
		place: from
	});
	const plan = { hall: room(['attic']), attic: room([], ['attic/door']) };

	it('an arrow that is not allowed', () => {
		expect(trespasses([arrow('attic/x', 'hall/y')], plan)).toEqual([
			'attic/x imports hall/y: attic may not use hall'
		]);
	});

	it('an import past a door', () => {
		expect(trespasses([arrow('hall/y', 'attic/door')], plan)).toEqual([]);
		expect(trespasses([arrow('hall/y', 'attic/chest')], plan)).toEqual([
			'hall/y imports attic/chest: it is no door of attic'
		]);
	});

	it('a permission that is not needed', () => {
		expect(unused([], plan)).toEqual(['hall uses attic: no arrow', 'attic/door is no door']);
	});

	it('a room without a purpose', () => {
		expect(hasPurpose('| `ruleset/link/` | names; `link/steps/` | ', 'ruleset/link/steps')).toBe(
			true
		);
		expect(hasPurpose('| `ruleset/link/` | names |', 'ruleset/link/steps')).toBe(false);
	});

	it('a crowded folder', () => {
		const many = Array.from({ length: 26 }, (_, i) => ({
			path: `src/lib/hall/f${i}.ts`,
			text: ''
		}));
		expect(crowded(many)).toEqual(['hall holds 26 files']);
		expect(crowded(many.slice(1))).toEqual([]);
	});

	it('a circle of files, also over three, type imports included', () => {
		const circle = [
			arrow('a/x', 'b/y'),
			arrow('b/y', 'c/z'),
			arrow('c/z', 'a/x'),
			arrow('a/x', 'd/w')
		];
		expect(circlesIn(circle)).toEqual([['src/lib/a/x.ts', 'src/lib/b/y.ts', 'src/lib/c/z.ts']]);
		expect(circlesIn(circle.slice(1))).toEqual([]);
	});
});

/** `link/steps/` on a page that has a row for the floor is enough. */
function hasPurpose(page: string, name: string): boolean {
	return (
		page.includes(`\`${name}/\``) || page.includes(`\`${name.split('/').slice(-2).join('/')}/\``)
	);
}

function crowded(files: readonly SourceFile[]): string[] {
	const counts = new Map<string, number>();
	for (const { path } of files) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
	return [...counts]
		.filter(([, count]) => count > MOST_FILES)
		.map(([name, count]) => `${name} holds ${count} files`);
}

function stem(path: string): string {
	return path.replace(/^src\/(lib\/)?/, '').replace(/(\.svelte)?\.(ts|js)$/, '');
}

function trespasses(arrows: readonly Arrow[], rooms: Record<string, Room>): string[] {
	return arrows.flatMap(({ from, target, place }) => {
		const [own, other] = [roomOf(from), roomOf(target)];
		if (own === other) return [];
		const what = `${place} imports ${stem(target)}`;
		if (!rooms[own]?.uses.includes(other)) return [`${what}: ${own} may not use ${other}`];
		return rooms[other]?.doors.includes(stem(target)) ? [] : [`${what}: it is no door of ${other}`];
	});
}

function unused(arrows: readonly Arrow[], rooms: Record<string, Room>): string[] {
	const between = arrows.filter(({ from, target }) => roomOf(from) !== roomOf(target));
	const used = new Set(between.map(({ from, target }) => `${roomOf(from)} ${roomOf(target)}`));
	const entered = new Set(between.map(({ target }) => stem(target)));
	return Object.entries(rooms).flatMap(([name, { uses, doors }]) => [
		...uses
			.filter((other) => !used.has(`${name} ${other}`))
			.map((other) => `${name} uses ${other}: no arrow`),
		...doors.filter((door) => !entered.has(door)).map((door) => `${door} is no door`)
	]);
}
