/** Schemas in words. */
import type { JsonSchema } from './json-schema.ts';
import type { TreeNode } from './tree.ts';
import { asSaid, inEnglish, NOTHING, type Said, saidChoice, saidList, say } from './said.ts';

const TYPES: Record<string, Said> = {
	string: say`a text`,
	number: say`a number`,
	integer: say`a whole number`,
	boolean: say`true or false`,
	array: say`a list`,
	object: say`a map of keys`
};

/** What a shape is called: `Action`, `Step: move`. */
export function titleOf({ title }: JsonSchema): Said {
	if (title === undefined) return say`This`;
	const [, sort = '', verb = ''] = /^(\w+): ([\w-]+)$/.exec(title) ?? [];
	return verb === '' ? asSaid(title) : say`${asSaid(sort)}: ${verb}`;
}

/** The same in the middle of a sentence. */
export function smallTitleOf({ title }: JsonSchema): Said {
	return title === undefined ? say`this` : asSaid(title.toLowerCase());
}

export function expectedWords(shape: JsonSchema): Said {
	const types = [shape.type ?? []].flat();
	if (shape.enum) return say`one of ${saidList(shape.enum.map(String), 'or')}`;
	if (['string', 'number', 'boolean'].every((type) => types.includes(type))) {
		const others = types.filter((type) => type === 'object' || type === 'array');
		return saidChoice([say`an expression`, ...others.map(wordsOfType)]);
	}
	if (types.length === 0) return withArticle(smallTitleOf(shape));
	return saidChoice(types.map(wordsOfType));
}

function wordsOfType(type: string): Said {
	return TYPES[type] ?? say`${type}`;
}

export function actualWords(node: TreeNode): Said {
	if (node.node === 'map') return say`a map of keys`;
	if (node.node === 'list') return say`a list`;
	if (node.value === null) return say`nothing`;
	return typeof node.value === 'string' ? say`the text "${node.text}"` : say`${node.text}`;
}

/** A word that does not fit its pattern. */
export function notAccepted(text: string, shape: JsonSchema): Said {
	if (text.trim() === '') return say`This is empty`;
	const description = (shape.description ?? '').replace(/\.$/, '');
	const example = shape.examples?.[0];
	const such = typeof example === 'string' ? say`, such as ${example}` : NOTHING;
	if (description === '') return say`"${text}" does not fit here${such}`;
	const small = asSaid(`${description.charAt(0).toLowerCase()}${description.slice(1)}`);
	return say`"${text}" does not fit here: ${small}${such}`;
}

function withArticle(word: Said): Said {
	return /^[aeiou]/.test(inEnglish(word)) ? say`an ${word}` : say`a ${word}`;
}
