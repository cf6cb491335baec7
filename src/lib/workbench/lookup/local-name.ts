/** What rules have in mind has no texts of its own; the question in which it is chosen, or something of the game by that name, has. */
import { leftOpen, type Lexicon } from './phrase.ts';

const NAMED = ['fields', 'kinds', 'attributes', 'zones'];

/** What a parameter or local is called, null where the rules have no word for it; `rule`: the procedure or action that has it. */
export function localName(lexicon: Lexicon, id: string, rule?: string): string | null {
	const asked = rule === undefined ? [] : [`choices.${rule}.${id}.ask`, `choices.${rule}.${id}`];
	const named = NAMED.flatMap((section) => [`${section}.${id}.name`, `${section}.${id}`]);
	const found = lexicon.find(...asked, ...named);
	return found === null ? null : leftOpen(found);
}
