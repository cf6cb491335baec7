/** Schemas in words, and by which codes translations of these are found. */
import { shapes } from './generated/shapes.ts';
import type { JsonSchema } from './json-schema.ts';
import type { TreeNode } from './tree.ts';
import { asSaid, inEnglish, NOTHING, type Said, saidChoice, saidList, say } from './said.ts';

const TYPES: Record<string, Said> = {
	string: say`file/a-text: a text`,
	number: say`word/a-number: a number`,
	integer: say`file/a-whole-number: a whole number`,
	boolean: say`word/true-or-false: true or false`,
	array: say`word/a-list: a list`,
	object: say`file/a-map-of-keys: a map of keys`
};

/** What a shape is called: `Action`, `Step: move`. */
export function titleOf({ title }: JsonSchema): Said {
	if (title === undefined) return say`file/this: This`;
	const [, sort = '', verb = ''] = /^(\w+): ([\w-]+)$/.exec(title) ?? [];
	return verb === '' ? titled(title) : say`${titled(sort)}: ${verb}`;
}

/** The same in the middle of a sentence. */
export function smallTitleOf({ title }: JsonSchema): Said {
	return title === undefined
		? say`word/this: this`
		: asSaid(title.toLowerCase(), shapeCode('within', title));
}

function titled(title: string): Said {
	return asSaid(title, shapeCode('title', title));
}

export function expectedWords(shape: JsonSchema): Said {
	const types = [shape.type ?? []].flat();
	if (shape.enum) return say`file/one-of: one of ${saidList(shape.enum.map(String), 'or')}`;
	if (['string', 'number', 'boolean'].every((type) => types.includes(type))) {
		const others = types.filter((type) => type === 'object' || type === 'array');
		return saidChoice([say`file/an-expression: an expression`, ...others.map(wordsOfType)]);
	}
	if (types.length === 0) return withArticle(smallTitleOf(shape));
	return saidChoice(types.map(wordsOfType));
}

function wordsOfType(type: string): Said {
	return TYPES[type] ?? say`${type}`;
}

export function actualWords(node: TreeNode): Said {
	if (node.node === 'map') return say`file/a-map-of-keys: a map of keys`;
	if (node.node === 'list') return say`word/a-list: a list`;
	if (node.value === null) return say`word/nothing: nothing`;
	return typeof node.value === 'string'
		? say`file/the-text: the text "${node.text}"`
		: say`${node.text}`;
}

/** A word that does not fit its pattern. */
export function notAccepted(text: string, shape: JsonSchema): Said {
	if (text.trim() === '') return say`file/this-is-empty: This is empty`;
	const description = (shape.description ?? '').replace(/\.$/, '');
	const example = shape.examples?.[0];
	const such = typeof example === 'string' ? say`file/such-as: , such as ${example}` : NOTHING;
	if (description === '') return say`file/does-not-fit: "${text}" does not fit here${such}`;
	const small = asSaid(
		`${description.charAt(0).toLowerCase()}${description.slice(1)}`,
		shapeCode('description', shape.description ?? '')
	);
	return say`file/does-not-fit-this: "${text}" does not fit here: ${small}${such}`;
}

function withArticle(word: Said): Said {
	return /^[aeiou]/.test(inEnglish(word)) ? say`word/an: an ${word}` : say`word/a: a ${word}`;
}

const LISTS = ['properties', 'patternProperties'] as const;
const PARTS = ['items', 'additionalProperties', 'propertyNames'] as const;

/** All schemas as they are written, references not followed, each with its place: `schema/map/joined/items`. */
export function* placedSchemas(): Generator<[place: string, schema: JsonSchema]> {
	for (const [name, shape] of Object.entries(shapes)) yield* schemasBelow(`schema/${name}`, shape);
}

function* schemasBelow(place: string, schema: JsonSchema): Generator<[string, JsonSchema]> {
	yield [place, schema];
	for (const list of LISTS)
		for (const [key, below] of Object.entries(schema[list] ?? {}))
			yield* schemasBelow(`${place}/${key}`, below);
	for (const part of PARTS) {
		const below = schema[part];
		if (typeof below === 'object') yield* schemasBelow(`${place}/${part}`, below);
	}
}

/** What a shape is called, the same in the middle of a sentence, and what it is for. */
type Words = 'title' | 'within' | 'description';

let codes: ReadonlyMap<string, string> | null = null;

/** The place in the schemas where these words stand first; undefined: nowhere. */
export function shapeCode(words: Words, text: string): string | undefined {
	codes ??= new Map([...placedSchemas()].toReversed().flatMap(codesOf));
	return codes.get(`${words} ${text}`);
}

function codesOf([place, { title, description }]: [string, JsonSchema]): [string, string][] {
	const said = { title, within: title, description };
	return Object.entries(said).flatMap(([words, text]) =>
		text === undefined ? [] : [[`${words} ${text}`, `${place}/${words}`] as [string, string]]
	);
}
