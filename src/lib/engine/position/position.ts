/**
 * A position in words: everything by its name, so that people can read and write it, and rules that have changed can take
 * it over. It is what saves, changes of rules in mid-game and scenarios have in common; the memory it stands for is never
 * stored. Keys are those of scenarios: `p1`, `hand(p1)`, `hex(0,-1)`; pieces go by their own ids (`joker`, `token/2`).
 */
import type { PositionCode } from '#lib/language/finding-codes.ts';
import type { Said } from '#lib/language/said.ts';

export const POSITION_FORMAT = 'thingsmith-position-1';

/** A number, yes or no, the name of a thing; null for none. */
export type PositionWord = number | boolean | string | null;

/** Also: the elements of a set, and the answers of a simultaneous choice by seat. */
export type FrameValue = PositionWord | (PositionWord | PositionWord[])[];

export type FieldWords = Record<string, FrameValue>;

/** Where fields are written, and which table of the rules they belong to. */
export const FIELD_TABLES = {
	game: 'game',
	players: 'player',
	spaces: 'space',
	pieces: 'piece'
} as const;

export type FieldTable = keyof typeof FIELD_TABLES;

/** Where everything is, and which rules are running. */
export interface Standing {
	/** Fields by thing. */
	game: FieldWords;
	players: Record<string, FieldWords>;
	spaces: Record<string, FieldWords>;
	pieces: Record<string, FieldWords>;
	/** Pieces that do not show the face they began with. */
	faces: Record<string, string>;
	/** Every piece, in the zone where it lies, the lowest first; empty zones are left out. */
	zones: Record<string, string[]>;
	/** What `seen` has noted, by the names of these steps; left out where that is nothing. */
	memories?: Record<string, Notes>;
	/** The rules that are running, the innermost last. */
	running: PositionFrame[];
}

/** Notes of 64 bits each. The next one goes behind the last of them, or where `next` says in place of the oldest. */
export interface Notes {
	next: number;
	notes: string[];
}

/** A moment to which the rules can go back: the innermost rule that was running then has set it, and goes on behind it. */
export interface Moment extends Standing {
	name: string;
}

export interface Position extends Standing {
	format: typeof POSITION_FORMAT;
	/** Answers given so far. */
	answers: number;
	/** Dice, draws and reveals so far: undo stops at them. */
	chances: number;
	/** Where each stream of chance stands. */
	streams: Record<string, number[]>;
	/** Dice and draws that are set for what is to come, by stream, the next one first; left out where chance says all. */
	coming?: Coming;
	/** What fields have that are left out below; where it is not said here either, what the rules let them begin with. */
	starts: Partial<Record<FieldTable, FieldWords>>;
	/** The earliest first; left out where there are none. */
	checkpoints?: Moment[];
	/** What the game waits for; null when it is over. */
	asked: { question: string; players: string[] } | null;
	over: { winners: string[]; reason: string | null } | null;
}

export interface Coming {
	dice?: Record<string, number[]>;
	/** Pieces. */
	draws?: Record<string, string[]>;
}

export interface PositionFrame {
	/** `procedure play`, `action buy`, `event hit`. */
	rule: string;
	/** The instruction at which it goes on. */
	at: number;
	/** Of the steps of the rule: an instruction has a meaning only among these. */
	steps: string;
	/** What it has in mind, by name; a name that was used before gets a number (`p`, `p~2`). Left out: nothing yet (0). */
	words: Record<string, FrameValue>;
}

/** What is wrong with a position, and where: keys and indices from its root. */
export interface Trouble {
	path: readonly (string | number)[];
	code: PositionCode;
	said: Said;
}
