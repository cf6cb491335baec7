/** Which file belongs to which layer, by its place in the rulesets folder. */
import { parseFile } from '#lib/language/parsed-file.ts';
import type { FileShape } from '#lib/language/shape-at.ts';
import { readLayer, type Layer, type LayerKind, type LayerPlace } from './layer.ts';
import { stemOf } from './variant.ts';

/** A file from elsewhere: an author's own layer. */
export interface ExtraFile {
	path: string;
	text: string;
}

const YAML_FILE = /\.ya?ml$/;
const FOLDERS: ReadonlyMap<string, LayerKind> = new Map([
	['editions', 'edition'],
	['house-rules', 'house-rule']
]);
/** These may also stand beside `base/`, as parts of it. */
const PARTS_OF_BASE = ['base', 'text', 'maps'];

export type FileRole =
	| { role: 'layer'; place: LayerPlace }
	| { role: 'scenario'; game: string }
	| { role: 'trial'; game: string }
	| { role: 'variant' }
	/** What became of addresses of earlier versions. */
	| { role: 'moves'; game: string }
	/** What a template is called and asks, */
	| { role: 'template'; game: string }
	/** and the example that it begins with. */
	| { role: 'example'; game: string; makes: Makes }
	| { role: 'none' };

/** What comes of a template: something in the file of a variant, or a file of its own. */
export const MAKES = ['part', 'house-rule', 'scenario', 'variant'] as const;
export type Makes = (typeof MAKES)[number];

/** What layers could lean on in a version of a game: written by a command, and read by nothing that plays. */
export function isSurface(path: string): boolean {
	return /^[^/]+\/surface\/\d+\.yaml$/.test(path);
}

export function fileRole(path: string): FileRole {
	if (!YAML_FILE.test(path)) return { role: 'none' };
	const [game = '', folder = '', ...rest] = path.split('/');
	if (game === 'variants') return rest.length === 0 ? { role: 'variant' } : { role: 'none' };
	if (rest.length === 0) {
		return folder === 'moves.yaml' ? { role: 'moves', game } : { role: 'none' };
	}
	if (folder === 'tests') return { role: 'scenario', game };
	if (folder === 'trials') return { role: 'trial', game };
	if (folder === 'templates') return roleInTemplate(game, rest);
	if (PARTS_OF_BASE.includes(folder)) {
		return { role: 'layer', place: { id: 'base', kind: 'base', game, extra: false } };
	}
	const kind = FOLDERS.get(folder);
	if (!kind) return { role: 'none' };
	const id = stemOf(rest[0] ?? '');
	return { role: 'layer', place: { id, kind, game, extra: false } };
}

function roleInTemplate(game: string, rest: readonly string[]): FileRole {
	const [, file = ''] = rest;
	if (rest.length !== 2) return { role: 'none' };
	if (stemOf(file) === 'template') return { role: 'template', game };
	const makes = MAKES.find((candidate) => candidate === stemOf(file));
	return makes ? { role: 'example', game, makes } : { role: 'none' };
}

/** Which shape a file has by its place. */
export function shapeOfRole(found: FileRole): FileShape {
	switch (found.role) {
		case 'scenario':
		case 'trial':
		case 'variant':
		case 'moves':
		case 'template':
			return found.role;
		case 'example':
			return found.makes === 'scenario' || found.makes === 'variant' ? found.makes : 'ruleset';
		case 'layer':
		case 'none':
			return 'ruleset';
	}
}

/** What a file is called in a folder of rulesets that lies at `way` in the folder of a game. */
export function nameIn(game: string, way: string): string {
	return way.startsWith('variants/') ? way : `${game}/${way}`;
}

/** What a file in a folder of rulesets is called: the variants of a game may also lie in its own folder. */
export function nameOnShelf(path: string): string {
	return /^[^/]+\/(variants\/[^/]+)$/.exec(path)?.[1] ?? path;
}

export function gameFolders(paths: Iterable<string>): string[] {
	const games = new Set<string>();
	for (const path of paths) {
		const found = fileRole(path);
		if (found.role === 'layer' && found.place.kind === 'base') games.add(found.place.game);
	}
	return [...games].sort();
}

/** All layers of a game that are in the folder. */
export function gameLayers(files: ReadonlyMap<string, string>, game: string): Layer[] {
	const groups = new Map<string, { place: LayerPlace; paths: string[] }>();
	for (const path of [...files.keys()].sort()) {
		const found = fileRole(path);
		if (found.role !== 'layer' || found.place.game !== game) continue;
		const key = `${found.place.kind}/${found.place.id}`;
		const group = groups.get(key);
		if (group) group.paths.push(path);
		else groups.set(key, { place: found.place, paths: [path] });
	}
	return [...groups.values()].map(({ place, paths }) =>
		readLayer(
			place,
			paths.map((path) => parseFile(path, files.get(path) ?? ''))
		)
	);
}

/** Each file is a layer of its own; files beside a `layer.yaml` are one layer with it. */
export function extraLayers(extra: readonly ExtraFile[], game: string): Layer[] {
	const folders = extra
		.filter(({ path }) => stemOf(path) === 'layer')
		.map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
	const groups = new Map<string, ExtraFile[]>();
	for (const file of extra) {
		const folder = folders.find((prefix) => prefix !== '' && file.path.startsWith(prefix));
		const key = folder ? folder.slice(0, -1) : file.path;
		groups.set(key, [...(groups.get(key) ?? []), file]);
	}
	return [...groups].map(([key, files]) =>
		readLayer(
			{ id: stemOf(key), kind: 'house-rule', game, extra: true },
			files.map(({ path, text }) => parseFile(path, text))
		)
	);
}
