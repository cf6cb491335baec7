/**
 * `{ is: max(a, b) }` without quotes is two entries to YAML: `is: max(a` and `b)` with nothing after it. The most
 * frequent slip in short definitions gets a finding of its own, in place of what would be said about the half.
 */
import { type Diagnostic, finding, fixing } from './diagnostic.ts';
import type { MapEntry, TreeNode } from './tree.ts';
import { say } from './said.ts';

/** By the offset of each key that is really the rest of a text: the finding about it. */
export function looseCommas(
	node: TreeNode,
	found = new Map<number, Diagnostic>()
): Map<number, Diagnostic> {
	if (node.node === 'list') for (const item of node.items) looseCommas(item, found);
	if (node.node !== 'map') return found;
	let text: MapEntry | null = null;
	let rest: MapEntry[] = [];
	const close = (): void => {
		if (text) mark(text, rest, found);
		rest = [];
	};
	for (const entry of node.entries.values()) {
		if (text && isLoose(entry)) {
			rest.push(entry);
			continue;
		}
		close();
		text = entry.value.node === 'scalar' && entry.value.value !== null ? entry : null;
		looseCommas(entry.value, found);
	}
	close();
	return found;
}

/** A key without a colon, as it can stand in { } only. */
function isLoose({ key, value }: MapEntry): boolean {
	const { start, end } = value.range;
	return start.offset === end.offset && start.offset === key.range.end.offset;
}

function mark(
	{ value }: MapEntry,
	rest: readonly MapEntry[],
	found: Map<number, Diagnostic>
): void {
	const last = rest.at(-1);
	if (!last || value.node !== 'scalar') return;
	const whole = [value.text, ...rest.map(({ key }) => key.text)].join(', ');
	const range = { ...value.range, end: last.key.range.end };
	const fix = fixing(say`file/put-it-in-quotes: Put it in quotes`, [
		{ range, text: JSON.stringify(whole) }
	]);
	const message = say`file/comma-needs-quotes: A text with a comma needs quotes inside { } and [ ]`;
	const loose = finding('shape/loose-comma', { range }, message, { fixes: [fix] });
	for (const { key } of rest) found.set(key.range.start.offset, loose);
}
