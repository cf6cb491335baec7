/**
 * What steps are called, so that layers, messages and measurements can point at each of them: by their `id`, else by what
 * they do (`call-explore`, `set-keeper`, `if-none-fighters-h`), with `/2` where that repeats in a list.
 *
 * A name is given once, to the list as its author wrote it, and goes with the step: neither what is inserted beside it nor
 * what is taken away changes it. What another layer inserts is named after that layer (`tolls.set-price`), unless it has an
 * `id`.
 */
import { childOf, textOf } from './nodes.ts';
import type { ListNode, MapNode, TreeNode } from './tree.ts';

/** In the order in which they are looked for: `repeat` is also a property of an offer. */
export const STEP_VERBS = [
	'let',
	'set',
	'move',
	'swap',
	'draw',
	'shuffle',
	'roll',
	'roll-each',
	'pick',
	'reveal',
	'flip',
	'choose',
	'offer',
	'if',
	'for-each',
	'repeat',
	'break',
	'checkpoint',
	'restore',
	'seen',
	'call',
	'return',
	'emit',
	'cancel',
	'end-game',
	'log'
] as const;

export type StepVerb = (typeof STEP_VERBS)[number];

/** The verb of a step; null for what is none. */
export function verbOf(step: MapNode): StepVerb | null {
	return STEP_VERBS.find((verb) => step.entries.has(verb)) ?? null;
}

/** The `id:` that an author gave to an item of a list. */
export function givenId(item: TreeNode): string | null {
	const id = item.node === 'map' ? item.entries.get('id')?.value : undefined;
	return id?.node === 'scalar' ? id.text : null;
}

/** A condition is known by its first words. */
const MOST_WORDS = 3;

const known = new WeakMap<ListNode, (string | null)[]>();

/** What the items of a list are called; null for those that are no steps. */
export function stepNames(list: ListNode): readonly (string | null)[] {
	return namesFor(list);
}

/** A list of one's own with the same items, which keep their names. */
export function copyOfList(list: ListNode): ListNode {
	const copy = { ...list, items: [...list.items] };
	known.set(copy, [...namesFor(list)]);
	return copy;
}

/** Takes items out of a list of one's own and puts others there. One that stands for another one keeps its name. */
export function spliceItems(list: ListNode, at: number, gone: number, items: TreeNode[]): void {
	const names = namesFor(list);
	const old = names.splice(at, gone);
	list.items.splice(at, gone, ...items);
	items.forEach((item, i) => {
		const kept = givenId(item) ?? (items.length === gone ? old[i] : undefined);
		names.splice(at + i, 0, kept ?? nameFor(item, list.layer, names));
	});
}

function namesFor(list: ListNode): (string | null)[] {
	let names = known.get(list);
	if (!names) {
		names = [];
		for (const item of list.items) names.push(nameFor(item, list.layer, names));
		known.set(list, names);
	}
	return names;
}

function nameFor(item: TreeNode, layer: string, taken: readonly (string | null)[]): string | null {
	const given = givenId(item);
	if (given !== null || item.node !== 'map') return given;
	const verb = verbOf(item);
	if (verb === null) return null;
	const own = [verb, ...subject(item, verb)].join('-');
	const name = item.layer === layer ? own : `${item.layer}.${own}`;
	if (!taken.includes(name)) return name;
	let n = 2;
	while (taken.includes(`${name}/${n}`)) n++;
	return `${name}/${n}`;
}

/** What it does it to, in a few words. */
function subject(step: MapNode, verb: StepVerb): string[] {
	const operand = childOf(step, verb);
	const text = textOf(operand);
	switch (verb) {
		case 'set':
			return wordsOf(text?.slice(text.lastIndexOf('.') + 1));
		case 'draw':
		case 'roll':
		case 'roll-each':
			return wordsOf(textOf(childOf(step, 'as')) ?? textOf(childOf(step, 'for')) ?? text);
		case 'repeat':
			return operand?.node === 'map'
				? wordsOf(textOf([...operand.entries.values()][0]?.value))
				: [];
		default:
			return wordsOf(text);
	}
}

function wordsOf(text: string | null | undefined): string[] {
	return (text?.match(/[\p{L}_][\p{L}\d_-]*/gu) ?? []).slice(0, MOST_WORDS);
}

/** The steps with a verb, wherever they stand. */
export function stepsWith(node: TreeNode, verb: string): MapNode[] {
	if (node.node === 'scalar') return [];
	if (node.node === 'list') {
		const own = node.items.filter((item) => item.node === 'map' && verbOf(item) === verb);
		return [...(own as MapNode[]), ...node.items.flatMap((item) => stepsWith(item, verb))];
	}
	return [...node.entries.values()].flatMap(({ value }) => stepsWith(value, verb));
}
