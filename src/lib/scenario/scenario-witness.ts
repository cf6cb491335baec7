/** Listens to the machine, for assertions about what happened on the way. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Observer } from '#lib/engine/state/observer.ts';

/** The line of the log that a `reveal` writes. */
export const REVEALED = 'revealed';

export class Witness implements Observer {
	readonly #machine: Machine;
	readonly events: string[] = [];
	readonly logs: string[] = [];
	/** Questions that were answered by themselves since the last answer. */
	forcedSince: string[] = [];

	constructor(machine: Machine) {
		this.#machine = machine;
	}

	rolled(): void {}
	drawn(): void {}
	picked(): void {}
	shuffled(): void {}
	revealed(): void {
		this.logs.push(REVEALED);
	}
	prevented(): void {}
	applied(): void {}

	emitted(event: number): void {
		this.events.push(this.#machine.program.events[event]!.id);
	}

	logged(step: { path: string }): void {
		this.logs.push(step.path);
	}

	forced(path: string, seat: number): void {
		this.forcedSince.push(`p${seat + 1}: ${path}`);
	}

	withdrawn(): void {}
	wentOn(): void {}

	ended(_winners: number, reason: string): void {
		this.logs.push(reason);
	}
}
