/** A rule of one's own as a form has it, and as it is written: an entry under `effects:` with its texts. */
import type { Plain, PlainMap } from '#lib/language/editing/plain-text.ts';
import { sectionText } from '#lib/language/editing/plain-text.ts';
import type { RuleHook } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { has, put, withoutEntry } from '#lib/workbench/mine/own-text.ts';
import type { Relation } from './questions.ts';

export type Condition =
	/** `of`: the path of a question; `to`: a number, a word, a kind or another path; empty where none is needed. */
	{ relation: Relation; of: string; to: string | number } | { relation: 'free'; text: string };

export const STAGES = ['add', 'at-least', 'at-most', 'set', 'multiply'] as const;
export type Stage = (typeof STAGES)[number];

/** What somebody gets: `who` is a path to a player, or null for everybody. */
export interface Gain {
	who: string | null;
	/** Whether that can be nobody at all. */
	perhaps: boolean;
	field: string;
	/** Below zero: it is lost, and never more than is there. */
	amount: number;
	/** Whether everybody may read of it. */
	told: boolean;
}

export type Deed =
	| { does: 'modify'; stage: Stage; amount: string | number | boolean }
	| { does: 'gain'; gain: Gain }
	| { does: 'forbid'; reason: string };

export interface OwnRule {
	hook: RuleHook;
	conditions: Condition[];
	deed: Deed;
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
	deed
}: Pick<OwnRule, 'conditions' | 'deed'>): string | null {
	const free = conditions.filter(({ relation }) => relation === 'free').length;
	const needed = deed.does === 'gain' && deed.gain.perhaps ? [`${deed.gain.who} is not none`] : [];
	const said = conditions.flatMap((condition) => {
		const text = conditionText(condition);
		if (text === '') return [];
		// In company an expression of one's own keeps its `or` to itself.
		const alone = conditions.length + needed.length === 1;
		return [free > 0 && condition.relation === 'free' && !alone ? `(${text})` : text];
	});
	const all = [...new Set([...needed, ...said])];
	return all.length === 0 ? null : all.join(' and ');
}

/** `id`: of the rule, and of what the log says of it. */
export function effectOf(rule: OwnRule, id: string): PlainMap {
	const { hook, deed } = rule;
	const names = hook.params.map((param) => param.id).join(', ');
	const pattern = names === '' ? hook.id : `${hook.id}(${names})`;
	const when = whenText(rule);
	const only: PlainMap = when === null ? {} : { when };
	switch (deed.does) {
		case 'modify':
			return { modify: pattern, ...only, [deed.stage]: deed.amount };
		case 'forbid':
			if (!isSaidInLog(rule)) return { forbid: pattern, ...only };
			return { replace: pattern, ...only, do: [{ log: id }, { cancel: 'event' }] };
		case 'gain':
			return { after: pattern, ...only, do: gaining(deed.gain, hook, id) };
	}
}

/**
 * Who may not act is told why by the text of the effect. Nobody is asked about an event: where it does not happen, only
 * the log can say why.
 */
function isSaidInLog({ hook, deed }: OwnRule): boolean {
	return hook.sort === 'events' && deed.does === 'forbid' && deed.reason.trim() !== '';
}

function gaining(gain: Gain, hook: RuleHook, id: string): Plain[] {
	const taken = hook.params.map((param) => param.id);
	const everybody =
		['p', 'each', 'everyone'].find((word) => !taken.includes(word)) ?? 'each-of-all';
	const who = gain.who ?? everybody;
	const place = `${who}.${gain.field}`;
	const lost = `min(${place}, ${-gain.amount})`;
	const amount = gain.amount < 0 ? lost : gain.amount;
	const log: PlainMap = { log: id, with: { who, amount } };
	const steps: Plain[] = [
		// What is lost is told before it is gone.
		...(gain.told ? [log] : []),
		{ set: place, by: gain.amount < 0 ? `-${lost}` : gain.amount }
	];
	return gain.who === null ? [{ 'for-each': everybody, in: 'players', do: steps }] : steps;
}

/** The names and the line of the log by language; `fieldName`: of what is got, in a language. */
export function textsOf(
	rule: OwnRule,
	id: string,
	languages: readonly string[],
	fieldName: (language: string) => string
): Record<string, Record<string, PlainMap>> {
	const { deed, name } = rule;
	const reason = deed.does === 'forbid' ? deed.reason.trim() : '';
	const inLog = isSaidInLog(rule);
	const line = (language: string): string | null => {
		if (inLog) return braceless(reason);
		if (deed.does !== 'gain' || !deed.gain.told) return null;
		const sign = deed.gain.amount < 0 ? '−' : '+';
		return `${braceless(name)}: {who} ${sign}{amount} ${fieldName(language)}`;
	};
	return Object.fromEntries(
		languages.map((language) => {
			const effects: PlainMap = { [id]: reason === '' || inLog ? name : reason };
			const said = line(language);
			return [language, said === null ? { effects } : { effects, log: { [id]: said } }];
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
	texts: Record<string, Record<string, PlainMap>>
): string | null {
	if (has(text, ['effects', id])) return null;
	let now = put(text, ['effects', id], effect);
	for (const [language, sections] of Object.entries(texts)) {
		for (const [section, entries] of Object.entries(sections)) {
			for (const [key, words] of Object.entries(entries)) {
				if (now === null) return null;
				now = put(now, ['text', language, section, key], words);
			}
		}
	}
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
		for (const section of ['effects', 'log']) {
			if (now !== null) now = withoutEntry(now, ['text', language, section, id]);
		}
	}
	return now;
}

/** As it stands in a file. */
export function ruleAsYaml(id: string, effect: PlainMap): string {
	return `effects:${sectionText({ [id]: effect })}`;
}
