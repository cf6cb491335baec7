/** The sections of a ruleset file, and how deep each is keyed by id: below that depth, two files cannot both speak. */
const DEPTHS: Readonly<Record<string, number>> = {
	game: 1,
	enums: 1,
	kinds: 1,
	pieces: 1,
	art: 1,
	fields: 2,
	zones: 1,
	map: 2,
	options: 1,
	constraints: 1,
	values: 1,
	events: 1,
	effects: 1,
	actions: 1,
	procedures: 1,
	invariants: 1,
	evaluation: 1,
	layout: 2,
	text: 4,
	clauses: 1
};

export const SECTION_DEPTH: ReadonlyMap<string, number> = new Map(Object.entries(DEPTHS));
export const SECTIONS: readonly string[] = [...SECTION_DEPTH.keys()];
