/** The actions that belong to a window: which of them are legal for whom, and why others are not. */
import { MOST_ANSWERS } from '#lib/ruleset/program/game-limits.ts';
import type { ActionDef } from '#lib/ruleset/program/program.ts';
import { type RoutineNumbers, routineNumbers } from '#lib/ruleset/program/routines.ts';
import type { RequirementIR } from '#lib/ruleset/program/step-ir.ts';
import type { ActionWindow, Evaluator, Fill, RefusedCandidate } from '#lib/engine/machine/code.ts';
import type { Runtime } from '#lib/engine/machine/runtime.ts';
import { SWITCH } from '#lib/engine/machine/signals.ts';
import type { Tables } from '#lib/engine/machine/tables.ts';
import { LOCALS } from '#lib/engine/state/memory-layout.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import { compileRequirements, type Condition, firstFailure, needsChooser } from './requirements.ts';

interface OfferedAction {
	index: number;
	params: { slot: number; fill: Fill }[];
	/** The conditions that can be looked at once the first n parameters are known, by n. */
	conditions: Condition[][];
}

/** The actions of a window, with everything that lists them. */
export class Window implements ActionWindow {
	readonly #actions: OfferedAction[];
	readonly #stride: number;
	readonly #numbers: RoutineNumbers;
	readonly #needsChooser: boolean;

	constructor({ program }: Tables, evaluator: Evaluator, window: number) {
		this.#numbers = routineNumbers(program);
		this.#actions = program.actions.flatMap((action, index) =>
			action.windows.includes(window)
				? [compileAction(evaluator, action, index, this.#numbers.action(index))]
				: []
		);
		this.#stride = 1 + Math.max(0, ...this.#actions.map((action) => action.params.length));
		this.#needsChooser = this.#actions.some(({ conditions }) =>
			needsChooser(conditions.flat().map(({ requirement }) => requirement))
		);
	}

	get empty(): boolean {
		return this.#actions.length === 0;
	}

