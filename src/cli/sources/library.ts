/**
 * The one way from what is named on the command line to rules: the games of the workbench, those that were given by their
 * folders, and the layers, variants and scenarios that were given with them. Every command that reads rules begins here.
 */
import { join, resolve } from 'node:path';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { keepSoundIn } from '#lib/language/file-findings.ts';
import { keepTreesIn } from '#lib/language/parsed-file.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { FileShape } from '#lib/language/shape-at.ts';
import type { TreeWords } from '#lib/language/tree-words.ts';
import { type FileRole, fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { listGames, type Workspace } from '#lib/ruleset/workspace/workspace.ts';
import { openable, readFolder, RULESETS } from './disk.ts';
import { Failure } from '../terminal/failure.ts';
import { filesOfGame, type GameFolder } from './game-folder.ts';
import type { Given, GivenFile, GivenRole } from './given-path.ts';
import { hashOf } from './hashes.ts';
import { Kept } from './kept.ts';

const trees = new Kept<TreeWords>('trees', 5000);
keepTreesIn({
	hashOf,
	read: (hash) => trees.read(hash),
	keep: (hash, tree) => trees.keep(hash, tree)
});
const sound = new Kept<true>('sound', 2000);
const nameOf = (hash: string, shape: FileShape): string => hashOf(`${shape} ${hash}`);
keepSoundIn({
	has: (hash, shape) => sound.read(nameOf(hash, shape)) !== null,
	keep: (hash, shape) => sound.keep(nameOf(hash, shape), true)
});

export class Library {
	readonly workspace: Workspace;
	/** Files that were given, by what they are. */
	readonly layers: readonly GivenFile[];
	readonly variants: readonly GivenFile[];
	readonly scenarios: readonly GivenFile[];
	readonly trials: readonly GivenFile[];
	/** Where the files of the workspace are on disk. */
	readonly #places = new Map<string, string>();

	/** A game that was given takes the place of the delivered one with its id; so does a layer. */
	constructor(given: readonly Given[]) {
		const files = new Map<string, string>();
		this.workspace = { files };
		for (const [name, text] of readFolder(RULESETS)) this.#put(name, join(RULESETS, name), text);
		for (const game of gamesOf(given)) {
			if (game.delivered) continue;
			for (const name of [...files.keys()]) if (name.startsWith(`${game.id}/`)) files.delete(name);
			for (const { name, path, text } of filesOfGame(game)) this.#put(name, path, text);
		}
		const those = (role: GivenRole) =>
			distinctFiles(
				given.flatMap((givenPath) => givenPath.files).filter((file) => file.role === role)
			);
		this.layers = those('layer').map((file) => this.#besides(file));
		this.variants = those('variant');
		this.scenarios = those('scenario');
		this.trials = those('trial');
		for (const { home } of this.layers) if (home !== null) files.delete(home.name);
	}

	#put(name: string, path: string, text: string): void {
		this.workspace.files.set(name, text);
		this.#places.set(name, openable(path));
	}

	/** A path must not be taken for the name of a file of the workspace. */
	#besides(file: GivenFile): GivenFile {
		return this.workspace.files.has(file.path) ? { ...file, path: `./${file.path}` } : file;
	}

	/** Where a file of findings, rules and scenarios is to be found from where the command is run. */
	at(file: string): string {
		return this.#places.get(file) ?? file;
	}

	/** Findings with places that can be opened, and with what to do about a game that is not there. */
	opened(findings: readonly Diagnostic[]): Diagnostic[] {
		return movedFindings(findings, (file) => this.at(file)).map((finding) => {
			if (finding.code !== 'ref/unknown-game') return finding;
			const way = `there are ${this.games.join(', ')}; of another game give the folder as well`;
			return { ...finding, message: `${finding.message}; ${way}` };
		});
	}

	get games(): string[] {
		return listGames(this.workspace);
	}
}

/** The games that were given, and those in whose folders files lie: none twice, and no two with the same id. */
function gamesOf(given: readonly Given[]): GameFolder[] {
	const games = new Map<string, GameFolder>();
	const add = (game: GameFolder | null | undefined): void => {
		if (!game) return;
		const known = games.get(game.id);
		if (known !== undefined && known.path !== game.path) {
			throw new Failure(
				`there are two games "${game.id}", ${openable(known.path)} and ${openable(game.path)}: give one of them, or another id to one (\`game:\` in the header in its base/)`,
				2
			);
		}
		games.set(game.id, game);
	};
	for (const { games: those, files } of given) {
		for (const game of those) add(game);
		for (const { home, beside } of files) {
			add(home?.game);
			add(beside);
		}
	}
	return [...games.values()];
}

/** The same findings with other names for the files. */
export function movedFindings(
	findings: readonly Diagnostic[],
	rename: (file: string) => string
): Diagnostic[] {
	const place = (range: SourceRange): SourceRange => ({ ...range, file: rename(range.file) });
	return findings.map((finding) => ({
		...finding,
		range: place(finding.range),
		related: finding.related.map((note) => ({ ...note, range: place(note.range) })),
		fixes: finding.fixes.map(({ edits, ...fix }) => ({
			...fix,
			edits: edits.map((edit) => ({ ...edit, range: place(edit.range) }))
		}))
	}));
}

function distinctFiles(files: readonly GivenFile[]): GivenFile[] {
	return [...new Map(files.map((file) => [resolve(file.path), file])).values()];
}

/** What plays and proves changes nothing of the rules. */
const PROBES: ReadonlySet<FileRole['role']> = new Set(['scenario', 'trial']);

/** What lies in a workspace otherwise than in the delivered one, but for scenarios and trials: null for a file that is not there. */
export function changesOf({ files }: Workspace): Record<string, string | null> {
	const delivered = readFolder(RULESETS);
	const changes: Record<string, string | null> = {};
	for (const name of new Set([...delivered.keys(), ...files.keys()])) {
		const text = files.get(name) ?? null;
		if (!PROBES.has(fileRole(name).role) && text !== (delivered.get(name) ?? null)) {
			changes[name] = text;
		}
	}
	return changes;
}
