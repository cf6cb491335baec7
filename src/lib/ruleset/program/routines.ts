/** The numbers under which frames, logs and counts know what a program runs: procedures first, then actions, then events. */
import type { ActionDef, EventDef, ProcedureDef, Program } from './program.ts';

/** The routine number of an index into the table of its kind. */
export interface RoutineNumbers {
	procedure(index: number): number;
	action(index: number): number;
	event(index: number): number;
	/** How many routines there are. */
	count: number;
}

/** A definition as a routine: `index` is its place in the table of its kind. */
export type RoutineDefinition =
	| { kind: 'procedure'; index: number; def: ProcedureDef }
	| { kind: 'action'; index: number; def: ActionDef }
	| { kind: 'event'; index: number; def: EventDef };

type Routines = Pick<Program, 'procedures' | 'actions' | 'events'>;

export function routineNumbers({ procedures, actions, events }: Routines): RoutineNumbers {
	const firstAction = procedures.length;
	const firstEvent = firstAction + actions.length;
	return {
		procedure: (index) => index,
		action: (index) => firstAction + index,
		event: (index) => firstEvent + index,
		count: firstEvent + events.length
	};
}

/** The inverse; a number that no routine has is an error of the caller. */
export function definitionOf(program: Routines, routine: number): RoutineDefinition {
	const { procedures, actions, events } = program;
	const procedure = procedures[routine];
	if (procedure !== undefined) return { kind: 'procedure', index: routine, def: procedure };
	const asAction = routine - procedures.length;
	const action = actions[asAction];
	if (action !== undefined) return { kind: 'action', index: asAction, def: action };
	const asEvent = asAction - actions.length;
	const event = events[asEvent];
	if (event !== undefined) return { kind: 'event', index: asEvent, def: event };
	throw new RangeError(`The program has no routine ${routine}`);
}
