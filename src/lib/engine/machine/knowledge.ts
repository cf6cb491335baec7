/** What one viewer may know of a position: handed to whoever explains it, worked out beforehand. */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';

export interface Knowledge {
	/** Whether it may know which piece this is. */
	piece(piece: number): boolean;
	/** What it knows of a piece in any case: a kind that the piece is of. */
	kind(piece: number): number;
	/** Whether it may know how many pieces lie in a zone. */
	count(zone: number): boolean;
	/** Whether it may know a field of a thing (-1 for the game). */
	field(table: Table, field: number, thing: number): boolean;
}
