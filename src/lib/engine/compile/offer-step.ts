/** The step `offer`: a window in which a player may take one of the actions that belong to it. */
import type { ActionDef } from '#lib/ruleset/program/program.ts';
import type { RequirementIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import { compileRoot } from './compile-expression.ts';
import { type Assembler, routineOffsets } from './routine.ts';
import { compileSetRoot, type Fill } from './compile-set.ts';
import { forcedAnswer } from './choose-step.ts';
import {
	compileRequirements,
	type Condition,
	type DecisionPoint,
	firstFailure,
	type RefusedCandidate
} from '#lib/engine/machine/decision-point.ts';
import { LOCALS } from '#lib/engine/state/layout.ts';
import { type Machine, RuleError, SWITCH, WAIT } from '#lib/engine/machine/machine.ts';
import type { Options } from '#lib/engine/state/legal-answers.ts';

interface OfferedAction {
	index: number;
	params: { slot: number; fill: Fill }[];
	/** The conditions that can be looked at once the first n parameters are known, by n. */
	conditions: Condition[][];
}

/** The actions of a window, with everything that lists them. */
export class Window {
	readonly #actions: OfferedAction[];
	readonly #stride: number;
	readonly #routines: number;

	constructor(machine: Machine, window: number) {
		this.#actions = machine.program.actions.flatMap((action, index) =>
			action.windows.includes(window) ? [compileAction(machine, action, index)] : []
		);
		this.#stride = 1 + Math.max(0, ...this.#actions.map((action) => action.params.length));
		this.#routines = routineOffsets(machine).actions;
	}

	get empty(): boolean {
		return this.#actions.length === 0;
	}

	enumerate(m: Machine, seat: number, options: Options): void {
		options.reset(seat, 'offer', this.#stride);
		this.#inFrame(m, seat, (action) => {
			this.#walk(m, action, 0, (failure) => {
				if (failure !== null) return;
				const at = options.room();
				options.codes[at] = action.index;
				for (let p = 0; p < action.params.length; p++) {
					options.codes[at + 1 + p] = m.mem[m.fp + LOCALS + action.params[p]!.slot]!;
				}
			});
		});
	}

	refusals(m: Machine, seat: number): RefusedCandidate[] {
		const refused: RefusedCandidate[] = [];
		this.#inFrame(m, seat, (action) => {
			this.#walk(m, action, 0, (requirement, known) => {
				if (requirement === null) return;
				const words = action.params.slice(0, known);
				const code = words.map((p) => m.mem[m.fp + LOCALS + p.slot]!);
				refused.push({ code: [action.index, ...code], requirement });
			});
		});
		return refused;
	}

	/** Enters the chosen action; `returnTo` is where the frame below goes on. */
	enter(m: Machine, seat: number, options: Options, pick: number, returnTo: number): number {
		const at = pick * options.stride;
		const index = options.codes[at]!;
		const action = m.program.actions[index]!;
		m.saveReturn(returnTo);
		m.pushFrame(this.#routines + index, 0, -1);
		m.write(m.fp + LOCALS, seat);
		action.params.forEach((param, p) => {
			m.write(m.fp + LOCALS + param.slot, options.codes[at + 1 + p]!);
		});
		return SWITCH;
	}

	/**
	 * Looks at the actions from a frame beside the stack. Above the top of the stack would not do: a frame that undo
	 * brings back may lie there.
	 */
	#inFrame(m: Machine, seat: number, look: (action: OfferedAction) => void): void {
		const { fp } = m;
		m.fp = m.layout.scratch;
		m.poke(m.fp + LOCALS, seat);
		for (const action of this.#actions) look(action);
		m.fp = fp;
	}

	/** Goes through all parameters; tells the first failure of each branch as soon as it is known. */
	#walk(
		m: Machine,
		action: OfferedAction,
		known: number,
		found: (failure: RequirementIR | null, known: number) => void
	): void {
		const failure = firstFailure(m, action.conditions[known]!);
		if (failure !== null) return found(failure, known);
		const param = action.params[known];
		if (param === undefined) return found(null, known);
		const start = m.poolTop;
		const end = param.fill(m, start);
		m.poolTop = end;
		for (let i = start; i < end; i++) {
			m.poke(m.fp + LOCALS + param.slot, m.pool[i]!);
			this.#walk(m, action, known + 1, found);
		}
		m.poolTop = start;
	}
}

function compileAction(machine: Machine, action: ActionDef, index: number): OfferedAction {
	const params = action.params.map((param) => ({
		slot: param.slot,
		fill: compileSetRoot(machine, param.from)
	}));
	const conditions: Condition[][] = [[], ...params.map(() => [])];
	const slots = params.map((p) => p.slot);
	const add = (condition: Condition): void => {
		conditions[lastParameter(condition.requirement, slots) + 1]!.push(condition);
	};
	// A restriction says, like a requirement, what has to hold.
	compileRequirements(machine, [...action.requires, ...action.restrictions]).forEach(add);
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

export function compileOffer(a: Assembler, step: Extract<StepIR, { do: 'offer' }>): void {
	const here = a.here;
	const next = here + 1;
	const after = step.repeat ? here : next;
	const player = compileRoot(a.machine, step.player);
	const pass = step.pass === null ? null : compileRoot(a.machine, step.pass);
	const window = new Window(a.machine, step.window);
	const point: DecisionPoint = {
		step,
		asked: (m) => 1 << player(m),
		enumerate(m, seat, options) {
			window.enumerate(m, seat, options);
			options.optional = pass === null || pass(m) !== 0;
		},
		accept(m, seat, options, picks) {
			const pick = picks[0] ?? -1;
			if (pick < 0 || pick >= options.count) return next;
			return window.enter(m, seat, options, pick, after);
		},
		refusals: (m, seat) => window.refusals(m, seat),
		reopen: () => undefined
	};
	a.decisions[here] = point;
	a.emit((m) => {
		const seat = player(m);
		if (seat < 0) throw new RuleError(`nobody is offered ${step.path}; running: ${m.chain()}`);
		point.enumerate(m, seat, m.options);
		if (m.options.count === 0 && step.ask === 'possible') return next;
		const forced = forcedAnswer(m, step.ask);
		if (forced === null) return WAIT;
		m.observer?.forced(step.path, seat, Array.from(m.options.codes.subarray(0, m.options.stride)));
		return point.accept(m, seat, m.options, forced);
	});
}
