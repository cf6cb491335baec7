/**
 * A program as something that runs: handed to machines, shared by all that run the same program, never changed.
 *
 * There are two ways to come by it: `interpret/` walks the checked rules, explains and can be watched; `print-code/`
 * prints them as JavaScript where the host lets text become code. Both give the same games.
 */
import type { ExprIR, SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { ModifierDef, Program } from '#lib/ruleset/program/program.ts';
import type { ChooseIR, RequirementIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';
import type { Knowledge } from './knowledge.ts';
import type { RoutineInfo } from './routine-info.ts';
import type { Runtime } from './runtime.ts';
import type { Tables } from './tables.ts';

/** The worth of an expression. */
export type Eval = (m: Runtime) => number;

/** Puts the elements of a set at `pool[at..]` and returns the end. */
export type Fill = (m: Runtime, at: number) => number;

/** One way to work out expressions and sets. What they bind from outside lies in the first registers. */
export interface Evaluator {
	expression(expr: ExprIR): Eval;
	set(set: SetIR): Fill;
	/** The worth of an expression in the midst of others; null where it hangs on something that is not known. */
	glimpse(m: Runtime, expr: ExprIR, knowledge: Knowledge): number | null;
	/** A value with its arguments in the first registers; 0 where it is a set. */
	value(index: number): Eval;
	/** A value that is a set; empty where it is none. */
	setValue(index: number): Fill;
}

/** How the answer of a value came about; null stands for what hangs on something that the viewer may not know. */
export interface Explanation<Worth = number> {
	/** Before any modifier. */
	base: Worth | null;
	/** In the order in which they acted: once for each piece that the modifier is written on; of a set once. */
	modified: { modifier: ModifierDef; amount: Worth | null }[];
	result: Worth | null;
}

/** Runs a routine from a pc on until it returns a signal; at WAIT the machine's pc says where. */
export type Run = (m: Runtime, pc: number) => number;

export interface Routine extends RoutineInfo {
	readonly run: Run;
	/** What is asked at the instructions that ask; sparse. */
	readonly decisions: readonly (DecisionPoint | undefined)[];
}

/** A place in the rules where the game waits for an answer. */
export interface DecisionPoint {
	step: ChooseIR | Extract<StepIR, { do: 'offer' }>;
	/** Bit set of the seats that have not answered yet. */
	asked(m: Runtime): number;
	/** Whether nobody needs the answer of a seat: `while:` does not hold. */
	moot(m: Runtime, seat: number): boolean;
	/** Fills the legal answers of a seat. */
	enumerate(m: Runtime, seat: number, legal: LegalAnswers): void;
	/**
	 * Takes an answer: indices into the legal ones (one index, for a subset any number, for an amount the number itself).
	 * Returns the next pc, SWITCH into an action, or WAIT for the other seats.
	 */
	accept(m: Runtime, seat: number, legal: LegalAnswers, picks: readonly number[]): number;
	/** Candidates that were left out, with the first requirement that failed. */
	refusals(m: Runtime, seat: number): RefusedCandidate[];
	/** The picks of what the rules say for a seat that does not answer; null where they say nothing, or nothing legal. */
	standing(m: Runtime, seat: number, legal: LegalAnswers): number[] | null;
	/** Asks everybody anew: whoever imagines the position cannot know what others have answered in secret. */
	reopen(m: Runtime): void;
	/** Keeps an answer where the rules look for it, and does nothing else; of a window there is nothing to keep. */
	store(m: Runtime, seat: number, legal: LegalAnswers, picks: readonly number[]): void;
}

export interface RefusedCandidate {
	/** Words as in `LegalAnswers.codes`. */
	code: number[];
	requirement: RequirementIR;
}

/** The window that is open whenever the game waits. */
export const ANYTIME = 0;

/** The actions that belong to a window. */
export interface ActionWindow {
	readonly empty: boolean;
	enumerate(m: Runtime, seat: number, legal: LegalAnswers): void;
	refusals(m: Runtime, seat: number): RefusedCandidate[];
	/**
	 * Enters the chosen action; `returnTo` is where the frame below goes on, `result` -1 or OUT_OF_TURN. Returns SWITCH.
	 */
	enter(
		m: Runtime,
		seat: number,
		legal: LegalAnswers,
		pick: number,
		returnTo: number,
		result: number
	): number;
}

export interface Code {
	readonly program: Program;
	readonly tables: Tables;
	/** What plays. */
	readonly evaluator: Evaluator;
	readonly routines: readonly Routine[];
	/** Why a game may end, in the words of the rules; the state holds an index. */
	readonly reasons: readonly string[];
	/** By their numbers in the program. */
	readonly windows: readonly ActionWindow[];
	/** Whether something for which an effect waits has become true, or is not true any more. */
	readonly becoming?: Eval;
	/** All that a seat may know of the position of a machine with this code. */
	knowledge(m: Runtime, seat: number): Knowledge;
	/** The worth of an expression without registers; null where it hangs on something that is not known. */
	look(m: Runtime, expr: ExprIR, knowledge: Knowledge | null): number | null;
	/** How a value came about in the machine's position, for the given arguments; without `knowledge` nothing is kept back. */
	explain(
		m: Runtime,
		value: number,
		args: readonly number[],
		knowledge: Knowledge | null
	): Explanation;
	/** The same of a value that is a set: the elements that it began with, that were put in or taken out, and that it has. */
	explainSet(
		m: Runtime,
		value: number,
		args: readonly number[],
		knowledge: Knowledge | null
	): Explanation<number[]>;
}

/** How a host comes to code: chosen once, where the program starts. */
export type MakeCode = (program: Program) => Code;
