/** The rules around an open file, linked with the file as it stands in the editor: all help in editors is told from them. */
import type { Span } from '#lib/language/expression/ast.ts';
import { hashText } from '#lib/language/tools/hash.ts';
import { SmallCache } from '#lib/language/tools/small-cache.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { fileRole, gameFolders, gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { link } from '#lib/ruleset/link/index.ts';
import {
	mentionsInFile,
	declaredIn,
	readGame,
	type ReadGame,
	WordNotes
} from '#lib/ruleset/mentions/game-mentions.ts';
import type { Mention } from '#lib/ruleset/mentions/game-names.ts';
import { ScopeNotes } from '#lib/ruleset/names/scope-notes.ts';
import type { ExpressionListener, Symbols } from '#lib/ruleset/names/symbols.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Hook } from '#lib/ruleset/report/hooks/hook.ts';
import { hooksIn } from '#lib/ruleset/report/hooks/list-hooks.ts';
import { ReadNotes } from '#lib/ruleset/report/hooks/uses.ts';
import { composing } from '#lib/ruleset/workspace/compose-choice.ts';
import { composeGame } from '#lib/ruleset/workspace/workspace.ts';
import type { Examples } from '#lib/ruleset/writing/whole-pieces.ts';
import { examplesIn } from './examples-in.ts';
import type { Files } from './Files.ts';
import type { OpenFile, RulesChoice } from './rules-server.ts';

/** The rules in which a file is looked at. */
export interface PlayedRules {
	choice: RulesChoice;
	players: number;
}

/** The mouse moves over many words of one text; an author who types asks about another text each time. */
const REMEMBERED = 4;

/** The rules as they stand around the open file. What takes long is worked out when it is asked for. */
export class Reading {
	readonly composition: Composition;
	readonly symbols: Symbols;
	/** null: the rules do not hold as they stand. */
	readonly program: Program | null;
	/** The scopes of the expressions in the open file. */
	readonly scopes: ScopeNotes;
	readonly #file: OpenFile;
	readonly #files: Map<string, string>;
	readonly #words = new WordNotes();
	readonly #reads = new ReadNotes();
	#written: ReadGame | null = null;
	#names: ReadGame | null = null;
	#mentions: readonly Mention[] | null = null;
	#hooks: readonly Hook[] | null = null;

	constructor(
		file: OpenFile,
		files: Map<string, string>,
		composition: Composition,
		players: number
	) {
		this.#file = file;
		this.#files = files;
		this.composition = composition;
		this.scopes = new ScopeNotes(file.path);
		const all = listeners([this.scopes, this.#words, this.#reads]);
		const { program, symbols } = link(composition, players, all);
		this.program = program;
		this.symbols = symbols;
	}

	get game(): string {
		return this.composition.game;
	}

	/** All that the rules name. */
	get names(): ReadGame {
		return (this.#names ??= readGame(this.written, this.composition, this.#words));
	}

	/** What the rules declare, to be written elsewhere. */
	get written(): ReadGame {
		const ids = this.layers.map(({ id }) => id);
		return (this.#written ??= declaredIn(this.composition, this, ids, this.#files));
	}

	/** All of the game, played or not. */
	get layers(): readonly Layer[] {
		return gameLayers(this.#files, this.game);
	}

	/** What the open file names; only its rules know it, or it is about them. */
	get mentions(): readonly Mention[] {
		const { path, text } = this.#file;
		return (this.#mentions ??= [
			...new Map(
				[...this.names.mentions, ...mentionsInFile(path, text, this.game, [this.names])]
					.filter(({ file }) => file === path)
					.map((mention) => [`${mention.start} ${mention.address}`, mention])
			).values()
		]);
	}

	/** Words of expressions in the open file that stand for parameters and locals. */
	get locals(): readonly Span[] {
		return [...this.#words.all].flatMap(([{ range, oneToOne, textOffset }, words]) =>
			range.file === this.#file.path && oneToOne
				? [...words.values()].flatMap(({ what, span: { start, end } }) =>
						what === 'local' ? [{ start: textOffset + start, end: textOffset + end }] : []
					)
				: []
		);
	}

	/** What rules can name, and who does; nothing where the rules do not hold. */
	get hooks(): readonly Hook[] {
		const { composition, program, symbols } = this;
		this.#hooks ??= program ? hooksIn(composition.tree, program, symbols, this.#reads) : [];
		return this.#hooks;
	}

	/** What the rules or their scenarios write, for whoever writes more of it. */
	examples(): Examples {
		return examplesIn(this.#file.path, this.composition, this.#files, this.symbols);
	}
}

export class Readings {
	readonly #files: Files;
	readonly #known = new SmallCache<Reading>(REMEMBERED);
	readonly #examples = new SmallCache<Examples>(REMEMBERED);

	constructor(files: Files) {
		this.#files = files;
	}

	/** `below`: the game without what the played rules put in place of the file's own. */
	of(file: OpenFile, { choice, players }: PlayedRules, below = false): Reading {
		const { path, text } = file;
		const { revision } = this.#files;
		const key = JSON.stringify([revision, choice, players, below, path, hashText(text)]);
		return this.#known.of(key, () => {
			const files = this.with(file);
			const played = composing(files, choice, [], true)(new Map());
			const composition = below ? composedBelow(files, played.game, path) : played;
			return new Reading(file, files, composition, players);
		});
	}

	/** Those of then stay while one types in a file: they are examples. */
	examples(file: OpenFile, rules: PlayedRules): Examples {
		const key = JSON.stringify([rules, file.path]);
		return this.#examples.of(key, () => this.of(file, rules).examples());
	}

	/** Ids of all games. */
	get games(): string[] {
		return gameFolders(this.#files.current.keys());
	}

	/** The files, with the open one as it stands in the editor. */
	with({ path, text }: OpenFile): Map<string, string> {
		return new Map(this.#files.current).set(path, text);
	}
}

/** The layer of a file, with what it cannot be without. */
function composedBelow(files: Map<string, string>, game: string, path: string): Composition {
	const role = fileRole(path);
	const ids = role.role === 'layer' ? withRequirements(gameLayers(files, game), role.place.id) : [];
	return composeGame({ files }, game, ids);
}

/** Each of them hears all. */
function listeners(all: readonly ExpressionListener[]): ExpressionListener {
	return {
		begin: (...said) => all.forEach((each) => each.begin?.(...said)),
		part: (...said) => all.forEach((each) => each.part?.(...said)),
		word: (...said) => all.forEach((each) => each.word?.(...said))
	};
}
