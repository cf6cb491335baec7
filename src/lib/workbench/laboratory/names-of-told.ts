/** What is told of games goes by ids; here is how they are called. */
import { BOTS } from '#lib/bots/bots.ts';
import { own } from '#lib/language/tools/own.ts';
import { t } from '#lib/workbench/i18n/Messages.svelte.ts';
import { capitalised, type Lexicon, words } from '#lib/workbench/lookup/phrase.ts';

/** Sections in which something may have its name, and the first that has it. */
const SECTIONS = ['pieces', 'actions', 'values', 'fields', 'effects', 'events', 'endings'];
const KINDS = ['piece', 'action', 'answer', 'event', 'effect'] as const;

/** Reactive. */
export function nameOf(lexicon: Lexicon, id: string): string {
	const seat = /^p(\d+)$/.exec(id)?.[1];
	if (seat !== undefined) return t('seat', { number: Number(seat) });
	const bot = BOTS.find((candidate) => candidate === id);
	if (bot) return t(`bot.${bot}`);
	const kind = KINDS.find((candidate) => candidate === id);
	if (kind) return t(`labKind.${kind}`);
	const measure = own(
		{ rounds: 'labRounds', decisions: 'labDecisions', finished: 'labFinished' } as const,
		id
	);
	if (measure) return t(measure);
	if (id.startsWith('wins ')) return t('labWins', { who: nameOf(lexicon, id.slice(5)) });
	if (id.startsWith('ends: ')) return t('labEnds', { why: words(id.slice(6)) });
	const section = SECTIONS.find(
		(candidate) => lexicon.find(`${candidate}.${id}.name`, `${candidate}.${id}`) !== null
	);
	if (section !== undefined) return lexicon.name(section, id);
	const word = lexicon.enumWord(id);
	if (word !== null) return word;
	const number = numberName(lexicon, id);
	if (number !== null) return number;
	const [question, answer] = id.split(': ');
	return answer === undefined
		? words(id)
		: `${words(question!.split('.').at(-1)!)}: ${words(answer)}`;
}

/** Of a number of the rules by its address, of an option by its id: what somebody has called it, else the thing that it stands in. */
function numberName(lexicon: Lexicon, address: string): string | null {
	const given = lexicon.find(`numbers.${address}`, `options.${address}.name`, `options.${address}`);
	if (given !== null) return given;
	const [section, thing] = /^[a-z]+\.[^.: ]+\.[^: ]+$/.test(address) ? address.split('.') : [];
	return section !== undefined && thing !== undefined
		? (lexicon.find(`${section}.${thing}.name`, `${section}.${thing}`) ?? capitalised(words(thing)))
		: null;
}
