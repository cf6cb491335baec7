/** What a word in a file names: where that is declared, where else it is named, and what comes of another name for it. */
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { say } from '#lib/language/said.ts';
import { isId } from '#lib/language/tools/id-from.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { mentionsInGame } from '#lib/ruleset/mentions/game-mentions.ts';
import { type Mention, nameIn } from '#lib/ruleset/mentions/game-names.ts';
import { checkGame } from '#lib/ruleset/workspace/check-ruleset.ts';
import { partsOf } from '#lib/ruleset/workspace/parts.ts';
import { loadVariant } from '#lib/ruleset/workspace/workspace.ts';
import type { Files } from './Files.ts';
import { isTaken, localAt, type LocalName, placesOf } from './local-names.ts';
import { documentOf, rangeIn } from './help-for-editors.ts';
import type { PlayedRules, Reading, Readings } from './Readings.ts';
import type { OpenFile, PieceRenaming, RenamedFile, Renaming } from './rules-server.ts';

interface Found {
	reading: Reading;
	/** What the word may name, each at the same place: a text about a field is about all fields of that name. */
	here: Mention[];
}

export class NamesAt {
	readonly #files: Files;
	readonly #readings: Readings;

	constructor(files: Files, readings: Readings) {
		this.#files = files;
		this.#readings = readings;
	}

	/** Null: no name of the game stands there. */
	at(file: OpenFile, offset: number, rules: PlayedRules | null): Found | null {
		if (rules === null) return null;
		// What the played rules replace is read in the rules below.
		for (const below of [false, true]) {
			const reading = this.#readings.of(file, rules, below);
			const here = reading.mentions.filter(({ start, end }) => start <= offset && offset <= end);
			if (here.length > 0) return { reading, here };
		}
		return null;
	}

	/** Layers are declared by their headers, all else where its section has it. */
	declarations({ reading, here }: Found): Mention[] {
		const addresses = new Set(here.map(({ address }) => address));
		const layers = gameLayers(this.#files.current, reading.game).map(({ id, range }) => ({
			...{ address: `layers.${id}`, file: range.file, declares: true },
			...{ start: range.start.offset, end: range.end.offset }
		}));
		const { names } = reading.names;
		const named = names.declarations
			.filter(({ address }) => addresses.has(address))
			.flatMap(({ node, word, address }) => {
				const written = names.mention(node, 0, word, address, true);
				// What stands for many is written once, under another name.
				const { file, start, end } = node.range;
				const there = { address, file, start: start.offset, end: end.offset, declares: true };
				return written.length > 0 ? written : [there];
			});
		return [...named, ...layers.filter(({ address }) => addresses.has(address))];
	}

	/** All that name the same, in all files of the game. */
	references(file: OpenFile, { reading, here }: Found): Mention[] {
		const addresses = new Set(here.map(({ address }) => address));
		return mentionsInGame(
			{ files: this.#readings.with(file) },
			reading.game,
			nameIn(here[0]!.address)
		).filter(({ address }) => addresses.has(address));
	}

	/** Nothing is written: the texts that come of it, or why it cannot be. */
	renamed(file: OpenFile, found: Found, to: string): Renaming {
		const mentions = this.references(file, found);
		return renamed(this.#files, this.#readings.with(file), found.reading.game, mentions, to);
	}

	/** A parameter or another name that is known in one definition alone; null: none stands there. */
	localAt(file: OpenFile, offset: number, rules: PlayedRules | null): LocalFound | null {
		if (rules === null) return null;
		// What the played rules replace is read in the rules below.
		for (const below of [false, true]) {
			const reading = this.#readings.of(file, rules, below);
			const local = localAt(file, offset, reading.locals);
			if (local) return { reading, local };
		}
		return null;
	}

	/** Where its name stands, the place where it was given first. */
	placesOfLocal(file: OpenFile, { reading, local }: LocalFound): Mention[] {
		const part = partsOf(this.#readings.with(file)).games.get(reading.game);
		return placesOf(local, file.path, part ?? new Map([[file.path, file.text]]));
	}

	/** As `renamed`; refused, too, where the name means something in the definition. */
	renamedLocal(file: OpenFile, found: LocalFound, to: string): Renaming {
		if (isId(to) && isTaken(found.local, file.text, to))
			return {
				ok: false,
				why: 'breaks',
				said: say`word/name-is-taken: "${to}" stands in this rule already`
			};
		const mentions = this.placesOfLocal(file, found);
		return renamed(this.#files, this.#readings.with(file), found.reading.game, mentions, to);
	}
}

interface LocalFound {
	reading: Reading;
	local: LocalName;
}

/** A piece of a variant's own gets another id, wherever it is named. Nothing is written here. */
export function renamePiece(files: Files, { variant, from, to }: PieceRenaming): Renaming {
	const workspace = { files: files.current };
	const { game } = loadVariant(workspace, variant);
	const own = `pieces.${from}@variant:${variant}`;
	const mentions = mentionsInGame(workspace, game, from).filter(({ address }) => address === own);
	return renamed(files, files.current, game, mentions, to);
}

/** What the files say then; refused if something would be wrong that is not now. */
function renamed(
	files: Files,
	now: ReadonlyMap<string, string>,
	game: string,
	mentions: readonly Mention[],
	to: string
): Renaming {
	if (!isId(to) || to.length > 60) return { ok: false, why: 'no-id' };
	const declaring = mentions.flatMap(({ declares, file }) => (declares ? file : []));
	if (declaring.length === 0) return { ok: false, why: 'no-name' };
	const byFile = Map.groupBy(mentions, ({ file }) => file);
	const fixed = [...byFile.keys()].find((path) => files.isDelivered(path));
	if (fixed !== undefined) return { ok: false, why: 'delivered', path: fixed };
	const texts = [...byFile].map(([path, inFile]) =>
		rewritten(path, now.get(path) ?? '', inFile, to)
	);
	const then = new Map(now);
	for (const { path, text } of texts) then.set(path, text);
	const from = nameIn(mentions[0]!.address);
	const called = ({ code, message }: Diagnostic): string =>
		`${code} ${message}`.replaceAll(from, to);
	const before = new Set(findingsAround(now, game, declaring).map(called));
	const broken = findingsAround(then, game, declaring).find(
		(finding) => !before.has(called(finding))
	);
	if (broken) return { ok: false, why: 'breaks', said: broken.said };
	return { ok: true, files: texts };
}

function rewritten(
	path: string,
	text: string,
	mentions: readonly Mention[],
	to: string
): RenamedFile {
	const document = documentOf({ path, text });
	const ends = new Map(mentions.map(({ start, end }) => [start, end]));
	const edits = [...ends].map(([start, end]) => ({
		range: rangeIn(document, { start, end }),
		newText: to
	}));
	return { path, text: TextDocument.applyEdits(document, edits), edits };
}

/** What is wrong with the rules that have these files in them. */
function findingsAround(
	files: ReadonlyMap<string, string>,
	game: string,
	paths: readonly string[]
): Diagnostic[] {
	const part = partsOf(files).games.get(game) ?? new Map<string, string>();
	const found = checkGame(part, game, (path) => paths.includes(path));
	return found.filter(({ severity }) => severity === 'error' || severity === 'warning');
}
