/** The example of a template as the text of what is made: with its id, its name, and the answers to what is asked. */
import { childOf, entriesOf, type Maybe } from '#lib/language/nodes.ts';
import type { Keys } from '#lib/language/editing/change.ts';
import { editText } from '#lib/language/editing/edit-text.ts';
import { parseFile } from '#lib/language/parsed-file.ts';
import type { Template } from './templates.ts';

/** `answers`: one for each place, in their order; null leaves what the example says. The text, or null: the example has no such place. */
export function filledTemplate(
	{ text, standsFor, places }: Template,
	id: string,
	name: string,
	answers: readonly (string | number | null)[]
): string | null {
	const word = new RegExp(`(?<![a-z0-9])${standsFor}(?![a-z0-9])`, 'g');
	let made: string | null = text.replaceAll(word, id);
	for (const [index, { at }] of places.entries()) {
		const value = answers[index];
		if (value === undefined || value === null) continue;
		const keys = at.map((key) => key.replaceAll(word, id));
		for (const path of inEveryLanguage(made, keys)) made = put(made, path, value);
	}
	for (const keys of namesIn(made, id)) made = put(made, keys, name);
	return made;
}

function inEveryLanguage(text: string | null, keys: readonly string[]): string[][] {
	const star = keys.indexOf('*');
	if (star < 0 || text === null) return [[...keys]];
	const above = keys.slice(0, star).reduce<Maybe>(childOf, rootOf(text));
	return entriesOf(above).map(([language]) => keys.with(star, language));
}

/** Where texts say what it is called. */
function namesIn(text: string | null, id: string): string[][] {
	if (text === null) return [];
	return entriesOf(childOf(rootOf(text), 'text')).flatMap(([language, { value }]) =>
		entriesOf(value).flatMap(([section, { value: texts }]) => {
			const said = childOf(texts, id);
			const keys = ['text', language, section, id];
			if (said?.node === 'scalar') return [keys];
			return childOf(said, 'name') ? [[...keys, 'name']] : [];
		})
	);
}

const rootOf = (text: string): Maybe => parseFile('example.yaml', text).root ?? undefined;

function put(text: string | null, keys: Keys, value: string | number): string | null {
	if (text === null) return null;
	const steps = keys.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key));
	const edited = editText(text, steps, { do: 'set', value });
	return edited.ok ? edited.text : null;
}
