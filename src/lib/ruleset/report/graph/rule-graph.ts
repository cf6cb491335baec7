/** Every named thing of a composed game, and what each of them has a say in. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import { childOf, entriesOf, textOf } from '#lib/language/nodes.ts';
import type { SourceRange } from '#lib/language/source.ts';
import { stepsWith, type StepVerb, verbOf } from '#lib/language/step-names.ts';
import type { MapEntry, MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { gameLayers } from '#lib/ruleset/layers/layer-files.ts';
import { flatTexts, link } from '#lib/ruleset/link/index.ts';
import { declaredIn, readGame, WordNotes } from '#lib/ruleset/mentions/game-mentions.ts';
import type { GameNames, Naming } from '#lib/ruleset/mentions/game-names.ts';
import type { Workspace } from '#lib/ruleset/workspace/workspace.ts';
import {
	type Arrow,
	KIND_OF,
	type Place,
	type RuleGraph,
	type Sort,
	SORTS,
	type Thing,
	type Way
} from './graph.ts';
import { meaningAt, type Standing } from './way-at.ts';

export interface LinkedGraph {
	/** null when the game cannot be linked. */
	graph: RuleGraph | null;
	/** What linking found. */
	diagnostics: Diagnostic[];
}

/** For a game of so many players. */
export function linkedGraph(
	composition: Composition,
	players: number,
	{ files }: Workspace
): LinkedGraph {
	const words = new WordNotes();
	const linked = link(composition, players, words);
	const { program, diagnostics } = linked;
	if (program === null) return { graph: null, diagnostics };
	const ids = gameLayers(files, composition.game).map(({ id }) => id);
	const declared = declaredIn(composition, linked, ids, files);
	const named = readGame(declared, composition, words);
	return { graph: ruleGraph(composition, named), diagnostics };
}

/** `names`, `namings`: all that the rules name, as the linker and the schemas say. */
export function ruleGraph(
	{ tree, layers }: Composition,
	{ names, namings }: { names: GameNames; namings: readonly Naming[] }
): RuleGraph {
	const played = new Map(layers.map(({ id, range }) => [`layers.${id}`, placeIn(range)]));
	const drawing = new Drawing(tree, names, namings, played);
	for (const [section, entry] of entriesOf(tree)) drawing.section(section, entry);
	return drawing.done();
}

/** Sections whose entries are definitions. */
const DEFINED: ReadonlySet<string> = new Set([
	'values',
	'events',
	'effects',
	'actions',
	'procedures',
	'zones',
	'options',
	'enums',
	'constraints',
	'invariants'
]);
/** Sections that are one definition. */
const WHOLE: ReadonlySet<string> = new Set(['game', 'map', 'evaluation']);

const ANYTIME = 'anytime';

/** Where one is in the tree. */
interface Here {
	owner: string;
	section: string;
	keys: readonly string[];
	verb: StepVerb | null;
}

class Drawing {
	readonly #namings: ReadonlyMap<ScalarNode, readonly Naming[]>;
	/** Address of `GameNames` -> that of the thing. */
	readonly #paths: ReadonlyMap<string, string>;
	/** The game's own word for a space: its fields are called by that. */
	readonly #space: string;
	readonly #texts: ReturnType<typeof flatTexts>;
	/** Of those that are played, where they name themselves. */
	readonly #layers: ReadonlyMap<string, Place>;
	readonly #things = new Map<string, Thing>();
	readonly #arrows = new Map<string, Arrow>();

