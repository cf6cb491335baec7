import type { Program } from '#lib/ruleset/program/program.ts';

/** Rules of which everybody sees all pieces and all fields: there is no other world to make of a position. */
export const hidesNothing = ({ zones, fields }: Program): boolean =>
	zones.every(({ sees }) => sees.to === 'all') &&
	Object.values(fields).every((table) =>
		table.every(({ visible: { to } }) => to === 'all' || to === 'with-identity')
	);
