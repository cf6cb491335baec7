/** A rule that stands in a file, as the form has it: to be said in words. What the form does not make is left to its text. */
import type { Plain, PlainMap } from '#lib/language/editing/plain-text.ts';
import type { RuleHook, RuleParts } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import { type Condition, type Deed, type Gain, STAGES } from './own-rule.ts';
import type { OwnRule } from './own-rule.ts';
import { type Question, questionsOf, type Relation } from './questions.ts';

/** null: it is not one that the form makes. */
export function readRule(effect: Plain, parts: RuleParts): OwnRule | null {
	if (!isMap(effect)) return null;
	const verbs = ['modify', 'after', 'forbid', 'replace'] as const;
	const verb = verbs.find((candidate) => typeof effect[candidate] === 'string');
	if (!verb) return null;
	const hook = hookOf(textOf(effect[verb]), verb === 'modify' ? ['values'] : SORTS, parts);
	if (!hook) return null;
	const deed = deedOf(verb, effect, hook);
	if (!deed) return null;
	const { when } = effect;
	const all = when === undefined ? [] : conditionsOf(textOf(when), questionsOf(hook, parts));
	return { hook, conditions: withoutNeeded(all, deed), deed, name: '' };
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

function deedOf(verb: string, effect: PlainMap, hook: RuleHook): Deed | null {
	if (verb === 'modify') {
		const stage = STAGES.find((candidate) => effect[candidate] !== undefined);
		const amount = stage && effect[stage];
		if (!stage || amount === undefined || hook.sort !== 'values') return null;
		const { type } = hook;
		const fits =
			type.is === 'word'
				? typeof amount === 'string' && type.words.includes(amount)
				: typeof amount === (type.is === 'flag' ? 'boolean' : 'number');
		return fits ? { does: 'modify', stage, amount: amount as string | number | boolean } : null;
	}
	if (verb === 'forbid') return { does: 'forbid', reason: '' };
	const steps = isList(effect['do']) ? effect['do'] : [];
	if (verb === 'replace') {
		const [log, cancel] = steps;
		const isSaid = isMap(log) && isMap(cancel) && cancel['cancel'] === 'event';
		return isSaid && 'log' in log && steps.length === 2 ? { does: 'forbid', reason: ' ' } : null;
	}
	const gain = gainOf(steps, null);
	return gain && { does: 'gain', gain };
}

/** `each`: the name of the player in a walk through all of them. */
function gainOf(steps: readonly Plain[], each: string | null): Gain | null {
	const set = steps.find((step) => isMap(step) && 'set' in step);
	const rest = steps.filter((step) => step !== set && !(isMap(step) && 'log' in step));
	const [walk] = rest;
	if (!set && rest.length === 1 && isMap(walk) && walk['in'] === 'players' && each === null) {
		const inner = isList(walk['do']) ? walk['do'] : [];
		return gainOf(inner, textOf(walk['for-each']));
	}
	if (!isMap(set) || rest.length > 0 || typeof set['set'] !== 'string') return null;
	const [, who = '', field = ''] = /^([\w.-]+)\.([\w-]+)$/.exec(set['set']) ?? [];
	const by = set['by'];
	const lost = /^-min\([\w.-]+, (\d+)\)$/.exec(textOf(by))?.[1];
	const amount = typeof by === 'number' ? by : lost === undefined ? null : -Number(lost);
	if (amount === null || who === '') return null;
	return { who: who === each ? null : who, perhaps: true, field, amount, told: steps.length > 1 };
}

/** Without what only sees to it that there is somebody. */
function withoutNeeded(all: Condition[], deed: Deed): Condition[] {
	if (deed.does !== 'gain') return all;
	const { who } = deed.gain;
	return all.filter((condition) => condition.relation !== 'something' || condition.of !== who);
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
function conditionsOf(when: string, questions: readonly Question[]): Condition[] {
	const all = when.split(' and ').map((part) => conditionOf(part.trim(), questions));
	const known = all.filter((candidate) => candidate !== null);
	return known.length === all.length ? known : [{ relation: 'free', text: when }];
}

function conditionOf(text: string, questions: readonly Question[]): Condition | null {
	for (const [shape, relation] of SHAPES) {
		const [, of = '', to = ''] = shape.exec(text) ?? [];
		const question = questions.find(({ path }) => path === of);
		if (!question) continue;
		const isNumber = question.type.is === 'number';
		if (isNumber) return { relation, of, to: Number(to) };
		const isThing = question.type.is === 'player' || question.type.is === 'space';
		if (isThing && relation === 'is') return { relation: 'same', of, to };
		if (isThing && relation === 'is-not') return { relation: 'other', of, to };
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
