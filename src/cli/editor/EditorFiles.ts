/** The files of an editor as the rules server names them: those of its folder, over those that come with the workbench. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { stemOf } from '#lib/ruleset/layers/variant.ts';
import {
	inside,
	isYaml,
	kindOf,
	readFolder,
	readText,
	RULESETS,
	unlessRefused
} from '../sources/disk.ts';

export class EditorFiles {
	/** Text by path below a folder of rulesets, as the workbench delivers it; empty where that very folder is open. */
	readonly delivered: Record<string, string>;
	/** The same of the editor's folder. */
	readonly own: Record<string, string>;
	readonly #root: string;
	/** Where files are on disk, by path; those that are missing here are delivered. */
	readonly #places = new Map<string, string>();
	/** The same the other way round; of two files with the same path, that path is of the one that was asked for last. */
	readonly #paths = new Map<string, string>();

	/** `folder`: what is open in the editor, or a folder of rulesets in it. */
	constructor(folder: string) {
		this.#root = rootIn(folder);
		const isWorkbench =
			kindOf(this.#root) === 'folder' && realpathSync(this.#root) === realpathSync(RULESETS);
		this.delivered = isWorkbench ? {} : Object.fromEntries(readFolder(RULESETS));
		const found = kindOf(this.#root) === 'folder' ? [...readFolder(this.#root)] : [];
		this.own = Object.fromEntries(
			found.flatMap(([name, text]) => {
				const path = this.#placed(join(this.#root, name), text);
				return path === null ? [] : [[path, text]];
			})
		);
	}

	/** What the rules server calls a file; null: it is none of rules. */
	pathOf(uri: string, text: string): string | null {
		const place = fileIn(uri);
		if (place === null) return null;
		const known = this.#paths.get(place);
		const isKnown = known !== undefined && this.#places.get(known) === place;
		return isKnown ? known : this.#placed(place, text);
	}

	uriOf(path: string): string {
		return pathToFileURL(this.#places.get(path) ?? join(RULESETS, path)).href;
	}

	/** The same of a file that may not be there yet: it belongs to the folder that is open. */
	newUriOf(path: string): string {
		return pathToFileURL(this.#places.get(path) ?? join(this.#root, path)).href;
	}

	/** What a file says on disk; null: nothing, or nobody may read it. */
	onDisk(uri: string): string | null {
		const place = fileIn(uri);
		if (place === null || kindOf(place) !== 'file') return null;
		return unlessRefused(() => readText(place));
	}

	#placed(place: string, text: string): string | null {
		const name = inside(this.#root, place) ?? inside(RULESETS, place) ?? stemOf(place);
		const path = fileRole(name).role === 'none' ? placeByHeader(name, text) : name;
		if (path !== null) {
			this.#places.set(path, place);
			this.#paths.set(place, path);
		}
		return path;
	}
}

/** A path of a URI that is a file. */
function fileIn(uri: string): string | null {
	try {
		const place = fileURLToPath(uri);
		return isYaml(place) ? place : null;
	} catch {
		return null;
	}
}

/** A folder of rulesets lies in a folder of its own, or is the folder. */
function rootIn(folder: string): string {
	const below = join(folder, 'rulesets');
	return kindOf(below) === 'folder' ? below : folder;
}

/** A layer or a variant that lies anywhere belongs where its first lines say. */
function placeByHeader(name: string, text: string): string | null {
	const root = parseFile(name, text).root ?? undefined;
	const stem = stemOf(name);
	if (childOf(root, 'variant')) return `variants/${stem}.yaml`;
	const game = textOf(childOf(childOf(root, 'layer'), 'game'));
	return game === null ? null : `${game}/house-rules/${stem}.yaml`;
}
