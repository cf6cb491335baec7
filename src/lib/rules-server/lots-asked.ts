/** What a `RulesServer` is asked about the rules by which many games are played, and what it says. */
import type { AskedPiece } from '#lib/lab/report/run.ts';
import type { Trial } from '#lib/lab/trials/read-trials.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { LaterNames } from '#lib/ruleset/names/later-names.ts';
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
}

/** Rules by which some of the games are played. */
export interface LotChoice {
	label: string;
	/** The value that is swept; null: none, or it is no number. */
	value: number | null;
	choice: RulesChoice;
	/** The text of a layer on top of what was chosen, which the table does not know; null: there is none. */
	onTop: string | null;
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

/** A trial, and how many it is played by. */
export interface AskedTrial {
	trial: Trial;
	players: number;
}

/** Not linked yet: that is asked for one by one. */
export interface FoundLots {
	ok: true;
	/** As many as can by all of these rules. */
	players: number;
	lots: LotChoice[];
	/** What is swept; null: nothing. */
	swept: string | null;
	leftOut: LeftOut[];
	/** The piece that is tested; null: none. */
	asked: AskedPiece | null;
	/** Where nothing more is asked than how the rules play. */
	fresh: NewPiece[];
	/** Of the game; null: no bouts are wanted. */
	trials: AskedTrial[] | null;
}

export type RefusedLots =
	/** `broken`: these rules have errors; `trials`: those of a piece have. */
	| { ok: false; why: 'broken' | 'trials'; findings: Diagnostic[] }
	/** Two games cannot be compared. */
	| { ok: false; why: 'games' }
	/** What is to be swept or tested is not there, or not so. */
	| { ok: false; why: 'unfit'; said: Said };

export type Lots = FoundLots | RefusedLots;

/** Rules that hold, for those who play many games by them or run scenarios: nothing of them is shown. */
export interface LinkedRules {
	/** The `Program` as JSON. */
	program: string;
	/** Layer id -> content hash. */
	lock: Record<string, string>;
	/** For what scenarios and trials say. */
	names: LaterNames;
}

/** `excluded`: why some layer or constraint says that this does not go together; null: it has errors. */
export type LinkedLot =
	{ ok: true; rules: LinkedRules } | { ok: false; findings: Diagnostic[]; excluded: Said | null };
