/**
 * What passes between the engine and its clients: the table in the browser, bots, scenarios, replays.
 *
 * Clients never compute legality. Everything in a `GameView` is what one seat may know; keys are stable strings.
 */
import type { AnswerKind } from '#lib/engine/state/legal-answers.ts';
import type { Said } from '#lib/language/said.ts';
import type { SourcePlace } from '#lib/ruleset/program/program.ts';

/** 0-based seat, or the all-seeing observer. */
export type Seat = number;
export type Viewer = Seat | 'observer';

/**
 * Key of a thing as a viewer may name it: `p1` (players, 1-based), `hex(0,-1)` (spaces: the map's word and coordinates),
 * `joker` or `token/2` (pieces whose identity is known), `stack(0,-1)#3` (an unknown piece: zone and place in it).
 */
export type Key = string;

export type Value = number | boolean | string | null | SetValue;

/** The elements of a set: players, spaces and values of enums in their order, pieces by their names. */
export type SetValue = readonly (string | null)[];

export interface PieceView {
	key: Key;
	/** The face it shows, or null where the viewer may not know it. */
	face: string | null;
	kind: string | null;
	fields: Record<string, Value>;
	/** Values that the layout writes on it, where there are any. */
	shown?: Record<string, Value>;
}

export interface ZoneView {
	/** `bag`, `hand(p1)`, `stack(0,-1)`. */
	key: Key;
	zone: string;
	/** The player or space it belongs to. */
	of: Key | null;
	/** null where the viewer may not count. */
	count: number | null;
	/** From bottom to top; empty where nothing may be seen, not even the number. */
	pieces: PieceView[];
}

export interface SpaceView {
	key: Key;
	q: number;
	r: number;
	fields: Record<string, Value>;
	marks: Record<string, number>;
	/** Values named by the layout for display (`label`, `fill`), already worked out. */
	shown: Record<string, Value>;
}

export interface PlayerView {
	key: Key;
	seat: Seat;
	fields: Record<string, Value>;
	shown: Record<string, Value>;
}

/** A panel that is open while a rule runs or a condition holds: what takes part, and for whom. */
export interface SceneView {
	id: string;
	/** The space that it is about. */
	at: Key | null;
	/** The player whose scene it is, where the layout says so. */
	by: Key | null;
	/** The value of an enum that says how far it has come, where the layout names one. */
	step: { of: string; enum: string; value: string | null } | null;
	shown: Record<string, Value>;
	/** What of a piece it is by which they are grouped. */
	groupedBy: string | null;
	/** In the order of seats; what belongs to nobody stands last. */
	sides: SceneSide[];
}

export interface SceneSide {
	of: Key | null;
	shown: Record<string, Value>;
	/** From bottom to top. What is not known of a piece is null. */
	pieces: { key: Key; group: Value; value: Value; marks: Record<string, Value> }[];
}

export interface GameView {
	viewer: Viewer;
	programHash: string;
	/** Number of answers given so far. */
	turn: number;
	over: null | { winners: Key[]; reason: string };
	game: Record<string, Value>;
	players: PlayerView[];
	spaces: SpaceView[];
	zones: ZoneView[];
	/** Seats whose answer the game waits for. */
	waitingFor: Seat[];
	/** The question to this viewer (an observer sees the question to the first seat that is asked). */
	decision: DecisionView | null;
	/** Actions this viewer may take although somebody else (or also this viewer) is asked. */
	anytime: OptionView[];
	/** The scenes of the layout that are open, outermost first. */
	scenes: SceneView[];
	/** The chain of procedures that are running, outermost first. */
	running: { id: string; cite: string[] }[];
}

export interface Phrase {
	/** Path of the text, for instance `actions.trade`. */
	path: string;
	args: Record<string, PhraseArgument>;
}

export type PhraseArgument =
	| { of: 'number'; value: number }
	| { of: 'thing'; keys: Key[] }
	| { of: 'enum'; enum: string; value: string | null }
	/** Pieces that are not known; `count` is null where their number is not known, either. */
	| { of: 'unknown'; count: number | null }
	/** `hits`: which of the dice count, where dice are counted and not added. */
	| { of: 'dice'; faces: number[]; hits: boolean[] | null }
	/** Words that are the same in every language. */
	| { of: 'text'; value: string }
	| { of: 'phrase'; phrase: Phrase };

export interface OptionView {
	/** `pass`, `yes`, `hex(0,-1)`, `joker`, `trade(hex(0,-1))`. Unique in its decision. */
	key: string;
	phrase: Phrase;
	/** Things on the table that stand for this option: what to highlight and what a click on it means. */
	targets: Key[];
	cite: string[];
}

export interface DecisionView {
	id: number;
	seat: Seat;
	kind: AnswerKind;
	prompt: Phrase;
	cite: string[];
	rule: SourcePlace | null;
	/** one, sets, options, offer, path: the answers. subset: the members to choose from. amount: empty. */
	options: OptionView[];
	/** subset: bounds of the size. amount: bounds of the number. */
	min: number;
	max: number;
	/** Whether `pass` (an offer) or `none` (an optional choice) is legal; it is then also among the options. */
	optional: boolean;
	/** path: for each option key the way there, the start included, and its cost. */
	ways: Record<string, { cost: number; way: Key[] }>;
}

/** An answer that is about one thing alone, and where that thing would come to lie by it: a click there gives the answer. */
export interface Landing {
	/** The key of the option. */
	option: string;
	thing: Key;
	/** A space, or a zone that lies on none. */
	place: Key;
}

/** Why something that looks possible is not. */
export interface Refusal {
	key: string;
	phrase: Phrase;
	targets: Key[];
	/** The requirement that failed: its text's path, its clause, its place in the rules, and as they say it. */
	because: {
		id: string;
		path: string;
		cite: string[];
		rule: SourcePlace | null;
		condition: string;
		/** Of the limit of an action: what may be said where the rules have no text for it. */
		limit?: { times: number | null; until: string[] };
	};
}

/** A number or word of an explanation; not known where it hangs on something that the viewer may not know. */
export type Told = { known: true; value: Value } | { known: false };

/** How a value came about: `3 = 4 printed - 1 by a rule`. */
export interface Breakdown {
	value: string;
	result: Told;
	/** A rule whose amount is not known may also not have had a say. */
	parts: { stage: string; id: string; amount: Told; cite: string[]; rule: SourcePlace | null }[];
}

/** An answer by keys. For a subset the keys of its members, for an amount the number. */
export interface Answer {
	seat: Seat;
	/** One key, or for a subset all keys in any order. */
	keys: string[];
	amount?: number;
	/** True for an `anytime` action. */
	anytime?: boolean;
}

export type AnswerResult =
	{ ok: true } | { ok: false; said: Said; because: Refusal['because'] | null };

export type LogKind =
	'log' | 'roll' | 'draw' | 'pick' | 'shuffle' | 'reveal' | 'chosen' | 'forced' | 'event' | 'end';

/** One line of the log as one viewer may read it. */
export interface LogLine {
	/** Number of answers given before it. */
	turn: number;
	/** The round in which it was written; null where the rules count none, or the viewer may not know. */
	round: number | null;
	/** The scene of the layout during which it was written; the innermost of several. */
	scene: string | null;
	/** The space that the scene is about, as far as a field says it and the viewer may know. */
	at: Key | null;
	kind: LogKind;
	phrase: Phrase;
	seat: Seat | null;
	cite: string[];
}
