/** A hook: something of a game that other rules can name, ask, change, follow or call. */

export const HOOK_SORTS = [
	'events',
	'values',
	'windows',
	'actions',
	'procedures',
	'fields',
	'zones',
	'kinds',
	'attributes',
	'pieces'
] as const;
export type HookSort = (typeof HOOK_SORTS)[number];

/** A place in the rules: the definition, and the line in it. */
export interface HookUse {
	/** `procedures.explore`, `pieces.<piece>.effects.<effect>`, of a kind likewise */
	path: string;
	file: string;
	line: number;
}

/** What rules do with a hook, in the order in which it is told. */
export type HookUses = Partial<Record<UseWord, HookUse[]>>;

export const USE_WORDS = [
	'emitted by',
	'forbidden by',
	'replaced by',
	'followed by',
	'called by',
	'opened by',
	'chosen in it',
	'asked by',
	'modified by',
	'read by',
	'set by'
] as const;
export type UseWord = (typeof USE_WORDS)[number];

export interface Hook {
	sort: HookSort;
	/** `explored`, of a field with its table: `player.score`. */
	id: string;
	/** What it is for, of a piece what is printed on it; null where its author does not say. */
	about: string | null;
	/** With types as they are written. */
	params: { id: string; type: string }[];
	/** Of a value, field or attribute, in words; of a piece its kind. */
	type: string | null;
	/** Where it is defined; null for what every game has. */
	place: (HookUse & { layer: string }) | null;
	uses: HookUses;
	/** Lines for a house rule that makes use of it: YAML that is valid as it stands, and changes little or nothing. */
	snippet: string;
}
