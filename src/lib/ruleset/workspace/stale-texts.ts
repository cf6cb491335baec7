/**
 * A layer changes a number, and texts of layers below still state the old one: the card of a piece, the name of the number, a
 * paragraph that the rule cites. A note at the change names them, language by language.
 */
import { beside, type Diagnostic, finding } from '#lib/language/diagnostic.ts';
import { numbersInExpression } from '#lib/language/expression/inner-numbers.ts';
import { statesNumber } from '#lib/language/message/number-words.ts';
import { asScalar, childOf, citesOf, entriesOf } from '#lib/language/nodes.ts';
import { onceFor } from '#lib/language/tools/once-for.ts';
import { say } from '#lib/language/said.ts';
import { resolvePath } from '#lib/language/tree-path.ts';
import type { MapNode, ScalarNode, TreeNode } from '#lib/language/tree.ts';
import type { Composition } from '#lib/ruleset/compose/composition.ts';
import { writtenBelow } from '#lib/ruleset/link/index.ts';

/** A text about a definition. */
interface Telling {
	language: string;
	path: string;
	text: ScalarNode;
}

/** Words to find a number by; nobody reads them. */
const ASKED = '.asked';
/** The language of paragraphs as they stand under `clauses:`. */
const OF_CLAUSES = 'en';
const NO_RULES: ReadonlySet<string> = new Set(['text', 'clauses', 'art', 'layout', 'acknowledge']);

export function staleTexts({ tree, writes, layers }: Composition): Diagnostic[] {
	const order = new Map(layers.map(({ id }, i) => [id, i]));
	const rank = (layer: string): number => order.get(layer) ?? -1;
	const notes: Diagnostic[] = [];
	const texts = onceFor(textsByDefinition);
	const seen = new Set<TreeNode>();
	for (const { kind, path } of writes) {
		if (kind !== 'set' && kind !== 'adjust') continue;
		if (NO_RULES.has(path[0] ?? '')) continue;
		const address = path.join('.');
		const { steps, node, rest } = resolvePath(tree, address);
		if (rest !== '' || seen.has(node) || node.replaced.length === 0) continue;
		seen.add(node);
		// What a whole section cites says too little of each thing in it.
		const cited = steps.slice(1).flatMap(({ value }) => citesOf(value));
		const all = tellings(tree, texts(tree), address, [...cited, ...citesBelow(node)]);
		const stale = all.flatMap((telling) => {
			const old = changedSince(node, telling.text, rank).find((value) =>
				statesNumber(telling.text.text, telling.language, value)
			);
			return old === undefined ? [] : [{ ...telling, old }];
		});
		if (stale.length === 0) continue;
		const places = [...Map.groupBy(stale, (telling) => telling.path)].map(
			([place, same]) => `${place} (${same.map(({ language }) => language).join(', ')})`
		);
		const message = say`layer/texts-say-otherwise: This changes what texts state: ${places.join('; ')}`;
		const related = stale.map(({ language, text, old }) =>
			beside(text, say`layer/still-states: ${language}: this still states ${old}`)
		);
		notes.push(finding('layer/stale-text', node, message, { severity: 'info', related }));
	}
	return notes;
}

/** Numbers that stood there when the text was written, and stand there no more. */
function changedSince(node: TreeNode, text: ScalarNode, rank: (layer: string) => number): number[] {
	const written = rank(text.layer);
	if (rank(node.layer) <= written) return [];
	const then = node.replaced.findLast(({ layer }) => rank(layer) <= written);
	if (then === undefined) return [];
	const now = isAddedTo(node, then.text) ? [] : numbersIn(node);
	return numbersOf(then.text).filter((value) => value !== 1 && !now.includes(value));
}

/** An expression that `adjust` has added to: each of its numbers comes out as another. */
const isAddedTo = (node: TreeNode, old: string): boolean =>
	node.node === 'scalar' && node.text.startsWith(`(${old}) + (`);

function numbersIn(node: TreeNode): number[] {
	if (node.node === 'scalar') return numbersOf(node.text);
	if (node.node === 'list') return node.items.flatMap(numbersIn);
	return entriesOf(node).flatMap(([key, { value }]) => (key === 'cite' ? [] : numbersIn(value)));
}

/** For how many players a rule holds is no number that it sets. */
const FOR_PLAYERS = /player-count\s*[<>=!]+\s*\d+/g;

const numbersOf = (text: string): number[] =>
	numbersInExpression(text.replaceAll(FOR_PLAYERS, '')).map(({ value }) => value);

function citesBelow(node: TreeNode): string[] {
	if (node.node === 'scalar') return [];
	if (node.node === 'list') return node.items.flatMap(citesBelow);
	return [...citesOf(node), ...entriesOf(node).flatMap(([, { value }]) => citesBelow(value))];
}

/** What is told of a definition: the texts at its address, the names of its numbers, the paragraphs that it cites. */
function tellings(
	tree: MapNode,
	texts: ReadonlyMap<string, readonly Telling[]>,
	address: string,
	cited: readonly string[]
): Telling[] {
	const definition = definitionOf(address);
	const clauses = new Set(cited);
	const written = [...clauses].flatMap((id): Telling[] => {
		const clause = childOf(childOf(tree, 'clauses'), id);
		const text = asScalar(childOf(clause, 'text') ?? clause);
		return text ? [{ language: OF_CLAUSES, path: `${CLAUSES}${id}`, text }] : [];
	});
	const numbers = (texts.get(`${NUMBERS}${definition}`) ?? []).filter(({ path }) =>
		isWithin(path.slice(NUMBERS.length), address)
	);
	const translated = [...clauses].flatMap((id) => texts.get(`${CLAUSES}${id}`) ?? []);
	return [...written, ...(texts.get(definition) ?? []), ...numbers, ...translated];
}

const CLAUSES = 'clauses.';
const NUMBERS = 'numbers.';

/** The texts of all languages, by what they are about: a definition, its numbers, a paragraph. */
function textsByDefinition(tree: MapNode): Map<string, Telling[]> {
	const found = new Map<string, Telling[]>();
	for (const [language, { value }] of entriesOf(childOf(tree, 'text')))
		for (const { path, text } of writtenBelow(value)) {
			if (path.endsWith(ASKED)) continue;
			const about = aboutOf(path);
			const same = found.get(about);
			if (same) same.push({ language, path, text });
			else found.set(about, [{ language, path, text }]);
		}
	return found;
}

function aboutOf(path: string): string {
	if (path.startsWith(CLAUSES)) return path;
	if (path.startsWith(NUMBERS)) return `${NUMBERS}${definitionOf(path.slice(NUMBERS.length))}`;
	return definitionOf(path);
}

const definitionOf = (address: string): string => address.split('.', 2).join('.');

const isWithin = (path: string, above: string): boolean =>
	path === above || path.startsWith(`${above}.`);
