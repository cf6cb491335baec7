/** A game as a folder on disk, with `base/` in it, or as a single file. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { nameIn } from '#lib/ruleset/layers/layer-files.ts';
import { stemOf } from '#lib/ruleset/layers/variant.ts';
import { inside, kindOf, pathsIn, readFolder, readText, RULESETS, unlessRefused } from './disk.ts';

export interface GameFolder {
	/** What its base says in its header, or else the name of the folder. */
	id: string;
	/** Absolute. */
	path: string;
	/** One of the games that come with the workbench. */
	delivered: boolean;
}

/** A rule file: its name in a folder of rulesets, where it is, and what it says. */
export interface RuleFile {
	name: string;
	path: string;
	text: string;
}

/** What may lie in the folder of a game. */
const PARTS = [
	'base',
	'editions',
	'house-rules',
	'maps',
	'moves.yaml',
	'surface',
	'templates',
	'tests',
	'text',
	'trials',
	'variants'
];

/** The game whose folder this is; null: it has no `base/` with rules in it. */
export function gameAt(folder: string): GameFolder | null {
	const base = join(folder, 'base');
	if (kindOf(base) !== 'folder') return null;
	const path = resolve(folder);
	const delivered = inside(RULESETS, path) !== null;
	const paths = pathsIn(base);
	if (paths.length === 0) return null;
	const id = (delivered ? null : headerGame(paths)) ?? basename(path);
	return { id, path, delivered };
}

function headerGame(paths: readonly string[]): string | null {
	// As a rule the header has a file of its own.
	const first = (path: string): number => (stemOf(path) === 'layer' ? 0 : 1);
	for (const path of paths.toSorted((a, b) => first(a) - first(b))) {
		const text = unlessRefused(() => readText(path)) ?? '';
		if (!/^layer:/m.test(text)) continue;
		const game = textOf(childOf(childOf(parseFile(path, text).root ?? undefined, 'layer'), 'game'));
		if (game !== null) return game;
	}
	return null;
}

/** The game in whose folder a file or folder lies. */
export function gameAround(path: string): GameFolder | null {
	const whole = resolve(path);
	for (let folder = dirname(whole); ; folder = dirname(folder)) {
		const [part = ''] = relative(folder, whole).split(sep);
		const game = PARTS.includes(part) && existsSync(join(folder, 'base')) ? gameAt(folder) : null;
		if (game !== null || dirname(folder) === folder) return game;
	}
}

/** The games in a folder of rulesets. */
export function gamesIn(folder: string): GameFolder[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.flatMap(({ name }) => gameAt(join(folder, name)) ?? [])
		.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A file alone can be a whole game. */
export function gameOfFile(path: string, text: string): GameFolder {
	const said = textOf(childOf(childOf(parseFile(path, text).root ?? undefined, 'game'), 'id'));
	return { id: said ?? stemOf(basename(path)), path: resolve(path), delivered: false };
}

/** All files of a game, its variants too: they lie in its folder, or beside it as in a folder of rulesets. */
export function filesOfGame({ id, path }: GameFolder): RuleFile[] {
	if (kindOf(path) === 'file') {
		return [{ name: `${id}/base/${basename(path)}`, path, text: readText(path) }];
	}
	const beside = join(dirname(path), 'variants');
	const variants = kindOf(beside) === 'folder' ? rulesIn(beside, 'variants') : [];
	return [...variants.filter(({ name, text }) => isFor(name, text, id)), ...rulesIn(path, id)];
}

function rulesIn(folder: string, prefix: string): RuleFile[] {
	return [...readFolder(folder)].map(([name, text]) => ({
		name: nameIn(prefix, name),
		path: join(folder, name),
		text
	}));
}

function isFor(name: string, text: string, game: string): boolean {
	const header = childOf(parseFile(name, text).root ?? undefined, 'variant');
	return textOf(childOf(header, 'game')) === game;
}
