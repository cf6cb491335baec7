/**
 * Pieces that are written once for all values of some attributes: `club: { kind: card, each: rank }` stands for club-two,
 * club-three and so on. Each layer's families become pieces before the layer is applied, so that later ones change each
 * of them by its own name.
 */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { unknownId } from '#lib/language/findings.ts';
import { asScalar, childOf, entriesOf, entryOf, itemsOf, textOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { MapEntry, MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { LayerContent } from '#lib/ruleset/layers/merge-files.ts';

/** As many faces as a game may have; linking counts those of all families together. */
const MOST_MEMBERS = 2000;

/** What one piece of a family has of its own. */
interface Member {
	id: string;
	/** By attribute. */
	values: ReadonlyMap<string, Value>;
}

/** `of`: the enum; null for a number. */
interface Value {
	of: string | null;
	value: string;
}

/** `pips in 1 .. 30` */
const NUMBERS = /^([a-z][a-z0-9-]*) in (\d{1,4}) \.\. (\d{1,4})$/;

/** What a layer says, with its families as the pieces for which they stand. `below`: the layers before it. */
export function withFamilies(content: LayerContent, below: MapNode): LayerContent {
	const pieces = entryOf(content.sections, 'pieces');
	const families = entriesOf(pieces?.value).filter(([, { value }]) => childOf(value, 'each'));
	if (!pieces || families.length === 0) return content;
	const known: Known = { trees: [content.sections, below], diagnostics: [] };
	const members = new Map(
		families.map(([id, { value }]) => [id, membersOf(known, id, value as MapNode)])
	);
	const entries = new Map(content.sections.entries);
	entries.set('pieces', { ...pieces, value: withMembers(pieces.value as MapNode, members) });
	const text = entryOf(content.sections, 'text');
	if (text) entries.set('text', { ...text, value: withTexts(known, text.value, members) });
	return {
		...content,
		sections: { ...content.sections, entries },
		diagnostics: [...content.diagnostics, ...known.diagnostics]
	};
}

interface Known {
	/** Where kinds, enums and their names stand: the layer itself first. */
	trees: readonly TreeNode[];
	diagnostics: Diagnostic[];
}

type Members = ReadonlyMap<string, readonly Member[]>;

function find(known: Known, ...path: string[]): TreeNode | undefined {
	for (const tree of known.trees) {
		const found = path.reduce<TreeNode | undefined>(childOf, tree);
		if (found) return found;
	}
	return undefined;
}

function membersOf(known: Known, family: string, node: MapNode): Member[] {
	let members: Member[] = [{ id: family, values: new Map() }];
	for (const item of itemsOf(childOf(node, 'each'))) {
		const values = valuesOf(known, node, item);
		if (members.length * values.length > MOST_MEMBERS) {
			const message = say`layer/too-many-pieces: ${family} stands for more than ${MOST_MEMBERS} pieces`;
			known.diagnostics.push(finding('piece/family', item, message));
			return [];
		}
		const attribute = attributeOf(item);
		members = members.flatMap(({ id, values: before }) =>
			values.map((value) => ({
				id: `${id}-${value.value}`,
				values: new Map(before).set(attribute, value)
			}))
		);
	}
	return members;
}

/** What is named before the numbers. */
function attributeOf(item: TreeNode): string {
	const text = textOf(item) ?? '';
	return NUMBERS.exec(text)?.[1] ?? text;
}

/** The values that an attribute of the kind can have, or the numbers that are said. */
function valuesOf(known: Known, piece: MapNode, item: TreeNode): Value[] {
	const attribute = asScalar(item);
	const name = attributeOf(item);
	if (!attribute || name === '') return [];
	const [, , from, to = ''] = NUMBERS.exec(attribute.text) ?? [];
	const offered = new Map<string, string>();
	const seen = new Set<string>();
	for (let kind = textOf(childOf(piece, 'kind')); kind !== null && !seen.has(kind);) {
		seen.add(kind);
		for (const [id, { value }] of entriesOf(find(known, 'kinds', kind, 'attributes'))) {
			const type = textOf(value)?.replace(/\?$/, '') ?? '';
			if (from === undefined ? find(known, 'enums', type) : type === 'int') offered.set(id, type);
		}
		kind = textOf(find(known, 'kinds', kind, 'extends'));
	}
	const type = offered.get(name);
	if (type === undefined) {
		const what =
			from === undefined
				? say`layer/enum-attribute: attribute that is an enum`
				: say`layer/number-attribute: attribute that is a number`;
		known.diagnostics.push(unknownId(what, name, attribute, offered.keys(), 'piece/family'));
		return [];
	}
	if (entryOf(piece, name)) {
		const message = say`layer/each-and-said: ${name} is said here, and "each" lets it be everything it can be: leave out one of the two`;
		known.diagnostics.push(finding('piece/family', entryOf(piece, name)!.key, message));
		return [];
	}
	if (from !== undefined) {
		if (Number(from) <= Number(to)) return numbersFrom(Number(from), Number(to));
		const message = say`layer/no-number-between: There is no number from ${from} to ${to}`;
		known.diagnostics.push(finding('piece/family', item, message));
		return [];
	}
	return itemsOf(find(known, 'enums', type, 'values')).flatMap((node) => {
		const value = textOf(node);
		return value === null ? [] : [{ of: type, value }];
	});
}

/** No more than a family can have. */
function numbersFrom(from: number, to: number): Value[] {
	const length = Math.min(to - from + 1, MOST_MEMBERS + 1);
	return Array.from({ length }, (_, i) => ({ of: null, value: String(from + i) }));
}

/** In the place of a family its pieces; what is written beside it under the id of one of them is added to that one. */
function withMembers(pieces: MapNode, members: Members): MapNode {
	const ids = new Set([...members.values()].flat().map(({ id }) => id));
	const entries = new Map<string, MapEntry>();
	for (const [id, entry] of pieces.entries) {
		const family = members.get(id);
		if (!family && !ids.has(id)) entries.set(id, entry);
		for (const member of family ?? []) {
			const value = memberNode(entry.value as MapNode, entry.key, member);
			const written = entriesOf(pieces.entries.get(member.id)?.value);
			const key = { ...entry.key, value: member.id, text: member.id };
			const both = new Map([...value.entries, ...written]);
			entries.set(member.id, { key, value: { ...value, entries: both } });
		}
	}
	return { ...pieces, entries };
}

/** Its values are printed on it; {rank} in the name of its picture is the id of its rank. */
function memberNode(family: MapNode, at: ScalarNode, { values }: Member): MapNode {
	const entries = new Map(family.entries);
	const each = entryOf(family, 'each');
	entries.delete('each');
	for (const [attribute, { of, value }] of values) {
		const key: ScalarNode = { ...(each?.key ?? at), value: attribute, text: attribute };
		const printed = of === null ? Number(value) : value;
		entries.set(attribute, { key, value: { ...key, value: printed, text: value } });
	}
	const icon = entries.get('icon');
	if (icon?.value.node === 'scalar') {
		const named = withWords(icon.value, (attribute) => values.get(attribute)?.value);
		entries.set('icon', { ...icon, value: named });
	}
	return { ...family, entries };
}

/** Texts of a family are those of its pieces; {rank} in them is the name of its rank in that language. */
function withTexts(known: Known, text: TreeNode, members: Members): TreeNode {
	return mapped(text, (language, texts) =>
		mapped(texts, (group, of) => {
			if (group !== 'pieces' || of.node !== 'map') return of;
			const entries = new Map<string, MapEntry>();
			for (const [id, entry] of of.entries) {
				const family = members.get(id);
				if (!family && !entries.has(id)) entries.set(id, entry);
				for (const member of family ?? []) {
					const key = { ...entry.key, value: member.id, text: member.id };
					const text = filled(known, language, entry.value, member);
					entries.set(member.id, { key, value: withOwnParts(text, member.id, of) });
				}
			}
			return { ...of, entries };
		})
	);
}

/** The text of a family, with the parts that one of its pieces has of its own, as `owl: { rule: ... }` or `owl.rule: ...`. */
function withOwnParts(text: TreeNode, id: string, written: MapNode): TreeNode {
	const own = written.entries.get(id)?.value;
	if (!own && text.node === 'scalar') return text;
	const entries = new Map([...partsOf(text), ...(own ? partsOf(own) : [])]);
	for (const part of entries.keys()) if (written.entries.has(`${id}.${part}`)) entries.delete(part);
	const { range, layer, replaced } = own ?? text;
	return { node: 'map', range, layer, replaced, entries };
}

/** A text alone is the name. */
function partsOf(text: TreeNode): ReadonlyMap<string, MapEntry> {
	if (text.node === 'map') return text.entries;
	const [key, value] = [asScalar(text), text];
	return new Map(key ? [['name', { key: { ...key, value: 'name', text: 'name' }, value }]] : []);
}

function mapped(node: TreeNode, change: (key: string, value: TreeNode) => TreeNode): TreeNode {
	if (node.node !== 'map') return node;
	const entries = new Map(
		[...node.entries].map(([key, entry]): [string, MapEntry] => [
			key,
			{ ...entry, value: change(key, entry.value) }
		])
	);
	return { ...node, entries };
}

function filled(
	known: Known,
	language: string,
	text: TreeNode,
	member: Member,
	short = false
): TreeNode {
	if (text.node !== 'scalar') {
		return mapped(text, (part, of) => filled(known, language, of, member, part === 'short'));
	}
	return withWords(text, (attribute) => {
		const value = member.values.get(attribute);
		if (!value) return undefined;
		if (value.of === null) return value.value;
		const name = find(known, 'text', language, 'enums', value.of, value.value);
		const shortly = short ? textOf(childOf(name, 'short')) : null;
		return shortly ?? textOf(name) ?? textOf(childOf(name, 'name')) ?? value.value;
	});
}

/** {rank} as what `word` says of it, where it says anything. */
function withWords(node: ScalarNode, word: (attribute: string) => string | undefined): ScalarNode {
	const text = node.text.replace(
		/\{([a-z][a-z0-9-]*)\}/g,
		(written, attribute: string) => word(attribute) ?? written
	);
	return text === node.text ? node : { ...node, value: text, text, oneToOne: false };
}
