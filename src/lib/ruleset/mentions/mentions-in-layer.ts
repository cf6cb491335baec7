/** Where the file of a layer or a variant names things outside of what is composed: addresses, what it chooses, and other layers. */
import { childOf, entriesOf, itemsOf, type Maybe, textOf } from '#lib/language/nodes.ts';
import {
	argumentName,
	type MessageFormatElement,
	readMessage,
	TYPE
} from '#lib/language/message/read-message.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { type GameNames, type Mention, sectionIn, type Wanted } from './game-names.ts';
import { wordsIn } from './loose-words.ts';
import { namingsByShape } from './namings-in-tree.ts';
import { wordsOfAddress, wordsOfStepName, wordsOfTextPath } from './mentions-in-address.ts';

const ADDRESSED = ['change', 'resolve', 'acknowledge'];
/** Of the header, what names other layers: words, or words with reasons. */
const OTHERS = [
	'requires',
	'brings',
	'excludes',
	'advises-against',
	'after',
	'edition',
	'house-rules'
];

/** `read`: where a linker has read the words. */
export function* mentionsInLayer(
	root: Maybe,
	layer: string,
	names: GameNames,
	read: ReadonlySet<string>
): Generator<Mention, void> {
	// As it is written: what is composed says some things otherwise, such as pieces that stand for many.
	if (root) for (const naming of namingsByShape(root, layer, names)) yield* names.placed(naming);
	for (const section of ADDRESSED)
		for (const [, { key, value }] of entriesOf(childOf(root, section))) {
			yield* inAddress(key, layer, names);
			names.wanted?.changes.push({ address: key.text, value });
			// What stood there before, and what is wrapped around it, is read by no linker as it is written.
			if (key.text.endsWith('.cite'))
				for (const scalar of scalarsIn(value)) yield* inSection('clauses', scalar, layer, names);
			if (isProse(key.text)) continue;
			for (const operation of itemsOf(value))
				for (const beside of ['before', 'after'])
					yield* inStepName(childOf(operation, beside), layer, names);
			for (const scalar of scalarsIn(value)) yield* wordsIn(scalar, layer, names, [], read);
		}
	for (const [language, { value }] of entriesOf(childOf(root, 'text'))) {
		noteTexts(value, { language, path: '' }, names.wanted);
		yield* inTexts(value, '', layer, names);
	}
	const header = childOf(root, 'layer') ?? childOf(root, 'variant');
	for (const chosen of [childOf(root, 'choose'), childOf(header, 'options')])
		yield* inChoices(chosen, layer, names);
	yield* own(childOf(header, 'id'), names);
	names.in('games', textOf(childOf(header, 'game')) ?? '', layer);
	for (const key of OTHERS) {
		const others = childOf(header, key);
		noteLayers(key, others, names.wanted);
		yield* inOthers(others, layer, names);
	}
}

const isProse = (address: string): boolean =>
	/^(?:text|clauses|art|layout)\.|\.(?:about|icon|cite)$/.test(address);

function* scalarsIn(node: TreeNode): Generator<ScalarNode> {
	if (node.node === 'scalar') yield node;
	else if (node.node === 'list') for (const item of node.items) yield* scalarsIn(item);
	else for (const [key, { value }] of node.entries) if (!PROSE.has(key)) yield* scalarsIn(value);
}

const PROSE: ReadonlySet<string> = new Set(['about', 'because', 'cite', 'icon']);

export function* inAddress(
	key: ScalarNode,
	layer: string,
	names: GameNames
): Generator<Mention, void> {
	for (const { address, start, word } of wordsOfAddress(key.text, layer, names))
		yield* names.mention(key, start, word, address);
}

function* inStepName(node: Maybe, layer: string, names: GameNames): Generator<Mention, void> {
	if (node?.node !== 'scalar') return;
	for (const { address, start, word } of wordsOfStepName(node.text, layer, names))
		yield* names.mention(node, start, word, address);
}

/** Options with their values. */
export function* inChoices(
	chosen: Maybe,
	layer: string,
	names: GameNames
): Generator<Mention, void> {
	for (const [option, { key, value }] of entriesOf(chosen)) {
		yield* inSection('options', key, layer, names);
		if (value.node === 'scalar') yield* inSection(`options.${option}.values`, value, layer, names);
	}
}

