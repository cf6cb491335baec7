/** Checked steps as plain data: what procedures, actions, events and effects do. */
import type { ExprIR, SetIR, Table, Type } from './expression-ir.ts';

/** Index into `Program.sources`: where in the YAML a thing was written. */
export type SourceIndex = number;

/** What lies in a part of a routine's frame: a parameter, a local, or what a loop or roll keeps for itself. */
export interface FrameLocal {
	/** Not unique: two blocks may have locals of one name. */
	id: string;
	type: Type;
	slot: number;
	words: number;
}

/**
 * A condition with its reason. `id` is the key under `requires:`; `path` is that of its text (`requires.play-card.in-turn`,
 * for a `forbid:` effect `effects.no-hit`).
 */
export interface RequirementIR {
	id: string;
	path: string;
	cond: ExprIR;
	/** It refuses only what fails for sure, as far as whoever chooses may know. */
	known?: true;
	/** It is looked at when the steps of the action, or behind the question, have been carried out, up to the next question or die. */
	afterwards?: true;
	/** What else could be reached is more, see `ProcedureDef.most`: `cond` is how much. */
	most?: true;
	/** Of the limit of an action: how often, where that is a number, and the events after which it counts anew. */
	limit?: { times: number | null; until: string[] };
	cite: string[];
	source: SourceIndex;
}

/** What can be answered. The candidate is in frame slot `as` while `requires` is evaluated. */
export type DomainIR =
	| { kind: 'one'; from: SetIR; of: 'player' | 'space' | 'piece' | 'int' | 'enum'; enum: number }
	| {
			kind: 'subset';
			from: SetIR;
			of: 'player' | 'space' | 'piece';
			min: ExprIR;
			max: ExprIR;
			words: number;
			/** Over the whole set, which lies in frame slot `as` then: an answer is one of the sets for which it holds. */
			such?: ExprIR;
	  }
	| { kind: 'amount'; min: ExprIR; max: ExprIR }
	/** The candidate is the ordinal of the option; each has its own requirements. */
	| { kind: 'options'; options: { id: string; requires: RequirementIR[] }[] }
	| {
			kind: 'path';
			from: ExprIR;
			/** Registers that hold the two spaces while `step`, `cost`, `stop` and `end` are evaluated. */
			hereSlot: number;
			nextSlot: number;
			/** The neighbours of the first of them, where effects change them. */
			beside?: SetIR;
			step: ExprIR;
			cost: ExprIR;
			budget: ExprIR;
			stop: ExprIR | null;
			end: ExprIR | null;
			/** Frame slot for the cost of the way, or -1. */
			spent: number;
			/** Frame slot for the space before the end of the way, or -1. */
			via: number;
			/** First of the frame slots that say, space by space, at which place it is in the way: 1 for the first entered, 0 beside it. */
			way?: { slot: number; words: number };
	  };

export interface ChooseIR {
	do: 'choose';
	/** `<owner>.<local>`: addresses the question's text. */
	path: string;
	/** Exactly one of player and players is given. With `players`, `youSlot` holds the one who is asked. */
	player: ExprIR | null;
	players: SetIR | null;
	youSlot: number;
	/** Parameters and locals that texts of the question and its answers name, by their names where it is asked. No rule reads it. */
	locals: FrameLocal[];
	/** Frame slot of the answer: a word; `words` words for a subset; one word a player when simultaneous. */
	as: number;
	domain: DomainIR;
	requires: RequirementIR[];
	optional: boolean;
	/** `possible`: a decision with exactly one answer is made by itself. */
	ask: 'always' | 'possible';
	/** Where it does not hold any more, nobody is asked: the answer is none. */
	while?: ExprIR;
	/** What holds when nobody answers. */
	default?: ArgumentIR;
	/** Slots of parameters and locals that the player who is asked may not know: the question does not tell them. */
	untold?: number[];
	cite: string[];
	source: SourceIndex;
}

/** What a roll keeps in the frame. */
interface DiceIR {
	/** The lowest number on a die; absent where it is 1, as on most. */
	lowest?: number;
	/** With a body: how many dice show each face, a word a face, for the log; -1 where each is told by itself. */
	faces: number;
	/** What follows each die before the next one falls: the event of every die. Nothing, where nothing listens. */
	body: StepIR[];
	/** With a body, or for a condition of the step: what the die shows. Else -1. */
	die: number;
	/** With a body: how many dice are still to fall. Else -1. */
	left: number;
}

