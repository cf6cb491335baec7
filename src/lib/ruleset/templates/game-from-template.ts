/** A whole small game as the beginning of a new one: which there are, and how they get another id and name. */
import { childOf, entriesOf, textOf, type Maybe } from '#lib/language/nodes.ts';
import { editText } from '#lib/language/editing/edit-text.ts';
import { isFit } from '#lib/language/tools/id-from.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import { headOf, type Words } from './templates.ts';

export interface GameTemplate {
	/** The name of its folder. */
	id: string;
	name: Words;
	about: Words;
	/** The word of its files in whose place comes the id of the new game. */
	standsFor: string;
	/** By their way from the folder of the game. */
	files: ReadonlyMap<string, string>;
}

const HEAD = 'template.yaml';
/** In a folder of rulesets, that of the variants stands beside those of the games. */
const NO_GAME = 'variants';

/** `files`: the folder of templates, each in a folder of its own; in the order that they give themselves. */
export function gameTemplates(files: ReadonlyMap<string, string>): GameTemplate[] {
	const found = [...files].flatMap(([path, text]) => {
		const [id = '', file, ...rest] = path.split('/');
		if (file !== HEAD || rest.length > 0) return [];
		const { name, about, standsFor, order } = headOf(text);
		if (standsFor === null) return [];
		return [{ order, template: { id, name, about, standsFor, files: filesIn(id, files) } }];
	});
	return found.sort((a, b) => a.order - b.order).map(({ template }) => template);
}

function filesIn(id: string, files: ReadonlyMap<string, string>): Map<string, string> {
	const below = [...files]
		.filter(([path]) => path.startsWith(`${id}/`))
		.map(([path, text]) => [path.slice(id.length + 1), text] as const);
	return new Map(below.filter(([way]) => way !== HEAD));
}

/** Whether a game can have this id: it is the name of its folder, and begins those of its variants. */
export function isGameId(id: string): boolean {
	return id !== NO_GAME && isFit(id);
}

/** The files of the new game by their way from its folder. `name`: what it is called in every language. */
export function newGame(
	{ standsFor, files }: GameTemplate,
	id: string,
	name: string
): Map<string, string> {
	const word = new RegExp(`(?<![a-z0-9])${standsFor}(?![a-z0-9])`, 'g');
	return new Map(
		[...files].map(([way, text]) => [
			way.replaceAll(word, id),
			named(text.replaceAll(word, id), name)
		])
	);
}

/** What texts call the game, and the variants that are called after it. */
function named(text: string, name: string): string {
	const root = parseFile('text.yaml', text).root ?? undefined;
	return entriesOf(childOf(root, 'text')).reduce((now, [language, { value }]) => {
		const before = textOf(childOf(value, 'game'));
		if (before === null) return now;
		const said = put(now, ['text', language, 'game'], name);
		return variantsIn(value).reduce((all, [variant, called]) => {
			const keys = ['text', language, 'variants', variant, 'name'];
			return put(
				all,
				keys,
				called.replace(before, () => name)
			);
		}, said);
	}, text);
}

const variantsIn = (texts: Maybe): [string, string][] =>
	entriesOf(childOf(texts, 'variants')).flatMap(([id, { value }]) => {
		const called = textOf(childOf(value, 'name'));
		return called === null ? [] : [[id, called]];
	});

function put(text: string, keys: readonly string[], value: string): string {
	const edited = editText(text, keys, { do: 'set', value });
	if (!edited.ok) throw new Error(`the template has no place ${keys.join('.')}`);
	return edited.text;
}
