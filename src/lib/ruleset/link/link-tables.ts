/** The second stage of linking: what there is before anybody does anything, with the expressions that stand in it. */
import type { Program } from '#lib/ruleset/program/program.ts';
import type { Names } from './collect-names.ts';
import type { Linking } from './context/linking.ts';
import { checkFieldWords, linkFields } from './tables/fields.ts';
import { collectFaces, collectPieces } from './tables/pieces.ts';
import { linkZones } from './tables/zones.ts';

export type Tables = Pick<Program, 'faces' | 'pieces' | 'fields' | 'zones' | 'zoneCount'>;

/** Expressions in here can name anything, values too: all names are collected. */
export function linkTables(link: Linking, { zoneCount }: Names): Tables {
	const pieces = collectPieces(link);
	// From here on somebody may keep a set of pieces.
	link.pieceCount = pieces.length;
	const faces = collectFaces(link);
	const fields = {
		game: linkFields(link, 'game'),
		player: linkFields(link, 'player'),
		space: linkFields(link, 'space'),
		piece: linkFields(link, 'piece')
	};
	checkFieldWords(link);
	return { faces, pieces, fields, zones: linkZones(link), zoneCount };
}
