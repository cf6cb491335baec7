/** What is found, as rows to choose from: what each is called, where it is and where it leads. */
import { folded, rankOf } from '#lib/language/tools/folded.ts';
import type { FoundThing, VariantInfo } from '#lib/rules-server/rules-server.ts';
import { DOCUMENTS } from '#lib/workbench/book/documents.ts';
import { t, type MessageKey } from '#lib/workbench/i18n/Messages.svelte.ts';
import { capitalised, leftOpen, words as inWords } from '#lib/workbench/lookup/phrase.ts';
import { proveQuery } from '#lib/workbench/rules/prove-query.ts';
import { nameIn, wordsIn } from '#lib/workbench/rules/rules-name.ts';
import type { ShortKey } from '#lib/workbench/shell/short-keys.ts';
import { nameOfElement } from '#lib/workbench/shell/short-keys.ts';
import type { AtHand } from './at-hand.ts';

/** Below the root of the page. */
type Address =
	| ('/' | '/edit' | '/lab' | '/compare' | '/about')
	| `/reference?${string}`
	| `/?${string}`
	| `/edit#${string}`
	| `/print/rules?${string}`;

/** Something to be chosen. */
export type Goal =
	| { is: 'page'; name: MessageKey; href: Address; within?: MessageKey }
	| { is: 'key'; key: ShortKey }
	| { is: 'variant'; variant: VariantInfo }
	| { is: 'thing'; thing: FoundThing };

interface Worded {
	text: string;
	language: string;
}

export interface Row {
	goal: Goal;
	title: string;
	/** What sort it is, and of which game. */
	where: string;
	/** How rules call it, where that is another word. */
	id: string | null;
	/** The name by which it was found, where that is neither. */
	also: Worded | null;
	/** What it is or does, in one line. */
	line: Worded | null;
	/** null: it is pressed. */
	href: Address | null;
}

export interface Group {
	name: string;
	rows: Row[];
}

/** What rows are written by. */
export interface Writing {
	wanted: readonly string[];
	language: string;
	variants: readonly VariantInfo[];
	atHand: AtHand;
}

export const pages = (): Goal[] => [
	{ is: 'page', name: 'navPlay', href: '/' },
	{ is: 'page', name: 'navEdit', href: '/edit' },
	{ is: 'page', name: 'labTitle', href: '/lab' },
	{ is: 'page', name: 'compareTitle', href: '/compare' },
	...DOCUMENTS.map(({ file, name }): Goal => ({
		...{ is: 'page', name, within: 'navReference' },
		href: `/reference?book=${file}`
	})),
	{ is: 'page', name: 'navAbout', href: '/about' }
];

export function rowOf(goal: Goal, writing: Writing): Row {
	const plain = { goal, where: '', id: null, also: null, line: null };
	switch (goal.is) {
		case 'page': {
			const where = goal.within === undefined ? '' : t(goal.within);
			return { ...plain, title: t(goal.name), where, href: goal.href };
		}
		case 'key': {
			const { key, element } = goal.key;
			return { ...plain, title: nameOfElement(element), where: key.toUpperCase(), href: null };
		}
		case 'variant':
			return variantRow(goal, writing);
		case 'thing':
			return thingRow(goal, writing);
	}
}

function variantRow(goal: Extract<Goal, { is: 'variant' }>, { language }: Writing): Row {
	const { id, game, name, gameName, about } = goal.variant;
	const title = nameIn(name, language, id);
	const text = wordsIn(about, language);
	const of = nameIn(gameName, language, game);
	return {
		...{ goal, title, id: null, also: null },
		where: of === title ? '' : of,
		line: text === null ? null : { text, language },
		href: `/?${new URLSearchParams({ variant: id })}`
	};
}

function thingRow(goal: Extract<Goal, { is: 'thing' }>, writing: Writing): Row {
	const { name, data } = goal.thing;
	const { language, variants } = writing;
	const called = wordsIn(data.names, language);
	const gameName = variants.find(({ game }) => game === data.game)?.gameName ?? {};
	const layer = data.layer === 'base' || data.sort === 'layers' ? [] : [layerName(data.layer)];
	const sort = t(`section.${data.sort}`);
	return {
		goal,
		title: called === null ? name : leftOpen(called),
		where: [sort, nameIn(gameName, language, data.game), ...layer].join(' · '),
		id: called === null ? null : name,
		also: otherName(goal.thing, called ?? '', writing),
		line: lineOf(goal.thing, writing),
		href: bookHref(goal.thing, writing) ?? lineHref(goal.thing)
	};
}

