/** A call to a server that came back with nothing. */
import { type Said, say } from '#lib/language/said.ts';
import type { WorkerEnd } from './WorkerTrouble.ts';

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
