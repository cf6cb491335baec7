/** What the workbench and the command line use of a running game. Implemented by `session.ts`. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type {
	Answer,
	AnswerResult,
	Breakdown,
	GameView,
	LogLine,
	Refusal,
	Seat,
	Viewer
} from '#lib/engine/seat/protocol.ts';
import type { Refused } from './swap.ts';

export interface SaveFile {
	format: 'thingsmith-save-1';
	programHash: string;
	variant: string;
	players: number;
	options: Record<string, string | number>;
	seed: string;
	/** One entry an answer, as the engine's option numbers. */
	answers: number[][];
	/** [answers given, state hash] every so often. */
	checkpoints: [number, string][];
	/** Lock: content hashes of the layers. */
	lock: Record<string, string>;
	/** The whole state from which the answers go on, where the rules were changed in mid-game; else null. */
	origin: number[] | null;
}

export interface SessionApi {
	readonly program: Program;
	view(viewer: Viewer): GameView;
	answer(answer: Answer): AnswerResult;
	/** Everything dimmed in the current decision of the seat, with the reason. */
	refusals(seat: Seat): Refusal[];
	/** How a value (`worth(joker)`) came about, as far as the viewer may know. */
	explain(viewer: Viewer, value: string, keys: string[]): Breakdown | null;
	/** Log lines from the given answer count on. */
	log(viewer: Viewer, fromTurn?: number): LogLine[];
	/** Takes back the last answer; `barrier` stops at dice, draws and reveals. Returns whether anything was undone. */
	undo(to: 'barrier' | 'any'): boolean;
	save(): SaveFile;
	/** Continues the running position under other rules, or says why it cannot. `lock`: of the layers of these rules. */
	swap(program: Program, lock?: Record<string, string>): { ok: true; changes: string[] } | Refused;
}
