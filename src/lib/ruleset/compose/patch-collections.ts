/** `add`, `insert` and `remove: [...]`: operations on what a map or a list holds. */
import { beside, finding } from '#lib/language/diagnostic.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import { excerpt, printNode, sameContent } from '#lib/language/tree-tools.ts';
import { copyOfList, givenId, spliceItems, stepNames } from '#lib/language/step-names.ts';
import { namesBelow } from '#lib/language/tree-path.ts';
import type { ListNode, MapEntry, MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Operation } from './patch-operation.ts';
import {
	expectationHolds,
	listed,
	mayCreate,
	mayWrite,
	missing,
	place,
	put,
	write,
	type Target
} from './patch-target.ts';
import type { Write } from './conflicts.ts';
import { NOTHING, say } from '#lib/language/said.ts';

type Collection = MapNode | ListNode;
type Insert = Extract<Operation, { op: 'insert' }>;

/** New keys at the end of a map, or new items at the end of a list. */
export function addContent(target: Target, content: Collection): void {
	const { found } = target;
	if (!hasContent(target, content) || !mayWrite(target, additions(target, content))) return;
	if (found.rest !== '') {
		if (mayCreate(target)) place(target, { key: found.rest, value: content });
		else missing(target);
		return;
	}
	if (!expectationHolds(target, false)) return;
	const old = found.node;
	if (old.node === 'scalar' || old.node !== content.node) mismatch(target, content);
	else if (isNew(target, old, content)) put(target, joined(old, content, sizeOf(old)));
}

/** The same at a stated place. */
export function insertContent(target: Target, { content, side, anchor }: Insert): void {
	const { found, path } = target;
	if (!hasContent(target, content)) return;
	const beside = anchor?.text ?? (side === 'before' ? '<start>' : '<end>');
	const neighbour = write(target, side, [...path, beside], printNode(content));
	if (!mayWrite(target, [...additions(target, content), neighbour])) return;
	if (found.rest !== '') return missing(target);
	if (!expectationHolds(target, false)) return;
	const old = found.node;
	if (old.node === 'scalar' || old.node !== content.node) return mismatch(target, content);
	if (!isNew(target, old, content)) return;
	const index = anchor ? indexOf(old, anchor) : side === 'before' ? 0 : sizeOf(old) - 1;
	if (index < 0 && anchor) return noAnchor(target, old, anchor);
	const at = anchor || side === 'after' ? index + (side === 'after' ? 1 : 0) : 0;
	const { layer, range } = neighbour;
	target.patched.insertions.push({ layer, path: path.join('.'), beside, side, range, content });
	put(target, joined(old, content, at));
}

/** Takes items out of a list of words. */
export function removeItems(target: Target, items: TreeNode[]): void {
	const { found, path, patched } = target;
	const writes = items.map((item) =>
		write(target, 'remove', [...path, printNode(item)], printNode(item))
	);
	if (!mayWrite(target, writes)) return;
	if (found.rest !== '') return missing(target);
	const old = found.node;
	if (old.node !== 'list') {
		const message = say`layer/is-not-a-list: ${target.change.path.text} is not a list: remove it with \`remove: true\``;
		patched.diagnostics.push(finding('layer/not-a-list', target.change.verb, message));
		return;
	}
	for (const item of items) {
		if (old.items.some((node) => sameContent(node, item))) continue;
		const { hint, fixes } = didYouMean(printNode(item), old.items.map(printNode), item.range);
		const message = say`layer/is-not-in: ${excerpt(item)} is not in ${target.change.path.text}${hint}`;
		patched.diagnostics.push(finding('layer/no-target', item, message, { fixes }));
		return;
	}
	const left = copyOfList(old);
	for (let i = left.items.length - 1; i >= 0; i--) {
		if (items.some((item) => sameContent(left.items[i]!, item))) spliceItems(left, i, 1, []);
	}
	put(target, left);
}

function additions(target: Target, content: Collection): Write[] {
	const { path, change, names, layer } = target;
	if (content.node === 'list') {
		return content.items.map((item) => {
			const text = printNode(item);
			const name = givenId(item) ?? names.meaning(layer.id, text);
			return write(target, 'define', [...path, name], text);
		});
	}
	return [...content.entries.values()].map(({ key, value }) => ({
		...write(target, 'define', [...path, key.text], printNode(value)),
		range: key.range.start.offset === 0 ? change.path.range : key.range
	}));
}

function hasContent({ change, patched }: Target, content: Collection): boolean {
	if (sizeOf(content) > 0) return true;
	patched.diagnostics.push(
		finding(
			'layer/no-effect',
			change.verb,
			say`layer/nothing-to: There is nothing to ${change.verb.text}`
		)
	);
	return false;
}

function isNew({ change, patched }: Target, old: Collection, content: Collection): boolean {
	const before = patched.diagnostics.length;
	const taken = (key: string, at: TreeNode, known: TreeNode) => {
		const message = say`layer/is-in-already: "${key}" is in ${change.path.text} already`;
		const related = [beside(known, say`layer/put-it-here: "${known.layer}" put it here`)];
		patched.diagnostics.push(finding('layer/already-defined', at, message, { related }));
	};
	if (content.node === 'map' && old.node === 'map') {
		for (const [key, entry] of content.entries) {
			const known = old.entries.get(key);
			if (known) taken(key, entry.key, known.key);
		}
	} else if (content.node === 'list' && old.node === 'list') {
		for (const item of content.items) {
			if (item.node !== 'scalar') continue;
			const known = old.items.find((node) => sameContent(node, item));
			if (known) taken(item.text, item, known);
		}
	}
	return patched.diagnostics.length === before;
}

function sizeOf(node: Collection): number {
	return node.node === 'map' ? node.entries.size : node.items.length;
}

function indexOf(node: Collection, anchor: ScalarNode): number {
	if (node.node === 'map') return [...node.entries.keys()].indexOf(anchor.text);
	const step = stepNames(node).indexOf(anchor.text);
	return step >= 0 ? step : node.items.findIndex((item) => printNode(item) === anchor.text);
}

function joined(old: Collection, content: Collection, at: number): Collection {
	if (old.node === 'list' && content.node === 'list') {
		const list = copyOfList(old);
		spliceItems(list, at, 0, content.items);
		return list;
	}
	if (old.node !== 'map' || content.node !== 'map') return old;
	const entries: [string, MapEntry][] = [...old.entries];
	return { ...old, entries: new Map(entries.toSpliced(at, 0, ...content.entries)) };
}

function mismatch({ change, found, patched }: Target, content: Collection): void {
	const names = {
		map: say`layer/a-map: a map`,
		list: say`word/a-list: a list`,
		scalar: say`layer/the-value: the value ${excerpt(found.node)}`
	};
	const message = say`layer/cannot-be-added: ${change.path.text} is ${names[found.node.node]}: ${names[content.node]} cannot be added to it`;
	patched.diagnostics.push(finding('layer/wrong-target', change.verb, message));
}

function noAnchor({ patched, change }: Target, old: Collection, anchor: ScalarNode): void {
	const known = namesBelow(old);
	const { hint, fixes } = didYouMean(anchor.text, known, anchor.range);
	const message = say`layer/there-is-no-in: There is no "${anchor.text}" in ${change.path.text}${hint === NOTHING ? listed(known) : hint}`;
	patched.diagnostics.push(finding('layer/no-target', anchor, message, { fixes }));
}
