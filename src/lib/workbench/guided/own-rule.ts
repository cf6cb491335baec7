/** A rule of one's own as a form has it, and as it is written: an entry under `effects:` with its texts. */
import type { Plain, PlainMap } from '#lib/language/editing/plain-text.ts';
import { sectionText } from '#lib/language/editing/plain-text.ts';
import type { Happening, RuleHook } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { entriesOf, plainOf, textOf } from '#lib/language/nodes.ts';
import { has, nodeAt, put, withoutEntry } from '#lib/workbench/mine/own-text.ts';
import type { Relation } from './questions.ts';

export type Condition =
	/** `of`: the path of a question; `to`: a number, a word, a kind or another path; empty where none is needed. */
	{ relation: Relation; of: string; to: string | number } | { relation: 'free'; text: string };

export const STAGES = ['add', 'at-least', 'at-most', 'set', 'multiply'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Players: a path to one, all of them, or those of whom a value is true; `but`: the path to one who is left out. `perhaps`:
 * a field names nobody at times, and then nobody gets anything.
 */
export type Who =
	| { is: 'one'; path: string; perhaps?: boolean }
	| { is: 'all'; but: string | null }
	/** `asks`: what the value is asked about, in order; null: the player. */
	| { is: 'those'; value: string; asks: (string | null)[]; but: string | null };

export interface Gain {
	who: Who;
	field: string;
	/** Below zero: it is lost, and never more than is there. */
	amount: number;
	/** Whether everybody may read of it. */
	told: boolean;
}

/** Keys of an effect that the form writes, and those that it leaves as they are. */
export const WRITTEN: ReadonlySet<string> = new Set([
	...['modify', 'after', 'forbid', 'replace', 'when', 'do'],
	...STAGES
]);
export const KEPT: ReadonlySet<string> = new Set(['about', 'cite']);

/** So many deeds a rule can have. */
export const MOST_DEEDS = 5;

/** What an event brings. */
export type Deed =
	| { does: 'gain'; gain: Gain }
	/** The game does something that it knows; `put`: a path, word or number for each parameter. */
	| { does: 'happen'; happening: Happening; put: Record<string, string | number | boolean> };

export type Outcome =
	| { does: 'modify'; stage: Stage; amount: string | number | boolean }
	| { does: 'forbid'; reason: string }
	| { does: 'deeds'; deeds: Deed[] };

export interface OwnRule {
	hook: RuleHook;
	conditions: Condition[];
	outcome: Outcome;
	/** Paths that can be nobody or nothing, and have to be something. */
	needed: string[];
	name: string;
}

/** What has no condition is always so. */
export function conditionText(condition: Condition): string {
	if (condition.relation === 'free') return condition.text.trim();
	const { of, to } = condition;
	switch (condition.relation) {
		case 'at-least':
			return `${of} >= ${to}`;
		case 'at-most':
			return `${of} <= ${to}`;
		case 'exactly':
		case 'is':
		case 'same':
			return `${of} == ${to}`;
		case 'is-not':
		case 'other':
			return `${of} != ${to}`;
		case 'yes':
			return of;
		case 'no':
			return `not ${of}`;
		case 'kind':
			return `${of} is ${to}`;
		case 'not-kind':
			return `${of} is not ${to}`;
		case 'nothing':
			return `${of} is none`;
		case 'something':
			return `${of} is not none`;
	}
}

/** All of them as one expression, or null. */
export function whenText({
	conditions,
	needed
}: Pick<OwnRule, 'conditions' | 'needed'>): string | null {
	const free = conditions.filter(({ relation }) => relation === 'free').length;
	const given = needed.map((path) => `${path} is not none`);
	const said = conditions.flatMap((condition) => {
		const text = conditionText(condition);
		if (text === '') return [];
		// In company an expression of one's own keeps its `or` to itself.
		const alone = conditions.length + given.length === 1;
		return [free > 0 && condition.relation === 'free' && !alone ? `(${text})` : text];
	});
	const all = [...new Set([...given, ...said])];
	return all.length === 0 ? null : all.join(' and ');
}

/** What a path stands for while it is there; a rule says so with `only(...)`. */
export const surely = (path: string): string => `only(${path})`;
export const pathOf = (text: string): string => /^only\((.+)\)$/.exec(text)?.[1] ?? text;

/** What a deed names. */
export function pathsIn(deed: Deed): string[] {
	if (deed.does === 'happen')
		return Object.values(deed.put).flatMap((put) => (typeof put === 'string' ? [pathOf(put)] : []));
	const { who } = deed.gain;
	if (who.is === 'one') return [who.path];
	return who.is === 'those' ? who.asks.flatMap((ask) => (ask === null ? [] : [pathOf(ask)])) : [];
}

/** `id`: of the rule, and of what the log says of it. */
export function effectOf(rule: OwnRule, id: string): PlainMap {
	const { hook, outcome } = rule;
	const names = hook.params.map((param) => param.id).join(', ');
	const pattern = names === '' ? hook.id : `${hook.id}(${names})`;
	const when = whenText(rule);
	const only: PlainMap = when === null ? {} : { when };
	switch (outcome.does) {
		case 'modify':
			return { modify: pattern, ...only, [outcome.stage]: outcome.amount };
		case 'forbid':
			if (!isSaidInLog(rule)) return { forbid: pattern, ...only };
			return { replace: pattern, ...only, do: [{ log: id }, { cancel: 'event' }] };
		case 'deeds': {
			const steps = outcome.deeds.flatMap((deed, at) => stepsOf(deed, hook, lineOf(id, at)));
			return { after: pattern, ...only, do: steps };
		}
	}
}

/** What the log says of a deed. */
const lineOf = (id: string, at: number): string => (at === 0 ? id : `${id}-${at + 1}`);

/**
 * Who may not act is told why by the text of the effect. Nobody is asked about an event: where it does not happen, only
 * the log can say why.
 */
function isSaidInLog({ hook, outcome }: OwnRule): boolean {
	return hook.sort === 'events' && outcome.does === 'forbid' && outcome.reason.trim() !== '';
}

function stepsOf(deed: Deed, hook: RuleHook, line: string): Plain[] {
	if (deed.does === 'gain') return gaining(deed.gain, hook, line);
	const { happening, put } = deed;
	const step: PlainMap =
		happening.sort === 'events' ? { emit: happening.id } : { call: happening.id };
	return [Object.keys(put).length === 0 ? step : { ...step, with: put }];
}

function gaining(gain: Gain, hook: RuleHook, line: string): Plain[] {
	const taken = hook.params.map((param) => param.id);
	const each = ['p', 'each', 'everyone'].find((word) => !taken.includes(word)) ?? 'each-of-all';
	const { who } = gain;
	const isSure = who.is === 'one' && !who.perhaps;
	const player = isSure ? who.path : each;
	const place = `${player}.${gain.field}`;
	const lost = `min(${place}, ${-gain.amount})`;
	const amount = gain.amount < 0 ? lost : gain.amount;
	const log: PlainMap = { log: line, with: { who: player, amount } };
	const steps: Plain[] = [
		// What is lost is told before it is gone.
		...(gain.told ? [log] : []),
		{ set: place, by: gain.amount < 0 ? `-${lost}` : gain.amount }
	];
	return isSure ? steps : [{ 'for-each': each, in: playersIn(who), do: steps }];
}

/** Those players as a set. */
function playersIn(who: Who): string {
	if (who.is === 'one') return `players where it == ${who.path}`;
	const asked =
		who.is === 'those' ? [`${who.value}(${who.asks.map((ask) => ask ?? 'it').join(', ')})`] : [];
	const all = [...asked, ...(who.but === null ? [] : [`it != ${who.but}`])];
	return all.length === 0 ? 'players' : `players where ${all.join(' and ')}`;
}

/** By language and section. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, PlainMap>>>>;

/** The names and the lines of the log by language; `fieldName`: of what is got, in a language. */
export function textsOf(
	rule: OwnRule,
	id: string,
	languages: readonly string[],
	fieldName: (field: string, language: string) => string
): OwnTexts {
	const { outcome, name } = rule;
	const reason = outcome.does === 'forbid' ? outcome.reason.trim() : '';
	const inLog = isSaidInLog(rule);
	const lines = (language: string): [string, string][] => {
		if (inLog) return [[id, braceless(reason)]];
		if (outcome.does !== 'deeds') return [];
		return outcome.deeds.flatMap((deed, at): [string, string][] => {
			if (deed.does !== 'gain' || !deed.gain.told) return [];
			const { amount, field } = deed.gain;
			const got = `${amount < 0 ? '−' : '+'}{amount} ${fieldName(field, language)}`;
			return [[lineOf(id, at), `${braceless(name)}: {who} ${got}`]];
		});
	};
	return Object.fromEntries(
		languages.map((language) => {
			const effects: PlainMap = { [id]: reason === '' || inLog ? name : reason };
			const log = Object.fromEntries(lines(language));
			return [language, Object.keys(log).length === 0 ? { effects } : { effects, log }];
		})
	);
}

/** In a line of the log braces stand for what is put in. */
const braceless = (text: string): string => text.replaceAll(/[{}]/g, '');

/** The rule in the text of a variant. null: it cannot be written. */
export function withOwnRule(
	text: string,
	id: string,
	effect: PlainMap,
	texts: OwnTexts
): string | null {
	if (has(text, ['effects', id])) return null;
	return withTexts(put(text, ['effects', id], effect), texts);
}

/**
 * Another rule in place of one that stands there: only what is other is written. `said`: the texts that the form has for the
 * rule as it stands; of texts that say otherwise their author is somebody else, and they stay.
 */
export function withChangedRule(
	text: string,
	id: string,
	effect: PlainMap,
	texts: OwnTexts,
	said: OwnTexts
): string | null {
	const before = entriesOf(nodeAt(text, ['effects', id]));
	let now: string | null = text;
	for (const [key] of before)
		if (now !== null && WRITTEN.has(key) && !(key in effect))
			now = withoutEntry(now, ['effects', id, key]);
	for (const [key, value] of Object.entries(effect)) {
		const node = before.find(([other]) => other === key)?.[1].value;
		const isSame = node && JSON.stringify(plainOf(node)) === JSON.stringify(value);
		if (now !== null && !isSame) now = put(now, ['effects', id, key], value);
	}
	for (const [language, section, key] of textPlaces(said))
		if (now !== null && texts[language]?.[section]?.[key] === undefined)
			now = withoutEntry(now, ['text', language, section, key]);
	return withTexts(now, texts, said);
}

/** `said`: see `withChangedRule`. */
function withTexts(
	text: string | null,
	texts: OwnTexts,
	said: OwnTexts | null = null
): string | null {
	let now = text;
	for (const [language, section, key, words] of textPlaces(texts)) {
		if (now === null) return null;
		const at = ['text', language, section, key];
		const there = textOf(nodeAt(now, at));
		const isOurs = !said || there === null || there === said[language]?.[section]?.[key];
		if (isOurs) now = put(now, at, words);
	}
	return now;
}

function textPlaces(texts: OwnTexts): [string, string, string, Plain][] {
	return Object.entries(texts).flatMap(([language, sections]) =>
		Object.entries(sections).flatMap(([section, entries]) =>
			Object.entries(entries).map(([key, words]): [string, string, string, Plain] => [
				language,
				section,
				key,
				words
			])
		)
	);
}

/** Without what the log says of a rule. */
function withoutLines(text: string, id: string, language: string): string | null {
	let now: string | null = text;
	for (let at = 0; at < MOST_DEEDS && now !== null; at++)
		now = withoutEntry(now, ['text', language, 'log', lineOf(id, at)]);
	return now;
}

/** Without the rule, and what it is called and says. */
export function withoutOwnRule(
	text: string,
	id: string,
	languages: readonly string[]
): string | null {
	let now = withoutEntry(text, ['effects', id]);
	for (const language of languages) {
		if (now !== null) now = withoutEntry(now, ['text', language, 'effects', id]);
		if (now !== null) now = withoutLines(now, id, language);
	}
	return now;
}

/** As it stands in a file. */
export function ruleAsYaml(id: string, effect: PlainMap): string {
	return `effects:${sectionText({ [id]: effect })}`;
}
