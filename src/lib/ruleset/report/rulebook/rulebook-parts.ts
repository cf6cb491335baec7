/** What a rulebook consists of. */
import type { Plain } from '#lib/language/editing/plain-text.ts';
import type { LayerKind } from '#lib/ruleset/layers/layer.ts';
import type { Difference } from '#lib/ruleset/report/diff/diff-programs.ts';
import type { RuleParts } from '#lib/ruleset/report/hooks/rule-sheet.ts';
import type { Written } from '#lib/ruleset/report/piece-sheet.ts';

/** `unused`: no rule of this game cites it any more. */
export type ClauseState = 'same' | 'added' | 'changed' | 'unused';

export interface BookClause {
	id: string;
	section: string;
	/** In English; translations are texts of the game. */
	text: string;
	state: ClauseState;
	/** The layers that made it so. */
	by: string[];
	/** Numbers and choices to which it leads and that are others now: indices of `numbers` and `options`. */
	numbers: number[];
	options: number[];
}

export interface BookChapter {
	id: string;
	clauses: BookClause[];
}

/** A number of the rules that has a name. */
export interface BookNumber {
	address: string;
	/** The numbers in it, in the order written; `numbers.<address>/2` is what the second is about. */
	values: number[];
	/** In the game it is made of; null: there is none, or it is the same. */
	before: number[] | null;
	layer: string | null;
	cite: string[];
}

export interface BookOption {
	id: string;
	value: Written;
	/** In the game it is made of; null: there it is not asked, or it is the same. */
	before: Written | null;
	/** Who says so, where it is another value. */
	layer: string | null;
	cite: string[];
}

/** A piece that is other: by what is printed on it, by its rules, or by its text. */
export interface BookPiece {
	id: string;
	change: Difference['change'];
	by: string[];
}

/** A rule that is other, in the order of the differences. */
export interface BookDifference extends Pick<Difference, 'section' | 'id' | 'change' | 'cite'> {
	layer: string;
}

/** A rule that stands in the file of the variant itself. */
export interface BookOwnRule {
	section: string;
	id: string;
	layer: string;
	/** What its author says of it, in English. */
	about: string | null;
	/** As it is written. */
	rule: Plain;
}

/** A part of a turn that has a name. */
export interface BookStep {
	/** The word that names it. */
	enum: string;
	value: string;
	/** What holds in it. */
	cite: string[];
	/** What is asked there, and what can be done; null: nothing by itself. */
	window: string | null;
	actions: string[];
}

export interface Rulebook {
	/** The layers it is made of, the first first. */
	layers: { id: string; kind: LayerKind }[];
	/** What the differences are told against: the layers of that game. */
	against: string[];
	chapters: BookChapter[];
	numbers: BookNumber[];
	options: BookOption[];
	pieces: BookPiece[];
	/** The parts of a turn in order, as far as rules name them. */
	turn: BookStep[];
	differences: BookDifference[];
	own: BookOwnRule[];
	/** What says rules of one's own in words; null: there are none, or the rules do not hold. */
	parts: RuleParts | null;
}
