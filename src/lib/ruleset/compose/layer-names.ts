/**
 * Names that belong to the layer that gives them. Two house rules may each have a procedure `lay-out`: in the composed
 * game each is called `layer.lay-out`; the layer itself goes on saying `lay-out`, and others say which they mean. A name
 * that only one layer gives stays as it is, and everybody may use it with or without the layer in front.
 */
import { childOf, entriesOf } from '#lib/language/nodes.ts';
import { printedOnce } from '#lib/language/tree-tools.ts';
import type { MapEntry, MapNode } from '#lib/language/tree.ts';
import type { Layer } from '#lib/ruleset/layers/layer.ts';
import { layerContent, type LayerContent } from '#lib/ruleset/layers/merge-files.ts';
import {
	type NamesOutside,
	type NamesSeen,
	OWN_SECTIONS,
	type OwnSection,
	wordsOf
} from '#lib/ruleset/names/own-names.ts';

/** No layer has this id. */
const OUTSIDE = '';

/** Texts below these stand under the name of a rule. */
const TEXTS: ReadonlySet<string> = new Set([...OWN_SECTIONS, 'choices', 'requires', 'log']);

interface Definition {
	layer: string;
	content: string;
}

type ByName = Map<string, Definition[]>;

export class LayerNames implements NamesSeen {
	readonly #defined = new Map<OwnSection, ByName>();
	/** By layer: its names that another layer gives as well. */
	readonly #qualified = new Map<string, Set<string>>();
	/** By layer: those that it comes after. */
	readonly #before = new Map<string, Set<string>>();

