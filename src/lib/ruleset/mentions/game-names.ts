/**
 * What is declared in a composed game, by an address that is the same in all compositions: `pieces.owl`, `fields.player.score`,
 * `enums.suit.values.sun`. What a house rule or a variant declares has it behind it, `pieces.owl@night`: another one may declare an
 * owl of its own.
 */
import { childOf, entriesOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { stepsWith } from '#lib/language/step-names.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { ComposedLayer, Composition } from '#lib/ruleset/compose/composition.ts';
import {
	isOwnSection,
	type NamesSeen,
	OWN_SECTIONS,
	type OwnSection
} from '#lib/ruleset/names/own-names.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';

/** A place in a file where something of a game is named. */
export interface Mention {
	/** Of what is named, as `GameNames` says it. */
	address: string;
	file: string;
	/** Offsets of the word in the file. */
	start: number;
	end: number;
	/** It is declared here. */
	declares: boolean;
}

/** A word of a composed game that names something of it. It may stand in no file: layers make new texts of old ones. */
export interface Naming extends Pick<Mention, 'address' | 'declares'> {
	node: ScalarNode;
	/** Where the word begins in the text of the node. */
	at: number;
	word: string;
}

/** Where a name is declared: a key, or the word itself. */
export interface Declaration {
	/** Where it stands in the composed game. */
	path: string;
	address: string;
	word: string;
	node: ScalarNode;
}

/** Layers whose names are those of the whole game: editions call the same things alike. */
export const isShared = ({ kind }: ComposedLayer): boolean => kind === 'base' || kind === 'edition';

/** Sections whose keys are names of the game, whatever layer writes them. */
const SHARED_SECTIONS = ['pieces', 'kinds', 'zones', 'options', 'enums', 'clauses'] as const;

/** Whatever layer has them: what is called the same is the same. */
const SAME_FOR_ALL: ReadonlySet<string> = new Set(['windows', 'checkpoints', 'streams']);

/** What an author calls a sort of names in `x-names`, and where those are. */
const SECTION_OF_SORT: Readonly<Record<string, string>> = {
	texts: 'log',
	'game-fields': 'fields.game',
	'player-fields': 'fields.player',
	'space-fields': 'fields.space',
	'piece-fields': 'fields.piece',
	'player-zones': 'zones',
	'space-zones': 'zones'
};

/** What a word of an expression is, and where it is declared. */
const SECTION_OF_WORD: Readonly<Record<string, string>> = {
	'game field': 'fields.game',
	'player field': 'fields.player',
	'space field': 'fields.space',
	'piece field': 'fields.piece',
	attribute: 'attributes',
	mark: 'marks',
	value: 'values',
	zone: 'zones',
	piece: 'pieces',
	kind: 'kinds',
	option: 'options',
	layer: 'layers',
	[FACE]: 'pieces'
};

const isOfLayers = (section: string): section is OwnSection =>
	section === 'log' || isOwnSection(section);

/** All values of all enums. */
export const ENUM_VALUES = 'enum-values';

/** What a step hands over by name: the section of those names. */
export function argumentsSection(step: TreeNode): string | null {
	for (const [verb, section] of [
		['call', 'procedures'],
		['emit', 'events'],
		['log', 'log']
	] as const) {
		const id = textOf(childOf(step, verb));
		if (id !== null) return `${section}.${id}.params`;
	}
	return null;
}

/** Words that the language makes of a name. */
const PLURAL = { ending: /^(.+)s$/, of: ['kinds'] };
const USES = { ending: /^(.+)-uses$/, of: ['actions', 'effects'] };

/** A word that is being written, and what is noted where a name is looked up in its place. */
export interface Wanted {
	word: string;
	/** Where it is looked up, in this order. */
	sections: Set<string>;
	/** Addresses below which it stands: of the game, of the texts of a language. */
	below: Set<string>;
	belowTexts: Set<string>;
	/** Expressions of scenarios in which it stands. */
	expressions: ScalarNode[];
	/** What a change puts at an address. */
	changes: { address: string; value: TreeNode }[];
	/** Texts for players in which it stands. */
	texts: { language: string; path: string; text: string }[];
}

export class GameNames {
	readonly declarations: readonly Declaration[];
	/** Of all layers of the game, played or not. */
	readonly layerIds: readonly string[];
	/** Set while somebody wants to know what can be written at a place. */
	wanted: Wanted | null = null;
	/** By where a name stands in the composed game. */
	readonly #addresses: ReadonlyMap<string, string>;
	readonly #tree: MapNode;
	readonly #files: ReadonlyMap<string, string>;
	readonly #names: NamesSeen;
	readonly #shared: ReadonlySet<string>;
	/** Values of enums and of options by what they are called. */
	readonly #enums: ReadonlyMap<string, readonly string[]>;
	/** The section of the words by which scenarios name a tile of the map; null where the layout does not say. */
	readonly tiles: string | null;

	/** `others`: ids of all layers of the game, played or not; `texts`: of its files, by path. */
	constructor(
		{ tree, names, layers }: Composition,
		others: Iterable<string>,
		texts: ReadonlyMap<string, string>
	) {
		this.#files = texts;
		this.layerIds = [...others];
		this.#tree = tree;
		this.#names = names;
		this.#shared = new Set(layers.filter(isShared).map(({ id }) => id));
		this.declarations = [...this.#declared()];
		const values = this.declarations.filter(({ address }) =>
			/^(?:enums|options)\..*\.values\./.test(address)
		);
		this.#enums = new Map(
			[...Map.groupBy(values, ({ word }) => word)].map(([word, found]) => [
				word,
				[...new Set(found.map(({ address }) => address))]
			])
		);
		this.tiles = this.#tiles();
		this.#addresses = new Map([
			...this.declarations.map(({ path, address }) => [path, address] as const),
			...this.layerIds.map((id) => [`layers.${id}`, `layers.${id}`] as const)
		]);
	}

	/** The plural of a kind that has none, and the field that counts uses. */
	#madeOf(section: string, word: string, layer: string): string | null {
		const made = section === 'plurals' ? PLURAL : section.startsWith('fields.') ? USES : null;
		const name = made?.ending.exec(word)?.[1];
		return made && name ? (this.ofAny(made.of, name, layer)[0] ?? null) : null;
	}

	/** Fields of spaces may stand under the game's own word for a space. */
	tableOf(written: string): string {
		return written === textOf(childOf(childOf(this.#tree, 'map'), 'space')) ? 'space' : written;
	}

	/** Null: nothing of this sort is called so. */
	bySort(sort: string, word: string, layer: string): string | null {
		return this.in(SECTION_OF_SORT[sort] ?? sort, word, layer);
	}

	/** What a word of an expression means, which stands somewhere in a text. */
	byWord(
		what: string,
		word: string,
		layer: string,
		around: { text: string; at: number }
	): string | null {
		if (what === 'answer') return this.#ofOption(word, around);
		if (what === 'set') return this.ofAny(['plurals', 'enums'], word, layer)[0] ?? null;
		const section = SECTION_OF_WORD[what];
		return section === undefined
			? (this.ofAny([`enums.${what}.values`, `options.${what}.values`], word, layer)[0] ?? null)
			: this.in(section, word, layer);
	}

	#tiles(): string | null {
		const given = childOf(childOf(childOf(this.#tree, 'layout'), 'given-map'), 'attribute');
		const attribute = textOf(given) ?? '';
		for (const [, { value }] of entriesOf(childOf(this.#tree, 'kinds'))) {
			const type = textOf(childOf(childOf(value, 'attributes'), attribute));
			if (type !== null) return `enums.${type.replace('?', '')}.values`;
		}
		return null;
	}

	placed({ node, at, word, address, declares }: Naming): Mention[] {
		return this.mention(node, at, word, address, declares);
	}

	/** The place of a word in its file; none where the text does not stand there as it is read. */
	mention(
		node: ScalarNode,
		at: number,
		word: string,
		address: string,
		declares = false
	): Mention[] {
		const { file } = node.range;
		const from = node.oneToOne ? node.textOffset + at : this.#folded(node, at, word);
		if (from === null) return [];
		// What stands before it is the layer, and what stands behind it was made of the name.
		const name = nameIn(address);
		const start = from + Math.max(0, word.lastIndexOf(name));
		const end = start + name.length;
		// Pieces that are written once for many do not stand there.
		if (this.#files.get(file)?.slice(start, end) !== name) return [];
		return [{ address, file, start, end, declares }];
	}

	/** Folding changes spaces alone: the third word of its kind is the third one in the file. */
	#folded({ range, text }: ScalarNode, at: number, word: string): number | null {
		const from = range.start.offset;
		const written = this.#files.get(range.file)?.slice(from, range.end.offset) ?? '';
		const there = placesOf(written, word);
		const here = placesOf(text, word);
		const place = there.length === here.length ? there[here.indexOf(at)] : undefined;
		return place === undefined ? null : from + place;
	}

	/** `layer`: whose word it is. */
	in(section: string, word: string, layer: string): string | null {
		if (this.wanted?.word === word) this.wanted.sections.add(section);
		const key = isOfLayers(section) ? this.#names.keyOf(section, word, layer) : word;
		const address = this.#addresses.get(`${section}.${key}`);
		if (address !== undefined) return address;
		return this.#madeOf(section, word, layer);
	}

	/** A word that an option can be, of the option that is named nearest to it. */
	#ofOption(word: string, { text, at }: { text: string; at: number }): string | null {
		const near = [...text.matchAll(/(?<![\w.-])option\.([a-z0-9-]+)/g)]
			.filter(({ 1: id }) => this.in(`options.${id}.values`, word, '') !== null)
			.sort((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
		const id = near[0]?.[1];
		return id === undefined ? null : this.in(`options.${id}.values`, word, '');
	}

	/** In all of these sections. */
	ofAny(sections: readonly string[], word: string, layer: string): string[] {
		return sections.flatMap((section) => this.in(section, word, layer) ?? []);
	}

	/** As a value of an enum or of an option. */
	ofEnums(word: string): readonly string[] {
		if (this.wanted?.word === word) this.wanted.sections.add(ENUM_VALUES);
		return this.#enums.get(word) ?? [];
	}

	get #texts(): TreeNode[] {
		return entriesOf(childOf(this.#tree, 'text')).map(([, { value }]) => value);
	}

	#declaration(section: string, key: string, word: string, node: ScalarNode): Declaration {
		const isEverybodys = SAME_FOR_ALL.has(section) || this.#shared.has(node.layer);
		const of = isEverybodys ? '' : `@${node.layer}`;
		return { path: `${section}.${key}`, address: `${section}.${word}${of}`, word, node };
	}

	*#declared(): Generator<Declaration> {
		for (const section of OWN_SECTIONS) yield* this.#keysOf(childOf(this.#tree, section), section);
		for (const text of this.#texts) yield* this.#keysOf(childOf(text, 'log'), 'log');
		for (const section of SHARED_SECTIONS)
			yield* this.#keysOf(childOf(this.#tree, section), section);
		yield* this.#inside();
	}

	/** What is declared within something else. */
	*#inside(): Generator<Declaration> {
		const map = childOf(this.#tree, 'map');
		for (const [table, { value }] of entriesOf(childOf(this.#tree, 'fields')))
			yield* this.#keysOf(value, `fields.${this.tableOf(table)}`);
		for (const [, { value }] of entriesOf(childOf(this.#tree, 'kinds'))) {
			yield* this.#keysOf(childOf(value, 'attributes'), 'attributes');
			yield* this.#wordsIn(childOf(value, 'plural'), 'plurals');
		}
		for (const section of ['enums', 'options'])
			for (const [id, { value }] of entriesOf(childOf(this.#tree, section))) {
				const values = childOf(value, 'values');
				yield* this.#keysOf(values, `${section}.${id}.values`);
				yield* this.#wordsIn(values, `${section}.${id}.values`);
			}
		yield* this.#keysOf(childOf(map, 'marks'), 'marks');
		yield* this.#wordsIn(childOf(map, 'plural'), 'plurals');
		yield* this.#wordsIn(childOf(childOf(this.#tree, 'game'), 'streams'), 'streams');
		for (const [verb, section] of [
			['offer', 'windows'],
			['checkpoint', 'checkpoints']
		] as const)
			for (const step of stepsWith(this.#tree, verb))
				yield* this.#wordsIn(childOf(step, verb), section);
	}

	*#keysOf(map: Maybe, section: string): Generator<Declaration> {
		for (const [id, { key }] of entriesOf(map))
			yield this.#declaration(section, id, isOfLayers(section) ? lastPart(id) : id, key);
	}

	/** A word, or a list of them. */
	*#wordsIn(node: Maybe, section: string): Generator<Declaration> {
		for (const item of itemsOf(node)) {
			const word = textOf(item);
			if (item.node === 'scalar' && word !== null)
				yield this.#declaration(section, word, word, item);
		}
	}
}

/** The name in an address. */
export function nameIn(address: string): string {
	const [path = ''] = address.split('@');
	// Ids of paragraphs have dots of their own.
	if (path.startsWith('clauses.')) return path.slice('clauses.'.length);
	return lastPart(path);
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** What stands before the name. */
export const sectionIn = (address: string): string => address.slice(0, address.lastIndexOf('.'));

function placesOf(text: string, word: string): number[] {
	return [
		...text.matchAll(new RegExp(`(?<![\\w-])${word.replace('.', '\\.')}(?![\\w-])`, 'g'))
	].map(({ index }) => index);
}
