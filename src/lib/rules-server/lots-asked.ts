/** What is asked about the rules by which many games are played, and what is said of them. */
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';

/** What somebody wants to know of the rules. */
export type LabPurpose =
	/** How they play. */
	| { is: 'play' }
	/** What differs from other ones. */
	| { is: 'compare'; against: RulesChoice }
	/** What one number or option does. `over`: its values, as the command line has them; null: all of an option. */
	| { is: 'sweep'; vary: string; over: string | null }
	/** Whether a piece is too strong: games without it (A) and with it (B); `bouts` with each opponent in each place of a trial. */
	| { is: 'counter'; piece: string; bouts: number };

export interface LotsWish {
	choice: RulesChoice;
	purpose: LabPurpose;
	players: number;
	seed: string;
}

/** A value that the rules exclude. */
export interface LeftOut {
	value: string;
	why: Said;
}

/** A piece that these rules have and the game as it was delivered has not, or not so. */
export interface NewPiece {
	id: string;
	change: 'added' | 'changed';
}

export type RefusedLots =
	/** `broken`: these rules have errors; `trials`: those of a piece have. */
	| { ok: false; why: 'broken' | 'trials'; findings: Diagnostic[] }
	/** Two games cannot be compared. */
	| { ok: false; why: 'games' }
	/** What is to be swept or tested is not there, or not so. */
	| { ok: false; why: 'unfit'; said: Said };
