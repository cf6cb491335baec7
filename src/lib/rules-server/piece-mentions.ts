/** Where a file names a piece by its id: in keys, addresses and expressions; never in texts for people or comments. */
import { childOf, entriesOf, itemsOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { SourceRange } from '#lib/language/source.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { fileRole } from '#lib/ruleset/layers/layer-files.ts';
import { shapedScalars } from './shaped-scalars.ts';

/** The text with another id in all these places; every other character stays. Of scenarios, those of the variant alone. */
export function withPieceId(
	path: string,
	text: string,
	{ variant, from, to }: { variant: string; from: string; to: string }
): string {
	const { role } = fileRole(path);
	const places =
		role === 'scenario' || role === 'trial'
			? inProbes(path, text, { role, variant })
			: inRules(path, text, from).map(({ start, end }) => ({ from: start.offset, to: end.offset }));
	// Behind a dollar stands a placeholder.
	const word = new RegExp(String.raw`(?<![\w.$-])${from}(?![\w-])`, 'g');
	// Addresses have dots before the id.
	const address = new RegExp(
		String.raw`^(["']?(?:pieces|text\.[\w-]+\.pieces)\.)${from}(?=["'.]|$)`
	);
	return places
		.sort((a, b) => b.from - a.from)
		.reduce((now, place) => {
			const part = now.slice(place.from, place.to);
			const renamed = address.test(part)
				? part.replace(address, `$1${to}`)
				: part.replace(word, to);
			return now.slice(0, place.from) + renamed + now.slice(place.to);
		}, text);
}

interface Stretch {
	from: number;
	to: number;
}

const stretchOf = ({ range }: TreeNode): Stretch => ({
	from: range.start.offset,
	to: range.end.offset
});

// --- rules ------------------------------------------------------------------------------------------------------------

/** Sections for people, and what is in none of them an expression. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['text', 'clauses', 'art', 'layout', 'layer']);

function inRules(path: string, text: string, id: string): SourceRange[] {
	const root = parseFile(path, text).root ?? undefined;
	const names = [...definitions(root, id), ...addresses(root, id), ...otherSides(root, id)];
	const apart = [...prose(root)].map(stretchOf);
	const expressions = shapedScalars(path, text)
		.filter(({ node, is }) => is !== 'word' && !apart.some((stretch) => contains(stretch, node)))
		.map(({ node }) => node);
	return [...new Set([...names, ...expressions])].map(({ range }) => range);
}

function* definitions(root: Maybe, id: string): Generator<TreeNode> {
	const texts = entriesOf(childOf(root, 'text')).map(([, { value }]) => childOf(value, 'pieces'));
	for (const section of [childOf(root, 'pieces'), ...texts]) {
		const found = entriesOf(section).find(([key]) => key === id);
		if (found) yield found[1].key;
	}
}

function* addresses(root: Maybe, id: string): Generator<TreeNode> {
	const about = new RegExp(String.raw`^(?:pieces|text\.[\w-]+\.pieces)\.${id}(?:\.|$)`);
	for (const section of ['change', 'resolve', 'acknowledge'])
		for (const [address, { key }] of entriesOf(childOf(root, section)))
			if (about.test(address)) yield key;
}

function* otherSides(root: Maybe, id: string): Generator<TreeNode> {
	for (const [, { value }] of entriesOf(childOf(root, 'pieces')))
		for (const side of ['back', 'face-of']) {
			const named = childOf(value, side);
			if (named && textOf(named) === id) yield named;
		}
}

/** What is no expression although its place could hold one: whatever a change puts into a text. */
function* prose(root: Maybe): Generator<TreeNode> {
	for (const [section, { value }] of entriesOf(root)) {
		if (FOR_PEOPLE.has(section)) yield value;
		if (section !== 'change' && section !== 'resolve') continue;
		for (const [address, entry] of entriesOf(value))
			if (FOR_PEOPLE.has(address.split('.', 1)[0] ?? '') || isPicture(address)) yield entry.value;
	}
}

const isPicture = (address: string): boolean => /^pieces\..*\.(?:icon|colour|kind)$/.test(address);

function contains({ from, to }: Stretch, node: TreeNode): boolean {
	return node.range.start.offset >= from && node.range.end.offset <= to;
}

// --- scenarios and trials ---------------------------------------------------------------------------------------------

/** What of a document is about things of the game: of a scenario only if the variant is its own; a trial names none. */
const PARTS: Record<'scenario' | 'trial', (document: TreeNode, variant: string) => Maybe[]> = {
	scenario: (document, variant) =>
		textOf(childOf(document, 'variant')) === variant
			? partsOf(document, ['given', 'start', 'when', 'then'])
			: [],
	trial: (document) => [
		...partsOf(document, ['tested', 'against', 'value', 'given', 'start', 'won', 'lost']),
		// A single word is the id of an enum.
		...entriesOf(childOf(document, 'vary'))
			.map(([, { value }]) => value)
			.filter(({ node }) => node !== 'scalar')
	]
};

const partsOf = (document: TreeNode, names: readonly string[]): Maybe[] =>
	names.map((name) => childOf(document, name));

/** Claims about names of events and of lines of the log, and reasons. */
const NO_PIECES: ReadonlySet<string> = new Set(['log', 'events', 'never', 'because', 'call']);
/** Below these, keys name things of the game. */
const NAMING: ReadonlySet<string> = new Set(['position', 'set', 'fields', 'place']);

function inProbes(
	path: string,
	text: string,
	{ role, variant }: { role: keyof typeof PARTS; variant: string }
): Stretch[] {
	const { root, more } = parseFile(path, text);
	return [...(root ? [root] : []), ...more]
		.flatMap((document) => PARTS[role](document, variant))
		.flatMap((part) => [...words(part, false)]);
}

function* words(node: Maybe, naming: boolean): Generator<Stretch> {
	if (node?.node === 'scalar') yield stretchOf(node);
	else if (node?.node === 'list') for (const item of itemsOf(node)) yield* words(item, naming);
	for (const [name, { key, value }] of entriesOf(node)) {
		if (NO_PIECES.has(name) && !naming) continue;
		if (naming) yield stretchOf(key);
		yield* words(value, naming || NAMING.has(name));
	}
}
