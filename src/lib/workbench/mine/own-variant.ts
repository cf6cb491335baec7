/** A variant of one's own as a file: made of the rules that somebody wants, under a name. */
import { idFrom } from '#lib/language/tools/id-from.ts';
import { editText } from '#lib/language/editing/edit-text.ts';
import type { Change, Keys } from '#lib/language/editing/change.ts';
import type { Plain } from '#lib/language/editing/plain-text.ts';
import type { OptionValue } from '#lib/rules-server/rules-server.ts';

/** What it plays. */
export interface OwnRules {
	game: string;
	edition: string | null;
	houseRules: string[];
	/** Options that are not as the layers have them. */
	options: Record<string, OptionValue>;
}

export interface OwnVariant {
	id: string;
	/** Below the rulesets folder. */
	path: string;
	text: string;
}

const FOLDER = 'variants/';

/**
 * A new file. Where the rules are those of a variant, `from` is its text: its own changes and comments go with it, and
 * `rules` is what is to be otherwise (null: nothing). null: that text cannot be read.
 */
export function ownVariant(
	name: string,
	rules: OwnRules | null,
	from: { id: string; text: string } | null,
	taken: readonly string[],
	languages: readonly string[]
): OwnVariant | null {
	const id = idFrom(name, taken);
	let text: string | null = from?.text ?? (rules && emptyVariant(rules, languages));
	text = put(text, ['variant', 'id'], id);
	if (rules) text = withRules(text, rules);
	for (const language of languages) {
		const names = ['text', language, 'variants'];
		const before =
			from && text !== null ? edit(text, [...names, from.id], { do: 'rename', name: id }) : null;
		text = put(before ?? text, [...names, id], name);
	}
	return text === null ? null : { id, path: `${FOLDER}${id}.yaml`, text };
}

function withRules(before: string | null, rules: OwnRules): string | null {
	let text = before;
	if (rules.edition !== null) text = put(text, ['variant', 'edition'], rules.edition);
	text = put(text, ['variant', 'house-rules'], rules.houseRules);
	for (const [option, value] of Object.entries(rules.options)) {
		text = put(text, ['variant', 'options', option], value);
	}
	return text;
}

/** The lines in the order in which authors write them; what they say is put in. */
function emptyVariant({ game, edition }: OwnRules, languages: readonly string[]): string {
	const lines = ['variant:', '  id: new', `  game: ${game}`];
	if (edition !== null) lines.push(`  edition: ${edition}`);
	lines.push('  house-rules: []', '  options: {}', 'text:');
	for (const language of languages) lines.push(`  ${language}: { variants: {} }`);
	return `${lines.join('\n')}\n`;
}

/** null stays null: one thing that cannot be written spoils the rest. */
function put(text: string | null, keys: Keys, value: Plain): string | null {
	if (text === null) return null;
	const set = edit(text, keys, { do: 'set', value });
	if (set !== null) return set;
	// A list of several lines is taken out and written anew.
	const without = edit(text, keys, { do: 'remove' });
	return without === null ? null : edit(without, keys, { do: 'set', value });
}

function edit(text: string, keys: Keys, change: Change): string | null {
	const edited = editText(text, keys, change);
	return edited.ok ? edited.text : null;
}

/** Where the file of a variant lies. */
export const pathOfVariant = (id: string): string => `${FOLDER}${id}.yaml`;
