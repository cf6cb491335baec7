/** Outside of expressions: which keys, ids and fixed words can be written at a place of a rule file, and what stands there. */
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Candidate, Completion, Hover } from '#lib/ruleset/expression/complete-expression.ts';
import { declaredNames } from './declared-names.ts';
import { aboutKey, fixedWords, keysFor } from './map-keys.ts';
import { type Place, withShapes, type RuleFile } from './place-of-cursor.ts';

/** `tree` composes the game in which the file is looked at; asked only where a name is. */
export function wordsAt(place: Place, tree: () => MapNode | null): Completion {
	const { start, end, map, colon, value, around } = place;
	const candidates: Candidate[] = [];
	const add = (word: string, what: string, type: string, about: string) =>
		candidates.push({ word, what, type, about, fits: true, call: false });
	if (map) for (const { word, about } of keysFor(map)) add(word, colon ? 'word' : 'key', '', about);
	if (value) {
		for (const word of fixedWords(value)) add(word, 'word', '', '');
		const sorts = value.shape['x-names'];
		const game = sorts && tree();
		if (game)
			for (const { word, what, type, about } of declaredNames(game, sorts, around))
				add(word, what, type, about);
	}
	return { start, end, candidates };
}

/** What the key or the name at an offset is. */
export function wordHover(
	file: RuleFile,
	offset: number,
	tree: () => MapNode | null
): Hover | null {
	for (const { place, around } of withShapes(file)) {
		const { node } = place;
		if (node.node === 'map') {
			for (const { key } of node.entries.values()) {
				if (!covers(key, offset)) continue;
				const about = aboutKey(place, key.text);
				const { textOffset: start, text: word } = key;
				if (about === null) return null;
				return { start, end: start + word.length, word, what: 'key', type: '', about };
			}
		}
		if (node.node !== 'scalar' || !node.oneToOne || !covers(node, offset)) continue;
		const sorts = place.shape['x-names'];
		const word = /^[A-Za-z0-9_.-]+/.exec(node.text)?.[0] ?? '';
		const start = node.textOffset;
		const game = sorts && offset <= start + word.length && tree();
		const found = game && declaredNames(game, sorts, around).find((name) => name.word === word);
		if (!found) return null;
		const { what, type, about } = found;
		return { start, end: start + word.length, word, what, type, about };
	}
	return null;
}

function covers({ range: { start, end } }: TreeNode, offset: number): boolean {
	return start.offset <= offset && offset <= end.offset;
}
