/** "Why?" and "why not?": refusals with the condition that failed, values with everything that made them. */
import type { ValueDef } from '#lib/ruleset/program/program.ts';
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import { setValue, valueOf, wordOfKey } from './keys.ts';
import type { Explanation } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { actionView, choiceView } from './option-view.ts';
import { anytimeRefusals, decisionPoint, refusals } from '#lib/engine/play/play.ts';
import { knowledgeOf } from './knowledge-of.ts';
import type { Breakdown, Refusal, Told, Value, Viewer } from './protocol.ts';
import { printExpression } from './expression-in-words.ts';

/** What is dimmed in the seat's present decision, and why. */
export function refusalsOf(m: Machine, seat: number): Refusal[] {
	const point = decisionPoint(m);
	if (point === null || ((point.asked(m) >>> seat) & 1) === 0) return [];
	return refusals(m, seat).map(({ code, requirement }) => {
		const { step } = point;
		const view =
			step.do === 'offer' ? actionView(m, seat, code) : choiceView(m, seat, step, code[0]!);
		const { key, phrase, targets } = view;
		return { key, phrase, targets, because: reasonOf(m, requirement) };
	});
}

export function anytimeRefusalsOf(m: Machine, seat: number): Refusal[] {
	return anytimeRefusals(m, seat).map(({ code, requirement }) => {
		const { key, phrase, targets } = actionView(m, seat, code);
		return { key, phrase, targets, because: reasonOf(m, requirement) };
	});
}

function reasonOf(m: Machine, requirement: RequirementIR): Refusal['because'] {
	return {
		id: requirement.id,
		path: requirement.path,
		cite: requirement.cite,
		rule: m.program.sources[requirement.source] ?? null,
		condition:
			(requirement.afterwards ? 'afterwards: ' : requirement.most ? 'most: ' : '') +
			printExpression(m.program, requirement.cond),
		...(requirement.limit && { limit: requirement.limit })
	};
}

/**
 * How a value came about: the printed answer, then each modifier that acted, in order. Only what the viewer sees is
 * looked at; what hangs on anything else is not known. The observer looks at everything.
 */
export function breakdownOf(
	m: Machine,
	viewer: Viewer,
	id: string,
	keys: string[]
): Breakdown | null {
	const index = m.program.values.findIndex((candidate) => candidate.id === id);
	const value = m.program.values[index];
	if (value === undefined || keys.length !== value.params.length) return null;
	const words = keys.map((key) => wordOfKey(m, viewer, key)).filter((word) => word !== null);
	if (words.length < keys.length) return null;
	const knowledge = knowledgeOf(m, viewer);
	const { type } = value;
	if (type.t === 'set') {
		const tell = (elements: number[]): Value => setValue(m, viewer, type.of, elements);
		return told(m, value, m.code.explainSet(m, index, words, knowledge), tell);
	}
	const tell = (word: number): Value => valueOf(m, viewer, type, word);
	return told(m, value, m.code.explain(m, index, words, knowledge), tell);
}

function told<Worth>(
	m: Machine,
	value: ValueDef,
	{ base, modified, result }: Explanation<Worth>,
	tell: (worth: Worth) => Value
): Breakdown {
	const say = (worth: Worth | null): Told =>
		worth === null ? { known: false } : { known: true, value: tell(worth) };
	const parts = [
		{ stage: 'base', amount: base, by: value },
		...modified.map(({ modifier, amount }) => ({ stage: modifier.stage, amount, by: modifier }))
	];
	return {
		value: value.id,
		result: say(result),
		parts: parts.map(({ stage, amount, by: { id: name, cite, source } }) => ({
			stage,
			id: name,
			amount: say(amount),
			cite,
			rule: m.program.sources[source] ?? null
		}))
	};
}
