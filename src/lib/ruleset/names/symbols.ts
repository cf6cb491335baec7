/** What names mean while expressions are checked: the declared tables of a game and the scope at one place. */
import type { Expression, Span } from '#lib/language/expression/ast.ts';
import type { NamesSeen } from './own-names.ts';
import type { Said } from '#lib/language/said.ts';
import type { ScalarNode } from '#lib/language/tree.ts';
import type { ExprIR, SetIR, Type, ValueArgument } from '#lib/ruleset/program/expression-ir.ts';
import type { RowPlace } from '#lib/ruleset/program/rows.ts';
import type { AttributeDef, EnumDef, KindDef, MapDef } from '#lib/ruleset/program/program.ts';

export interface FieldSymbol {
	id: string;
	row?: RowPlace;
	type: Type;
	zero: number;
}

export interface ZoneSymbol {
	id: string;
	row?: RowPlace;
	per: 'game' | 'player' | 'space';
	main: boolean;
}

export interface ParameterSymbol {
	id: string;
	type: Type;
	/** What stands for it in a call that leaves it out, null where that is wrong; absent: it has to be given. */
	fallback?: () => ValueArgument | null;
}

export interface ValueSymbol {
	/** Empty for what has no name of its own: an attribute that is modified. */
	id: string;
	params: ParameterSymbol[];
	/** null until it is inferred (or declared). */
	type: Type | null;
	/**
	 * Checks the value's body on demand and returns its type. Null when the body failed, or when it is being inferred
	 * already: then it is recursive, and whoever infers reports `value/recursive`. The reader stays silent about null.
	 */
	infer(): Type | null;
}

export interface OptionSymbol {
	id: string;
	type: Type;
	/** The value chosen for this program; options are constants. */
	value: number;
}

/** Whether neighbours are asked for a player, and for a piece that moves. */
export interface ForWhom {
	who: boolean;
	mover: boolean;
}

/** Everything global. Indices in the arrays are the indices of the program. */
export interface Symbols {
	players: number;
	enums: EnumDef[];
	kinds: KindDef[];
	attributes: AttributeDef[];
	/** Attributes that some effect modifies, each with the value that is asked in its place. */
	modified: Map<number, number>;
	/** Where pieces can count as others: the value that says as which face, and the pieces that can. */
	counting: { value: number; pieces: SetIR[] } | null;
	/** Where effects change who neighbours whom: the value that is asked then, and what each of them has to be told. */
	links: { value: number; told: ForWhom[] } | null;
	/** Faces by index; only their ids and kinds matter here. */
	faces: { id: string; kind: number }[];
	/** By kind: the attributes declared by the kind or any of its ancestors or descendants, what a piece of it may print. */
	offers: number[][];
	fields: {
		game: FieldSymbol[];
		player: FieldSymbol[];
		space: FieldSymbol[];
		piece: FieldSymbol[];
	};
	zones: ZoneSymbol[];
	map: MapDef;
	values: ValueSymbol[];
	options: OptionSymbol[];
	/** Ids of the layers that are played, the base among them. */
	layers: readonly string[];
	/** How a layer calls what others have defined. */
	names: NamesSeen;
	/** Told of every declared thing an expression reads, also of constants that leave no trace in the result. */
	read?(what: Readable, index: number): void;
	/** While a game is linked for somebody who listens. */
	listener?: ExpressionListener;
}

/** What `Symbols.read` tells; the index is that of the table of the same name (`field-...`: of `fields`). */
export type Readable =
	| 'option'
	| 'value'
	| 'zone'
	| 'mark'
	| 'attribute'
	| 'kind'
	| 'face'
	| 'field-game'
	| 'field-player'
	| 'field-space'
	| 'field-piece';

/** How a name in scope is read. */
export type Binding =
	/** `doubt` says when it is none, of a type that may be. */
	| { type: Type; at: 'local'; slot: number; words: number; doubt?: Said }
	| { type: Type; at: 'reg'; slot: number }
	/** A fixed thing, such as `p1` in a scenario. */
	| { type: Type; at: 'const'; value: number };

/** The names at one place: parameters, locals, variables. Inner scopes see the outer ones. */
export interface Scope {
	lookup(name: string): Binding | null;
	/** All names, for "did you mean" and completion. */
	names(): string[];
	/** First register not used by anything in scope. */
	readonly nextRegister: number;
	/** Elements of the `where`s around, innermost first: their members are names here. */
	readonly elements: readonly Binding[];
	/** Names that are still to come: what they stand for is taken from what is written here. */
	readonly coming?: readonly string[];
	/** In effects that change who neighbours whom, neighbours are those of the map as it is printed. */
	readonly onPrintedMap?: boolean;
}

/** Of a set, `type` is `{ t: 'set', of }`. */
export type Checked = { expr: ExprIR; type: Type; doubt?: Said } | { set: SetIR; type: Type };

/** What a word turned out to mean. */
export interface Seen {
	span: Span;
	/** `local`, `game field`, `value`, `zone` ...; of a value of an enum, the id of the enum. */
	what: string;
	type: Type | null;
}

/** Told of the expressions of the rules while they are checked. */
export interface ExpressionListener {
	/** An expression is about to be read, in a scope that may have more names later; `expected` is what its place asks for. */
	begin?(node: ScalarNode, scope: Scope, expected: Type | null): void;
	/** A part of an expression was understood, the innermost first; `text` is the whole expression. */
	part?(node: ScalarNode, text: string, part: Expression, found: Checked): void;
	/** A word of an expression was understood. */
	word?(node: ScalarNode, seen: Seen): void;
	/** What became of a whole expression. */
	whole?(node: ScalarNode, found: ExprIR | SetIR): void;
}