function* own(id: Maybe, names: GameNames): Generator<Mention, void> {
	if (id?.node !== 'scalar') return;
	const address = names.in('layers', id.text, '');
	if (address !== null) yield* names.mention(id, 0, id.text, address, true);
}

/** Of two sorts of layers only one fits. */
export function noteLayers(key: string, others: Maybe, wanted: Wanted | null): void {
	if (!wanted || (key !== 'edition' && key !== 'house-rules')) return;
	if (itemsOf(others).some((item) => textOf(item) === wanted.word)) wanted.sections.add(key);
}

export function* inOthers(
	others: Maybe,
	layer: string,
	names: GameNames
): Generator<Mention, void> {
	for (const item of itemsOf(others))
		if (item.node === 'scalar') yield* inSection('layers', item, layer, names);
	for (const [, { key }] of entriesOf(others)) yield* inSection('layers', key, layer, names);
}

export function* inSection(
	section: string,
	node: ScalarNode,
	layer: string,
	names: GameNames
): Generator<Mention, void> {
	const word = textOf(node) ?? '';
	const address = names.in(section, word, layer);
	if (address !== null) yield* names.mention(node, node.text.indexOf(word), word, address);
}

/** What is being written in a text, or beside one. */
function noteTexts(
	node: TreeNode,
	{ language, path }: { language: string; path: string },
	wanted: Wanted | null
): void {
	if (!wanted) return;
	for (const [key, { value }] of entriesOf(node)) {
		const below = path === '' ? key : `${path}.${key}`;
		const text = textOf(value);
		if (text === wanted.word && key === 'gender') wanted.sections.add(`genders.${language}`);
		else if (text?.includes(wanted.word) === true)
			wanted.texts.push({ language, path: below, text });
		noteTexts(value, { language, path: below }, wanted);
	}
}

/** Keys of texts are paths of ids, each map one or more of them further. */
function* inTexts(
	node: TreeNode,
	path: string,
	layer: string,
	names: GameNames
): Generator<Mention, void> {
	for (const [, { key, value }] of entriesOf(node)) {
		const whole = path === '' ? key.text : `${path}.${key.text}`;
		const from = whole.length - key.text.length;
		for (const { address, start, word } of wordsOfTextPath(whole, layer, names))
			if (start >= from) yield* names.mention(key, start - from, word, address);
		if (value.node === 'scalar') yield* inSelections(value, names);
		yield* inTexts(value, whole, layer, names);
	}
}

/** A text may say other words for each value of an enum: `{way, select, left {...} other {...}}`. */
function* inSelections(text: ScalarNode, names: GameNames): Generator<Mention, void> {
	const read = text.text.includes(', select,') ? readMessage(text.text) : null;
	for (const chosen of read?.ok ? selectionsIn(read.elements) : []) {
		// All of them are values of one enum, or it is about something else, such as gender.
		const [first = [], ...rest] = chosen.map((word) => names.ofEnums(word).map(sectionIn));
		const [section, ...more] = first.filter((each) =>
			rest.every((sections) => sections.includes(each))
		);
		if (section === undefined || more.length > 0) continue;
		for (const word of chosen)
			for (const { index } of text.text.matchAll(new RegExp(`(?<![=\\w-])${word}(?=\\s*\\{)`, 'g')))
				for (const address of names.ofEnums(word))
					if (sectionIn(address) === section) yield* names.mention(text, index, word, address);
	}
}

/** The words of each choice in a text, at any depth. */
function selectionsIn(elements: readonly MessageFormatElement[]): string[][] {
	return elements.flatMap((element) => {
		if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
		const forms = Object.entries(element.options);
		const inside = forms.flatMap(([, { value }]) => selectionsIn(value));
		const words = forms.map(([form]) => argumentName(form)).filter((word) => word !== 'other');
		return element.type === TYPE.select ? [words, ...inside] : inside;
	});
}

/** Where addresses of earlier versions are now; the old ones name nothing any more. */
export function* mentionsInMoves(
	root: TreeNode | null,
	names: GameNames
): Generator<Mention, void> {
	for (const [, { value }] of entriesOf(childOf(root ?? undefined, 'moves')))
		for (const [, { value: now }] of entriesOf(childOf(value, 'addresses')))
			for (const scalar of scalarsIn(now)) yield* inAddress(scalar, '', names);
}
