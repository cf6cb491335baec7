/** "Why?" and "why not?": refusals with the condition that failed, values with everything that made them. */
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import {
	amountsOf,
	applied,
	type Environment,
	interpret
} from '#lib/engine/interpret/interpret.ts';
import { playerKey, spaceKey, valueOf } from './keys.ts';
import { FP } from '#lib/engine/state/layout.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { modifiersInOrder } from '#lib/engine/compile/compile-value.ts';
import { actionView, choiceView } from './option-view.ts';
import { anytimeRefusals, decisionPoint, refusals } from '#lib/engine/machine/play.ts';
import type { Breakdown, Refusal, Viewer } from './protocol.ts';
import { printExpression } from './print-expression.ts';
import { knowsPiece } from './visibility.ts';

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
		trace: { text: printExpression(m.program, requirement.cond), value: false, parts: [] }
	};
}

/** The number a key stands for, or null where there is no such thing or the viewer may not know it. */
export function wordOfKey(m: Machine, viewer: Viewer, key: string): number | null {
	const { program } = m;
	for (let seat = 0; seat < program.players; seat++) if (playerKey(seat) === key) return seat;
	for (let s = 0; s < program.map.cells.length; s++) if (spaceKey(program, s) === key) return s;
	const piece = program.pieces.findIndex((def) => def.id === key);
	if (piece >= 0) return knowsPiece(m, viewer, piece) ? piece : null;
	const other = program.faces.findIndex((face) => face.id === key);
	if (other >= 0) {
		const shown = program.pieces.findIndex((_, i) => m.mem[m.layout.face + i] === other);
		return shown >= 0 && knowsPiece(m, viewer, shown) ? shown : null;
	}
	return /^-?\d+$/.test(key) ? Number(key) : null;
}

/** How a value came about: the printed answer, then each modifier that acted, in order. */
export function breakdownOf(
	m: Machine,
	viewer: Viewer,
	id: string,
	keys: string[]
): Breakdown | null {
	const value = m.program.values.find((candidate) => candidate.id === id);
	const words = keys.map((key) => wordOfKey(m, viewer, key));
	if (value === undefined || value.is === null || words.includes(null)) return null;
	if (words.length !== value.params.length) return null;
	const env: Environment = {
		m,
		frame: m.mem[FP]!,
		registers: words.map((word) => word ?? -1),
		note: null
	};
	let answer = interpret(env, value.is);
	const say = (word: number) => valueOf(m, viewer, value.type, word);
	const parts: Breakdown['parts'] = [
		{
			stage: 'base',
			id: value.id,
			amount: say(answer),
			cite: value.cite,
			rule: m.program.sources[value.source] ?? null
		}
	];
	for (const modifier of modifiersInOrder(value)) {
		const registers = words.map((word) => word ?? -1);
		for (const amount of amountsOf({ ...env, registers }, modifier)) {
			answer = applied(modifier.stage, answer, amount);
			parts.push({
				stage: modifier.stage,
				id: modifier.id,
				amount: say(amount),
				cite: modifier.cite,
				rule: m.program.sources[modifier.source] ?? null
			});
		}
	}
	return { value: id, result: say(answer), parts };
}
