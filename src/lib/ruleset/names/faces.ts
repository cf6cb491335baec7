/**
 * Faces as values: what is printed on a piece, apart from the piece. They are an enum of the language's own, whose values
 * are the ids of all pieces; it is there in games that speak of faces.
 */
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { FACE } from '#lib/ruleset/program/face-names.ts';
import type { EnumDef } from '#lib/ruleset/program/program.ts';

interface FaceNames {
	enums: EnumDef[];
	faces: readonly { id: string }[];
}

/** All ids of pieces have to be known. */
export function faceType({ enums, faces }: FaceNames): Type {
	const known = enums.findIndex(({ id }) => id === FACE);
	if (known >= 0) return { t: 'enum', enum: known };
	enums.push({ id: FACE, values: faces.map(({ id }) => id) });
	return { t: 'enum', enum: enums.length - 1 };
}

export function isFace(type: Type, { enums }: Pick<FaceNames, 'enums'>): boolean {
	return type.t === 'enum' && enums[type.enum]?.id === FACE;
}
