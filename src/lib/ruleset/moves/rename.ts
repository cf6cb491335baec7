/** Texts of rules in which names are written as they were: the same in today's names. */
import { tokenize } from '#lib/language/expression/lexer.ts';
import { entriesOf } from '#lib/language/nodes.ts';
import { sameContent } from '#lib/language/tree-tools.ts';
import type { ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Moved } from './text-moves.ts';
import type { Moves } from './moves.ts';

export interface Renaming {
	/** The words of a scalar that are to be others, with their offsets in its text. */
	in(scalar: ScalarNode): { start: number; end: number; now: string }[];
	moves: (Moved & { from: string })[];
}

/** How the names in a text have to be changed for it to say what another one says; null: that is not the difference. */
export function renamed(text: TreeNode, other: TreeNode, moves: Moves): Renaming | null {
	const names = new Map<string, Moved & { from: string; now: string }>();
	for (const { from } of moves.list) {
		const moved = moves.of(from);
		if (!moved || moved.to === null) continue;
		const now = lastOf(moved.to);
		if (now !== lastOf(from)) names.set(lastOf(from), { ...moved, from, now });
	}
	const used = new Set<string>();
	const places = (scalar: ScalarNode) =>
		wordsOf(scalar.text).flatMap(({ word, start, end }) => {
			const name = names.get(word);
			if (name === undefined) return [];
			used.add(word);
			return [{ start, end, now: name.now }];
		});
	const rewrite = (node: TreeNode): TreeNode => {
		if (node.node === 'list') return { ...node, items: node.items.map(rewrite) };
		if (node.node === 'map') {
			const entries = entriesOf(node).map(
				([key, entry]) => [key, { ...entry, value: rewrite(entry.value) }] as const
			);
			return { ...node, entries: new Map(entries) };
		}
		const now = replaced(node.text, places(node));
		return now === node.text ? node : { ...node, text: now, value: now };
	};
	if (!sameContent(rewrite(text), other)) return null;
	return { in: places, moves: [...used].flatMap((word) => names.get(word) ?? []) };
}

/** The words of an expression, or of anything like one. */
export function wordsOf(text: string): { word: string; start: number; end: number }[] {
	return tokenize(text).tokens.map(({ image, startOffset }) => ({
		word: image,
		start: startOffset,
		end: startOffset + image.length
	}));
}

/** A text with some of its parts replaced, which do not overlap. */
export function replaced(
	text: string,
	parts: readonly { start: number; end: number; now: string }[]
): string {
	let result = text;
	for (const { start, end, now } of [...parts].sort((a, b) => b.start - a.start)) {
		result = result.slice(0, start) + now + result.slice(end);
	}
	return result;
}

function lastOf(address: string): string {
	return address.slice(address.lastIndexOf('.') + 1);
}
