/** A call to the engine that came back with nothing. */
import { say } from '#lib/language/said.ts';
import type { CallName } from './engine-worker.ts';

/**
 * silent: it did not answer in time and was stopped; died: the worker came to an end; failed: the engine threw;
 * no-game: the call needs a game, and none is on the table (any more).
 */
export type HowItFailed = 'silent' | 'died' | 'failed' | 'no-game';

/** For whoever waits for what a call brings. */
export const SILENT = say`The engine did not answer and was started again.`;

export class EngineTrouble extends Error {
	readonly call: CallName;
	readonly how: HowItFailed;

	constructor(call: CallName, how: HowItFailed, cause?: unknown) {
		super(`engine: ${call} ${how}${cause instanceof Error ? ` (${cause.message})` : ''}`, {
			cause
		});
		this.name = 'EngineTrouble';
		this.call = call;
		this.how = how;
	}
}
