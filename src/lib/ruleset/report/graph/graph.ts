/**
 * A graph of rules: named things, and arrows from each to what it has a say in. A value leads to those who ask it, a procedure
 * to the fields that it sets, an event to the effects that follow it.
 */

/** Of what a thing is one, as its section is called in a file; those below `enums` are `words`. */
export const SORTS = [
	'game',
	'windows',
	'actions',
	'procedures',
	'events',
	'effects',
	'values',
	'fields',
	'zones',
	'checkpoints',
	'options',
	'layers',
	'kinds',
	'attributes',
	'pieces',
	'enums',
	'words',
	'map',
	'marks',
	'constraints',
	'invariants',
	'evaluation'
] as const;
export type Sort = (typeof SORTS)[number];

/** Sorts of arrows, what matters most first: of equally near things those are kept that are reached by the first of them. */
export const KINDS = ['causes', 'changes', 'ends', 'asks', 'is'] as const;
export type Kind = (typeof KINDS)[number];

/** What an arrow says, read along it: `price asked by buy`, `buy sets coins`. */
export const KIND_OF = {
	emits: 'causes',
	calls: 'causes',
	opens: 'causes',
	offers: 'causes',
	'followed by': 'causes',
	'begins with': 'causes',
	sets: 'changes',
	modifies: 'changes',
	'puts into': 'changes',
	'takes from': 'changes',
	shuffles: 'changes',
	swaps: 'changes',
	'begins in': 'changes',
	forbids: 'ends',
	replaces: 'ends',
	ends: 'ends',
	'goes back to': 'ends',
	'asked by': 'asks',
	has: 'is',
	'kind of': 'is',
	'type of': 'is',
	'taken by': 'is',
	'printed on': 'is',
	'turns into': 'is'
} as const satisfies Record<string, Kind>;
export type Way = keyof typeof KIND_OF;

export interface Place {
	file: string;
	line: number;
}

export interface Thing {
	/** As `hooks` calls it: `values.price`, `fields.player.coins`, `pieces.owl.effects.hoot`. */
	address: string;
	sort: Sort;
	id: string;
	/** What players call it, by language; with what is put in, as it is written: `Buy {what}`. */
	names: Record<string, string>;
	/** The line about it, where its author wrote some. */
	about: string | null;
	/** Where it is declared; null for what every game has. */
	place: Place | null;
}

export interface Arrow {
	from: string;
	to: string;
	kind: Kind;
	way: Way;
	/** Each place that says so, at most one a line. */
	places: Place[];
}

export interface RuleGraph {
	/** By address. */
	things: ReadonlyMap<string, Thing>;
	arrows: readonly Arrow[];
	/** What names mean here: an address of `GameNames` -> that of the thing. */
	meant: ReadonlyMap<string, string>;
}

/** A thing beside the middle. How many arrows lead from it there, and how many lead to it from there; null: none do. */
export interface NearThing extends Thing {
	before: number | null;
	after: number | null;
}

export interface Around {
	/** The address of the thing in the middle. */
	middle: string;
	steps: number;
	/** The nearest first; the middle is 0 arrows before and after itself. */
	things: NearThing[];
	/** All arrows by which one comes to the middle, or from there, in so many steps; the strongest kinds first. */
	arrows: Arrow[];
	/** Things as near that are left out: there are too many to be looked at. */
	leftOut: number;
}

/** What came of a name. */
export interface AroundName {
	/** The addresses of all that it can mean. */
	meant: string[];
	/** null: it can mean nothing, or several things. */
	around: Around | null;
}
