/** Where in a text a change is written, and how: the only part that knows what YAML looks like. */
import type { ListNode, MapEntry, MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Change, Keys } from './change.ts';
import {
	blockText,
	flowText,
	isScalar,
	keyText,
	type Plain,
	type Quotes,
	scalarText,
	sectionText
} from './plain-text.ts';

/** Offsets of what is replaced. */
export interface Place {
	from: number;
	to: number;
	put: string;
}

/** Above a node: what holds it, and under which key. */
interface Above {
	parent: MapNode | ListNode;
	entry: MapEntry | null;
}

/** null: there is no such place, or none that this can edit. */
export function placeOf(
	text: string,
	root: TreeNode | null,
	keys: Keys,
	change: Change
): Place | null {
	if (!root)
		return change.do === 'set' && keys.length > 0 ? intoNothing(text, keys, change.value) : null;
	let node = root;
	let above: Above | null = null;
	let flow = false;
	for (const [depth, key] of keys.entries()) {
		flow ||= isFlow(text, node);
		const entry: MapEntry | null =
			node.node === 'map' ? (node.entries.get(String(key)) ?? null) : null;
		const next = node.node === 'list' ? node.items[Number(key)] : entry?.value;
		if (next === undefined) {
			if (change.do !== 'set') return null;
			const value = nested(keys.slice(depth + 1), change.value);
			return value === null ? null : inserted(text, node, above, String(key), value.of, flow);
		}
		if (node.node === 'scalar') return null;
		above = { parent: node, entry };
		node = next;
	}
	if (change.do === 'set') return replaced(text, node, above, change.value, flow);
	if (change.do === 'add')
		return node.node === 'list' ? appended(text, node, change.value, flow) : null;
	if (!above) return null;
	if (change.do === 'rename') return renamed(above, change.name, flow);
	return removed(text, above, node, flow);
}

/** The value under further keys that are not there yet; null where an index is one of them. */
function nested(keys: Keys, value: Plain): { of: Plain } | null {
	let of = value;
	for (const key of keys.toReversed()) {
		if (typeof key === 'number') return null;
		of = { [key]: of };
	}
	return { of };
}

const isFlow = (text: string, node: TreeNode): boolean =>
	'{['.includes(text.charAt(node.range.start.offset)) && node.node !== 'scalar';

function intoNothing(text: string, keys: Keys, value: Plain): Place | null {
	const all = nested(keys.slice(1), value);
	if (!all || typeof keys[0] !== 'string') return null;
	const before = text === '' || text.endsWith('\n') ? '' : '\n';
	const put = `${before}${keyText(keys[0], false)}:${sectionText(all.of)}\n`;
	return { from: text.length, to: text.length, put };
}

/** How deep a block lies: the spaces before its first key. */
const indentOf = (node: TreeNode): string => ' '.repeat(node.range.start.column - 1);

// --- set --------------------------------------------------------------------------------------------------------------

function replaced(
	text: string,
	node: TreeNode,
	above: Above | null,
	value: Plain,
	flow: boolean
): Place | null {
	const { start, end } = node.range;
	if (start.offset === end.offset) return afterColon(text, above, value, flow);
	if (node.node === 'scalar' && isScalar(value)) return scalarReplaced(text, node, value, flow);
	if (node.node !== 'scalar' && !isFlow(text, node)) return null;
	return { from: start.offset, to: end.offset, put: flowText(value) };
}

/** Of a key that says nothing yet. */
function afterColon(text: string, above: Above | null, value: Plain, flow: boolean): Place | null {
	if (!above?.entry) return null;
	const colon = text.indexOf(':', above.entry.key.range.end.offset);
	if (colon < 0) return null;
	const put = flow ? ` ${flowText(value)}` : blockText(value, indentOf(above.entry.key));
	return { from: colon + 1, to: colon + 1, put };
}

function scalarReplaced(
	text: string,
	node: ScalarNode,
	value: string | number | boolean | null,
	flow: boolean
): Place | null {
	const { start, end } = node.range;
	const sign = text.charAt(start.offset);
	if (sign === '|' || sign === '>') return blockScalarReplaced(text, node, value);
	const quotes: Quotes = sign === '"' ? 'double' : sign === "'" ? 'single' : 'plain';
	return { from: start.offset, to: end.offset, put: scalarText(value, quotes, flow) };
}

