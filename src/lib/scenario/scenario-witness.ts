/** Listens to the machine, for assertions about what happened on the way. */
import { playerKey, valueOf, zoneKey } from '#lib/engine/seat/keys.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Observer } from '#lib/engine/state/observer.ts';

/** The line of the log that a `reveal` writes. */
export const REVEALED = 'revealed';

/** What came up while a scenario ran: questions and chance, in order. Seats and things by their keys. */
export type Happening =
	| { what: 'answered' | 'left'; seat: string; question: string; answers: string[] }
	| { what: 'rolled'; purpose: string; by: string | null; dice: number[] }
	| { what: 'drawn'; from: string; pieces: string[] }
	| { what: 'shuffled'; zone: string; pieces: string[] }
	| { what: 'picked'; purpose: string; elements: string[] }
	/** Nobody answers it. */
	| { what: 'open'; seat: string; question: string; answers: string[] };

export class Witness implements Observer {
	readonly #machine: Machine;
	readonly events: string[] = [];
	readonly logs: string[] = [];
	readonly course: Happening[] = [];
	/** Questions that were answered by themselves since the last answer. */
	forcedSince: string[] = [];
	/** Questions that orders have answered since then. */
	orderedSince: string[] = [];

	constructor(machine: Machine) {
		this.#machine = machine;
	}

	rolled(_label: string, dice: number[], by: number): void {
		const thrower = by < 0 ? null : playerKey(by);
		this.course.push({ what: 'rolled', purpose: purposeOf(this.#machine), by: thrower, dice });
	}

	drawn(pieces: number[], from: number): void {
		const m = this.#machine;
		this.course.push({
			what: 'drawn',
			from: zoneKey(m, from),
			pieces: this.#keys({ t: 'piece', kind: 0 }, pieces)
		});
	}

	picked(_label: string, type: Type, elements: number[]): void {
		const purpose = purposeOf(this.#machine);
		this.course.push({ what: 'picked', purpose, elements: this.#keys(type, elements) });
	}

	#keys(type: Type, words: readonly number[]): string[] {
		return words.map((word) => String(valueOf(this.#machine, 'observer', type, word)));
	}

	/** Written as a script is: the highest piece first. */
	shuffled(zone: number): void {
		const { layout, mem } = this.#machine;
		const pieces: number[] = [];
		for (let piece = mem[layout.top + zone]!; piece >= 0; piece = mem[layout.below + piece]!)
			pieces.push(piece);
		const keys = this.#keys({ t: 'piece', kind: 0 }, pieces);
		this.course.push({ what: 'shuffled', zone: zoneKey(this.#machine, zone), pieces: keys });
	}

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
		this.course.push({ what: 'left', seat: playerKey(seat), question: path, answers: [] });
	}

	withdrawn(): void {}
	wentOn(): void {}

	ended(_winners: number, reason: string): void {
		this.logs.push(reason);
	}
}

/** What dice are thrown or something is picked for: as the log calls it, or where it does not, as the rules call what is kept of it. */
export function purposeOf(m: Machine): string {
	const { label, as } = m.thrown!;
	return label || (m.running(m.fp).locals.find(({ slot }) => slot === as)?.id ?? '');
}
