/** Modifiers as statements that change the variable `answer`. */
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import { condition, expression } from './print-expression.ts';
import { membership } from './member.ts';
import { loop, SURE } from './print-set.ts';
import { binding, type Registers, type Writer } from './writer.ts';

export function printModifier(
	w: Writer,
	outer: Registers,
	{ modifier, subject: parameter }: ActingModifier
): string {
	const change = (registers: Registers): string => {
		const tests = [modifier.active, modifier.when]
			.filter((test) => test !== null)
			.map((test) => condition(w, registers, test));
		const amount = expression(w, registers, modifier.amount);
		const apply = `answer = ${STAGES[modifier.stage](amount, registers.rule)};`;
		return tests.length === 0 ? apply : `if (${tests.join(' && ')}) ${apply}`;
	};
	const { self, selfSlot } = modifier;
	if (self === null) return change(outer);
	const subject = outer.variables.get(parameter);
	if (subject !== undefined) {
		const name = w.fresh(SURE.has(self.set) ? 't' : 'e');
		const acts = change(binding(binding(outer, selfSlot, name), parameter, name));
		return `if (${membership(w, outer, self, subject)}) {\nconst ${name} = ${subject};\n${acts}\n}`;
	}
	const each = w.costs.smallIn(modifier.active, modifier.when, modifier.amount);
	return loop(w, outer, self, each, (e) => change(binding(outer, selfSlot, e)));
}

const STAGES: Record<ModifierDef['stage'], (amount: string, rule: number) => string> = {
	set: (amount) => amount,
	add: (amount, rule) => `kept(m, answer + ${amount}, ${rule})`,
	multiply: (amount, rule) => `kept(m, answer * ${amount}, ${rule})`,
	'at-least': (amount) => `Math.max(answer, ${amount})`,
	'at-most': (amount) => `Math.min(answer, ${amount})`,
	// Sets are put together beforehand.
	with: () => 'answer',
	without: () => 'answer'
};
