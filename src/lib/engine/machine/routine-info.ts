import type { FrameLocal } from '#lib/ruleset/program/program.ts';
import type { StepIR } from '#lib/ruleset/program/step-ir.ts';

/** A place where a routine goes on after another one that it has called, or that somebody chose from a window. */
export interface ReturnPoint {
	pc: number;
	/** What may be running above: a routine, or the actions of a window. */
	called: { routine: number } | { window: number };
	/** Frame slot for what comes back, or -1. */
	as: number;
	/** The step that calls, or opens the window. */
	step: StepIR;
}

/** A place where a routine goes on after everything was taken back to a checkpoint that it has set. */
export interface CheckpointPlace {
	pc: number;
	checkpoint: number;
}

/** What is known of a routine without running it. */
export interface RoutineInfo {
	readonly id: string;
	readonly kind: 'procedure' | 'action' | 'event';
	/** Words of locals. */
	readonly frame: number;
	/** What lies in them. */
	readonly locals: readonly FrameLocal[];
	/** How many instructions there are. */
	readonly length: number;
	readonly returns: readonly ReturnPoint[];
	readonly checkpoints: readonly CheckpointPlace[];
	/** Where it is written: an index into the program's sources. */
	readonly source: number;
	readonly cite: readonly string[];
	/** Equal for routines with the same instructions, whatever numbers and conditions are in them. */
	readonly shape: string;
}

/** The window at this place of a routine that offers an action of one of these windows, and comes back here after it. */
export function turnAt(
	{ returns }: RoutineInfo,
	at: number,
	windows: readonly number[]
): ReturnPoint | undefined {
	return returns.find(
		({ pc, called }) => pc === at && 'window' in called && windows.includes(called.window)
	);
}
