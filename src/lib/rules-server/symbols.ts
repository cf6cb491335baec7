/** Everything with a name in all games: found by its id, by what players call it in any language, and by what is said of it. */
import type { SymbolKind } from 'vscode-languageserver-types';
import { asScalar, childOf, entriesOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import { type ParsedFile, parseFile } from '#lib/language/parsed-file.ts';
import { folded, RANK, type Rank, rankOf, wordsIn } from '#lib/language/tools/folded.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { own } from '#lib/language/tools/own.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { readVariant } from '#lib/ruleset/layers/variant.ts';
import { flatTexts } from '#lib/ruleset/link/index.ts';
import { rangeOf } from './findings-for-editors.ts';
import { KINDS } from './outline.ts';
import type { FoundThing, FoundThings, ThingSort, ThingWords } from './rules-server.ts';

/** In which order they are told where nothing else decides: what players see before how it is written down. */
const SORTS: readonly ThingSort[] = [
	...(['layers', 'kinds', 'pieces', 'enums', 'attributes', 'fields', 'zones', 'options'] as const),
	...(['constraints', 'values', 'events', 'effects', 'actions', 'procedures'] as const),
	...(['invariants', 'clauses', 'change'] as const)
];

/** More than anybody looks through. */
const MOST = 200;

/** `words`: all of them have to be there. `game`: the one at hand, if any; its things come first. */
export function symbolsIn(
	files: ReadonlyMap<string, string>,
	words: string,
	game: string | null
): FoundThings {
	const wanted = wordsIn(words);
	if (wanted.length === 0) return { things: [], more: 0 };
	const found = entriesIn(files).flatMap((entry) => {
		const rank = rankOf(wanted, entry.names, entry.said);
		return rank === null ? [] : [{ entry, rank }];
	});
	const before = (of: { entry: Entry; rank: Rank }): number[] => [
		of.rank === RANK.said ? 1 : 0,
		of.entry.data.game === game ? 0 : 1,
		of.rank,
		SORTS.indexOf(of.entry.data.sort)
	];
	const things = found
		.map((of) => ({ ...of, before: before(of) }))
		.sort((a, b) => a.before.map((rank, at) => rank - b.before[at]!).find((way) => way !== 0) ?? 0)
		.slice(0, MOST)
		.map(({ entry, rank }) => foundThing(entry, rank));
	return { things, more: found.length - things.length };
}

/** A thing with all that it is found by, folded. */
interface Entry extends Pick<FoundThing, 'name' | 'kind' | 'location'> {
	data: Omit<ThingWords, 'named'>;
	names: string[];
	said: string;
}

function foundThing({ name, kind, location, data }: Entry, rank: Rank): FoundThing {
	const called = own(data.names, 'en') ?? Object.values(data.names)[0];
	const containerName = called === undefined ? data.sort : `${data.sort}: ${called}`;
	return { name, kind, containerName, location, data: { ...data, named: rank !== RANK.said } };
}

/** Files are never changed in place. */
const entriesIn = onceFor((files: ReadonlyMap<string, string>): Entry[] => {
	const all = [...files].flatMap(([path, text]) => {
		const file = ofRules(path, text);
		return file ? [file] : [];
	});
	const texts = textsOf(all);
	return all.flatMap((file) =>
		declaredIn(file).map((declared) => entryOf(file, declared, texts.get(file.game)))
	);
});

interface RuleFile {
	file: ParsedFile;
	game: string;
	layer: string;
}

/** null: its names are those of positions and samples. */
function ofRules(path: string, text: string): RuleFile | null {
	const found = fileRole(path);
	if (found.role !== 'layer' && found.role !== 'variant') return null;
	const file = parseFile(path, text);
	if (found.role === 'layer') return { file, game: found.place.game, layer: found.place.id };
	const { game, id } = readVariant(file);
	return { file, game: game.id, layer: `variant:${id}` };
}

interface Text {
	text: string;
	language: string;
}

/** The texts of a game by their paths, and what numbers of a definition are called and asked for. */
type GameTexts = ReadonlyMap<string, Text[]>;

function textsOf(files: readonly RuleFile[]): Map<string, GameTexts> {
	const games = new Map<string, Map<string, Text[]>>();
	for (const { file, game } of files) {
		if (!file.root) continue;
		const texts = games.get(game) ?? new Map<string, Text[]>();
		games.set(game, texts);
		for (const [language, flat] of Object.entries(flatTexts(file.root)))
			for (const [path, text] of Object.entries(flat)) {
				const key = /^numbers\.\w+\.[^.]+/.exec(path)?.[0] ?? path;
				texts.set(key, [...(texts.get(key) ?? []), { text, language }]);
			}
	}
	return games;
}

interface Declared {
	sort: ThingSort;
	id: string;
	/** Where its texts are. */
	path: string;
	kind: SymbolKind;
	key: ScalarNode;
	value?: Maybe;
}

/** In the numbers of the protocol: a package, and a value of a list. */
const [LAYER, VALUE] = [4, 22] as const;

function declaredIn({ file: { root }, layer }: RuleFile): Declared[] {
	return entriesOf(root ?? undefined).flatMap(([section, { key, value }]): Declared[] => {
		if (section === 'layer')
			return [{ sort: 'layers', id: layer, path: `layers.${layer}`, kind: LAYER, key }];
		const sort = SORTS.find((candidate) => candidate === section);
		return sort === undefined ? [] : inSection(sort, value);
	});
}

function inSection(sort: ThingSort, section: Maybe): Declared[] {
	const kind = KINDS[sort === 'attributes' ? 'fields' : sort];
	if (kind === undefined) return [];
	const tables = sort === 'fields' ? entriesOf(section).map(([, { value }]) => value) : [section];
	return tables.flatMap((table) =>
		entriesOf(table).flatMap(([id, { key, value }]) => [
			{ sort, id, path: `${sort}.${id}`, kind, key, value },
			...inside(sort, id, value)
		])
	);
}

/** Values of an enum or an option, attributes of a kind. */
function inside(sort: ThingSort, of: string, node: TreeNode): Declared[] {
	const path = `${sort}.${of}`;
	const value = (key: ScalarNode): Declared => {
		return { sort, id: key.text, path: `${path}.${key.text}`, kind: VALUE, key };
	};
	switch (sort) {
		case 'enums':
			return itemsOf(childOf(node, 'values')).flatMap((item) => {
				const key = asScalar(item);
				return key ? [value(key)] : [];
			});
		case 'options':
			return entriesOf(childOf(node, 'values')).map(([, { key }]) => value(key));
		case 'kinds':
			return inSection('attributes', childOf(node, 'attributes'));
		default:
			return [];
	}
}

function entryOf(
	{ file, game, layer }: RuleFile,
	{ sort, id, path, kind, key, value }: Declared,
	texts: GameTexts | undefined
): Entry {
	const at = (end: string): Text[] => texts?.get(`${path}${end}`) ?? [];
	const texted = (name: string): Text[] => {
		const text = textOf(childOf(value, name));
		return text === null ? [] : [{ text, language: 'en' }];
	};
	const isClause = sort === 'clauses';
	const called = isClause ? [] : at('');
	const said = [...texted('about'), ...(isClause ? [...texted('text'), ...at('')] : at('.rule'))];
	const asked = [...at('.asked'), ...(texts?.get(`numbers.${path}`) ?? [])];
	return {
		name: id,
		kind,
		location: { uri: file.path, range: rangeOf(key.range) },
		data: { sort, game, layer, names: byLanguage(called), said },
		names: [
			id,
			id.replaceAll('-', ' '),
			...textsIn([...called, ...at('.plural'), ...at('.short')])
		].map(folded),
		said: folded(textsIn([...said, ...asked]).join('\n'))
	};
}

const textsIn = (texts: readonly Text[]): string[] => texts.map(({ text }) => text);

/** The first in each. */
function byLanguage(texts: readonly Text[]): Record<string, string> {
	const languages = Map.groupBy(texts, ({ language }) => language);
	return Object.fromEntries([...languages].map(([language, [first]]) => [language, first!.text]));
}
