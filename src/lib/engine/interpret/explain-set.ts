/** How a set came about: what it began with, and what each modifier put in or took out. */
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ValueDef } from '#lib/ruleset/program/program.ts';
import type { Explanation } from '#lib/engine/machine/code.ts';
import { actingModifiers } from '#lib/engine/machine/modifier-order.ts';
import { anyActs, elementsOf } from '#lib/engine/machine/modified-sets.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { evaluate } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import { fill } from './set.ts';

/** The arguments lie in the first registers. What hangs on something that the viewer does not see is null. */
export function explainSet(cx: Interpretation, m: Runtime, value: ValueDef): Explanation<number[]> {
	const seen = <T>(look: () => T): T | null => {
		const looks = cx.blindfold?.looks;
		const found = look();
		return cx.blindfold?.looks === looks ? found : null;
	};
	const elements = (set: SetIR) => seen(() => elementsIn(cx, m, set));
	const explanation: Explanation<number[]> = { base: null, modified: [], result: null };
	let now = value.set === null ? [] : elements(value.set);
	explanation.base = now;
	for (const { modifier } of actingModifiers(value)) {
		const { stage } = modifier;
		const cond = stage === 'set' ? anyActs(modifier) : null;
		const acts = cond === null ? 1 : seen(() => evaluate(cx, m, cond));
		if (acts === 0) continue;
		const given = elements(elementsOf(modifier));
		const amount = acts === null ? null : changeOf(stage, now, given);
		// Nothing came of it: what it puts in was there, what it takes out was not.
		if (stage !== 'set' && amount?.length === 0) continue;
		explanation.modified.push({ modifier, amount });
		now = amount === null ? null : after(stage, now, amount);
	}
	explanation.result = now;
	return explanation;
}

type Stage = ValueDef['modifiers'][number]['stage'];

/** What really goes in or out, as far as it is known. */
function changeOf(stage: Stage, now: number[] | null, given: number[] | null): number[] | null {
	if (stage === 'set' || now === null || given === null) return given;
	return given.filter((candidate) => now.includes(candidate) === (stage === 'without'));
}

function after(stage: Stage, now: number[] | null, amount: number[]): number[] | null {
	if (stage === 'set') return amount;
	if (now === null) return null;
	return stage === 'with'
		? [...now, ...amount]
		: now.filter((candidate) => !amount.includes(candidate));
}

function elementsIn(cx: Interpretation, m: Runtime, set: SetIR): number[] {
	const start = m.poolTop;
	const end = fill(cx, m, set, start);
	m.poolTop = start;
	return [...new Set(m.pool.subarray(start, end))];
}
