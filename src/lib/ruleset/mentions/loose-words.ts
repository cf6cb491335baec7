/**
 * Words of a text that no linker reads: what stands before and behind a word says which sorts of names it can be. A word that could
 * mean several things is left out.
 */
import type { ScalarNode } from '#lib/language/tree.ts';
import { type GameNames, type Mention, sectionIn } from './game-names.ts';

const WORD = /(?<![\w$/-])[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?![\w-])/g;
const FIELDS = ['fields.player', 'fields.space', 'fields.piece'];
const MEMBERS = [...FIELDS, 'attributes', 'marks', 'zones', 'values'];
const CALLED = ['values', 'zones', 'actions', 'attributes'];
const BARE = ['pieces', 'fields.game', 'kinds', 'plurals', 'zones', 'values', 'actions', 'events'];

/** `first`: the sorts that a word is looked up in before all others; `read`: places of words that need not be looked up. */
export function* wordsIn(
	node: ScalarNode,
	layer: string,
	names: GameNames,
	first: readonly string[] = [],
	read: ReadonlySet<string> = new Set()
): Generator<Mention, void> {
	const words = [...node.text.matchAll(WORD)]
		.filter(({ index }) => !read.has(placeOf(node, index)))
		.map(({ 0: word, index }) => ({
			word,
			index,
			addresses: meanings(node.text, index, word, layer, names, first)
		}));
	// In a list of words of an enum, the others say which.
	const sure = new Set(
		words.flatMap(({ addresses }) => (addresses.length === 1 ? addresses.map(sectionIn) : []))
	);
	for (const { word, index, addresses } of words) {
		const likely = addresses.filter((address) => sure.has(sectionIn(address)));
		const [address, ...more] = addresses.length > 1 ? likely : addresses;
		if (address !== undefined && more.length === 0)
			yield* names.mention(node, index, word, address);
	}
}

/** Where a word begins, for what remembers words that are read already. */
export const placeOf = ({ range, textOffset }: ScalarNode, at: number): string =>
	`${range.file} ${textOffset + at}`;

function meanings(
	text: string,
	index: number,
	word: string,
	layer: string,
	names: GameNames,
	first: readonly string[]
): string[] {
	const before = text.slice(0, index);
	const isCalled = /^\s*\(/.test(text.slice(index + word.length));
	if (/(?:^|[^\w-])option\.$/.test(before)) return names.ofAny(['options'], word, layer);
	if (/^\s*:/.test(text.slice(index + word.length)))
		return names.ofAny(['fields.piece'], word, layer);
	if (/\{[^{}]*$/.test(before) && names.wanted?.word === word)
		return names.ofAny(['fields.piece'], word, layer);
	if (before.endsWith('.')) return names.ofAny(MEMBERS, word, layer);
	const preferred = names.ofAny(first, word, layer);
	if (preferred.length > 0) return preferred.slice(0, 1);
	if (isCalled) return names.ofAny(CALLED, word, layer);
	return [...names.ofAny(BARE, word, layer), ...names.ofEnums(word)];
}
