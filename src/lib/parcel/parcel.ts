/** Rules that are sent: rule files under their paths, and what may be among them. Nothing that arrives is believed. */
import { isRuleFile } from '#lib/game-file/edits-file.ts';
import { childOf, textOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { stemOf } from '#lib/ruleset/layers/variant.ts';

export interface Parcel {
	/** The id of the variant that it is about, or what its first file is called. */
	name: string;
	/** Path below the rulesets folder -> text. */
	files: ReadonlyMap<string, string>;
}

/**
 * Why nothing is made of what has arrived. Of a file: path: no place for rules; elsewhere: of a game that is not here;
 * twice: two under one path; not-text; misnamed: a variant that calls itself otherwise. Of all: empty, too-many,
 * too-large; zip-…, link-…: what they come in.
 */
export type Why =
	| 'path'
	| 'elsewhere'
	| 'twice'
	| 'not-text'
	| 'misnamed'
	| 'no-place'
	| 'empty'
	| 'too-many'
	| 'too-large'
	| 'zip-broken'
	| 'zip-shortcut'
	| 'zip-locked'
	| 'link-broken'
	| 'link-newer';

export interface Problem {
	why: Why;
	/** The file that it is about, as it was called; empty: all of it. */
	at: string;
}

export type ReadParcel = { ok: true; parcel: Parcel } | { ok: false; problem: Problem };

/** All texts together, in bytes; far more than any variant has. */
export const MOST_BYTES = 2_000_000;
export const MOST_FILES = 100;
const LONGEST_PATH = 120;
/** A game that comes along, whole, has its header here. */
const BASE_HEAD = /^([a-z][a-z0-9-]*)\/base\/layer\.yaml$/;

export const refused = (why: Why, at = ''): { ok: false; problem: Problem } => ({
	ok: false,
	// A name can be as long as the file that it is in.
	problem: { why, at: at.slice(0, LONGEST_PATH) }
});

/** `games`: the folders of the games that are here. */
export function parcelOf(
	entries: readonly (readonly [path: string, text: string])[],
	games: readonly string[]
): ReadParcel {
	if (entries.length > MOST_FILES) return refused('too-many');
	const wrong = wrongPath(
		entries.map(([path]) => path),
		games
	);
	if (wrong) return { ok: false, problem: wrong };
	let size = 0;
	for (const [path, text] of entries) {
		size += text.length;
		if (size > MOST_BYTES) return refused('too-large');
		if (text.includes('\0') || !text.isWellFormed()) return refused('not-text', path);
		if (isMisnamed(path, text)) return refused('misnamed', path);
	}
	const paths = entries.map(([path]) => path);
	const first = paths.find((path) => fileRole(path).role === 'variant') ?? paths[0];
	if (first === undefined) return refused('empty');
	return { ok: true, parcel: { name: stemOf(first), files: new Map(entries) } };
}

/** What is wrong with the first path that no parcel may have. */
export function wrongPath(paths: readonly string[], here: readonly string[]): Problem | null {
	const games = [...here, ...paths.flatMap((path) => BASE_HEAD.exec(path)?.[1] ?? [])];
	const seen = new Set<string>();
	for (const path of paths) {
		const why =
			path.length > LONGEST_PATH || !isRuleFile(path) ? 'path' : placeTrouble(path, games);
		if (why) return refused(why, path).problem;
		// On many file systems these are one file.
		const key = path.toLowerCase();
		if (seen.has(key)) return refused('twice', path).problem;
		seen.add(key);
	}
	return null;
}

function placeTrouble(path: string, games: readonly string[]): Why | null {
	const found = fileRole(path);
	if (found.role === 'none') return 'path';
	if (found.role === 'variant') return null;
	const game = found.role === 'layer' ? found.place.game : found.game;
	return games.includes(game) ? null : 'elsewhere';
}

/** The page finds the file of a variant by its id. One that cannot be read has findings of its own. */
function isMisnamed(path: string, text: string): boolean {
	if (fileRole(path).role !== 'variant') return false;
	const { root } = parseFile(path, text);
	const id = textOf(childOf(childOf(root ?? undefined, 'variant'), 'id'));
	return id !== null && id !== stemOf(path);
}
