/** From what the validator says about one node to what the author is told, at the exact token. */
import { type Diagnostic, finding, type Fix, fixing, type Place } from './diagnostic.ts';
import type { JsonSchema } from './json-schema.ts';
import { decidingWords, followed, type ShapedNode, type Undecided } from './shape-at.ts';
import { actualWords, expectedWords, notAccepted, smallTitleOf, titleOf } from './shape-words.ts';
import { didYouMean, nearest } from './suggest.ts';
import { pointAt } from './tree-tools.ts';
import type { MapNode, ScalarNode, TreeNode } from './tree.ts';
import { NOTHING, type Said, saidList, say } from './said.ts';

export interface ShapeError {
	keyword: string;
	params: { additionalProperty?: string; missingProperty?: string; propertyName?: string };
}

export function findingsAt(place: ShapedNode, errors: readonly ShapeError[]): Diagnostic[] {
	const { node, shape, undecided } = place;
	const has = (keyword: string) => errors.some((error) => error.keyword === keyword);
	if (undecided && node.node === 'map') return [undecidedFinding(place, node, undecided)];
	if (has('type')) return [wrongType(place)];
	if (node.node === 'scalar') return [wrongScalar(node, shape)];
	if (node.node === 'list') {
		const name = place.key ? say`"${place.key.text}"` : titleOf(shape);
		const message = say`file/needs: ${name} needs ${countWords(shape)}`;
		return [finding('shape/wrong-length', tokenOf(place), message)];
	}
	const names = errors.flatMap(({ params: { propertyName } }) => propertyName ?? []);
	const wrongNames = [...new Set(names)].flatMap((name) => wrongName(node, shape, name));
	const { findings: unknown, covered } = unknownKeys(node, shape, errors);
	const whole = wholeMap(place, node, errors, covered);
	return [...wrongNames, ...unknown, ...(whole ? [whole] : [])];
}

/** Blocks are named by their key; what has no key of its own, by its first token. */
function tokenOf({ node, key }: ShapedNode): Place {
	const empty = node.range.start.offset === node.range.end.offset;
	if (node.node === 'scalar' && !(empty && key)) return node;
	return key ?? pointAt(node);
}

function undecidedFinding(
	place: ShapedNode,
	node: MapNode,
	{ union, several }: Undecided
): Diagnostic {
	const title = titleOf(union);
	const [, second = ''] = [...node.entries.keys()].filter((key) => several.includes(key));
	const extra = node.entries.get(second);
	if (extra) {
		const message = say`file/has-one-of: ${title} has one of ${saidList(several, 'and')}, not both`;
		return finding('shape/two-verbs', extra.key, message);
	}
	const words = decidingWords(union);
	const keys = [...node.entries.values()].map((entry) => entry.key);
	const slip = keys.find((key) => nearest(key.text, words) !== null);
	if (slip) {
		const { hint, fixes } = didYouMean(slip.text, words, slip.range);
		return finding(
			'shape/unknown-verb',
			slip,
			say`file/no-is-called: No ${smallTitleOf(union)} is called "${slip.text}"${hint}`,
			{ fixes }
		);
	}
	const message = say`file/begins-with-one-of: ${title} begins with one of ${saidList(words, 'or')}`;
	return finding('shape/unknown-verb', keys[0] ?? tokenOf(place), message);
}

function wrongType(place: ShapedNode): Diagnostic {
	const { node, key, shape } = place;
	const token = tokenOf(place);
	if (node.node === 'scalar' && node.value === null) {
		const wanted = expectedWords(shape);
		return finding(
			'shape/empty',
			token,
			key
				? say`file/nothing-written: Nothing is written after "${key.text}:"; this is ${wanted}`
				: say`file/nothing-written-here: Nothing is written here; this is ${wanted}`
		);
	}
	const message = say`file/this-has-to-be: This has to be ${expectedWords(shape)}, not ${actualWords(node)}`;
	const isSet =
		node.node === 'map' && [...node.entries.values()].every(({ value }) => isNothing(value));
	const wantsText = [shape.type ?? []].flat().includes('string');
	const hint =
		isSet && wantsText && node.entries.size > 0
			? say`file/expression-in-quotes: ; an expression in { } needs quotes`
			: NOTHING;
	return finding('shape/wrong-type', token, say`${message}${hint}`);
}

function isNothing(node: TreeNode): boolean {
	return node.node === 'scalar' && node.value === null;
}

function wrongScalar(node: ScalarNode, shape: JsonSchema): Diagnostic {
	if (shape.enum) {
		const words = shape.enum.map(String);
		const { hint, fixes } = didYouMean(node.text, words, node.range);
		const message = say`file/not-possible-here: "${node.text}" is not possible here: ${saidList(words, 'or')}${hint}`;
		return finding('shape/wrong-value', node, message, { fixes });
	}
	if (shape.not)
		return finding(
			'shape/wrong-value',
			node,
			say`file/says-nothing-here: "${node.text}" says nothing here; leave it out`
		);
	return finding('shape/wrong-word', node, notAccepted(node.text, shape), kebabFix(node, shape));
}

