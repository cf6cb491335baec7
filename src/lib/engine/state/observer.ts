/** What the machine tells whoever listens: the raw material of the log, as engine numbers. */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { ChooseIR, SourceIndex, StepIR } from '#lib/ruleset/program/step-ir.ts';

export interface Observer {
	/** `hits`: for each die whether it counts, where they are not added. */
	rolled(label: string, dice: number[], by: number, hits: boolean[] | null): void;
	drawn(pieces: number[], from: number, to: number): void;
	/** Chance has chosen these, in this order; `type` is that of each. */
	picked(label: string, type: Type, elements: number[]): void;
	/** Every order of its pieces was as likely. */
	shuffled(zone: number): void;
	revealed(pieces: number[], to: number[] | null): void;
	emitted(event: number, args: number[]): void;
	/** An event that a restriction forbade, or a replacement cancelled. */
	prevented(event: number, by: string): void;
	/** A replacement or trigger whose condition held: it acts now. */
	applied(effect: string): void;
	/** A `log` step; the arguments are read from the running frame. */
	logged(step: Extract<StepIR, { do: 'log' }>): void;
	/** A decision with a single answer that was made by itself. */
	forced(path: string, seat: number, code: readonly number[]): void;
	/** An answer in secret that is no longer legal, or (`moot`) that nobody needs any more; the `amount` that holds instead. */
	withdrawn(step: ChooseIR, seat: number, moot: boolean, amount: number | null): void;
	ended(winners: number, reason: string): void;
	/** A loop in an order that nobody may be told comes to its next element, or to its end. `loop`: where it stands. */
	wentOn(loop: SourceIndex, over: boolean): void;
}

/** Hears nothing: to be given ears for what matters. */
export const DEAF: Observer = {
	rolled: () => undefined,
	drawn: () => undefined,
	picked: () => undefined,
	shuffled: () => undefined,
	revealed: () => undefined,
	emitted: () => undefined,
	prevented: () => undefined,
	applied: () => undefined,
	logged: () => undefined,
	forced: () => undefined,
	withdrawn: () => undefined,
	ended: () => undefined,
	wentOn: () => undefined
};
