/**
 * The entries of one text come into another one, as they are written there: with their comments and their layout. Where the
 * other one is written on one line, they are written on it.
 */
import { asMap, childOf, plainOf } from '#lib/language/nodes.ts';
import { editText } from '#lib/language/editing/edit-text.ts';
import type { Plain } from '#lib/language/editing/plain-text.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { MapEntry, MapNode, TreeNode } from '#lib/language/tree.ts';

/** null: one of them cannot be read, or both say something of the same thing. */
export function withPart(text: string, part: string): string | null {
	const [into, from] = [rootOf(text), rootOf(part)];
	if (!into || !from) return null;
	const meant = merged(plainOf(into), plainOf(from));
	if (meant === null) return null;
	const made = insert(text.endsWith('\n') ? text : `${text}\n`, part, [], from);
	if (made === null) return null;
	const root = rootOf(made);
	return root && JSON.stringify(plainOf(root)) === JSON.stringify(meant.data) ? made : null;
}

function insert(text: string, part: string, keys: readonly string[], from: MapNode): string | null {
	let now: string | null = text;
	for (const [key, entry] of from.entries) {
		if (now === null) return null;
		const into = nodeAt(now, keys);
		const below = asMap(entry.value);
		if (!childOf(into, key)) now = withEntry(now, part, keys, key, from);
		else if (below) now = insert(now, part, [...keys, key], below);
	}
	return now;
}

/** An entry that is not there yet, at the end of its map. */
function withEntry(
	text: string,
	part: string,
	keys: readonly string[],
	key: string,
	from: MapNode
): string | null {
	const into = asMap(nodeAt(text, keys));
	const entry = from.entries.get(key);
	if (!into || !entry) return null;
	const [first] = into.entries.values();
	if (!first || !inLines(into, text) || !inLines(from, part)) {
		const value = plainOf(entry.value) as Plain;
		const edited = editText(text, [...keys, key], { do: 'set', value });
		return edited.ok ? edited.text : null;
	}
	const at = lineAfter(text, lastOf(into));
	const deeper = first.key.range.start.column - entry.key.range.start.column;
	return text.slice(0, at) + shifted(linesOf(part, from, key), deeper) + text.slice(at);
}

/** Whether each entry begins a line of its own. */
function inLines(map: MapNode, text: string): boolean {
	return [...map.entries.values()].every(({ key }) => {
		const { offset } = key.range.start;
		return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
	});
}

/** The lines of an entry, with the comments above it. */
function linesOf(text: string, map: MapNode, key: string): string {
	const keys = [...map.entries.keys()];
	const entry = map.entries.get(key);
	const before = map.entries.get(keys[keys.indexOf(key) - 1] ?? '');
	if (!entry) return '';
	const key0 = entry.key.range.start.offset;
	const begin = before ? lineAfter(text, before) : commentsAbove(text, key0);
	return text.slice(begin, lineAfter(text, entry));
}

function commentsAbove(text: string, offset: number): number {
	let begin = text.lastIndexOf('\n', offset - 1) + 1;
	while (begin > 0) {
		const line = text.lastIndexOf('\n', begin - 2) + 1;
		if (!text.slice(line, begin).trimStart().startsWith('#')) break;
		begin = line;
	}
	return begin;
}

function lastOf(map: MapNode): MapEntry {
	const last = [...map.entries.values()].at(-1);
	if (!last) throw new Error('a map of no entries has no last one');
	return last;
}

/** Where the line after an entry begins. */
function lineAfter(text: string, { key, value }: MapEntry): number {
	const end = Math.max(value.range.end.offset, key.range.end.offset);
	if (text[end - 1] === '\n') return end;
	const line = text.indexOf('\n', end);
	return line < 0 ? text.length : line + 1;
}

function shifted(lines: string, deeper: number): string {
	if (deeper === 0) return lines;
	const indent = ' '.repeat(Math.abs(deeper));
	return lines
		.split('\n')
		.map((line) => {
			if (line.trim() === '') return line;
			if (deeper > 0) return indent + line;
			return line.startsWith(indent) ? line.slice(indent.length) : line;
		})
		.join('\n');
}

/** null: both say something of the same place. */
function merged(into: unknown, from: unknown): { data: unknown } | null {
	if (!isMap(into) || !isMap(from)) return null;
	const data: Record<string, unknown> = { ...into };
	for (const [key, value] of Object.entries(from)) {
		if (!Object.hasOwn(into, key)) data[key] = value;
		else {
			const below = merged(into[key], value);
			if (below === null) return null;
			data[key] = below.data;
		}
	}
	return { data };
}

function isMap(data: unknown): data is Record<string, unknown> {
	return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function nodeAt(text: string, keys: readonly string[]): TreeNode | undefined {
	return keys.reduce<TreeNode | undefined>(childOf, rootOf(text) ?? undefined);
}

function rootOf(text: string): MapNode | null {
	const { root, more, diagnostics } = parseFile('part.yaml', text);
	const broken = diagnostics.some(({ severity }) => severity === 'error') || more.length > 0;
	return broken ? null : asMap(root ?? undefined);
}