	enumerate(m: Runtime, seat: number, legal: LegalAnswers): void {
		legal.reset(seat, 'offer', this.#stride);
		const back = this.#begin(m, seat);
		try {
			for (const action of this.#actions) this.#list(m, action, 0, legal);
		} finally {
			this.#end(m, back);
		}
	}

	refusals(m: Runtime, seat: number): RefusedCandidate[] {
		const refused: RefusedCandidate[] = [];
		const back = this.#begin(m, seat);
		const found = (action: OfferedAction, requirement: RequirementIR, known: number): void => {
			const words = action.params.slice(0, known);
			const code = words.map((p) => m.mem[m.fp + LOCALS + p.slot]!);
			if (refused.length >= MOST_ANSWERS) m.tooManyAnswers();
			refused.push({ code: [action.index, ...code], requirement });
		};
		try {
			for (const action of this.#actions) this.#refuse(m, action, 0, found);
		} finally {
			this.#end(m, back);
		}
		return refused;
	}

	enter(
		m: Runtime,
		seat: number,
		legal: LegalAnswers,
		pick: number,
		returnTo: number,
		result: number
	): number {
		const at = pick * legal.stride;
		const index = legal.codes[at]!;
		const action = m.program.actions[index]!;
		m.saveReturn(returnTo);
		m.pushFrame(this.#numbers.action(index), result);
		m.write(m.fp + LOCALS, seat);
		for (let p = 0; p < action.params.length; p++) {
			m.write(m.fp + LOCALS + action.params[p]!.slot, legal.codes[at + 1 + p]!);
		}
		return SWITCH;
	}

	/**
	 * Goes to a frame beside the stack, to look at the actions from there; returns the frame to go back to. Above the top
	 * of the stack would not do: a frame that undo brings back may lie there.
	 */
	#begin(m: Runtime, seat: number): number {
		if (this.#needsChooser) m.chooser = m.knowledgeFor(seat);
		const { fp } = m;
		m.fp = m.layout.scratch;
		m.poke(m.fp + LOCALS, seat);
		return fp;
	}

	#end(m: Runtime, fp: number): void {
		m.fp = fp;
		if (this.#needsChooser) m.chooser = null;
	}

	/** Goes through all parameters; adds what is legal. */
	#list(m: Runtime, action: OfferedAction, known: number, legal: LegalAnswers): void {
		if (firstFailure(m, action.conditions[known]!) !== null) return;
		const param = action.params[known];
		if (param === undefined) return add(m, action, legal);
		const start = m.poolTop;
		const end = param.fill(m, start);
		m.poolTop = end;
		m.spend(end - start);
		const address = m.fp + LOCALS + param.slot;
		const isLast = known + 1 === action.params.length && action.conditions[known + 1]!.length === 0;
		for (let i = start; i < end; i++) {
			m.poke(address, m.pool[i]!);
			if (isLast) add(m, action, legal);
			else this.#list(m, action, known + 1, legal);
		}
		m.poolTop = start;
	}

	/** Goes through all parameters; tells the first failure of each branch as soon as it is known. */
	#refuse(
		m: Runtime,
		action: OfferedAction,
		known: number,
		found: (action: OfferedAction, failure: RequirementIR, known: number) => void
	): void {
		const failure = firstFailure(m, action.conditions[known]!);
		if (failure !== null) return found(action, failure, known);
		const param = action.params[known];
		if (param === undefined) return;
		const start = m.poolTop;
		const end = param.fill(m, start);
		m.poolTop = end;
		m.spend(end - start);
		for (let i = start; i < end; i++) {
			m.poke(m.fp + LOCALS + param.slot, m.pool[i]!);
			this.#refuse(m, action, known + 1, found);
		}
		m.poolTop = start;
	}
}

/** Adds an action with the parameters that lie in the frame. */
function add(m: Runtime, { index, params }: OfferedAction, legal: LegalAnswers): void {
	if (legal.count >= MOST_ANSWERS) m.tooManyAnswers();
	const at = legal.room();
	const { codes } = legal;
	codes[at] = index;
	for (let p = 0; p < params.length; p++)
		codes[at + 1 + p] = m.mem[m.fp + LOCALS + params[p]!.slot]!;
}

function compileAction(
	evaluator: Evaluator,
	action: ActionDef,
	index: number,
	routine: number
): OfferedAction {
	const params = action.params.map((param) => ({
		slot: param.slot,
		fill: evaluator.set(param.from)
	}));
	const conditions: Condition[][] = [[], ...params.map(() => [])];
	const slots = params.map((p) => p.slot);
	// A restriction says, like a requirement, what has to hold.
	const all = [...action.requires, ...action.restrictions];
	const now = all.filter(({ afterwards }) => !afterwards);
	for (const condition of compileRequirements(evaluator, now, null)) {
		conditions[lastParameter(condition.requirement, slots) + 1]!.push(condition);
	}
	// What can only be seen when the action has been carried out comes last: it costs most.
	for (const requirement of all.filter(({ afterwards }) => afterwards)) {
		const holds = evaluator.expression(requirement.cond);
		const words = [0, ...slots];
		conditions.at(-1)!.push({ requirement, holds: (m) => m.afterwards(routine, words, holds) });
	}
	return { index, params, conditions };
}

/** Index of the last parameter that a condition reads, -1 for none. */
function lastParameter(requirement: RequirementIR, slots: number[]): number {
	let last = -1;
	const visit = (part: unknown): void => {
		if (Array.isArray(part)) return part.forEach(visit);
		if (typeof part !== 'object' || part === null) return;
		if ('op' in part && part.op === 'local' && 'slot' in part && typeof part.slot === 'number') {
			last = Math.max(last, slots.indexOf(part.slot));
		}
		Object.values(part).forEach(visit);
	};
	visit(requirement.cond);
	return last;
}
