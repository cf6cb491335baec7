/** Names that belong to the layer that gives them, and how layers call each other's. */

import { type Said, say } from '#lib/language/said.ts';

/** What rules say to each other is the layer's own; pieces, fields, zones, enums, options are the game's. */
export const OWN_SECTIONS = [
	'values',
	'events',
	'effects',
	'actions',
	'procedures',
	'invariants'
] as const;
/** `log`: what is told, and why a game ends; defined by its texts. */
export type OwnSection = (typeof OWN_SECTIONS)[number] | 'log';

const WORDS: Readonly<Record<OwnSection, Said>> = {
	values: say`word/value: value`,
	events: say`word/event: event`,
	effects: say`meaning/effect: effect`,
	actions: say`meaning/action: action`,
	procedures: say`word/procedure: procedure`,
	invariants: say`meaning/invariant: invariant`,
	log: say`word/log-line: line of the log`
};

/** What one of a section is called. */
export function wordOfSection(section: OwnSection): Said {
	return WORDS[section];
}

export function isOwnSection(section: string): section is OwnSection {
	return OWN_SECTIONS.some((own) => own === section);
}

/** The words of a text of rules that may be names. */
export function wordsOf(text: string): string[] {
	return text.match(/[a-z][a-z0-9-]*/g) ?? [];
}

/** Names as a layer reads them. */
export interface NamesSeen {
	/** The key in the composed game. A name of which several could be meant stays as it is, and is found nowhere. */
	keyOf(section: OwnSection, name: string, layer: string): string;
	/** The keys of which one has to be chosen; empty where the name alone is enough. */
	choiceOf(section: OwnSection, name: string, layer: string): string[];
	/** All that is read otherwise than it is written, where no layer reads it. */
	outside(section: OwnSection): NamesOutside;
}

/** By the names that are written: their keys, or the keys of which one has to be chosen. */
export interface NamesOutside {
	keys: Record<string, string>;
	choices: Record<string, string[]>;
}

/** The keys in the composed game, by the names that a layer writes in paths. */
export function keysSeenBy(
	names: NamesSeen,
	layer: string
): (section: string, name: string) => string {
	return (section, name) => (isOwnSection(section) ? names.keyOf(section, name, layer) : name);
}