export type StepIR =
	| { do: 'let'; slot: number; value: ExprIR; source: SourceIndex }
	| { do: 'let-set'; slot: number; words: number; set: SetIR; source: SourceIndex }
	| {
			do: 'set';
			table: Table;
			field: number;
			of: ExprIR | null;
			value: ExprIR;
			source: SourceIndex;
	  }
	/** A field that holds a set becomes another one. */
	| {
			do: 'set-elements';
			table: Table;
			field: number;
			of: ExprIR | null;
			elements: SetIR;
			source: SourceIndex;
	  }
	| { do: 'move'; pieces: SetIR; to: ExprIR; position: 'top' | 'bottom'; source: SourceIndex }
	| {
			do: 'draw';
			count: ExprIR;
			from: ExprIR;
			to: ExprIR;
			/** Bit set of the pieces drawn, or -1. */
			as: number;
			words: number;
			order: 'random' | 'top';
			stream: number;
			source: SourceIndex;
	  }
	/** Two things of a table exchange their fields and what lies in their zones; `follow`: fields whose words name one of them. */
	| {
			do: 'swap';
			table: 'player' | 'space';
			a: ExprIR;
			b: ExprIR;
			fields: number[];
			zones: number[];
			follow: { table: Table; field: number }[];
			source: SourceIndex;
	  }
	/** Two-sided pieces show their other face; the others stay as they are. */
	| { do: 'flip'; pieces: SetIR; source: SourceIndex }
	| { do: 'shuffle'; zone: ExprIR; stream: number; source: SourceIndex }
	| (DiceIR & {
			do: 'roll';
			/** Frame slot of the first of the dice, which are so many, one word each; absent where nobody keeps them. */
			kept?: { slot: number; count: number };
			dice: ExprIR;
			sides: ExprIR;
			as: number;
			stream: number;
			by: ExprIR | null;
			label: string;
			source: SourceIndex;
	  })
	| (DiceIR & {
			do: 'roll-each';
			/** Frame slots of the element while `dice` and `hit` are evaluated, and of the number of hits. */
			slot: number;
			as: number;
			/** With a body: the elements that have not rolled, a bit set of so many words; 0 words: the end of a range. */
			rest: number;
			words: number;
			/** With `faces` and a body: how many of the dice that show each face have hit. Else -1. */
			faceHits: number;
			/** Frame slots for the numbers of dice that would add or lose a hit by one pip; -1 where nobody asks. */
			gains: number;
			drops: number;
			by: ExprIR | null;
			set: SetIR;
			dice: ExprIR;
			sides: ExprIR;
			hit: ExprIR;
			stream: number;
			label: string;
			source: SourceIndex;
	  })
	/** One element at random, or -1; with `count` as many as there are, a bit set of `words` words. */
	| {
			do: 'pick';
			from: SetIR;
			/** Of an element. */
			type: Type;
			count: ExprIR | null;
			as: number;
			words: number;
			stream: number;
			label: string;
			source: SourceIndex;
	  }
	| { do: 'reveal'; pieces: SetIR; to: SetIR | null; source: SourceIndex }
	| ChooseIR
	| {
			do: 'offer';
			window: number;
			player: ExprIR;
			repeat: boolean;
			pass: ExprIR | null;
			ask: 'always' | 'possible';
			while?: ExprIR;
			/** What holds when nobody answers: an action, -1 to pass; or what says which of them, by its place in the list. */
			default?: number | { expr: ExprIR; actions: number[] };
			/** Slots of parameters that the player who is asked may not know. */
			untold?: number[];
			path: string;
			cite: string[];
			source: SourceIndex;
	  }
	| { do: 'if'; cond: ExprIR; then: StepIR[]; else: StepIR[]; source: SourceIndex }
	| {
			do: 'for-each';
			slot: number;
			/** Frame slots for the snapshot: a bit set of `words` words (tables and enums), or a counter (ranges). */
			rest: number;
			words: number;
			set: SetIR;
			/** Ranges count up and need no snapshot: rest holds the end. */
			range: boolean;
			by: ExprIR | null;
			/** The order hangs on what not everybody sees: nobody is told in which order its lines were written. */
			unordered?: true;
			body: StepIR[];
			source: SourceIndex;
	  }
	| {
			do: 'repeat';
			while: ExprIR | null;
			until: ExprIR | null;
			body: StepIR[];
			source: SourceIndex;
	  }
	| { do: 'break'; source: SourceIndex }
	| { do: 'checkpoint'; checkpoint: number; source: SourceIndex }
	| {
			do: 'restore';
			checkpoint: number;
			/** Fields that keep what they hold. */
			keeping: { table: Table; field: number }[];
			source: SourceIndex;
	  }
	/** Notes the numbers of the elements, in their order, and keeps how often just these have been noted, this time included. */
	| {
			do: 'seen';
			/** Index into `Program.memories`. */
			memory: number;
			set: SetIR;
			/** Frame slot of the element while `value` is evaluated. */
			slot: number;
			value: ExprIR;
			as: number;
			source: SourceIndex;
	  }
	/** Arguments in the order of the procedure's parameters; a set argument is copied into the callee's frame. */
	| {
			do: 'call';
			procedure: number;
			args: ArgumentIR[];
			as: number;
			words: number;
			source: SourceIndex;
	  }
	| { do: 'return'; value: ArgumentIR | null; source: SourceIndex }
	/** `as`: frame slot for what the event returns, or -1; `words` where that is a set. */
	| {
			do: 'emit';
			event: number;
			args: ArgumentIR[];
			as: number;
			words?: number;
			source: SourceIndex;
	  }
	| { do: 'cancel'; source: SourceIndex }
	| { do: 'end-game'; winners: SetIR; reason: string; source: SourceIndex }
	| { do: 'log'; path: string; with: LogArgumentIR[]; to: SetIR | null; source: SourceIndex };

export type ArgumentIR = { expr: ExprIR } | { set: SetIR; words: number };

export type LogArgumentIR =
	| { name: string; of: 'int' | 'bool' | 'player' | 'space' | 'piece' | 'zone'; expr: ExprIR }
	| { name: string; of: 'enum'; enum: number; expr: ExprIR }
	| { name: string; of: 'choice'; names: string[]; expr: ExprIR }
	| { name: string; of: 'pieces' | 'spaces' | 'players'; set: SetIR };