/** A key that is not a name of the kind that stands here. */
function wrongName(node: MapNode, shape: JsonSchema, name: string): Diagnostic[] {
	const entry = node.entries.get(name);
	if (!entry) return [];
	const { key } = entry;
	const names = followed(shape.propertyNames ?? {});
	if (names.enum) {
		const words = names.enum.map(String);
		const { hint, fixes } = didYouMean(name, words, key.range);
		return [
			finding(
				'shape/unknown-key',
				key,
				say`file/not-possible-here: "${name}" is not possible here: ${saidList(words, 'or')}${hint}`,
				{ fixes }
			)
		];
	}
	return [finding('shape/wrong-word', key, notAccepted(name, names), kebabFix(key, names))];
}

/** `covered`: keys that were probably meant by the unknown ones, and are not missed on top of that. */
function unknownKeys(
	node: MapNode,
	shape: JsonSchema,
	errors: readonly ShapeError[]
): { findings: Diagnostic[]; covered: Set<string> } {
	const covered = new Set<string>();
	const findings: Diagnostic[] = [];
	const all = Object.keys(shape.properties ?? {});
	const free = all.filter((key) => !node.entries.has(key));
	for (const { params } of errors) {
		const entry = node.entries.get(params.additionalProperty ?? '');
		if (!entry) continue;
		const { text, range } = entry.key;
		const { hint, fixes } = didYouMean(text, free, range);
		const meant = nearest(text, free);
		if (meant !== null) covered.add(meant);
		const known =
			hint === NOTHING && all.length > 0
				? say`file/known-are: ; known are ${saidList(all, 'and')}`
				: hint;
		const message = say`file/unknown-key-in: Unknown key "${text}" in ${titleOf(shape)}${known}`;
		findings.push(finding('shape/unknown-key', entry.key, message, { fixes }));
	}
	return { findings, covered };
}

/** What is wrong with a map as a whole: one thing at a time. */
function wholeMap(
	place: ShapedNode,
	node: MapNode,
	errors: readonly ShapeError[],
	covered: ReadonlySet<string>
): Diagnostic | null {
	const { shape } = place;
	const title = titleOf(shape);
	const token = tokenOf(place);
	const missing = (shape.required ?? []).filter(
		(key) => !node.entries.has(key) && !covered.has(key)
	);
	if (missing.length > 0) {
		return finding(
			'shape/missing-key',
			token,
			say`file/needs: ${title} needs ${saidList(missing.map(quoted), 'and')}`
		);
	}
	const exclusive = shape['x-exactly-one'] ?? [];
	const present = [...node.entries.keys()].filter((key) => exclusive.includes(key));
	if (exclusive.length > 0 && present.length === 0 && !exclusive.some((key) => covered.has(key))) {
		return finding(
			'shape/missing-key',
			token,
			say`file/needs-one-of: ${title} needs one of ${saidList(exclusive.map(quoted), 'or')}`
		);
	}
	const clash = present.length > 1 ? present : bothOf(shape['x-at-most-one'], node);
	const [first = '', second = ''] = clash;
	const extra = node.entries.get(second);
	if (extra) {
		const message = say`file/not-together: "${first}" and "${second}" do not go together`;
		return finding('shape/one-of', extra.key, message);
	}
	for (const [key, [other = '']] of Object.entries(shape.dependencies ?? {})) {
		const entry = node.entries.get(key);
		if (!entry || node.entries.has(other) || covered.has(other)) continue;
		return finding(
			'shape/one-of',
			entry.key,
			say`file/needs-beside-it: "${key}" needs "${other}" beside it`
		);
	}
	const small = errors.some(({ keyword }) => keyword === 'minProperties');
	return small
		? finding('shape/missing-key', token, say`file/says-nothing: ${title} says nothing`)
		: null;
}

function bothOf(keys: string[] | undefined, node: MapNode): string[] {
	const present = [...node.entries.keys()].filter((key) => keys?.includes(key));
	return present.length > 1 ? present : [];
}

function quoted(word: string): string {
	return `"${word}"`;
}

function countWords({ minItems = 0, maxItems }: JsonSchema): Said {
	if (maxItems === undefined)
		return minItems === 1
			? say`file/at-least-one-item: at least one item`
			: say`file/at-least-items: at least ${minItems} items`;
	return minItems === maxItems
		? say`file/items: ${minItems} items`
		: say`file/to-items: ${minItems} to ${maxItems} items`;
}

function kebabFix({ text, range }: ScalarNode, { pattern }: JsonSchema): { fixes: Fix[] } {
	const kebab = text
		.trim()
		.replace(/([a-z\d])([A-Z])/g, '$1-$2')
		.replace(/[\s_.]+/g, '-')
		.toLowerCase();
	if (pattern === undefined || kebab === text || !new RegExp(pattern).test(kebab))
		return { fixes: [] };
	return {
		fixes: [fixing(say`word/change-to-word: Change to "${kebab}"`, [{ range, text: kebab }])]
	};
}
