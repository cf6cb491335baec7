/** A call to a server that came back with nothing. */
import { say } from '#lib/language/said.ts';

/**
 * silent: it did not answer in time and was stopped; died: the worker came to an end; failed: the server threw;
 * no-game: the call needs a game, and none is on the table (any more).
 */
export type HowItFailed = 'silent' | 'died' | 'failed' | 'no-game';

/** What is told instead of what the call should have brought. */
export const SILENT = say`play/engine-silent: The engine did not answer and was started again.`;

export class ServerTrouble extends Error {
	/** The name of the call. */
	readonly call: string;
	readonly how: HowItFailed;

	constructor(call: string, how: HowItFailed, cause?: unknown) {
		super(`server: ${call} ${how}${cause instanceof Error ? ` (${cause.message})` : ''}`, {
			cause
		});
		this.name = 'ServerTrouble';
		this.call = call;
		this.how = how;
	}
}
