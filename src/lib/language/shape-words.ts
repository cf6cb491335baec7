/** Schemas in words. */
import type { JsonSchema } from './json-schema.ts';
import type { TreeNode } from './tree.ts';

const TYPES: Record<string, string> = {
	string: 'a text',
	number: 'a number',
	integer: 'a whole number',
	boolean: 'true or false',
	array: 'a list',
	object: 'a map of keys',
	null: 'null'
};

/** What a shape is called: `Action`, `Step: move`. */
export function titleOf(shape: JsonSchema): string {
	return shape.title ?? 'This';
}

export function expectedWords(shape: JsonSchema): string {
	const types = [shape.type ?? []].flat();
	if (shape.enum) return `one of ${listed(shape.enum.map(String), 'or')}`;
	if (['string', 'number', 'boolean'].every((type) => types.includes(type))) {
		const others = types.filter((type) => type === 'object' || type === 'array');
		return listed(['an expression', ...others.map((type) => TYPES[type] ?? type)], 'or');
	}
	if (types.length === 0) return withArticle(titleOf(shape).toLowerCase());
	return listed(
		types.map((type) => TYPES[type] ?? type),
		'or'
	);
}

export function actualWords(node: TreeNode): string {
	if (node.node === 'map') return 'a map of keys';
	if (node.node === 'list') return 'a list';
	if (node.value === null) return 'nothing';
	return typeof node.value === 'string' ? `the text "${node.text}"` : node.text;
}

/** A word that does not fit its pattern. */
export function notAccepted(text: string, shape: JsonSchema): string {
	if (text.trim() === '') return 'This is empty';
	const description = (shape.description ?? '').replace(/\.$/, '');
	const example = shape.examples?.[0];
	const such = typeof example === 'string' ? `, such as ${example}` : '';
	const hint =
		description === '' ? '' : `: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
	return `"${text}" does not fit here${hint}${such}`;
}

function withArticle(word: string): string {
	return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** `a, b and c` */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
	if (words.length < 2) return words.join('');
	return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
