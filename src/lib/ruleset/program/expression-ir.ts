/**
 * Checked expressions as plain data. Every name is resolved to a slot or an index; nothing of the text is left.
 *
 * Runtime values are integers: a boolean is 0 or 1, an enum value its ordinal, a player, space, piece or zone its dense
 * index, and `none` is -1. Sets never exist as values of an expression; they are walked (`SetIR`), or stored as bit sets
 * in the locals of a frame.
 */

/** The type of an expression, field, attribute, parameter or local. */
export type Type =
	| { t: 'int' }
	| { t: 'bool' }
	| { t: 'enum'; enum: number }
	/** The anonymous enum of a `choose` with `options:`; `names` in declared order. */
	| { t: 'choice'; names: string[] }
	| { t: 'player' }
	| { t: 'space' }
	/** A piece of the kind with this index; kind 0 is the root `piece`. */
	| { t: 'piece'; kind: number }
	| { t: 'zone' }
	| { t: 'none' }
	| { t: 'optional'; of: Type }
	| { t: 'set'; of: Type }
	/** The answers of a simultaneous choice: one per player. */
	| { t: 'per-player'; of: Type }
	/** A number for each space. */
	| { t: 'per-space'; of: Type }
	/** How many dice of a roll show each face, from 1 on: a number for each of so many sides. */
	| { t: 'per-face'; of: Type; sides: number };

/** A set, or one of something for each of several. */
export function isSeveral(
	type: Type
): type is Extract<Type, { t: 'set' | 'per-player' | 'per-space' | 'per-face' }> {
	return ['set', 'per-player', 'per-space', 'per-face'].includes(type.t);
}

export const TABLES = ['game', 'player', 'space', 'piece'] as const;
export type Table = (typeof TABLES)[number];

export type BinaryOperator =
	| '+'
	| '-'
	| '*'
	| '/'
	| '/up'
	| 'mod'
	| '=='
	| '!='
	| '<'
	| '<='
	| '>'
	| '>='
	| 'and'
	| 'or'
	| 'min'
	| 'max';

export type ExprIR =
	| { op: 'const'; value: number }
	/** A word of the frame: parameters and locals of the running procedure. */
	| { op: 'local'; slot: number }
	/** `target(p)`: the word `slot + p` of the frame; with `spaces`, that of a space. */
	| { op: 'local-of'; slot: number; player: ExprIR; spaces?: true }
	/** A register: parameter of a value, or variable bound by a quantifier, `where`, `viewer`, `self`. */
	| { op: 'reg'; slot: number }
	/** A field; `of` is absent for the table `game`. Reading a field of none (-1) gives the field type's zero. */
	| { op: 'field'; table: Table; field: number; of: ExprIR | null; zero: number }
	/** A printed attribute of a piece, looked up by the face it shows. */
	| { op: 'attribute'; attribute: number; of: ExprIR; zero: number }
	/** The face that a piece shows; faces are values of an enum, in the order of the program. -1 of none. */
	| { op: 'face'; of: ExprIR }
	/** The same of a face as `attribute` and `is-kind` of a piece. */
	| { op: 'face-attribute'; attribute: number; of: ExprIR; zero: number }
	| { op: 'face-is-kind'; kind: number; of: ExprIR }
	/** A printed integer of a space. */
	| { op: 'mark'; mark: number; of: ExprIR }
	| { op: 'space-of'; piece: ExprIR }
	| { op: 'holder-of'; piece: ExprIR }
	| { op: 'zone-of'; piece: ExprIR }
	/** A zone: `of` is the space or player it is per. -1 when `of` is none. */
	| { op: 'zone'; zone: number; of: ExprIR | null }
	/**
	 * What a zone or a field is `of` where it is asked for by its place in a row: of the first of them, counted on over all
	 * the others. `of` is the thing of the table, null of the game. -1 of none, and where the row has no such place.
	 */
	| { op: 'row'; table: Table; of: ExprIR | null; index: ExprIR; first: number; count: number }
	| { op: 'zone-count'; zone: ExprIR }
	| { op: 'zone-end'; zone: ExprIR; end: 'top' | 'bottom' }
	| { op: 'is-kind'; kind: number; of: ExprIR }
	| { op: 'is-piece'; piece: number; of: ExprIR }
	| { op: 'value'; value: number; args: ValueArgument[] }
	/** Whether the game has ended. */
	| { op: 'over' }
	| { op: 'distance'; a: ExprIR; b: ExprIR }
	/**
	 * The steps of the shortest way on which `cond` holds of each space that is entered; 9999 where there is none. `beside`
	 * says which are the neighbours of the space in `slot`, where effects change them.
	 */
	| { op: 'steps'; a: ExprIR; b: ExprIR; slot: number; cond: ExprIR; beside?: SetIR }
	| { op: 'ring'; of: ExprIR }
	/** The space one step away in a direction of the map; -1 where there is none. */
	| { op: 'next'; of: ExprIR; direction: ExprIR }
	/** The direction that leads back; -1 where the map has none. */
	| { op: 'opposite'; of: ExprIR }
	/** Where a space lies on the grid; 0 of none. */
	| { op: 'coordinate'; axis: 'q' | 'r'; of: ExprIR }
	/** The space at these coordinates; -1 where there is none. */
	| { op: 'cell'; q: ExprIR; r: ExprIR }
	| { op: 'not' | 'neg' | 'abs'; of: ExprIR }
	| { op: 'binary'; operator: BinaryOperator; a: ExprIR; b: ExprIR }
	| { op: 'if'; cond: ExprIR; a: ExprIR; b: ExprIR }
	| { op: 'in'; of: ExprIR; set: SetIR }
	/** Quantifiers bind register `slot`. `any`/`all` without body: is the set not empty. Empty: 0; best/least/first: -1. */
	| {
			op:
				| 'any'
				| 'all'
				| 'none'
				| 'count'
				| 'sum'
				| 'max-of'
				| 'min-of'
				| 'distinct'
				| 'best'
				| 'least'
				| 'first';
			slot: number;
			set: SetIR;
			body: ExprIR | null;
	  };

