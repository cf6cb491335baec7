/** What never changes while a program runs, looked up instead of worked out: kinds of faces, attributes, distances. */
import type { SetIR } from '#lib/ruleset/program/expression-ir.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { firstOfRow } from '#lib/ruleset/program/rows.ts';
import { distances } from '#lib/engine/state/distances.ts';
import { type Grid, gridOf } from '#lib/engine/state/grid.ts';
import { type Layout, layoutOf, startWords } from '#lib/engine/state/memory-layout.ts';
import { modifiedSet } from './modified-sets.ts';
import { type ActingModifier, actingModifiers } from './modifier-order.ts';

/** A column of pieces that forgets, and the words with which it begins. */
export interface Forgotten {
	column: number;
	start: readonly number[];
}

export interface Tables {
	readonly program: Program;
	readonly layout: Layout;
	/** One per attribute, indexed by face. */
	readonly attributes: readonly Int32Array[];
	/** One per kind: 1 for every face of it or of a kind derived from it. */
	readonly kinds: readonly Uint8Array[];
	/** Steps between all pairs of spaces, row by row. */
	readonly distances: Int16Array;
	readonly grid: Grid;
	/** One per value: its modifiers in the order in which they act. */
	readonly modifiers: readonly (readonly ActingModifier[])[];
	/** One per value: its set with all that effects do to it, null where it is no set. */
	readonly sets: readonly (SetIR | null)[];
	/** What a piece forgets that leaves a zone, by the zone's number; null where pieces forget nothing. */
	readonly leaving: readonly (readonly Forgotten[])[] | null;
	/** By the zone's number: the zone that stands for all of its row. */
	readonly firstOfRow: readonly number[];
}

export function tablesOf(program: Program): Tables {
	const layout = layoutOf(program);
	return {
		program,
		layout,
		leaving: leavingOf(program, layout),
		firstOfRow: program.zones.map((_, zone) => firstOfRow(program.zones, zone)),
		attributes: program.attributes.map((_, a) =>
			Int32Array.from(program.faces, (face) => face.attributes[a]!)
		),
		kinds: program.kinds.map((_, kind) => facesOfKind(program, kind)),
		distances: distances(program.map),
		grid: gridOf(program.map),
		modifiers: program.values.map(actingModifiers),
		sets: program.values.map(modifiedSet)
	};
}

function leavingOf({ fields, zones }: Program, layout: Layout): Tables['leaving'] {
	if (fields.piece.every(({ leaves }) => leaves === undefined)) return null;
	return zones.map((_, zone) =>
		fields.piece.flatMap((field, f) =>
			field.leaves?.includes(zone)
				? [{ column: layout.pieceFields[f]!, start: startWords(field) }]
				: []
		)
	);
}

/** Parents stand before their children, so going up ends below the number that is looked for. */
function facesOfKind({ faces, kinds }: Program, kind: number): Uint8Array {
	return Uint8Array.from(faces, (face) => {
		let k = face.kind;
		while (k > kind) k = kinds[k]!.parent;
		return k === kind ? 1 : 0;
	});
}
