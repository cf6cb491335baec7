/** What steps are linked in: the procedure (or action, event) around them, and the rules they can name. */
import type { Place } from '#lib/language/diagnostic.ts';
import type { Block, Frame } from './frame.ts';
import type { Linking } from './linking.ts';
import type { Checkpoints } from './checkpoint-names.ts';
import type { MemoryDef } from '#lib/ruleset/program/program.ts';
import type { MapEntry, TreeNode } from '#lib/language/tree.ts';
import type { ArgumentIR, StepIR } from '#lib/ruleset/program/step-ir.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';

export interface Param {
	id: string;
	type: Type;
	slot: number;
	words: number;
}

/** What a parameter is where a call leaves it out. */
export interface Default {
	text: string;
	/** null where it is wrong, which is told once. */
	value(): ArgumentIR | null;
}

/** A procedure or an event: something with parameters, called by name. */
export interface Callable {
	id: string;
	entry: MapEntry;
	params: Param[];
	/** What stands for parameters that a call leaves out, where their author says so. */
	defaults: ReadonlyMap<string, Default>;
	/** False when a parameter has no type: then its callers stay silent about arguments. */
	sound: boolean;
	frame: Frame;
	block: Block;
	/** Whether some step names it. */
	used: boolean;
}

export interface Procedure extends Callable {
	/** Type of what it returns, worked out on demand; null where it returns nothing (or is wrong). */
	result(asker: Place): Type | null;
}

/** A text that the rules ask for, and where. */
export interface AskedText {
	section: 'actions' | 'windows' | 'choices' | 'log' | 'requires' | 'effects';
	path: string;
	place: Place;
	/** What the text may use; null where any name may. */
	args: TextArgument[] | null;
	/** To be called with each name that the text puts in, in whatever language. */
	puts?: (name: string) => void;
	/** The name of one of several options: its id in words is good enough. */
	option?: boolean;
}

/** A name that a text may use; the type is null where it is in error. */
export interface TextArgument {
	name: string;
	type: Type | null;
}

/** Everything that steps can name, shared by all bodies of a game. */
export interface Rules {
	link: Linking;
	procedures: Procedure[];
	events: Callable[];
	/** Index 0 is `anytime`. */
	windows: string[];
	/** Where a window is offered first. */
	offered: Map<string, TreeNode>;
	streams: string[];
	checkpoints: Checkpoints;
	memories: MemoryDef[];
	/** Procedures whose steps are being linked because the one before wants to know what they return. */
	nested: number;
	/** The event of every roll, if the game has one to which something listens. */
	onRoll: ChanceEvent | null;
	/** The same of every die, before the next one falls. */
	onDie: ChanceEvent | null;
	/** The same of every draw. */
	onDraw: ChanceEvent | null;
	/** The same of every shuffle. */
	onShuffle: ChanceEvent | null;
	/** The same of picks, each of one type; null where the game names none. */
	onPick: PickEvent[] | null;
	/** What all rolls are for, as an event of theirs may ask. */
	purposes: Set<string>;
	/** The same of picks. */
	pickPurposes: Set<string>;
	/** The event of the end, if the game has one. */
	onEnd: EndEvent | null;
	texts: AskedText[];
}

/** Which event follows a roll, a die, a draw or a shuffle, which parameters it has, and which of them comes back. */
export interface ChanceEvent {
	event: number;
	has: ReadonlySet<string>;
	/** null where chance has settled all. */
	result: Param | null;
	/** The values of its `purpose`, and where that stands; null where it does not ask. */
	purpose: { values: readonly string[]; place: TreeNode } | null;
}

export interface PickEvent extends ChanceEvent {
	result: Param;
	/** What is picked: one such thing, or several. */
	element: Type;
	/** Whether something acts on it: else a pick is a pick. */
	listens: boolean;
}

/** Which event comes before the end, and where it says who wins and why. */
export interface EndEvent {
	event: number;
	winners: Param;
	/** Its type is an enum whose values are texts of the log. */
	reason: { param: Param; texts: readonly string[] } | null;
}

/** What `return` means here. */
export interface Returns {
	declared: Type | null;
	found: { type: Type | null; node: TreeNode }[];
}

export interface Body {
	rules: Rules;
	/** Prefix of text paths. */
	owner: string;
	frame: Frame;
	cite: string[];
	canCancel: boolean;
	returns: Returns | null;
	linkSteps(node: TreeNode | undefined, at: At): StepIR[];
}

/** A place in a body. */
export interface At {
	body: Body;
	block: Block;
	inLoop: boolean;
}