/** A text of several lines keeps its sign and its depth; what a folded one cannot say is put in quotes. */
function blockScalarReplaced(
	text: string,
	{ range }: ScalarNode,
	value: string | number | boolean | null
): Place {
	const whole = text.slice(range.start.offset, range.end.offset);
	const [head = '', ...lines] = whole.split('\n');
	const depth = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
	const tail = /\n*$/.exec(whole)?.[0] ?? '';
	const to = range.end.offset - tail.length;
	const from = range.start.offset;
	if (typeof value !== 'string') return { from, to, put: String(value) };
	const written = value.replace(/\n$/, '');
	const keeps = head.startsWith('|') || !written.includes('\n');
	const good = keeps && depth !== '' && written !== '' && !/^\s|\n\s|[^\n\P{Cc}]/u.test(written);
	if (!good) return { from, to, put: JSON.stringify(value) };
	const body = written.split('\n').map((line) => (line === '' ? '' : depth + line));
	return { from, to, put: [head, ...body].join('\n') };
}

function inserted(
	text: string,
	node: TreeNode,
	above: Above | null,
	key: string,
	value: Plain,
	flow: boolean
): Place | null {
	if (node.node === 'scalar' && node.value === null) {
		return replaced(text, node, above, { [key]: value }, flow);
	}
	if (node.node !== 'map') return null;
	const last = [...node.entries.values()].at(-1);
	if (flow || isFlow(text, node)) {
		const entry = `${keyText(key, true)}: ${flowText(value)}`;
		return last ? inFlow(endOf(text, last), entry) : emptyFlow(node, `{ ${entry} }`);
	}
	if (!last) return null;
	const indent = indentOf(last.key);
	const written = indent === '' ? sectionText(value) : blockText(value, indent);
	return line(text, endOf(text, last), `${indent}${keyText(key, false)}:${written}`);
}

const inFlow = (at: number, entry: string): Place => ({ from: at, to: at, put: `, ${entry}` });

const emptyFlow = ({ range }: TreeNode, put: string): Place => ({
	from: range.start.offset,
	to: range.end.offset,
	put
});

/** Where an entry ends; one without a value ends with its colon. */
function endOf(text: string, { key, value }: MapEntry): number {
	const { start, end } = value.range;
	if (start.offset < end.offset) return end.offset;
	return text.indexOf(':', key.range.end.offset) + 1;
}

/** One more line after the one in which something ends, comments at its end included. */
function line(text: string, end: number, put: string): Place {
	if (text.charAt(end - 1) === '\n') return { from: end, to: end, put: `${put}\n` };
	const found = text.indexOf('\n', end);
	if (found < 0) return { from: text.length, to: text.length, put: `\n${put}` };
	return { from: found + 1, to: found + 1, put: `${put}\n` };
}

// --- lists ------------------------------------------------------------------------------------------------------------

function appended(text: string, node: ListNode, value: Plain, flow: boolean): Place | null {
	const last = node.items.at(-1);
	if (flow || isFlow(text, node)) {
		return last
			? inFlow(last.range.end.offset, flowText(value))
			: emptyFlow(node, `[${flowText(value)}]`);
	}
	if (!last) return null;
	const indent = indentOf(node);
	return line(text, last.range.end.offset, `${indent}-${blockText(value, indent)}`);
}

// --- rename, remove ---------------------------------------------------------------------------------------------------

function renamed({ entry }: Above, name: string, flow: boolean): Place | null {
	if (!entry) return null;
	const { start, end } = entry.key.range;
	return { from: start.offset, to: end.offset, put: keyText(name, flow) };
}

function removed(
	text: string,
	{ parent, entry }: Above,
	node: TreeNode,
	flow: boolean
): Place | null {
	const from = (entry?.key ?? node).range.start.offset;
	const to = entry ? endOf(text, entry) : node.range.end.offset;
	const size = parent.node === 'map' ? parent.entries.size : parent.items.length;
	if (flow || isFlow(text, parent)) return removedFromFlow(text, parent, from, to, size);
	// The last one leaves an empty map or list, for which a block has no sign.
	if (size === 1) {
		const { start } = parent.range;
		return { from: start.offset, to, put: parent.node === 'map' ? '{}' : '[]' };
	}
	const lineStart = text.lastIndexOf('\n', from - 1) + 1;
	const mark = parent.node === 'list' ? /^\s*-\s*$/ : /^\s*$/;
	if (!mark.test(text.slice(lineStart, from))) return null;
	const lineEnd = text.charAt(to - 1) === '\n' ? to : text.indexOf('\n', to) + 1;
	return { from: lineStart, to: lineEnd === 0 ? text.length : lineEnd, put: '' };
}

function removedFromFlow(
	text: string,
	parent: TreeNode,
	from: number,
	to: number,
	size: number
): Place {
	if (size === 1) return emptyFlow(parent, parent.node === 'map' ? '{}' : '[]');
	const after = /^\s*,\s*/.exec(text.slice(to, parent.range.end.offset));
	if (after) return { from, to: to + after[0].length, put: '' };
	const before = /,\s*$/.exec(text.slice(parent.range.start.offset, from));
	return { from: from - (before?.[0].length ?? 0), to, put: '' };
}
