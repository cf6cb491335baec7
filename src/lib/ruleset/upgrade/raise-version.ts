/** `for:` in the header of a layer or variant: set, or raised to the version of the game as it is now. */
import { entriesOf, entryOf } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { MapNode } from '#lib/language/tree.ts';

/** The keys behind which it stands where it is new. */
const BEFORE = ['game', 'kind', 'id'];

/** The text with the header saying `game version`; the same text where there is no header, or where it says more. */
export function raised(path: string, text: string, game: string, version: number): string {
	const { root } = parseFile(path, text);
	const header = entryOf(root ?? undefined, 'layer') ?? entryOf(root ?? undefined, 'variant');
	if (header?.value.node !== 'map') return text;
	const said = entryOf(header.value, 'for')?.value;
	const now = `${game} ${version}`;
	if (!said) return inserted(text, header.value, now);
	const before = said.node === 'scalar' ? / (\d+)$/.exec(said.text) : null;
	if (before === null || Number(before[1]) >= version) return text;
	return text.slice(0, said.range.start.offset) + now + text.slice(said.range.end.offset);
}

function inserted(text: string, header: MapNode, now: string): string {
	const entries = entriesOf(header).filter(([, { value }]) => value.node === 'scalar');
	const entry = BEFORE.flatMap((key) => entries.find(([name]) => name === key)?.[1] ?? [])[0];
	if (!entry) return text;
	const end = entry.value.range.end.offset;
	if (text[header.range.start.offset] === '{') {
		return `${text.slice(0, end)}, for: ${now}${text.slice(end)}`;
	}
	const line = text.indexOf('\n', end);
	const at = line < 0 ? text.length : line;
	const indent = ' '.repeat(entry.key.range.start.column - 1);
	const newline = text[at - 1] === '\r' ? '\r\n' : '\n';
	const before = newline === '\r\n' ? at - 1 : at;
	return `${text.slice(0, before)}${newline}${indent}for: ${now}${text.slice(before)}`;
}
