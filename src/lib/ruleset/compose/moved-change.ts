/** Changes and resolutions at addresses that are no longer there: where these have gone. */
import type { Diagnostic, Place, TextEdit } from '#lib/language/diagnostic.ts';
import { scalarsOf, textOf, childOf } from '#lib/language/nodes.ts';
import { partOf, resolvePath } from '#lib/language/tree-path.ts';
import { printNode, sameContent } from '#lib/language/tree-tools.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import { isThere } from '#lib/ruleset/moves/check-moves.ts';
import { renamed } from '#lib/ruleset/moves/rename.ts';
import { movedFinding, movedSentence, movedSentences } from '#lib/ruleset/moves/explain-moves.ts';
import type { Moved } from '#lib/ruleset/moves/text-moves.ts';
import type { Moves } from '#lib/ruleset/moves/moves.ts';
import type { Change } from './patch-operation.ts';
import type { Resolution } from './resolutions.ts';
import { say } from '#lib/language/said.ts';

/** The addresses that a layer writes to already: two changes of one address cannot stand in one layer. */
export type Taken = Set<string>;

/** What has moved of what a change names; null: nothing, it can be applied. */
export function movedChange(
	change: Change,
	tree: MapNode,
	moves: Moves,
	taken: Taken
): Diagnostic | null {
	if (moves.list.length === 0) return null;
	const { path, operation, expect } = change;
	if (operation.op === 'insert' && operation.anchor) {
		const found = movedAnchor(path, operation.anchor, { tree, moves, taken });
		if (found) return found;
	}
	if (!isThere(tree, path.text)) {
		const moved = moves.of(path.text);
		if (moved) return atPath(path, moved, taken);
	}
	if (operation.op === 'remove') {
		for (const item of operation.items ?? []) {
			const found = movedItem(path, item, { tree, moves });
			if (found) return found;
		}
	}
	return expect && movedExpectation(path, expect, tree, moves);
}

interface Around {
	tree: MapNode;
	moves: Moves;
	taken: Taken;
}

function atPath(path: ScalarNode, moved: Moved, taken: Taken): Diagnostic {
	const sentence = movedSentence(path.text, moved);
	if (moved.to === null) return movedFinding(error(path), sentence, moved, NOTHING);
	if (taken.has(moved.to)) {
		const message = say`layer/join-the-two: ${sentence}, which this layer changes already: join the two`;
		return movedFinding(error(path), message, moved, NOTHING);
	}
	taken.add(moved.to);
	return movedFinding(error(path), sentence, moved, {
		word: null,
		edits: [rewritten(path, moved.to)]
	});
}

/** A neighbour that moved may be in another list now. */
function movedAnchor(path: ScalarNode, anchor: ScalarNode, around: Around): Diagnostic | null {
	const { tree, moves, taken } = around;
	const address = `${path.text}.${anchor.text}`;
	const moved = isThere(tree, address) ? null : moves.of(address);
	if (!moved) return null;
	const sentence = movedSentence(address, moved);
	if (moved.to === null) return movedFinding(error(anchor), sentence, moved, NOTHING);
	const steps = resolvePath(tree, moved.to).steps;
	const last = steps.at(-1);
	const list = steps
		.slice(0, -1)
		.map(({ segment }) => segment)
		.join('.');
	if (!last || `${list}.${last.segment}` !== moved.to) {
		return movedFinding(error(anchor), sentence, moved, NOTHING);
	}
	if (list !== path.text && taken.has(list)) {
		const message = say`layer/join-two-changes: ${sentence}, and this layer changes ${list} already: join the two`;
		return movedFinding(error(anchor), message, moved, NOTHING);
	}
	taken.add(list);
	const edits = [rewritten(anchor, last.segment)];
	if (list !== path.text) edits.unshift(rewritten(path, list));
	return movedFinding(error(anchor), sentence, moved, { word: null, edits });
}

/** An item that is to be taken out of a list. */
function movedItem(
	path: ScalarNode,
	item: TreeNode,
	{ tree, moves }: Pick<Around, 'tree' | 'moves'>
): Diagnostic | null {
	const address = `${path.text}.${printNode(item)}`;
	const moved = isThere(tree, address) ? null : moves.of(address);
	if (!moved) return null;
	const sentence = movedSentence(address, moved);
	const to = moved.to;
	const here = to?.startsWith(`${path.text}.`) === true && item.node === 'scalar';
	const now = here ? to.slice(path.text.length + 1) : null;
	return movedFinding(error(item), sentence, moved, {
		word: null,
		edits: now !== null && item.node === 'scalar' ? [rewritten(item, now)] : []
	});
}

/** What is expected is what is there, but for names that have moved. */
function movedExpectation(
	path: ScalarNode,
	expect: TreeNode,
	tree: MapNode,
	moves: Moves
): Diagnostic | null {
	const { node, rest } = resolvePath(tree, path.text);
	if (rest !== '') return null;
	const is = node.node === 'map' && expect.node === 'scalar' ? childOf(node, 'is') : node;
	if (!is || sameContent(is, expect) || (expect.node === 'scalar' && expect.text === 'present'))
		return null;
	const words = renamed(expect, is, moves);
	if (words === null) return null;
	const edits: TextEdit[] = [];
	for (const scalar of scalarsOf(expect)) {
		for (const { start, end, now } of words.in(scalar)) {
			if (scalar.oneToOne) edits.push({ range: partOf(scalar, start, end), text: now });
		}
	}
	const [first] = words.moves;
	if (!first) return null;
	const message = say`layer/words-of-earlier: ${path.text} is expected in the words of an earlier version: ${movedSentences(words.moves)}`;
	return movedFinding(error(expect), message, first, { word: null, edits });
}

/** `resolve:` at an address that moved, or between layers that did. */
export function movedResolutions(
	resolutions: readonly Resolution[],
	tree: MapNode,
	moves: Moves
): Diagnostic[] {
	if (moves.list.length === 0) return [];
	const taken: Taken = new Set(resolutions.map(({ path }) => path));
	return resolutions.flatMap(({ key, path, layers }) => {
		const moved = isThere(tree, path) ? null : moves.of(path);
		const others = layers.flatMap((node) => movedLayer(node, moves));
		return moved ? [atPath(key, moved, taken), ...others] : others;
	});
}

function movedLayer(node: TreeNode, moves: Moves): Diagnostic[] {
	const id = textOf(node);
	const moved = id === null ? null : moves.of(`layers.${id}`);
	if (id === null || moved === null || node.node !== 'scalar') return [];
	const now = moved.to?.slice('layers.'.length) ?? null;
	return [
		movedFinding(error(node), movedSentence(`layers.${id}`, moved), moved, {
			word: now === null ? null : { old: id, now },
			edits: now === null ? [] : [rewritten(node, now)]
		})
	];
}

const NOTHING = { word: null, edits: [] };

function error({ range }: Place): Pick<Diagnostic, 'range' | 'severity'> {
	return { range, severity: 'error' };
}

function rewritten(node: ScalarNode, text: string): TextEdit {
	return { range: partOf(node, 0, node.text.length), text };
}
