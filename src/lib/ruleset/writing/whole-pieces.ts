/**
 * Whole pieces that can be written at a place: steps, effects, entries of a section, parts of a scenario, changes. What a game
 * says already shows best what can be said in it, so each is made of the shortest of its sort there; else of the example in the
 * schema. Nothing here knows a game.
 */
import { blockText, flowText, keyText, type Plain } from '#lib/language/editing/plain-text.ts';
import type { JsonSchema } from '#lib/language/json-schema.ts';
import { asMap, childOf, entriesOf, plainOf, scalarsOf, textOf } from '#lib/language/nodes.ts';
import {
	decidingWords,
	fileShape,
	followed,
	nodeWithShape,
	shapeAt,
	type ShapedNode,
	shapedPlaces
} from '#lib/language/shape-at.ts';
import { own } from '#lib/language/tools/own.ts';
import { namesBelow, resolvePath } from '#lib/language/tree-path.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import { parseYaml } from '#lib/language/yaml-document.ts';
import { declaredNames } from './declared-names.ts';
import { keysBeside, type Place, placeAt, type RuleFile } from './place-of-cursor.ts';

export interface WholePiece {
	/** Its keys in words: `set … by …`. */
	label: string;
	/** What it is for; may be empty. */
	about: string;
	/** As it is written, and the same with places to fill in, as editors read them. */
	written(): { text: string; snippet: string };
}

type Entries = Readonly<Record<string, Plain>>;

/** A long one shows no more than a short one. */
const LONGEST = 400;

/** What is said of a thing, and where it comes from, is its author's own; there is one main zone. */
const OWN_WORDS: readonly string[] = ['about', 'cite', 'id', 'main'];

/** So many of a sort are looked at for one that can stand anywhere. */
const MOST_TRIED = 30;

/** What is written in a game, by what it is. */
export class Examples {
	/** By shape, and in it by sort. */
	readonly #known = new Map<string, Map<string, Example[]>>();
	readonly #best = new Map<Example[], Example>();
	#steps: readonly Entries[] | null = null;
	readonly #tree: MapNode;
	readonly #isWhole: (place: ShapedNode) => boolean;

	/** `isWhole`: whether a part can stand anywhere, for it names nothing that is known in its place alone. */
	constructor(
		tree: MapNode,
		roots: readonly { node: TreeNode; shape: JsonSchema }[],
		isWhole: (place: ShapedNode) => boolean
	) {
		this.#tree = tree;
		this.#isWhole = isWhole;
		for (const { node, shape } of roots)
			for (const { place } of shapedPlaces(nodeWithShape(node, null, shape)))
				if (place.node.node === 'map' && place.undecided === null) this.#note(place, place.node);
	}