	constructor(
		tree: MapNode,
		names: GameNames,
		namings: readonly Naming[],
		layers: ReadonlyMap<string, Place>
	) {
		this.#namings = Map.groupBy(namings, ({ node }) => node);
		this.#layers = layers;
		this.#space = textOf(childOf(childOf(tree, 'map'), 'space')) ?? 'space';
		this.#texts = flatTexts(tree);
		const kinds = pluralsIn(tree);
		this.#paths = new Map(
			names.declarations.flatMap(({ address, path, word }) => {
				const thing = path.startsWith('plurals.') ? kinds.get(word) : this.#thingOf(path);
				return thing === undefined ? [] : [[address, thing] as const];
			})
		);
		for (const { address, path, node } of names.declarations) {
			const thing = this.#paths.get(address);
			if (thing === undefined || path.startsWith('plurals.')) continue;
			this.#add(thing, placeOf(node));
			if (sortOf(thing) === 'words') this.#draw(enumOf(thing), thing, 'type of', node);
		}
		for (const step of stepsWith(tree, 'offer')) {
			const window = `windows.${textOf(childOf(step, 'offer'))}`;
			this.#add(window, null, textOf(childOf(step, 'about')));
		}
	}

	done(): RuleGraph {
		return { things: this.#things, arrows: [...this.#arrows.values()], meant: this.#paths };
	}

	/** The first place is where it is declared. */
	#add(address: string, place: Place | null, about: string | null = null): void {
		const known = this.#things.get(address);
		if (known) known.about ??= about;
		const sort = sortOf(address);
		if (known || sort === null) return;
		const id = idOf(address, sort);
		const names = this.#namesOf(address, sort, id);
		this.#things.set(address, { address, sort, id, names, about, place });
	}

	section(section: string, { key, value }: MapEntry): void {
		if (WHOLE.has(section)) {
			this.#define(section, section, key, value);
			for (const [mark] of entriesOf(childOf(value, 'marks')))
				this.#draw('map', `marks.${mark}`, 'has', key);
		} else if (section === 'fields')
			for (const [table, { value: fields }] of entriesOf(value))
				for (const [id, entry] of entriesOf(fields))
					this.#define(this.#thingOf(`fields.${table}.${id}`), section, entry.key, entry.value);
		else if (section === 'kinds' || section === 'pieces')
			for (const [id, entry] of entriesOf(value)) this.#piece(section, id, entry);
		else if (DEFINED.has(section))
			for (const [id, entry] of entriesOf(value))
				this.#define(`${section}.${id}`, section, entry.key, entry.value);
	}

	/** What can be chosen of an option says something of the option alone. */
	#thingOf(path: string): string {
		return path
			.replace(/^(options\..+)\.values\..+$/, '$1')
			.replace(/^fields\.space\./, `fields.${this.#space}.`);
	}

	#define(owner: string, section: string, key: ScalarNode, value: TreeNode): void {
		this.#add(owner, placeOf(key), textOf(childOf(value, 'about')));
		this.#walk(value, { owner, section, keys: [], verb: null });
	}

	/** Its effects are rules of their own, and the attributes of a kind are things of their own. */
	#piece(section: string, id: string, { key, value }: MapEntry): void {
		const owner = `${section}.${id}`;
		this.#add(owner, placeOf(key));
		for (const [part, entry] of entriesOf(value)) {
			const isOwn = part === 'effects' || (part === 'attributes' && section === 'kinds');
			if (!isOwn) {
				this.#named(entry.key, { owner, section, keys: [], verb: null });
				this.#walk(entry.value, { owner, section, keys: [part], verb: null });
			}
			for (const [inside, own] of isOwn ? entriesOf(entry.value) : []) {
				const address = part === 'effects' ? `${owner}.effects.${inside}` : `attributes.${inside}`;
				this.#define(address, part, own.key, own.value);
				this.#draw(owner, address, 'has', own.key);
			}
		}
	}

	#walk(node: TreeNode, here: Here): void {
		if (node.node === 'scalar') this.#named(node, here);
		else if (node.node === 'list')
			for (const item of node.items)
				this.#walk(item, { ...here, verb: item.node === 'map' ? verbOf(item) : here.verb });
		else
			for (const [key, { key: word, value }] of node.entries) {
				this.#named(word, here);
				const verb = value.node === 'map' ? null : here.verb;
				this.#walk(value, { ...here, keys: [...here.keys, key], verb });
			}
	}

	/** All that one text names. */
	#named(node: ScalarNode, { owner, section, keys, verb }: Here): void {
		if (section === 'actions' && keys[0] === 'window' && textOf(node) === ANYTIME) {
			this.#add(`windows.${ANYTIME}`, null);
			this.#draw(`windows.${ANYTIME}`, owner, 'offers', node);
		}
		const namings = this.#namings.get(node) ?? [];
		const open = namings.filter(({ at }) => isOpen(node.text, at)).map(({ at }) => at);
		for (const { address, at, declares } of namings) {
			const thing = this.#paths.get(address) ?? address;
			const named = sectionOf(thing);
			if (declares && named !== 'checkpoints') continue;
			if (named === 'layers') this.#add(thing, this.#layers.get(thing) ?? null);
			const isTarget = verb === 'set' ? at === Math.max(...open) : open.includes(at);
			const standing: Standing = { section, keys, verb, isTarget };
			const { way, leads } = meaningAt(named, standing);
			if (leads === 'to-named') this.#draw(owner, thing, way, node);
			else this.#draw(thing, owner, way, node);
		}
	}

	/** What a thing says of itself leads nowhere. */
	#draw(from: string, to: string, way: Way, node: ScalarNode): void {
		if (from === to || !this.#things.has(from) || !this.#things.has(to)) return;
		const key = `${from} ${way} ${to}`;
		const place = placeOf(node);
		const known = this.#arrows.get(key);
		if (!known) this.#arrows.set(key, { from, to, kind: KIND_OF[way], way, places: [place] });
		else if (!known.places.some((other) => isSame(other, place))) known.places.push(place);
	}

	#namesOf(address: string, sort: Sort, id: string): Record<string, string> {
		const at =
			sort === 'fields'
				? `fields.${id.slice(id.indexOf('.') + 1)}`
				: address.replace(ENUM_WORD, '$1.$2');
		return Object.fromEntries(
			Object.entries(this.#texts).flatMap(([language, texts]) => {
				const name = Object.hasOwn(texts, at) ? texts[at] : undefined;
				return name === undefined ? [] : [[language, name]];
			})
		);
	}
}

