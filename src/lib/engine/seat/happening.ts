/** What happened between two questions, as one viewer saw it: the moments that a table plays. Plain data. */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import type { Key, LogLine, Value } from './protocol.ts';

/** In the order in which it was seen. */
export type Happening = Told | Moved | Turned | Changed | SceneTurn;

/** A line of the viewer's log: dice with their owner and purpose, draws, reveals, what the rules say, the end. */
export interface Told {
	is: 'told';
	line: LogLine;
}

/** What went together from one zone to another. */
export interface Moved {
	is: 'moved';
	pieces: Seen[];
	/** Zones; null where the viewer saw it go out of sight, or come into it, and no more. */
	from: Key | null;
	to: Key | null;
}

/** What shows another face than before, or has come into sight or out of it where it lies. */
export interface Turned {
	is: 'turned';
	pieces: Seen[];
	at: Key;
}

/** The name of a piece before and after it; null where the viewer did not know it. */
export interface Seen {
	was: Key | null;
	key: Key | null;
}

/** A field that the viewer knew before and knows now. */
export interface Changed {
	is: 'changed';
	table: Table;
	/** null: of the game. */
	of: Key | null;
	field: string;
	from: Value;
	to: Value;
}

/** A scene of the layout opened, came to another step, or closed. */
export interface SceneTurn {
	is: 'scene';
	scene: string;
	how: 'opened' | 'step' | 'closed';
	at: Key | null;
	step: string | null;
}

/** What one answer brought about. */
export interface Happened {
	/** Number of answers given before it. */
	turn: number;
	happenings: Happening[];
}
