/** What a worker or a server was asked and did not answer. */
import { type Said, say } from '#lib/language/said.ts';

/** stopped: nobody wants to know any more; died: the worker came to an end; failed: what it was asked threw. */
export type WorkerEnd = 'stopped' | 'died' | 'failed';

export class WorkerTrouble extends Error {
	readonly how: WorkerEnd;

	constructor(how: WorkerEnd, cause?: unknown) {
		super(`the worker ${how}`, { cause });
		this.how = how;
	}
}

/** What the worker needs of a server. null: it says nothing, and the worker cannot go on. */
export function orTrouble<T>(told: T | null): T {
	if (told === null) throw new WorkerTrouble('died');
	return told;
}

/** no-game: the call needs a game, and none is on the table (any more). */
export type HowItFailed = WorkerEnd | 'no-game';

/** What is told instead of what the call should have brought. */
export const inPlaceOfAnswer = (how: HowItFailed): Said =>
	how === 'stopped'
		? say`play/engine-stopped: You stopped the engine before it had answered. Nothing is lost; try again when you like.`
		: say`play/engine-silent: The engine did not answer and was started again.`;

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
