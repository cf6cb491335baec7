/** Modifiers as statements that change the variable `answer`. */
import type { ModifierDef } from '#lib/ruleset/program/program.ts';
import type { ActingModifier } from '#lib/engine/machine/modifier-order.ts';
import { expression } from './expression.ts';
import { loop } from './set.ts';
import { binding, type Registers, type Writer } from './writer.ts';

export function printModifier(
	w: Writer,
	outer: Registers,
	{ modifier, subject: parameter }: ActingModifier
): string {
	const change = (registers: Registers): string => {
		const tests = [modifier.active, modifier.when]
			.filter((test) => test !== null)
			.map((test) => `${expression(w, registers, test)} !== 0`);
		const amount = expression(w, registers, modifier.amount);
		const apply = `answer = ${stage(modifier.stage, amount)};`;
		return tests.length === 0 ? apply : `if (${tests.join(' && ')}) ${apply}`;
	};
	if (modifier.selfFace < 0) return change(outer);
	const subject = outer.get(parameter);
	if (subject !== undefined) {
		const shows = `mem[${w.layout.face} + ${subject}] === ${modifier.selfFace}`;
		return `if (${subject} >= 0 && ${shows}) { ${change(binding(outer, modifier.selfSlot, subject))} }`;
	}
	const each = w.costs.smallIn(modifier.active, modifier.when, modifier.amount);
	return loop(w, outer, { set: 'faces', piece: modifier.selfFace }, each, (e) =>
		change(binding(outer, modifier.selfSlot, e))
	);
}

function stage(kind: ModifierDef['stage'], amount: string): string {
	switch (kind) {
		case 'set':
			return amount;
		case 'add':
			return `(answer + ${amount}) | 0`;
		case 'multiply':
			return `Math.imul(answer, ${amount})`;
		case 'at-least':
			return `Math.max(answer, ${amount})`;
		case 'at-most':
			return `Math.min(answer, ${amount})`;
		// Sets are put together beforehand.
		case 'with':
		case 'without':
			return 'answer';
	}
}
