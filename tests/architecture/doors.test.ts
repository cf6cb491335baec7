/**
 * How the house holds together. `docs/rooms.md` says what each room is for; a room is a folder of `src`. A room with an
 * `index.ts` is entered by that alone, together with the rooms below it.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, importsOf, root } from './sources.ts';

/** From the ground up, each may import those before it. They run anywhere: without Node, a page or a framework. */
const FLOORS = [
	'language',
	'ruleset',
	'engine',
	'bots',
	'game-file',
	'parcel',
	'orders',
	'scenario',
	'lab',
	'rules-server',
	'game-server'
];
const USERS: Record<string, string[]> = {
	workers: FLOORS,
	workbench: [...FLOORS, 'workers'],
	cli: [...FLOORS, 'workers', 'workbench'],
	routes: [...FLOORS, 'workers', 'workbench'],
	server: []
};
const BOUND_PACKAGES =
	/^(node:|\$|svelte|@sveltejs\/|monaco-|commander|piscina|bullmq|ioredis|cli-progress|idb|comlink|d3-)/;

/** An expression asks about sets, quantifiers and values, which are made of expressions; printing them follows. */
const HONEST_CIRCLES = [
	['expression', 'modifier', 'possible', 'quantifier', 'set', 'spaces', 'value'].map(
		(name) => `engine/interpret/${name}.ts`
	),
	['elements', 'member', 'print-expression', 'print-quantifier', 'print-set'].map(
		(name) => `engine/print-code/${name}.ts`
	)
];

interface Arrow {
	from: string;
	to: string;
}

const said = ({ from, to }: Arrow): string => `${from} imports ${to}`;

/** As on the page for readers: `src/lib/engine/state/gate.ts` is `engine/state/gate.ts`. */
const short = (path: string): string => path.replace(/^src\/(lib\/)?/, '');
/** A file's folder; the folder of a language is no room of its own. */
const roomOf = (path: string): string => dirname(path).replace(/(\/i18n\/languages)\/.*/, '$1');
const floorOf = (path: string): string => path.split('/')[0]!;

function upwards(arrows: readonly Arrow[]): string[] {
	const mayEnter = (floor: string): string[] => [
		floor,
		...(USERS[floor] ?? FLOORS.slice(0, FLOORS.indexOf(floor)))
	];
	return arrows.filter(({ from, to }) => !mayEnter(floorOf(from)).includes(floorOf(to))).map(said);
}

/** Imports from outside of what lies behind an `index.ts`. */
function pastDoors(arrows: readonly Arrow[], closed: readonly string[]): string[] {
	const passes = ({ from, to }: Arrow, room: string): boolean =>
		to.startsWith(`${room}/`) && to !== `${room}/index.ts` && !from.startsWith(`${room}/`);
	return arrows.filter((arrow) => closed.some((room) => passes(arrow, room))).map(said);
}

/** The groups of nodes that reach each other. */
function circlesIn(arrows: readonly Arrow[]): string[][] {
	const next = Map.groupBy(withoutEnds(arrows), ({ from }) => from);
	const reached = new Map(
		[...next.keys()].sort().map((start) => {
			const there = new Set<string>();
			const visit = (node: string): void => {
				for (const { to } of next.get(node) ?? []) {
					if (there.has(to)) continue;
					there.add(to);
					visit(to);
				}
			};
			visit(start);
			return [start, there] as const;
		})
	);
	const meet = (one: string, other: string): boolean =>
		reached.get(one)!.has(other) && reached.get(other)!.has(one);
	const turning = [...reached.keys()].filter((node) => meet(node, node));
	const circles = Map.groupBy(turning, (node) => turning.find((other) => meet(node, other)));
	return [...circles.values()];
}

