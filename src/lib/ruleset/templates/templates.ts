/** Small working examples from which something new begins, as they lie in the folder of a game. */
import {
	childOf,
	entriesOf,
	itemsOf,
	numberOf,
	plainOf,
	textOf,
	type Maybe
} from '#lib/language/nodes.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { TreeNode } from '#lib/language/tree.ts';
import { fileRole, type Makes } from '#lib/ruleset/layers/layer-files.ts';

/** A text in each language. */
export type Words = Readonly<Record<string, string>>;

/** A number or a text that is asked for, with what the example says. */
export interface TemplatePlace {
	/** Keys from the top of the example; `*` stands for every language. */
	at: string[];
	ask: Words;
	value: string | number;
	/** Of a text for every language, what it says in each. */
	inLanguages: Words;
}

export interface Template {
	/** The name of its folder. */
	id: string;
	makes: Makes;
	name: Words;
	about: Words;
	/** The word of the example in whose place comes the id of what is made. */
	standsFor: string;
	places: TemplatePlace[];
	/** The example, whole. */
	text: string;
}

/** All that a game has, in the order that they give themselves. Those that cannot be read are left out; findings say why. */
export function templatesOf(files: ReadonlyMap<string, string>, game: string): Template[] {
	const found = [...files.keys()].sort().flatMap((path) => {
		const role = fileRole(path);
		if (role.role !== 'example' || role.game !== game) return [];
		const folder = path.slice(0, path.lastIndexOf('/'));
		const text = files.get(path) ?? '';
		return read(folder, files.get(`${folder}/template.yaml`) ?? '', role.makes, path, text);
	});
	return found.sort((a, b) => a.order - b.order).map(({ template }) => template);
}

function read(
	folder: string,
	header: string,
	makes: Makes,
	path: string,
	text: string
): { order: number; template: Template }[] {
	const { standsFor, order, places, ...head } = headOf(header);
	const example = parseFile(path, text).root ?? undefined;
	if (standsFor === null || example === undefined) return [];
	const template: Template = {
		...head,
		id: folder.slice(folder.lastIndexOf('/') + 1),
		makes,
		standsFor,
		places: places.flatMap((place) => placeOf(place, example)),
		text
	};
	return [{ order, template }];
}

interface Head {
	name: Words;
	about: Words;
	/** null: it cannot be read. */
	standsFor: string | null;
	order: number;
	places: TreeNode[];
}

/** What a template says of itself, in its `template.yaml`. */
export function headOf(text: string): Head {
	const said = childOf(parseFile('template.yaml', text).root ?? undefined, 'template');
	return {
		name: wordsOf(childOf(said, 'name')),
		about: wordsOf(childOf(said, 'about')),
		standsFor: textOf(childOf(said, 'stands-for')),
		order: numberOf(childOf(said, 'order')) ?? Number.MAX_SAFE_INTEGER,
		places: itemsOf(childOf(said, 'places'))
	};
}

function placeOf(place: Maybe, example: Maybe): TemplatePlace[] {
	const at = itemsOf(childOf(place, 'at')).map((key) => textOf(key) ?? '');
	const value = plainOf(at.reduce<Maybe>(stepDown, example));
	const isAsked = typeof value === 'string' || typeof value === 'number';
	const ask = wordsOf(childOf(place, 'ask'));
	return isAsked ? [{ at, ask, value, inLanguages: inLanguages(example, at) }] : [];
}

function inLanguages(example: Maybe, at: readonly string[]): Words {
	const star = at.indexOf('*');
	if (star < 0) return {};
	const above = at.slice(0, star).reduce<Maybe>(stepDown, example);
	return Object.fromEntries(
		entriesOf(above).map(([language, { value }]) => [
			language,
			textOf(at.slice(star + 1).reduce<Maybe>(stepDown, value)) ?? ''
		])
	);
}

/** Of all languages, what the first one says. */
function stepDown(node: Maybe, key: string): Maybe {
	if (node?.node === 'list') return node.items[Number(key)];
	return key === '*' ? entriesOf(node)[0]?.[1].value : childOf(node, key);
}

function wordsOf(node: Maybe): Words {
	return Object.fromEntries(
		entriesOf(node).map(([language, { value }]) => [language, textOf(value) ?? ''])
	);
}
