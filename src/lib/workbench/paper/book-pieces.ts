/** The pieces of a game as tables: a kind each, with those columns that say something. */
import type { RulesIndex } from '#lib/workbench/lookup/RulesIndex.ts';
import type { AttributeDef } from '#lib/ruleset/program/program.ts';
import type { FaceInfo } from '#lib/rules-server/rules-server.ts';

export interface PieceTable {
	kind: string;
	/** Pieces of the kind, copies and all; of what has two sides, each is counted once. */
	count: number;
	columns: AttributeDef[];
	rows: PieceRow[];
}

export interface PieceRow {
	face: FaceInfo;
	count: number;
	/** What the columns say; null: nothing. */
	cells: (string | null)[];
	/** The name of the other side, where it has one of its own. */
	back: string | null;
}

export function pieceTables(index: RulesIndex): PieceTable[] {
	const { rules } = index;
	return rules.kinds.flatMap(({ id }, kind) => {
		const faces = rules.faces.filter((face) => face.kind === kind);
		if (faces.length === 0) return [];
		const columns = rules.attributes.filter((attribute) =>
			faces.some((face) => said(index, face, attribute) !== null)
		);
		const rows = faces.map((face): PieceRow => {
			const back = rules.faces[face.back];
			return {
				face,
				// The side that lies below at the beginning is on as many pieces as the other.
				count: face.count > 0 ? face.count : (back?.count ?? 0),
				cells: columns.map((attribute) => said(index, face, attribute)),
				back: back ? index.pieceName(back.id) : null
			};
		});
		return [{ kind: id, count: countOf(rows), columns, rows }];
	});
}

const countOf = (rows: readonly PieceRow[]): number =>
	rows.reduce((sum, { face }) => sum + face.count, 0);

/** The same table with these pieces alone. */
export function ofThese(table: PieceTable, pieces: ReadonlyMap<string, object>): PieceTable {
	const rows = table.rows.filter(({ face }) => pieces.has(face.id));
	return { ...table, rows, count: countOf(rows) };
}

function said(index: RulesIndex, face: FaceInfo, attribute: AttributeDef): string | null {
	const value = index.attribute(face, attribute.id);
	return value === null || value === false || value === 0 ? null : index.say(value, attribute);
}
