/** What somebody means by a path on the command line: games, or files of rules and scenarios, from anywhere. */
import { basename, dirname, join, resolve } from 'node:path';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { fileRole, nameIn, type ExtraFile } from '#lib/ruleset/layers/layer-files.ts';
import { inside, isYaml, kindOf, readFolder, readText } from './disk.ts';
import { Failure } from '../terminal/failure.ts';
import { gameAround, gameAt, type GameFolder, gameOfFile, gamesIn } from './game-folder.ts';

/** `part`: of the base of a game, in whose folder it lies. */
export type GivenRole = 'layer' | 'variant' | 'scenario' | 'trial' | 'part';

/** A file with its path as the user knows it. */
export interface GivenFile extends ExtraFile {
	role: GivenRole;
	/** The game that it is for: that in whose folder it lies, or that of its header; null: it does not say. */
	game: string | null;
	/** In whose folder it lies, and what it is called there. */
	home: { game: GameFolder; name: string } | null;
	/** Where the variants of a folder of rulesets lie: a game that is beside them. */
	beside: GameFolder | null;
}

export interface Given {
	path: string;
	/** It is one game, or (a folder of rulesets) holds several. */
	games: GameFolder[];
	/** It holds the games of others beside each other. */
	shelf: boolean;
	/** When it is no game. */
	files: GivenFile[];
}

export const ROLE_NAMES: Record<GivenRole, string> = {
	layer: 'a layer',
	variant: 'a variant',
	scenario: 'a file of scenarios',
	trial: 'a file of trials',
	part: 'a part of a game'
};

const HEADS = ['scenario', 'trial', 'variant', 'layer'] as const;

/** Reads what is at a path; fails where there is nothing that could be meant. */
export function givenAt(path: string): Given {
	const kind = kindOf(path);
	if (kind === 'nothing') {
		const whole = resolve(path);
		const where = whole === path ? '' : ` (looked for ${whole})`;
		throw new Failure(`there is no file or folder ${path}${where}`, 2);
	}
	return kind === 'file' ? fileAt(path) : folderAt(path);
}

function fileAt(path: string): Given {
	if (!isYaml(path)) throw new Failure(`${path} is not a YAML file`, 2);
	const text = readText(path);
	const file = readGiven(path, text, gameAround(path));
	const whole = file.home === null && headOf(path, text) === null && saysGame(path, text);
	if (whole) return { path, games: [gameOfFile(path, text)], shelf: false, files: [] };
	return { path, games: [], shelf: false, files: [file] };
}

function folderAt(path: string): Given {
	const around = gameAround(path);
	const game = around === null ? gameAt(path) : null;
	if (game !== null) return { path, games: [game], shelf: false, files: [] };
	const games = around === null ? gamesIn(path) : [];
	if (games.length > 0) return { path, games, shelf: true, files: [] };
	const files = [...readFolder(path)].map(([way, text]) =>
		readGiven(join(path, way), text, around)
	);
	if (files.length > 0) return { path, games: [], shelf: false, files };
	throw new Failure(
		`${path} is no game and holds no rules: looked for base/ with YAML files in ${resolve(path)} and in the folders in it, and for other YAML files`,
		2
	);
}

function readGiven(path: string, text: string, around: GameFolder | null): GivenFile {
	if (around !== null) {
		const name = nameIn(around.id, inside(around.path, path) ?? '');
		const role = roleOfName(name) ?? headOf(path, text) ?? 'layer';
		return { path, text, role, game: around.id, home: { game: around, name }, beside: null };
	}
	const role = headOf(path, text) ?? 'layer';
	const game = textOf(childOf(childOf(rootOf(path, text), role), 'game'));
	const beside =
		role === 'variant' && game !== null && basename(dirname(resolve(path))) === 'variants'
			? gameAt(join(dirname(path), '..', game))
			: null;
	return { path, text, role, game, home: null, beside };
}

function roleOfName(name: string): GivenRole | null {
	const found = fileRole(name);
	if (found.role === 'none') return null;
	if (found.role === 'scenario' || found.role === 'trial' || found.role === 'variant')
		return found.role;
	return found.role === 'layer' && found.place.kind !== 'base' ? 'layer' : 'part';
}

/** What a file says that it is; one that cannot be parsed may still show it. */
export function headOf(path: string, text: string): (typeof HEADS)[number] | null {
	const { root } = parseFile(path, text);
	if (root !== null) return HEADS.find((head) => childOf(root, head)) ?? null;
	return HEADS.find((head) => new RegExp(`^${head}:`, 'm').test(text)) ?? null;
}

function saysGame(path: string, text: string): boolean {
	return childOf(rootOf(path, text), 'game')?.node === 'map';
}

function rootOf(path: string, text: string): TreeNode | undefined {
	return parseFile(path, text).root ?? undefined;
}