/** Plurals of kinds are other words for these; that of spaces is no rule of its own. */
function pluralsIn(tree: MapNode): ReadonlyMap<string, string> {
	return new Map(
		entriesOf(childOf(tree, 'kinds')).flatMap(([id, { value }]) => {
			const plural = textOf(childOf(value, 'plural'));
			return plural === null ? [] : [[plural, `kinds.${id}`] as const];
		})
	);
}

const ENUM_WORD = /^(enums\..+)\.values\.(.+)$/;
const OWN_EFFECT = /^(?:pieces|kinds)\.(.+)\.effects\.(.+)$/;

const enumOf = (word: string): string => word.replace(ENUM_WORD, '$1');

const sectionOf = (address: string): string => address.split('.', 1)[0]!;

/** Null: no rule has a say in it, nor has it in any. */
function sortOf(address: string): Sort | null {
	if (ENUM_WORD.test(address)) return 'words';
	if (OWN_EFFECT.test(address)) return 'effects';
	const section = sectionOf(address);
	return SORTS.find((sort) => sort === section) ?? null;
}

function idOf(address: string, sort: Sort): string {
	const [, , word] = ENUM_WORD.exec(address) ?? [];
	if (word !== undefined) return word;
	const [, piece, effect] = OWN_EFFECT.exec(address) ?? [];
	if (piece !== undefined) return `${piece}.${effect}`;
	return address === sort ? address : address.slice(sort.length + 1);
}

const placeIn = ({ file, start }: SourceRange): Place => ({ file, line: start.line });
const placeOf = ({ range }: ScalarNode): Place => placeIn(range);

const isSame = (a: Place, b: Place): boolean => a.file === b.file && a.line === b.line;

/** Whether a word stands in no brackets. */
function isOpen(text: string, at: number): boolean {
	const before = text.slice(0, at);
	return [...before].reduce((depth, letter) => depth + (OPENS[letter] ?? 0), 0) === 0;
}

const OPENS: Readonly<Record<string, number>> = { '(': 1, '{': 1, ')': -1, '}': -1 };