const fits = (text: string, { wanted }: Writing): boolean =>
	rankOf(wanted, [], folded(text)) !== null;

/** Somebody who reads one language may ask in another. */
function otherName({ name, data }: FoundThing, called: string, writing: Writing): Worded | null {
	if (!data.named || fits(name, writing) || fits(called, writing)) return null;
	const found = Object.entries(data.names).find(([, text]) => fits(text, writing));
	return found ? { text: leftOpen(found[1]), language: found[0] } : null;
}

const layerName = (id: string): string => capitalised(inWords(id.replace(/^variant:/, '')));

/** The line that has the words, in the reader's language if it can be. */
function lineOf({ data: { said } }: FoundThing, writing: Writing): Worded | null {
	const own = said.filter(({ language }) => language === writing.language);
	const has = ({ text }: Worded): boolean => fits(text, writing);
	return own.find(has) ?? said.find(has) ?? own[0] ?? said[0] ?? null;
}

/** A paragraph stands in the rulebook of a variant that has its layer; null: there is none. */
function bookHref({ name, data }: FoundThing, { variants, atHand }: Writing): Address | null {
	if (data.sort !== 'clauses') return null;
	const has = ({ game, layers }: VariantInfo) => game === data.game && layers.includes(data.layer);
	const variant = [atHand.variant, ...variants].find((candidate) => candidate && has(candidate));
	if (!variant) return null;
	const query = proveQuery({ variant: variant.id, layers: null, options: {} });
	return `/print/rules?${query}#${encodeURIComponent(name)}`;
}

function lineHref({ location: { uri, range } }: FoundThing): Address {
	return `/edit#${encodeURIComponent(uri)}:${range.start.line + 1}`;
}

/** Those that have all words in their names or their texts, the best first. */
function having(
	goals: readonly Goal[],
	{ wanted }: Writing,
	texts: (goal: Goal) => [names: string[], said: string[]]
): Goal[] {
	return goals
		.flatMap((goal) => {
			const [names, said] = texts(goal);
			const rank = rankOf(wanted, names.map(folded), folded(said.join('\n')));
			return rank === null ? [] : [{ goal, rank }];
		})
		.sort((a, b) => a.rank - b.rank)
		.map(({ goal }) => goal);
}

/** Pages and keys by what they are called here, variants by what they are called anywhere. */
function wordsOf(goal: Goal, writing: Writing): [names: string[], said: string[]] {
	if (goal.is !== 'variant') return [[rowOf(goal, writing).title], [rowOf(goal, writing).where]];
	const { id, game, name, gameName, about } = goal.variant;
	const said = [game, ...Object.values(gameName), ...Object.values(about)];
	return [[id, ...Object.values(name)], said];
}

/** All that fits, in groups. */
export function groupsOf(
	keys: readonly ShortKey[],
	things: readonly FoundThing[],
	writing: Writing
): Group[] {
	const { variants, atHand } = writing;
	const own = ({ game }: VariantInfo): number => (game === atHand.game ? 0 : 1);
	const toPlay = variants.toSorted((a, b) => own(a) - own(b));
	const fitting = (goals: readonly Goal[]): Goal[] =>
		having(goals, writing, (goal) => wordsOf(goal, writing));
	const those = (fits: (thing: FoundThing) => boolean): Goal[] =>
		things.filter(fits).map((thing) => ({ is: 'thing', thing }));
	const isClause = ({ data }: FoundThing): boolean => data.sort === 'clauses';
	const groups: [MessageKey, Goal[]][] = [
		['searchHere', fitting(keys.map((key) => ({ is: 'key', key })))],
		['searchPages', fitting(pages())],
		['searchGames', fitting(toPlay.map((variant) => ({ is: 'variant', variant })))],
		['searchNamed', those((thing) => thing.data.named && !isClause(thing))],
		['searchSaid', those((thing) => !thing.data.named && !isClause(thing))],
		['section.clauses', those(isClause)]
	];
	return groups
		.filter(([, goals]) => goals.length > 0)
		.map(([name, goals]) => ({ name: t(name), rows: goals.map((goal) => rowOf(goal, writing)) }));
}

/** So many rows are shown, and so many of each group at least. */
const MOST = 20;
const LEAST = 3;

export function shownOf(groups: readonly Group[]): Group[] {
	let left = MOST - groups.reduce((sum, { rows }) => sum + Math.min(LEAST, rows.length), 0);
	return groups.map(({ name, rows }) => {
		const more = Math.min(left, Math.max(0, rows.length - LEAST));
		left -= more;
		return { name, rows: rows.slice(0, LEAST + more) };
	});
}
