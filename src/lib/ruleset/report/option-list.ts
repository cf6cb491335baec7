/** The options of a game as they are offered: their values, texts and defaults, and who reads them. */
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { childOf, citesOf, entriesOf, numberOf, scalarsOf, textOf } from '#lib/language/nodes.ts';

export interface ListedOption {
	id: string;
	/** English name, or the id. */
	name: string;
	type: 'choice' | 'int';
	/** Of a choice, with their English texts. */
	values: { id: string; name: string }[];
	/** Of a number. */
	min: number | null;
	max: number | null;
	default: string | number;
	/** The layer that declares it, and the one that says the default. */
	layer: string;
	defaultBy: string;
	place: SourceRange;
	cite: string[];
	/** Paths of the definitions that ask for it. */
	readBy: string[];
	/** Paths of the constraints that name it. */
	constraints: string[];
}

export function listOptions({ tree }: Composition): ListedOption[] {
	const options = entriesOf(childOf(tree, 'options'));
	if (options.length === 0) return [];
	const readers = readersOf(tree);
	const texts = childOf(childOf(childOf(tree, 'text'), 'en'), 'options');
	return options.map(([id, { key, value }]) => {
		const words = childOf(texts, id);
		const name = (part: string): string | null => {
			const node = childOf(words, part);
			return textOf(node) ?? textOf(childOf(node, 'name'));
		};
		const values = entriesOf(childOf(value, 'values')).map(([choice]) => choice);
		const standard = childOf(value, 'default');
		const paths = readers.get(id) ?? [];
		return {
			id,
			name: name('name') ?? id,
			type: values.length > 0 ? 'choice' : 'int',
			values: values.map((eachValue) => ({ id: eachValue, name: name(eachValue) ?? eachValue })),
			min: numberOf(childOf(value, 'min')),
			max: numberOf(childOf(value, 'max')),
			default: numberOf(standard) ?? textOf(standard) ?? '',
			layer: key.layer,
			defaultBy: standard?.layer ?? key.layer,
			place: key.range,
			cite: citesOf(value),
			readBy: paths.filter((path) => !path.startsWith('constraints.')),
			constraints: paths.filter((path) => path.startsWith('constraints.'))
		};
	});
}

/** Every value of a choice, of a number the least and the largest; not the one that holds already. */
export function otherValues(
	{ type, values, min, max, default: standard }: ListedOption,
	holds = standard
): (string | number)[] {
	const all = type === 'choice' ? values.map(({ id }) => id) : [min, max];
	return all.filter((value) => value !== null && value !== holds) as (string | number)[];
}

const NOT_RULES: ReadonlySet<string> = new Set(['text', 'clauses', 'art', 'options']);

/** Option -> definitions in whose expressions it stands. */
function readersOf(tree: TreeNode): Map<string, string[]> {
	const readers = new Map<string, string[]>();
	const look = (path: string, node: TreeNode): void => {
		for (const { text } of scalarsOf(node)) {
			for (const [, id = ''] of text.matchAll(/(?<![\w.-])option\.([a-z][a-z0-9-]*)/g)) {
				const known = readers.get(id);
				if (!known) readers.set(id, [path]);
				else if (!known.includes(path)) known.push(path);
			}
		}
	};
	for (const [section, { value }] of entriesOf(tree)) {
		if (NOT_RULES.has(section)) continue;
		for (const [id, entry] of entriesOf(value)) look(`${section}.${id}`, entry.value);
	}
	return readers;
}