export type SetIR =
	| { set: 'players' }
	| { set: 'spaces' }
	/** All pieces of a kind (or a sub-kind), wherever they are. */
	| { set: 'pieces'; kind: number }
	/** Pieces that show this face, wherever they are. */
	| { set: 'faces'; piece: number }
	/** The pieces of a zone from bottom to top; `kind` 0 means all. */
	| { set: 'zone'; zone: ExprIR; kind: number }
	| { set: 'neighbours'; of: ExprIR }
	/** With `beside`, the neighbours of the space in `slot`: as far as those lead, where effects change them. */
	| { set: 'within'; of: ExprIR; distance: ExprIR; slot?: number; beside?: SetIR }
	/** The spaces in a direction, nearest first. */
	| { set: 'ray'; of: ExprIR; direction: ExprIR }
	/** Those that hang together with `of` through neighbours of which `cond` holds, as they are reached; none where it does not hold of `of`. */
	| { set: 'region'; of: ExprIR; slot: number; cond: ExprIR; beside?: SetIR }
	| { set: 'range'; from: ExprIR; to: ExprIR }
	| { set: 'enum'; enum: number }
	| { set: 'list'; items: ExprIR[] }
	/**
	 * A bit set in the frame, `words` long from `slot`, over the table of its element type. With `player`, `target(p)`: one
	 * of several that follow each other.
	 */
	| { set: 'local'; slot: number; words: number; player?: ExprIR }
	/** A field that holds a set; of none it is empty. */
	| { set: 'field'; table: Table; field: number; of: ExprIR | null }
	| { set: 'where'; of: SetIR; slot: number; cond: ExprIR }
	/** The first elements, as long as the condition holds. */
	| { set: 'while'; of: SetIR; slot: number; cond: ExprIR }
	/**
	 * The same elements, the one with the smallest `by` first; or of all with the same `by` only the first. Register `slot`
	 * holds the element.
	 */
	| { set: 'sorted' | 'one-of-each'; of: SetIR; slot: number; by: ExprIR }
	/** So many elements, from the first on. */
	| { set: 'first'; of: SetIR; count: ExprIR }
	| { set: 'with' | 'without' | 'shared'; a: SetIR; b: SetIR }
	| { set: 'if'; cond: ExprIR; a: SetIR; b: SetIR }
	/** All that is in `part` for some element of `of`, which register `slot` holds: in the order of the elements, each once. */
	| { set: 'each'; of: SetIR; slot: number; part: SetIR }
	/** A parameter of a value that is a set: whoever asks has worked out its elements. `pieces`: whether these are pieces. */
	| { set: 'given'; slot: number; pieces: boolean }
	/** A value whose type is a set; its body is a SetIR. */
	| { set: 'value'; value: number; args: ValueArgument[] };

/** What a value is asked about: a thing, a number and so on, or a set. */
export type ValueArgument = ExprIR | SetIR;
