/** A rule that stands in a file, as the form has it: to be said in words. What the form does not make is left to its text. */
import type { Plain, PlainMap } from '#lib/language/editing/plain-text.ts';
import type { RuleHook, RuleParts } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { Condition, Deed, Outcome, OwnRule } from './own-rule.ts';
import { effectOf, KEPT, pathsIn, STAGES, type Who, WRITTEN } from './own-rule.ts';
import { type Question, questionsOf, type Relation } from './questions.ts';

/** null: it is not one that the form makes. */
export function readRule(effect: Plain, parts: RuleParts): OwnRule | null {
	if (!isMap(effect) || !Object.keys(effect).every((key) => WRITTEN.has(key) || KEPT.has(key)))
		return null;
	const verbs = ['modify', 'after', 'forbid', 'replace'] as const;
	const verb = verbs.find((candidate) => typeof effect[candidate] === 'string');
	if (!verb) return null;
	const hook = hookOf(textOf(effect[verb]), verb === 'modify' ? ['values'] : SORTS, parts);
	if (!hook) return null;
	const outcome = outcomeOf(verb, effect, hook, parts);
	if (!outcome) return null;
	const { when } = effect;
	const questions = questionsOf(hook, parts);
	const all = when === undefined ? [] : conditionsOf(textOf(when), questions, parts);
	const named = outcome.does === 'deeds' ? outcome.deeds.flatMap(pathsIn) : [];
	// What only sees to it that there is somebody is no condition of its author.
	const isNeeded = (condition: Condition): boolean =>
		condition.relation === 'something' && named.includes(condition.of);
	const needed = all.flatMap((condition) =>
		condition.relation !== 'free' && isNeeded(condition) ? [condition.of] : []
	);
	return { hook, conditions: all.filter((found) => !isNeeded(found)), outcome, needed, name: '' };
}

/** Whether the form would write the rule as it stands. Of another one something would be lost that its author wrote. */
export function isWrittenSo(effect: Plain, rule: OwnRule, id: string): boolean {
	if (!isMap(effect)) return false;
	const written = effectOf(rule, id);
	const keys = Object.keys(effect).filter((key) => !KEPT.has(key));
	return (
		keys.length === Object.keys(written).length &&
		keys.every((key) => sameIn(key, effect[key], written[key]))
	);
}

/** Conditions hold in any order. */
function sameIn(key: string, stands: Plain | undefined, written: Plain | undefined): boolean {
	const said = (value: Plain | undefined): string =>
		key === 'when' ? textOf(value).split(' and ').sort().join() : JSON.stringify(value ?? null);
	return said(stands) === said(written);
}

const SORTS: readonly RuleHook['sort'][] = ['events', 'actions'];

/** The hook with the names that the rule gives its parameters. */
function hookOf(
	pattern: string,
	sorts: readonly RuleHook['sort'][],
	parts: RuleParts
): RuleHook | null {
	const [, id = '', inside = ''] = /^\s*([\w-]+)\s*(?:\(([^()]*)\))?\s*$/.exec(pattern) ?? [];
	const hook = parts.hooks.find(
		(candidate) => candidate.id === id && sorts.includes(candidate.sort)
	);
	if (!hook) return null;
	const names = inside.split(',').map((name) => name.trim());
	const params = hook.params.map((param, at) => ({ ...param, id: names[at] || param.id }));
	return { ...hook, params };
}

function outcomeOf(
	verb: string,
	effect: PlainMap,
	hook: RuleHook,
	parts: RuleParts
): Outcome | null {
	if (verb === 'modify') {
		const stage = STAGES.find((candidate) => effect[candidate] !== undefined);
		const amount = stage && effect[stage];
		if (!stage || amount === undefined || hook.sort !== 'values') return null;
		const { type } = hook;
		const fitting =
			type.is === 'word'
				? typeof amount === 'string' && type.words.includes(amount)
				: typeof amount === (type.is === 'flag' ? 'boolean' : 'number');
		return fitting ? { does: 'modify', stage, amount: amount as string | number | boolean } : null;
	}
	if (verb === 'forbid') return { does: 'forbid', reason: '' };
	const steps = isList(effect['do']) ? effect['do'] : [];
	if (verb === 'replace') {
		const [log, cancel] = steps;
		const isSaid = isMap(log) && isMap(cancel) && cancel['cancel'] === 'event';
		return isSaid && 'log' in log && steps.length === 2 ? { does: 'forbid', reason: ' ' } : null;
	}
	const deeds = deedsOf(steps, parts);
	return deeds && deeds.length > 0 ? { does: 'deeds', deeds } : null;
}

/** null: one of the steps is not one that the form makes. */
function deedsOf(steps: readonly Plain[], parts: RuleParts): Deed[] | null {
	const deeds: Deed[] = [];
	let told = false;
	for (const step of steps) {
		if (!isMap(step)) return null;
		if ('log' in step && !told) {
			told = true;
			continue;
		}
		const deed =
			told || 'set' in step ? gainOf(step, told) : (walkOf(step) ?? happeningOf(step, parts));
		if (!deed) return null;
		deeds.push(deed);
		told = false;
	}
	return told ? null : deeds;
}

/** A path, a word, or what is there of an optional one. */
const NAMED = /^(?:[\w.-]+|only\([\w.-]+\))$/;

