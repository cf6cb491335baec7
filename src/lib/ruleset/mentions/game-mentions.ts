/** Everything that the files of a game name, wherever they do. */
import { append } from '#lib/language/tools/append.ts';
import { documentsOf, parseFile } from '#lib/language/parsed-file.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { type FileRole, fileRole, gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { withRequirements } from '#lib/ruleset/layers/layer-requirements.ts';
import { link } from '#lib/ruleset/link/index.ts';
import type { ExpressionListener, Seen, Symbols } from '#lib/ruleset/names/symbols.ts';
import { playersOf } from '#lib/ruleset/report/player-range.ts';
import {
	composeGame,
	listVariants,
	loadVariant,
	type Workspace
} from '#lib/ruleset/workspace/workspace.ts';
import { childOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { GameNames, isShared, type Mention, nameIn, type Naming } from './game-names.ts';
import { placeOf } from './loose-words.ts';
import { mentionsInLayer, mentionsInMoves } from './mentions-in-layer.ts';
import { mentionsInScenario } from './mentions-in-scenario.ts';
import { namingsInTree } from './namings-in-tree.ts';

/** A composition with all that it names. */
export interface ReadGame {
	names: GameNames;
	symbols: Symbols;
	layers: ReadonlySet<string>;
	edition: string | null;
	/** In the composed game, and the same in its files. */
	namings: readonly Naming[];
	mentions: readonly Mention[];
	/** Places of words of expressions of which all is known, locals too. */
	read: ReadonlySet<string>;
}

/** `word`: only of what is called so; then most files need not be read. */
export function mentionsInGame(workspace: Workspace, game: string, word = ''): Mention[] {
	const layers = gameLayers(workspace.files, game);
	const ids = layers.map(({ id }) => id);
	const says = (path: string): boolean => workspace.files.get(path)?.includes(word) ?? false;
	const linked = compositionsOf(workspace, game, layers)
		.filter((composition) => isPlain(composition) || ownFiles(composition).some(says))
		.map((composition) => linkedGame(composition, ids, workspace));
	const found = new Map<string, Mention>();
	const add = (mention: Mention): void => {
		const key = `${mention.file} ${mention.start} ${mention.address}`;
		const before = found.get(key);
		if (!before || mention.declares) found.set(key, mention);
	};
	for (const { mentions } of linked) mentions.forEach(add);
	for (const [path, text] of workspace.files)
		if (text.includes(word))
			for (const mention of mentionsInFile(path, text, game, linked)) add(mention);
	return [...found.values()].filter(({ address }) => word === '' || nameIn(address) === word);
}

/** The base, and an edition alone: all else stands on them. */
const isPlain = ({ layers }: Composition): boolean => layers.every(isShared);

/** Of the layers above. */
const ownFiles = ({ layers }: Composition): string[] =>
	layers.filter((layer) => !isShared(layer)).flatMap(({ files }) => files.map(({ path }) => path));

/** `games`: under which the file is looked at, the base first. */
export function* mentionsInFile(
	path: string,
	text: string,
	game: string,
	games: readonly ReadGame[]
): Generator<Mention, void> {
	const role = fileRole(path);
	const base = games[0]!;
	switch (role.role) {
		case 'layer':
		case 'variant': {
			const { root } = parseFile(path, text);
			const id = role.role === 'layer' ? role.place.id : `variant:${variantId(root)}`;
			const of = role.role === 'layer' ? role.place.game : gameOfVariant(root);
			if (of !== game && !base.names.wanted) return;
			const under = (composition: ReadGame): Mention[] => [
				...mentionsInLayer(root ?? undefined, id, composition.names, composition.read)
			];
			// Variants that play a house rule may mean things of their own by its words.
			const own = (isBase(role) ? [base] : games.filter(({ layers }) => layers.has(id))).flatMap(
				under
			);
			yield* own;
			// What a layer takes away is known only without it.
			const known = new Set(own.map(({ start }) => start));
			yield* under(base).filter(({ start }) => !known.has(start));
			return;
		}
		case 'scenario': {
			if (role.game !== game) return;
			for (const document of documentsOf(parseFile(path, text)))
				for (const composition of runUnder(document, games))
					yield* mentionsInScenario(document, composition);
			return;
		}
		case 'trial': {
			// It names no variant: what only some of them have is meant if no two of them mean different things.
			if (role.game !== game) return;
			const found = documentsOf(parseFile(path, text)).flatMap((document) =>
				games.flatMap((composition) => [...mentionsInScenario(document, composition)])
			);
			for (const [, here] of Map.groupBy(found, ({ start }) => start))
				if (new Set(here.map(({ address }) => address)).size === 1) yield here[0]!;
			return;
		}
		case 'moves': {
			if (role.game === game) yield* mentionsInMoves(parseFile(path, text).root, base.names);
			return;
		}
		case 'template':
		case 'example':
		case 'none':
			return;
	}
}

const isBase = (role: FileRole): boolean => role.role === 'layer' && role.place.kind === 'base';

const variantId = (root: TreeNode | null): string =>
	textOf(childOf(childOf(root ?? undefined, 'variant'), 'id')) ?? '';

const gameOfVariant = (root: TreeNode | null): string | null =>
	textOf(childOf(childOf(root ?? undefined, 'variant'), 'game'));

/** What a scenario is run under: a variant, or its house rules with each of its editions, which may be all there are. */
function runUnder(document: TreeNode, games: readonly ReadGame[]): ReadGame[] {
	const words = (key: string) =>
		itemsOf(childOf(document, key)).flatMap((node) => textOf(node) ?? []);
	const [variant] = words('variant');
	const needed = variant === undefined ? words('house-rules') : [`variant:${variant}`];
	// What is being written is no layer yet.
	const { wanted } = games[0]!.names;
	const known = needed.filter((id) => id !== wanted?.word);
	const fitting = games.filter(({ layers }) => known.every((id) => layers.has(id)));
	// Where no composition has all of them, each layer is read in another one.
	if (fitting.length === 0) {
		const some = games.filter(({ layers }) => known.some((id) => layers.has(id)));
		return some.length > 0 ? some : [...games];
	}
	const editions = Map.groupBy(fitting, ({ edition }) => edition ?? '');
	const named = words('editions');
	const found = [...editions].filter(
		([id]) => named.length === 0 || named.includes(id) || needed.length > 0
	);
	return (found.length > 0 ? found : [...editions]).flatMap(([, [first]]) => first ?? []);
}

/** The base and each edition alone, as many house rules at once as go together, and the variants that have rules of their own. */
function compositionsOf(
	workspace: Workspace,
	game: string,
	layers: readonly Layer[]
): Composition[] {
	const editions = layers.filter(({ kind }) => kind === 'edition').map(({ id }) => [id]);
	const composed = [[], ...editions, ...together(layers)].map((ids) =>
		composeGame(workspace, game, ids)
	);
	const applied = new Set(
		composed.flatMap((composition) => composition.layers.map(({ id }) => id))
	);
	const alone = layers
		.filter(({ id, kind }) => kind !== 'base' && !applied.has(id))
		.map(({ id }) =>
			composeGame(workspace, game, withRequirements(layers, id), [], { keepBroken: true })
		);
	const variants = listVariants(workspace)
		.filter((variant) => variant.game.id === game && hasRules(variant.file.root))
		.map(({ id }) => loadVariant(workspace, id, [], { keepBroken: true }));
	return [...composed, ...alone, ...variants];
}

const hasRules = (root: TreeNode | null): boolean => root?.node === 'map' && root.entries.size > 1;

/** House rules in groups whose members do not exclude each other. */
function together(layers: readonly Layer[]): string[][] {
	const byId = new Map(layers.map((layer) => [layer.id, layer]));
	const excludes = (a: string, b: string): boolean =>
		byId.get(a)?.excludes.some(({ id }) => id === b) ?? false;
	const groups: string[][] = [];
	for (const { id, kind } of layers) {
		if (kind === 'base' || kind === 'edition') continue;
		const wanted = withRequirements(layers, id);
		const group = groups.find((members) =>
			members.every((member) =>
				wanted.every((other) => !excludes(member, other) && !excludes(other, member))
			)
		);
		if (group) group.push(...wanted.filter((other) => !group.includes(other)));
		else groups.push(wanted);
	}
	return groups;
}

/** Hears what the words of expressions mean. */
export class WordNotes implements ExpressionListener {
	/** Of a word that is looked at several times the last meaning is the one that holds. */
	readonly all = new Map<ScalarNode, Map<number, Seen>>();

	word(node: ScalarNode, seen: Seen): void {
		const inNode = this.all.get(node) ?? new Map<number, Seen>();
		this.all.set(node, inNode.set(seen.span.start, seen));
	}
}

function linkedGame(
	composition: Composition,
	ids: readonly string[],
	{ files }: Workspace
): ReadGame {
	const words = new WordNotes();
	const { symbols } = link(composition, playersOf(composition).max, words);
	return readGame(declaredIn(composition, { symbols }, ids, files), composition, words);
}

/** What a composition declares; where all that is named has not been looked at yet. `ids`: of all layers of the game. */
export function declaredIn(
	composition: Composition,
	{ symbols }: { symbols: Symbols },
	ids: readonly string[],
	files: Workspace['files']
): ReadGame {
	return {
		names: new GameNames(composition, ids, files),
		symbols,
		layers: new Set(composition.layers.map(({ id }) => id)),
		edition: composition.layers.find(({ kind }) => kind === 'edition')?.id ?? null,
		namings: [],
		mentions: [],
		read: new Set()
	};
}

/** `words` heard its expressions. */
export function readGame(declared: ReadGame, { tree }: Composition, words: WordNotes): ReadGame {
	const { names } = declared;
	const namings = [...namingsInTree(tree, names)];
	const mentions = namings.flatMap((naming) => names.placed(naming));
	const read = new Set<string>();
	for (const [node, inNode] of words.all) {
		const { text, layer } = node;
		for (const { span, what } of inNode.values()) {
			const word = text.slice(span.start, span.end);
			const address = names.byWord(what, word, layer, { text, at: span.start });
			const naming = address && { node, at: span.start, word, address, declares: false };
			const found = naming ? names.placed(naming) : [];
			if (naming) namings.push(naming);
			append(mentions, found);
			if (!naming || found.length > 0) read.add(placeOf(node, span.start));
		}
	}
	return { ...declared, namings, mentions, read };
}
