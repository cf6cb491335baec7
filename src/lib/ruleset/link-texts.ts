/** Texts for players and the paragraphs of the rulebook. */
import type { Linking } from './linking.ts';
import { childOf, entriesOf, textOf, type Maybe } from './nodes.ts';
import type { Program } from './program.ts';

/** Per language: path -> text. A map with `name` is its name at the path itself, and the rest below it. */
export function linkTexts(link: Linking): Program['texts'] {
	const texts: Program['texts'] = {};
	for (const [language, { value }] of entriesOf(link.whole('text'))) {
		const flat: Record<string, string> = {};
		flatten(value, '', flat);
		texts[language] = flat;
	}
	return texts;
}

function flatten(node: Maybe, path: string, into: Record<string, string>): void {
	const text = textOf(node);
	if (text !== null) into[path] = text;
	for (const [key, { value }] of entriesOf(node)) {
		const below = path === '' ? key : `${path}.${key}`;
		flatten(value, key === 'name' && path !== '' ? path : below, into);
	}
}

export function collectClauses(link: Linking): Program['clauses'] {
	return link.section('clauses').map(([id, { value }]) => ({
		id,
		text: textOf(childOf(value, 'text')) ?? textOf(value) ?? '',
		section: textOf(childOf(value, 'section')) ?? '',
		outOfScope: textOf(childOf(value, 'out-of-scope'))
	}));
}
