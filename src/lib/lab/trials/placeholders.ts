/** `$tested`, `$against` and what else a trial varies: where they stand, and the position with something in their place. */
import { type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { placeIn } from '#lib/language/findings.ts';
import { say } from '#lib/language/said.ts';
import { didYouMean } from '#lib/language/suggest.ts';
import type { MapEntry, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Trial } from './read-trials.ts';

/** What stands in the place of a placeholder; `node`: where it is written, if it is. */
export interface Filling {
	text: string;
	node: ScalarNode | null;
}
/** By the names of placeholders. */
export type Fillings = ReadonlyMap<string, Filling>;

/** These every trial has. */
export const OWN = ['tested', 'against'] as const;

const PLACEHOLDER = /\$([a-z][a-z0-9-]*)/g;
const ALONE = /^\s*\$([a-z][a-z0-9-]*)\s*$/;

/** The same tree with its placeholders filled. What is filled whole is blamed where its word is written. */
export function filled<Node extends TreeNode>(node: Node, fillings: Fillings): Node;
export function filled(node: TreeNode, fillings: Fillings): TreeNode {
	if (node.node === 'scalar') return filledScalar(node, fillings);
	if (node.node === 'list')
		return { ...node, items: node.items.map((item) => filled(item, fillings)) };
	const entries = [...node.entries.values()].map(({ key, value }): [string, MapEntry] => {
		const own = filledScalar(key, fillings);
		return [own.text, { key: own, value: filled(value, fillings) }];
	});
	return { ...node, entries: new Map(entries) };
}

function filledScalar(node: ScalarNode, fillings: Fillings): ScalarNode {
	if (!node.text.includes('$')) return node;
	const alone = fillings.get(ALONE.exec(node.text)?.[1] ?? '')?.node;
	if (alone) return alone;
	const text = node.text.replace(
		PLACEHOLDER,
		(all, name: string) => fillings.get(name)?.text ?? all
	);
	return { ...node, text, value: text, oneToOne: false };
}

/** Placeholders that nobody has declared, and those that stand nowhere. */
export function placeholderFindings(trial: Trial): Diagnostic[] {
	const declared = [...OWN, ...trial.vary.map(({ id }) => id)];
	const inPosition = mentionsIn([trial.given, trial.start]);
	const mentions = [...inPosition, ...mentionsIn([trial.won, trial.lost])];
	const unknown = mentions.filter(({ name }) => !declared.includes(name));
	const unused = declared.filter((id) => !inPosition.some(({ name }) => name === id));
	const twice = trial.vary.filter(({ id }) => OWN.some((own) => own === id));
	return [
		...unknown.map(({ name, node, at }) => {
			const place = placeIn(node, at, at + name.length + 1);
			const { hint, fixes } = didYouMean(
				`$${name}`,
				declared.map((id) => `$${id}`),
				place.range
			);
			const message = say`lab/unknown-placeholder: Nothing says what $${name} stands for${hint}`;
			return finding('trial/unknown-placeholder', place, message, { fixes });
		}),
		...twice.map(({ id, key }) =>
			finding(
				'trial/own-placeholder',
				key,
				say`lab/stands-for-piece: $${id} stands for a piece: call what is varied otherwise`
			)
		),
		...unused.map((id) => {
			const place = trial.vary.find((varied) => varied.id === id)?.key ?? trial;
			const message = say`lab/placeholder-unused: $${id} stands neither in given nor in start: every position would be the same`;
			return finding('trial/unused-placeholder', place, message);
		})
	];
}

interface Mention {
	name: string;
	node: ScalarNode;
	at: number;
}

function mentionsIn(nodes: readonly (TreeNode | undefined)[]): Mention[] {
	return nodes.flatMap((node): Mention[] => {
		if (node === undefined) return [];
		if (node.node === 'list') return mentionsIn(node.items);
		if (node.node === 'map')
			return mentionsIn([...node.entries.values()].flatMap(({ key, value }) => [key, value]));
		return [...node.text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({
			name,
			node,
			at: index
		}));
	});
}
