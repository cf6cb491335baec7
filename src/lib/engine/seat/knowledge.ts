/** What a viewer may know of a whole position, worked out at once, for explanations. */
import type { Table } from '#lib/ruleset/program/expression-ir.ts';
import type { Knowledge } from '#lib/engine/machine/knowledge.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from './protocol.ts';
import { knowsCount, knowsField, knowsPiece } from './visibility.ts';

/** null for the observer, from whom nothing is kept. */
export function knowledgeOf(m: Machine, viewer: Viewer): Knowledge | null {
	if (viewer === 'observer') return null;
	const { layout, program } = m;
	const pieces = Uint8Array.from({ length: layout.pieces }, (_, piece) =>
		knowsPiece(m, viewer, piece) ? 1 : 0
	);
	const counts = Uint8Array.from({ length: layout.zones }, (_, zone) =>
		knowsCount(m, viewer, zone) ? 1 : 0
	);
	const heights: Record<Table, number> = {
		game: 1,
		player: layout.players,
		space: layout.spaces,
		piece: layout.pieces
	};
	const seen = (table: Table): Uint8Array[] =>
		program.fields[table].map((field) =>
			Uint8Array.from({ length: heights[table] }, (_, thing) =>
				knowsField(m, viewer, field, table === 'game' ? -1 : thing) ? 1 : 0
			)
		);
	const fields: Record<Table, Uint8Array[]> = {
		game: seen('game'),
		player: seen('player'),
		space: seen('space'),
		piece: seen('piece')
	};
	return {
		piece: (piece) => pieces[piece] === 1,
		kind: (piece) => hiddenKind(m, piece),
		count: (zone) => counts[zone] === 1,
		field: (table, field, thing) => fields[table][field]![Math.max(thing, 0)] === 1
	};
}

/** What everybody knows of a piece that lies hidden where this one does: what its zone says, at least its back. */
export function hiddenKind(m: Machine, piece: number): number {
	const { layout, mem, program } = m;
	const { hides } = program.zones[layout.zoneDef[mem[layout.zone + piece]!]!]!;
	return hides === 0 ? backKind(m, program.faces[mem[layout.face + piece]!]!.kind) : hides;
}

/** The ancestor of a kind that stands directly below the root: pieces of one such kind have the same back. */
export function backKind(m: Machine, kind: number): number {
	const { kinds } = m.program;
	while (kinds[kind]!.parent > 0) kind = kinds[kind]!.parent;
	return kind;
}