function happeningOf(step: PlainMap, { happenings }: RuleParts): Deed | null {
	const sort = 'emit' in step ? 'events' : 'procedures';
	const id = textOf(step['emit'] ?? step['call']);
	const happening = happenings.find((known) => known.sort === sort && known.id === id);
	if (!happening || Object.keys(step).some((key) => !['emit', 'call', 'with'].includes(key)))
		return null;
	const given = step['with'] ?? {};
	if (!isMap(given)) return null;
	const put: Record<string, string | number | boolean> = {};
	for (const [name, value] of Object.entries(given)) {
		const known =
			typeof value === 'string'
				? NAMED.test(value)
				: typeof value === 'number' || typeof value === 'boolean';
		if (!known) return null;
		put[name] = value as string | number | boolean;
	}
	const isWhole = happening.params.every((param) => param.id in put);
	return isWhole ? { does: 'happen', happening, put } : null;
}

function gainOf(step: PlainMap, told: boolean): Deed | null {
	if (typeof step['set'] !== 'string') return null;
	const [, path = '', field = ''] = /^([\w.-]+)\.([\w-]+)$/.exec(step['set']) ?? [];
	const by = step['by'];
	const lost = /^-min\([\w.-]+, (\d+)\)$/.exec(textOf(by))?.[1];
	const amount = typeof by === 'number' ? by : lost === undefined ? null : -Number(lost);
	if (amount === null || path === '') return null;
	return { does: 'gain', gain: { who: { is: 'one', path }, field, amount, told } };
}

/** The same for each of several players. */
function walkOf(step: PlainMap): Deed | null {
	const each = textOf(step['for-each']);
	const who = each === '' ? null : whoIn(textOf(step['in']));
	const inner = isList(step['do']) ? step['do'] : [];
	const [log, set] = inner.length === 2 ? inner : [null, inner[0]];
	const isTold = isMap(log) && 'log' in log;
	if (!who || !isMap(set) || inner.length > 2 || (inner.length === 2 && !isTold)) return null;
	const deed = gainOf(set, isTold);
	if (deed?.does !== 'gain' || deed.gain.who.is !== 'one' || deed.gain.who.path !== each)
		return null;
	return { does: 'gain', gain: { ...deed.gain, who } };
}

function whoIn(set: string): Who | null {
	const [, where] = /^players(?: where (.+))?$/.exec(set) ?? [];
	if (where === undefined) return set === 'players' ? { is: 'all', but: null } : null;
	const path = /^it == ([\w.-]+)$/.exec(where)?.[1];
	if (path !== undefined) return { is: 'one', path, perhaps: true };
	const parts = where.split(' and ');
	const but = parts.flatMap((part) => /^it != ([\w.-]+)$/.exec(part)?.[1] ?? []);
	const asked = parts.flatMap((part) => {
		const [, value = '', inside = ''] = /^([\w-]+)\(([\w., ()-]*)\)$/.exec(part) ?? [];
		const asks = inside.split(',').map((path) => path.trim());
		return asks.includes('it')
			? [{ value, asks: asks.map((path) => (path === 'it' ? null : path)) }]
			: [];
	});
	if (but.length + asked.length < parts.length || but.length > 1 || asked.length > 1) return null;
	const [first] = asked;
	return first
		? { is: 'those', ...first, but: but[0] ?? null }
		: { is: 'all', but: but[0] ?? null };
}

const SHAPES: readonly [RegExp, Relation][] = [
	[/^(\S+) is none$/, 'nothing'],
	[/^(\S+) is not none$/, 'something'],
	[/^(\S+) is not (\S+)$/, 'not-kind'],
	[/^(\S+) is (\S+)$/, 'kind'],
	[/^(\S+) >= (-?\d+)$/, 'at-least'],
	[/^(\S+) <= (-?\d+)$/, 'at-most'],
	[/^(\S+) == (-?\d+)$/, 'exactly'],
	[/^(\S+) == (\S+)$/, 'is'],
	[/^(\S+) != (\S+)$/, 'is-not'],
	[/^not (\S+)$/, 'no'],
	[/^(\S+)$/, 'yes']
];

/** What cannot be read as conditions of the form is one expression. */
function conditionsOf(when: string, questions: readonly Question[], parts: RuleParts): Condition[] {
	const all = when.split(' and ').map((part) => conditionOf(part.trim(), questions, parts));
	const known = all.filter((candidate) => candidate !== null);
	return known.length === all.length ? known : [{ relation: 'free', text: when }];
}

function conditionOf(
	text: string,
	questions: readonly Question[],
	{ kinds, faces }: RuleParts
): Condition | null {
	for (const [shape, relation] of SHAPES) {
		const [, of = '', to = ''] = shape.exec(text) ?? [];
		const question = questions.find(({ path }) => path === of);
		if (!question) continue;
		if (question.type.is === 'number') {
			const number = Number(to);
			return Number.isSafeInteger(number) ? { relation, of, to: number } : null;
		}
		const ofKind = relation === 'kind' || relation === 'not-kind';
		if (ofKind && ![...kinds, ...faces].some(({ id }) => id === to)) return null;
		// What stands there is a word of its own, or something else of the same sort.
		const compared = questions.some(({ path }) => path === to);
		if (compared && relation === 'is') return { relation: 'same', of, to };
		if (compared && relation === 'is-not') return { relation: 'other', of, to };
		return { relation, of, to };
	}
	return null;
}

/** What stands there as one word or text; empty: something else does. */
const textOf = (value: Plain | undefined): string =>
	value === undefined || value === null || typeof value === 'object' ? '' : String(value);

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value);
const isMap = (value: Plain | undefined): value is PlainMap =>
	typeof value === 'object' && value !== null && !isList(value);
