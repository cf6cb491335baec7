/** The texts of a language where they are written. To edit a rule leaves nearly all of them as they are. */
import { asScalar, entriesOf } from '#lib/language/nodes.ts';
import { FORMS } from '#lib/language/message/grammar.ts';
import { type ReadMessage, readMessage } from '#lib/language/message/read-message.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';

export interface WrittenLeaf {
	path: string;
	/** A name stands at the path of what it names. */
	nameless: string;
	/** The asker of `choices.x.y.ask`, and of `choices.x.y.none.short`, is `choices.x.y`. */
	asker: string;
	section: string;
	key: ScalarNode;
	text: ScalarNode;
	/** In which it stands. */
	map: MapNode;
	read: ReadMessage;
	/** Whether something may be put in. */
	hasGaps: boolean;
}

/**
 * What may stand below any text: `short` where there is little room, `pass` and `none` the words for declining, `gender` and
 * forms what sentences bend to.
 */
export const PARTS: ReadonlySet<string> = new Set([
	'name',
	'short',
	'plural',
	'rule',
	'asked',
	'ask',
	'log',
	'prevented',
	'pass',
	'none',
	'gender',
	...FORMS
]);

/** Nodes are never changed, and each stands at one path nearly always. */
const read = new WeakMap<TreeNode, { path: string; leaves: readonly WrittenLeaf[] }>();

export function writtenBelow(node: TreeNode, path = ''): readonly WrittenLeaf[] {
	if (node.node !== 'map') return [];
	const before = read.get(node);
	if (before?.path === path) return before.leaves;
	const leaves = entriesOf(node).flatMap(([key, entry]) => {
		const below = path === '' ? key : `${path}.${key}`;
		const text = asScalar(entry.value);
		return text ? leafOf(below, entry.key, text, node) : writtenBelow(entry.value, below);
	});
	read.set(node, { path, leaves });
	return leaves;
}

const leafOf = (path: string, key: ScalarNode, text: ScalarNode, map: MapNode): WrittenLeaf => ({
	path,
	nameless: path.endsWith('.name') ? path.slice(0, -'.name'.length) : path,
	asker: withoutParts(path),
	section: path.split('.', 1)[0] ?? '',
	key,
	text,
	map,
	...messageIn(text)
});

/** Several layers write into one map: it is another with each of them, and its texts are the same. */
const messageIn = onceFor(({ text }: ScalarNode): Pick<WrittenLeaf, 'read' | 'hasGaps'> => ({
	read: readMessage(text),
	hasGaps: text.includes('{')
}));

function withoutParts(path: string): string {
	const dot = path.lastIndexOf('.');
	return PARTS.has(path.slice(dot + 1)) ? withoutParts(path.slice(0, dot)) : path;
}
