/** What could be written in a scenario for it to say what is so now: an answer more, or another value in a claim. */
import { type Diagnostic, fixing, type TextEdit } from '#lib/language/diagnostic.ts';
import { flowText } from '#lib/language/editing/plain-text.ts';
import { childOf, entriesOf, itemsOf } from '#lib/language/nodes.ts';
import { say } from '#lib/language/said.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { MapNode, TreeNode } from '#lib/language/tree.ts';
import type { Legal } from '#lib/engine/seat/written-answer.ts';

/** The only answer that there is; null where there are several, or none. */
export function onlyAnswer({ kind, keys, min, max }: Legal): string | null {
	if (kind === 'amount') return min === max ? String(min) : null;
	const [key] = keys;
	return key !== undefined && keys.length === 1 && kind !== 'subset' ? key : null;
}

/** The answer of a seat before an item of `when`, or behind all of them. */
export function answering(
	root: TreeNode,
	before: TreeNode | null,
	seat: string,
	key: string
): Diagnostic['fixes'] {
	const edit = before === null ? behind(root, seat, key) : inFront(before, seat, key);
	return edit === null ? [] : saying(edit);
}

export function saying(edit: TextEdit): Diagnostic['fixes'] {
	return [fixing(say`scenario/write-what-is-so: Write what is so now`, [edit])];
}

function inFront(item: TreeNode, seat: string, key: string): TextEdit | null {
	if (item.node !== 'map') return null;
	const { start } = item.range;
	return isFlow(item)
		? inserted(start, item.range, `{ ${seat}: ${answerText(key, true)} }, `)
		: inserted(start, item.range, `${seat}: ${answerText(key, false)}\n${dashUnder(item)}`);
}

function behind(root: TreeNode, seat: string, key: string): TextEdit | null {
	const last = itemsOf(childOf(root, 'when')).at(-1);
	if (last === undefined) {
		const then = root.node === 'map' ? root.entries.get('then')?.key : undefined;
		if (then === undefined) return null;
		const text = `when:\n  - ${seat}: ${answerText(key, false)}\n`;
		return inserted(then.range.start, then.range, text);
	}
	if (last.node !== 'map') return null;
	const end = endOf(last);
	return isFlow(last)
		? inserted(end, last.range, `, { ${seat}: ${answerText(key, true)} }`)
		: inserted(end, last.range, `\n${dashUnder(last)}${seat}: ${answerText(key, false)}`);
}

const inserted = (at: SourceRange['start'], { file }: SourceRange, text: string): TextEdit => ({
	range: { file, start: at, end: at },
	text
});

/** Where the last word of it ends: the range of a block reaches to the next line. */
function endOf(node: TreeNode): SourceRange['end'] {
	if (node.node === 'map' && !isFlow(node)) {
		const last = entriesOf(node).at(-1);
		return last ? endOf(last[1].value) : node.range.end;
	}
	if (node.node === 'list') {
		const last = node.items.at(-1);
		const isBlock = last !== undefined && last.range.start.line > node.range.start.line;
		return isBlock || (last && node.range.start.offset === last.range.start.offset - 2)
			? endOf(last)
			: node.range.end;
	}
	return node.range.end;
}

function isFlow({ range, entries }: MapNode): boolean {
	const [first] = entries.values();
	return first !== undefined && range.start.offset < first.key.range.start.offset;
}

function dashUnder({ range }: MapNode): string {
	return `${' '.repeat(Math.max(0, range.start.column - 3))}- `;
}

const answerText = (key: string, flow: boolean): string =>
	flow || !/^[\w(),/+-]+$/.test(key) ? flowText(key) : key;
