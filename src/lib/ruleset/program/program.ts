/**
 * A linked program: the composed rules of one game for one number of players, as plain data.
 *
 * It is the only thing the engine reads. Tables are dense; an index into a table is the runtime value of a reference to
 * it. A program is immutable and identified by `hash`.
 */
import type { ExprIR, SetIR, Type } from './expression-ir.ts';
import type { Layout } from './layout.ts';
import type { RowPlace } from './rows.ts';
import type { FrameLocal, RequirementIR, SourceIndex, StepIR } from './step-ir.ts';

export type { FrameLocal } from './step-ir.ts';

export interface SourcePlace {
	layer: string;
	/** As `change:` names it; empty for what has no name of its own. */
	address: string;
	file: string;
	/** 1-based. */
	line: number;
	column: number;
	endLine: number;
	endColumn: number;
}

export interface EnumDef {
	id: string;
	values: string[];
}

export interface AttributeDef {
	id: string;
	type: Type;
	/** The value for a face that does not print it. */
	zero: number;
}

export interface KindDef {
	id: string;
	plural: string;
	/** Index of the parent kind, -1 for the root. Parents come before children. */
	parent: number;
	abstract: boolean;
	cite: string[];
}

/** A printed face. Two-sided pieces have two faces that name each other in `back`. */
export interface FaceDef {
	id: string;
	kind: number;
	/** One value per attribute of the program, in order. */
	attributes: number[];
	/** Index of the other face, or -1. */
	back: number;
	icon: string;
	cite: string[];
	source: SourceIndex;
}

/** One physical piece, in dense order. */
export interface PieceDef {
	/** `joker`, or `joker/2` for the second copy. */
	id: string;
	/** The face it shows at the start. */
	face: number;
	/** Concrete zone (see ZoneDef.first) in which it begins. */
	start: number;
}

export type Visibility =
	| { to: 'all' | 'owner' | 'none' | 'with-identity' }
	/** Registers 0 and 1 hold the viewer and the thing the field belongs to; in a zone's `sees` viewer, owner and piece. */
	| { to: 'expr'; expr: ExprIR };

export interface FieldDef {
	id: string;
	type: Type;
	start: number;
	zero: number;
	/** Of a field that holds a set (its `start` and `zero` are nothing): its words, and those that it begins with. */
	set?: { words: number; start: number[] };
	/** Of a row of fields: which place it is. */
	row?: RowPlace;
	/** Zones after which it is back at its start: those that a piece leaves, not for another one of that name. */
	leaves?: number[];
	visible: Visibility;
	cite: string[];
}

export interface ZoneDef {
	id: string;
	per: 'game' | 'player' | 'space';
	/** Index of the first concrete zone; the zone of player or space i is `first + i`. */
	first: number;
	/** Of a row of zones: which place it is. */
	row?: RowPlace;
	sees: Visibility | { to: 'piece-expr'; expr: ExprIR };
	/** Registers 0 and 1 hold the viewer and the owner. */
	count: Visibility;
	/** What everybody knows of a hidden piece in it: its kind, or one above; 0 for nothing. */
	hides: number;
	cite: string[];
}

export interface Directions {
	enum: number;
	/** By direction and space: the space one step on, -1 beyond the edge. */
	next: number[][];
	/** By direction: the one that leads back, -1 where there is none. */
	opposite: number[];
}

export interface MapDef {
	/** The ruleset's word for a space, and its plural. */
	space: string;
	plural: string;
	grid: 'hex' | 'square' | 'none';
	/** Axial (hex) or column,row coordinates; index = space. */
	cells: { q: number; r: number }[];
	neighbours: number[][];
	/** An enum of its own, where the map declares some. */
	directions?: Directions;
	marks: { id: string; values: number[] }[];
}

/** What effects can do to an answer, in the order in which they act: to a number or thing, to a set. */
export const STAGES = ['set', 'add', 'multiply', 'at-least', 'at-most', 'with', 'without'] as const;
export type Stage = (typeof STAGES)[number];

export interface ModifierDef {
	id: string;
	stage: Stage;
	/**
	 * The pieces on which it is written, for one on a face or a kind (register `selfSlot` runs over them, `active` says
	 * whether it works). Registers 0.. hold the value's parameters, as in the value itself.
	 */
	self: SetIR | null;
	selfSlot: number;
	/** Also whether it can be about these things at all: an attribute is modified where it is printed. */
	active: ExprIR | null;
	when: ExprIR | null;
	amount: ExprIR;
	/** For a value that is a set: what becomes of it, is put in or taken out; then `amount` is nothing. */
	elements?: SetIR;
	cite: string[];
	source: SourceIndex;
}

export interface ValueDef {
	id: string;
	params: { id: string; type: Type }[];
	type: Type;
	/** Exactly one of the two: `is` for a single value, `set` for a set. Parameters are in registers 0.. */
	is: ExprIR | null;
	set: SetIR | null;
	modifiers: ModifierDef[];
	cite: string[];
	source: SourceIndex;
}

