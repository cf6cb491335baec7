/** What differs inside one definition, as paths with the old and the new text. */
import { printNode, sameContent } from '#lib/language/tree-tools.ts';
import { stepNames } from '#lib/language/step-names.ts';
import type { ListNode, TreeNode } from '#lib/language/tree.ts';

export interface Part {
	path: string;
	/** null where there was nothing before. */
	was: TreeNode | null;
	/** null where there is nothing any more. */
	now: TreeNode | null;
}

export function partsOf(path: string, was: TreeNode | null, now: TreeNode | null): Part[] {
	if (was === now || (was && now && sameContent(was, now))) return [];
	if (was?.node === 'map' && now?.node === 'map') {
		const keys = new Set([...was.entries.keys(), ...now.entries.keys()]);
		const parts = [...keys].flatMap((key) =>
			partsOf(
				`${path}.${key}`,
				was.entries.get(key)?.value ?? null,
				now.entries.get(key)?.value ?? null
			)
		);
		// The same keys in another order.
		return parts.length > 0 ? parts : [{ path, was, now }];
	}
	if (was?.node === 'list' && now?.node === 'list') return listParts(path, was, now);
	return [{ path, was, now }];
}

/** Items that both have are left out; what stands at the same place between them is compared. */
function listParts(path: string, before: ListNode, after: ListNode): Part[] {
	const { items: was } = before;
	const { items: now } = after;
	const parts: Part[] = [];
	let i = 0;
	let j = 0;
	for (const [a, b] of [...commonItems(was, now), [was.length, now.length] as const]) {
		while (i < a || j < b) {
			const old = i < a ? was[i]! : null;
			const made = j < b ? now[j]! : null;
			const at = `${path}${old ? nameOf(before, i) : nameOf(after, j)}`;
			if (old && made && sameVerb(old, made)) parts.push(...partsOf(at, old, made));
			else if (old) parts.push({ path: at, was: old, now: null });
			if (made && !(old && sameVerb(old, made))) {
				parts.push({ path: `${path}${nameOf(after, j)}`, was: null, now: made });
			}
			if (i < a) i++;
			if (j < b) j++;
		}
		i++;
		j++;
	}
	return parts;
}

function nameOf(list: ListNode, index: number): string {
	const name = stepNames(list)[index];
	return name === null || name === undefined ? `[${index + 1}]` : `.${name}`;
}

function sameVerb(a: TreeNode, b: TreeNode): boolean {
	if (a.node !== 'map' || b.node !== 'map') return false;
	const [first] = [...a.entries.keys()].filter((key) => key !== 'id');
	return first !== undefined && b.entries.has(first);
}

/** Pairs of places of the longest common subsequence, compared by what they say. What is the same at both ends is not printed. */
function commonItems(was: TreeNode[], now: TreeNode[]): (readonly [number, number])[] {
	const most = Math.min(was.length, now.length);
	let head = 0;
	while (head < most && sameContent(was[head]!, now[head]!)) head++;
	let tail = 0;
	while (tail < most - head && sameContent(was.at(-1 - tail)!, now.at(-1 - tail)!)) tail++;
	const inner = (items: TreeNode[]): TreeNode[] => items.slice(head, items.length - tail);
	return [
		...Array.from({ length: head }, (_, i) => [i, i] as const),
		...commonInside(inner(was), inner(now)).map(([i, j]) => [i + head, j + head] as const),
		...Array.from(
			{ length: tail },
			(_, i) => [was.length - tail + i, now.length - tail + i] as const
		)
	];
}

function commonInside(was: TreeNode[], now: TreeNode[]): (readonly [number, number])[] {
	const a = was.map(printNode);
	const b = now.map(printNode);
	const length = Array.from({ length: a.length + 1 }, () => new Int32Array(b.length + 1));
	for (let i = a.length - 1; i >= 0; i--) {
		for (let j = b.length - 1; j >= 0; j--) {
			length[i]![j] =
				a[i] === b[j]
					? length[i + 1]![j + 1]! + 1
					: Math.max(length[i + 1]![j]!, length[i]![j + 1]!);
		}
	}
	const pairs: (readonly [number, number])[] = [];
	let [i, j] = [0, 0];
	while (i < a.length && j < b.length) {
		if (a[i] === b[j]) pairs.push([i++, j++]);
		else if (length[i + 1]![j]! >= length[i]![j + 1]!) i++;
		else j++;
	}
	return pairs;
}
