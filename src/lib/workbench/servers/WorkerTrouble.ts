/** What a worker was asked and did not answer. */
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