	/** `settled`: paths of definitions about which the variant says which layer's stands: that is one for all. */
	constructor(layers: readonly Layer[], settled: ReadonlySet<string>) {
		const taken = new Set<string>();
		for (const layer of layers) {
			const common = layer.kind === 'base' || layer.kind === 'edition';
			for (const [section, name, content] of definitionsOf(layerContent(layer))) {
				if (common) taken.add(`${section}.${name}`);
				else if (!taken.has(`${section}.${name}`)) this.#add(section, name, layer.id, content);
			}
			const before = [...layer.requires, ...layer.after].map(({ id }) => id);
			const further = before.flatMap((id) => [...(this.#before.get(id) ?? [])]);
			this.#before.set(layer.id, new Set([...before, ...further]));
		}
		this.#qualify(settled);
	}

	#add(section: OwnSection, name: string, layer: string, content: string): void {
		const byName = this.#defined.get(section) ?? (new Map() as ByName);
		this.#defined.set(section, byName);
		byName.set(name, [...(byName.get(name) ?? []), { layer, content }]);
	}

	/** What two layers say in the same words is one thing, unless the words mean different things. */
	#qualify(settled: ReadonlySet<string>): void {
		const several = [...this.#defined].flatMap(([section, byName]) =>
			[...byName]
				.filter(([name, by]) => by.length > 1 && !settled.has(`${section}.${name}`))
				.map(([name, by]) => ({ name, by }))
		);
		const apart = new Set<string>();
		const isApart = ({ name, by }: (typeof several)[number]): boolean =>
			new Set(by.map(({ content }) => content)).size > 1 ||
			(wordsOf(by[0]?.content ?? '').some((word) => apart.has(word)) && !apart.has(name));
		for (let before = -1; before < apart.size;) {
			before = apart.size;
			for (const named of several) {
				if (!isApart(named)) continue;
				apart.add(named.name);
				for (const { layer } of named.by) {
					const names = this.#qualified.get(layer) ?? new Set();
					this.#qualified.set(layer, names.add(named.name));
				}
			}
		}
	}

	keyOf(section: OwnSection, name: string, layer: string): string {
		const by = this.#defined.get(section)?.get(name);
		if (!by) return this.#withLayer(section, name);
		const meant = this.#meant(by, name, layer);
		return meant.length === 1 ? this.#key(meant[0]!, name) : name;
	}

	choiceOf(section: OwnSection, name: string, layer: string): string[] {
		const by = this.#defined.get(section)?.get(name) ?? [];
		const meant = this.#meant(by, name, layer);
		return meant.length > 1 ? meant.map((layerId) => this.#key(layerId, name)) : [];
	}

	outside(section: OwnSection): NamesOutside {
		const found: NamesOutside = { keys: {}, choices: {} };
		for (const [name, by] of this.#defined.get(section) ?? []) {
			const written = [name, ...by.map(({ layer }) => `${layer}.${name}`)];
			for (const way of written) {
				const key = this.keyOf(section, way, OUTSIDE);
				if (key !== way) found.keys[way] = key;
			}
			const choice = this.choiceOf(section, name, OUTSIDE);
			if (choice.length > 0) found.choices[name] = choice;
		}
		return found;
	}

	/** The layers whose definition is meant: its own, else of those it knows, else of all. */
	#meant(by: readonly Definition[], name: string, layer: string): string[] {
		const all = by.map((definition) => definition.layer);
		if (!all.some((candidate) => this.#qualified.get(candidate)?.has(name))) return all.slice(0, 1);
		if (all.includes(layer)) return [layer];
		const known = all.filter((candidate) => this.#before.get(layer)?.has(candidate));
		return known.length > 0 ? known : all;
	}

	/** `layer.name`, whether or not it needs its layer. */
	#withLayer(section: OwnSection, written: string): string {
		const dot = written.indexOf('.');
		const [layer, name] = [written.slice(0, dot), written.slice(dot + 1)];
		const by = dot > 0 ? this.#defined.get(section)?.get(name) : undefined;
		return by?.some((definition) => definition.layer === layer) ? this.#key(layer, name) : written;
	}

	#key(layer: string, name: string): string {
		return this.#qualified.get(layer)?.has(name) ? `${layer}.${name}` : name;
	}

	/** What a layer writes, to be compared with what others write: the same words may mean other things. */
	meaning(layer: string, content: string): string {
		const own = this.#qualified.get(layer);
		return own && wordsOf(content).some((word) => own.has(word))
			? `${content} of ${layer}`
			: content;
	}

	/** What a layer says, under the names that its definitions have in the composed game. */
	contentOf(layer: Layer): LayerContent {
		const content = layerContent(layer);
		if (!this.#qualified.has(layer.id)) return content;
		const key = (name: string): string => this.#key(layer.id, name);
		const entries = new Map(content.sections.entries);
		for (const section of OWN_SECTIONS) {
			const entry = entries.get(section);
			if (entry) entries.set(section, renamed(entry, key));
		}
		const text = entries.get('text');
		if (text) entries.set('text', withTexts(text, key));
		return { ...content, sections: { ...content.sections, entries } };
	}
}

function* definitionsOf({ sections }: LayerContent): Generator<[OwnSection, string, string]> {
	for (const section of OWN_SECTIONS) {
		for (const [name, { value }] of entriesOf(childOf(sections, section))) {
			yield [section, name, printedOnce(value)];
		}
	}
	const told = new Map<string, string>();
	for (const [language, groups] of entriesOf(childOf(sections, 'text'))) {
		for (const [name, { value }] of entriesOf(childOf(groups.value, 'log'))) {
			told.set(name, `${told.get(name) ?? ''}${language}: ${printedOnce(value)}\n`);
		}
	}
	for (const [name, content] of told) yield ['log', name, content];
}

function withTexts(text: MapEntry, key: (name: string) => string): MapEntry {
	return within(text, (language) =>
		within(language, (group) => (TEXTS.has(group.key.text) ? renamed(group, key) : group))
	);
}

function within(entry: MapEntry, change: (entry: MapEntry) => MapEntry): MapEntry {
	if (entry.value.node !== 'map') return entry;
	const entries = [...entry.value.entries].map(([id, definition]): [string, MapEntry] => [
		id,
		change(definition)
	]);
	return { ...entry, value: { ...entry.value, entries: new Map(entries) } };
}

/** Every key begins with the name of a rule: `lay-out`, `lay-out.target`. */
function renamed(section: MapEntry, key: (name: string) => string): MapEntry {
	if (section.value.node !== 'map') return section;
	const entries: MapNode['entries'] = new Map();
	for (const [id, entry] of section.value.entries) {
		const [name = ''] = id.split('.', 1);
		const full = `${key(name)}${id.slice(name.length)}`;
		const token = full === id ? entry.key : { ...entry.key, text: full, value: full };
		entries.set(full, { ...entry, key: token });
	}
	return { ...section, value: { ...section.value, entries } };
}