	#note(place: ShapedNode, node: MapNode): void {
		const { shape } = place;
		const { title = '' } = shape;
		const sort = sortOf(node, shape);
		const entries: Entries = Object.fromEntries(
			entriesOf(node).flatMap(([key, { value }]) =>
				OWN_WORDS.includes(key) ? [] : [[key, plainOf(value) as Plain]]
			)
		);
		const { length } = JSON.stringify(entries);
		if (title === '' || sort === null || length > LONGEST) return;
		const sorts = this.#known.get(title) ?? new Map<string, Example[]>();
		this.#known.set(
			title,
			sorts.set(sort, [...(sorts.get(sort) ?? []), { place, entries, length }])
		);
	}

	/** All that a shape allows, each once: by the branch, by what it is a kind of, by its first key. */
	of(schema: JsonSchema): Sorted[] {
		const shape = followed(schema);
		const branches = shape['x-select-by-key'] ? (shape.oneOf ?? []).map(followed) : [shape];
		return branches.flatMap((branch) => {
			const known = [...(this.#known.get(branch.title ?? '') ?? [])];
			return known.length > 0
				? known.map(([sort, examples]) => ({ sort, entries: this.#bestOf(examples).entries }))
				: this.#ofSchema(branch);
		});
	}

	/** Steps that can stand anywhere, the shortest first. */
	get steps(): readonly Entries[] {
		return (this.#steps ??= this.#standingSteps());
	}

	#standingSteps(): Entries[] {
		const steps = [...this.#known].flatMap(([title, sorts]) =>
			title.startsWith('Step: ') ? [...sorts.values()].map((sort) => this.#bestOf(sort)) : []
		);
		const standing = steps.filter(({ place }) => this.#isWhole(place));
		return standing.sort((a, b) => a.length - b.length).map(({ entries }) => entries);
	}

	/** What nobody has written yet, with names of the game where the schema says what is named. */
	#ofSchema({ examples = [], required, properties = {}, ...shape }: JsonSchema): Sorted[] {
		const example = examples.find(isEntries);
		if (!example) return [];
		const exactly = shape['x-exactly-one'] ?? [];
		const needed = Object.entries(example).filter(
			([key]) => !required || required.includes(key) || exactly.includes(key)
		);
		const entries: Record<string, Plain> = {};
		for (const [key, value] of needed) {
			const { items, 'x-names': sorts } = followed(properties[key] ?? {});
			const isSteps = items !== undefined && followed(items).title === 'Step';
			const name = sorts && typeof value === 'string' ? this.#nameFor(sorts, value) : value;
			// Nothing in the game could be named there.
			if (name === null && value !== null) return [];
			const [step] = isSteps ? this.steps : [];
			entries[key] = step ? [step] : name;
		}
		return [{ sort: required?.[0] ?? ANY_KEY, entries }];
	}

	/** With names for its parameters where the example has them. */
	#nameFor(sorts: readonly string[], example: string): string | null {
		const [first] = declaredNames(this.#tree, sorts);
		if (!first) return null;
		const params = [...first.type.matchAll(/[(,] ?([\w-]+):/g)].map(([, name]) => name);
		return example.includes('(') && params.length > 0
			? `${first.word}(${params.join(', ')})`
			: first.word;
	}

	#bestOf(sort: Example[]): Example {
		const known = this.#best.get(sort);
		if (known) return known;
		sort.sort((a, b) => a.length - b.length);
		const standing = sort.slice(0, MOST_TRIED).find(({ place }) => this.#isWhole(place));
		const best = standing ?? sort[0]!;
		this.#best.set(sort, best);
		return best;
	}
}

interface Example {
	place: ShapedNode;
	entries: Entries;
	length: number;
}

interface Sorted {
	sort: string;
	entries: Entries;
}

function isEntries(data: unknown): data is Entries {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** null: nothing that could stand for others. */
function sortOf(node: MapNode, { required, properties = {} }: JsonSchema): string | null {
	const kind = Object.keys(properties).find((key) =>
		properties[key]?.['x-names']?.includes('kinds')
	);
	const called = kind === undefined ? null : textOf(childOf(node, kind));
	if (called !== null && required?.[0] === undefined) return called;
	const [first] = node.entries.keys();
	if (first === undefined) return null;
	return required?.[0] ?? (own(properties, first) ? first : ANY_KEY);
}

/** Keys that a schema knows by their pattern are alike. */
const ANY_KEY = '*';

/** What the pieces are told of. */
export interface WholeGround {
	tree: MapNode;
	examples: Examples;
}

/** At a place where nothing is written yet. */
export function wholePiecesAt(text: string, place: Place, ground: WholeGround): WholePiece[] {
	const { map, colon, start } = place;
	if (map === null || colon) return [];
	const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
	const isBlock = /^ *(?:- +)*[\w.-]*$/.test(line);
	const deeper = isBlock ? ' '.repeat(/^ *((?:- +)*)/.exec(line)![1]!.length) : '';
	const made = (label: string, about: string, entries: Entries, newKey = false): WholePiece[] =>
		isBlock || Object.keys(entries).length > 0
			? [{ label, about, written: () => writtenAs(entries, isBlock, deeper, newKey) }]
			: [];
	if (map.shape.title === CHANGES)
		return changesAt(text, start, ground).flatMap(({ label, entries }) => made(label, '', entries));
	if (isChange(map))
		return changeOf(map, ground).flatMap(({ label, entries }) => made(label, '', entries));
	const beside = keysBeside(map);
	if (isScenario(map) && beside.length > 0) return partsBeside(map, beside, ground.examples, made);
	const entry = map.shape.additionalProperties;
	if (map.undecided === null && map.shape.properties === undefined && typeof entry === 'object') {
		const { title = '', description = '' } = followed(entry);
		const taken = new Set(beside);
		return ground.examples.of(entry).flatMap((sorted) => {
			const name = freeKey(`new-${wordOf(title)}`, taken);
			const label = `new ${wordOf(title)}: ${labelOf(sorted)}`;
			return made(label, description, { [name]: sorted.entries }, true);
		});
	}
	if (beside.length > 0) return [];
	const union = map.undecided?.union ?? map.shape;
	const about = union.description ?? '';
	return ground.examples
		.of(union)
		.flatMap((sorted) => made(labelOf(sorted), about, sorted.entries));
}

const CHANGES = 'Changes';

function isScenario({ shape }: ShapedNode): boolean {
	return shape.title === followed(fileShape('scenario')).title;
}

/** `when`, `then` and the like, each with something in it. */
function partsBeside(
	{ shape }: ShapedNode,
	beside: readonly string[],
	examples: Examples,
	made: (label: string, about: string, entries: Entries) => WholePiece[]
): WholePiece[] {
	return Object.entries(shape.properties ?? {}).flatMap(([key, schema]) => {
		if (beside.includes(key)) return [];
		const { items, title, description = '', type } = followed(schema);
		const inList = type === 'array' && items !== undefined;
		if (!inList && title === undefined) return [];
		return examples.of(inList ? items : schema).flatMap((sorted) =>
			made(`${key}: ${labelOf(sorted)}`, description, {
				[key]: inList ? [sorted.entries] : sorted.entries
			})
		);
	});
}

function wordOf(title: string): string {
	return title.toLowerCase().replace(/:.*$/, '').replaceAll(' ', '-');
}

/** What it is a kind of, or its keys. */
function labelOf({ sort, entries }: Sorted): string {
	return sort === ANY_KEY || own(entries, sort) !== undefined
		? `${Object.keys(entries).join(' … ')} …`
		: sort;
}

function freeKey(wanted: string, taken: ReadonlySet<string>): string {
	let name = wanted;
	for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
	return name;
}

interface Change {
	label: string;
	entries: Entries;
}

/** Changes to what rules of the game say, at their whole addresses. */
function changesAt(text: string, start: number, { tree, examples }: WholeGround): Change[] {
	const before = /[\w.-]*$/.exec(text.slice(0, start))![0];
	const root = nodeWithShape(tree, null, fileShape('ruleset'));
	return entriesOf(tree).flatMap(([section, { value }]) =>
		entriesOf(value).flatMap(([id, { value: definition }]) =>
			entriesOf(definition).flatMap(([key, { value: node }]) => {
				const address = `${section}.${id}.${key}`;
				if (!address.startsWith(before) || !isRule(root, [section, id, key])) return [];
				if (node.node === 'scalar' && isWord(node.value)) return [];
				return changesTo(node, examples).map(({ label, entries }) => ({
					label: `${label} ${address}`,
					entries: { [address.slice(before.length)]: entries }
				}));
			})
		)
	);
}

/** What is worked out or done; all else can be addressed, too, but is seldom changed. */
function isRule({ node, shape: whole }: ShapedNode, path: readonly string[]): boolean {
	const { title, items } = shapeAt(node, whole, path)?.shape ?? {};
	return title === 'Expression' || (items !== undefined && followed(items).title === 'Step');
}

function isChange({ undecided }: ShapedNode): boolean {
	return undecided !== null && decidingWords(undecided.union).includes('wrap');
}

/** Behind an address that is written. */
function changeOf({ key }: ShapedNode, { tree, examples }: WholeGround): Change[] {
	if (key === null) return [];
	const { node, rest } = resolvePath(tree, key.text);
	return rest === '' ? changesTo(node, examples) : [];
}

/** As long as it is short: nobody wants to say a long one twice. */
function changesTo(node: TreeNode, { steps }: Examples): Change[] {
	if (node.node === 'scalar') {
		const { value } = node;
		return value === null || node.text.length > LONGEST
			? []
			: [{ label: 'override', entries: { expect: value, set: otherThan(value) } }];
	}
	if (node.node === 'map') return [];
	const last = node.items.some(asMap) ? namesBelow(node).at(-1) : undefined;
	const present = new Set(node.items.map((item) => JSON.stringify(plainOf(item))));
	const step = steps.find((each) => !present.has(JSON.stringify(each)));
	return last === undefined || step === undefined
		? []
		: [{ label: 'add to', entries: { insert: [step], after: last } }];
}

/** A change has to change something: what is near. An expression means the same in brackets; for a word there is none. */
function otherThan(value: string | number | boolean): Plain {
	if (typeof value === 'number') return value + 1;
	if (typeof value === 'boolean') return !value;
	return isWord(value) ? value : `(${value})`;
}

const isWord = (value: Plain): boolean => typeof value === 'string' && /^[\w-]*$/.test(value);

/** Whether an address is being written that has begun: then no key begins at the cursor, but a change does. */
export function placeInAddress(file: RuleFile, offset: number): Place | null {
	const [begun = ''] = /[\w-]+\.[\w.-]*$/.exec(file.text.slice(0, offset)) ?? [];
	const from = offset - begun.length;
	if (
		begun === '' ||
		!/^ *$/.test(file.text.slice(file.text.lastIndexOf('\n', from - 1) + 1, from))
	)
		return null;
	const text = file.text.slice(0, from) + file.text.slice(offset);
	const around = placeAt({ ...file, text }, from);
	const start = offset - /[\w-]*$/.exec(begun)![0].length;
	return around.map?.shape.title === CHANGES ? { ...around, start, end: offset } : null;
}

/** As it stands in a file, and the same with places to fill in. */
function writtenAs(
	entries: Entries,
	isBlock: boolean,
	deeper: string,
	newKey: boolean
): ReturnType<WholePiece['written']> {
	if (!isBlock) {
		const text = flowText(entries).slice(2, -2);
		return { text, snippet: withPlaces('{ ', text, ' }', newKey) };
	}
	const text = Object.entries(entries)
		.map(([key, value]) => `${keyText(key, false)}:${blockText(value, '')}`)
		.join('\n')
		.replaceAll('\n', `\n${deeper}`);
	return { text, snippet: withPlaces(deeper, text, '', newKey) };
}

/** Every word that is no key can be written over. */
function withPlaces(before: string, text: string, behind: string, newKey: boolean): string {
	const { root } = parseYaml('piece.yaml', before + text + behind);
	const [first] = entriesOf(root ?? undefined);
	const words = [...(newKey && first ? [first[1].key] : []), ...scalarsOf(root ?? undefined)];
	let made = '';
	let at = 0;
	words.forEach((word, index) => {
		const start = word.range.start.offset - before.length;
		const end = word.range.end.offset - before.length;
		made += `${escaped(text.slice(at, start))}\${${index + 1}:${escaped(text.slice(start, end), true)}}`;
		at = end;
	});
	return made + escaped(text.slice(at));
}

/** Within a place its end has to be told from the text. */
function escaped(text: string, inPlace = false): string {
	return text.replaceAll(inPlace ? /[\\$}]/g : /[\\$]/g, '\\$&');
}