export interface EffectDef {
	id: string;
	/** For an effect written on a face or a kind: the pieces of it, and the frame slot of `self`; otherwise null and -1. */
	self: SetIR | null;
	selfSlot: number;
	/** Frame slots of the snapshot of these pieces (a bit set over the pieces), or -1. */
	selfRest: number;
	active: ExprIR | null;
	when: ExprIR | null;
	/** Comes after all others: a field is back at its start. */
	forgets?: boolean;
	cite: string[];
	source: SourceIndex;
}

/** Steps of restrictions, replacements and triggers run in the event's own frame, so that they can change its parameters. */
export interface EventDef {
	id: string;
	params: { id: string; type: Type; slot: number; words: number }[];
	restrictions: EffectDef[];
	replacements: (EffectDef & { body: StepIR[] })[];
	body: StepIR[];
	triggers: (EffectDef & { body: StepIR[] })[];
	/** Words of the frame, and what lies in them. */
	frame: number;
	locals: FrameLocal[];
	cite: string[];
	source: SourceIndex;
}

export interface ActionDef {
	id: string;
	/** Windows in which it may be chosen; the window 0 is `anytime`. */
	windows: number[];
	/** Frame slot 0 is `you`. Parameters are enumerated in order, each over its set. */
	params: { id: string; type: Type; slot: number; from: SetIR }[];
	requires: RequirementIR[];
	/** From `forbid:` effects; they name the reason like a requirement. */
	restrictions: RequirementIR[];
	body: StepIR[];
	frame: number;
	locals: FrameLocal[];
	cite: string[];
	source: SourceIndex;
}

export interface ProcedureDef {
	id: string;
	params: { id: string; type: Type; slot: number; words: number }[];
	body: StepIR[];
	/** Of what as much is to be reached as can be, when the procedure is over; `enough`: there is never more. */
	most?: { worth: ExprIR; enough: ExprIR | null; cite: string[]; source: SourceIndex };
	/** Words of locals, parameters included. */
	frame: number;
	locals: FrameLocal[];
	cite: string[];
	source: SourceIndex;
}

export interface InvariantDef {
	id: string;
	expr: ExprIR;
	cite: string[];
	source: SourceIndex;
}

/** A scene of the layout is open as long as this holds. */
export interface SceneCondition {
	scene: string;
	expr: ExprIR;
}

/** A text of a language into which a piece of this kind is put. */
export interface PieceText {
	language: string;
	/** Of the text. */
	path: string;
	/** Of what is put in. */
	name: string;
	/** In which form its name stands there; null: as it is. */
	form: string | null;
	kind: number;
	/** The sorts of all that is put in. */
	args: Record<string, Type>;
}

/** Notes of a step: its rule and local (`turns.times`), and how many are kept. */
export interface MemoryDef {
	id: string;
	last: number;
}

export interface Program {
	/** Content hash of everything below except texts, clauses and layout. */
	hash: string;
	game: string;
	variant: string;
	players: number;
	options: { id: string; value: number; type: Type; names: string[] }[];
	enums: EnumDef[];
	kinds: KindDef[];
	attributes: AttributeDef[];
	faces: FaceDef[];
	pieces: PieceDef[];
	fields: { game: FieldDef[]; player: FieldDef[]; space: FieldDef[]; piece: FieldDef[] };
	zones: ZoneDef[];
	/** Number of concrete zones. */
	zoneCount: number;
	map: MapDef;
	values: ValueDef[];
	events: EventDef[];
	windows: string[];
	/** Moments to which rules can go back; left out where there are none. */
	checkpoints?: string[];
	/** What steps that say how often something has been seen have noted; left out where there are none. */
	memories?: MemoryDef[];
	actions: ActionDef[];
	procedures: ProcedureDef[];
	/** What acts when something becomes true: whether anything has changed, and the procedure that runs then; left out where there is none. */
	becoming?: { changed: ExprIR; procedure: number };
	streams: string[];
	invariants: InvariantDef[];
	/**
	 * Over register 0, `you`. `horizon`: planners ask also as soon as what was begun is done; left out where they ask only at
	 * the end of the round. `follow`: further answers that a greedy bot plays on before it asks; left out where it is the usual.
	 */
	evaluation: { expr: ExprIR; horizon?: 'both'; follow?: number } | null;
	/** The procedure run at the beginning; it has no parameters. */
	start: number;
	sources: SourcePlace[];
	/** Per language: path -> text. Missing texts fall back to English, then to the id in words. */
	texts: Record<string, Record<string, string>>;
	/** Those into which pieces are put: what the name of a new one has to fit into. */
	pieceTexts: PieceText[];
	/** Pictures of one's own by name: addresses of images, made of nothing that was not looked at. */
	art: Record<string, string>;
	clauses: { id: string; text: string; section: string; outOfScope: string | null }[];
	/** For the table; nothing in it changes what is played. */
	layout: Layout;
	sceneConditions: SceneCondition[];
}