/** The arrows between nodes to which an arrow leads and from which another one goes on. */
function withoutEnds(arrows: readonly Arrow[]): readonly Arrow[] {
	const from = new Set(arrows.map((arrow) => arrow.from));
	const to = new Set(arrows.map((arrow) => arrow.to));
	const rest = arrows.filter((arrow) => to.has(arrow.from) && from.has(arrow.to));
	return rest.length === arrows.length ? arrows : withoutEnds(rest);
}

const files = codeIn('src')
	.map((file) => ({ path: short(file.path), imports: importsOf(file) }))
	.filter(({ path }) => path.includes('/'));
const arrows = files.flatMap(({ path, imports }) =>
	imports.flatMap(({ target }) =>
		target?.startsWith('src/') && short(target) !== path ? [{ from: path, to: short(target) }] : []
	)
);
const rooms = [
	...new Set([...files.map(({ path }) => path), ...arrows.map(({ to }) => to)].map(roomOf))
];
const closed = rooms.filter((room) => files.some(({ path }) => path === `${room}/index.ts`));

describe('the house', () => {
	it('has a floor for every room, and on the page for readers a line', () => {
		const page = readFileSync(join(root, 'docs/rooms.md'), 'utf8');
		const isOnPage = (name: string): boolean => page.includes(`\`${name}/\``);
		const known = rooms.filter(
			// `link/steps/` on a page that has a row for the linker is enough.
			(room) => isOnPage(room) || isOnPage(room.split('/').slice(-2).join('/'))
		);
		expect(known).toEqual(rooms);
		expect([...new Set(rooms.map(floorOf))].sort()).toEqual(
			[...FLOORS, ...Object.keys(USERS)].sort()
		);
		const rows = [...page.matchAll(/^\| `([^`]+)\/`/gm)].map(([, name]) => name);
		expect(rows.filter((name) => !rooms.some((room) => room === name))).toEqual([]);
	});

	it('has stairs that lead one way', () => {
		expect(upwards(arrows)).toEqual([]);
	});

	it('stands below the workbench without Node, the page and frameworks', () => {
		const bound = files
			.filter(({ path }) => FLOORS.includes(floorOf(path)))
			.flatMap(({ imports }) => imports)
			.filter(({ specifier }) => BOUND_PACKAGES.test(specifier));
		expect(bound.map(({ place, specifier }) => `${place} imports ${specifier}`)).toEqual([]);
	});

	it('composes and links for the page in one room', () => {
		const makes = /^ruleset\/(compose|link|workspace)\//;
		const asks = ['game-server', 'workers', 'workbench', 'routes'];
		const past = arrows.filter(({ from, to }) => asks.includes(floorOf(from)) && makes.test(to));
		expect(past.map(said)).toEqual([]);
	});

	it('has rooms that are entered by their doors', () => {
		expect(pastDoors(arrows, closed)).toEqual([]);
	});

	it('has no circle of rooms, and of files only the honest ones', () => {
		const between = arrows.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
		expect(circlesIn(between.filter(({ from, to }) => from !== to))).toEqual([]);
		expect(circlesIn(arrows)).toEqual(HONEST_CIRCLES);
	});

	it('would be seen to fall apart', () => {
		const inside = { from: 'bots/a.ts', to: 'engine/x/b.ts' };
		const below = { from: 'engine/x/y/c.ts', to: 'engine/x/b.ts' };
		const up = { from: 'engine/x/b.ts', to: 'bots/a.ts' };
		const byDoor = { from: 'bots/a.ts', to: 'engine/x/index.ts' };
		expect(pastDoors([inside, below, up, byDoor], ['engine/x'])).toEqual([said(inside)]);
		expect(upwards([inside, below, up, byDoor])).toEqual([said(up)]);
		const three = ['ab', 'bc', 'ca', 'ad', 'de'].map(([from, to]) => ({ from: from!, to: to! }));
		expect(circlesIn(three)).toEqual([['a', 'b', 'c']]);
		expect(circlesIn(three.slice(1))).toEqual([]);
	});
});
