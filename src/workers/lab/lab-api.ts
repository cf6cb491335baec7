/** What the page and the workers of the laboratory say to each other. */
import type { BotName } from '#lib/bots/bots.ts';
import type { SweepPoint } from '#lib/lab/charts/comparison-figures.ts';
import type { Comparison } from '#lib/lab/compare/comparison.ts';
import type { JudgedPiece } from '#lib/lab/counter/judged-piece.ts';
import type { LabReport } from '#lib/lab/report/lab-report.ts';
import type { AskedPiece, KeptGame, Lot } from '#lib/lab/report/run.ts';
import type { Outcome, TrialHead } from '#lib/lab/report/trial-counts.ts';
import type { TrialReport } from '#lib/lab/trials/trial-report.ts';
import type { Trial } from '#lib/lab/trials/read-trials.ts';
import type { RulesChoice } from '#lib/rules-server/rules-server.ts';
import type {
	FoundLots,
	LeftOut,
	LinkedRules,
	LotChoice,
	LotsWish,
	NewPiece,
	RefusedLots
} from '#lib/rules-server/lots-asked.ts';
import type { ProvedGame } from '../prove/prove-api.ts';

export type { SweepPoint } from '#lib/lab/charts/comparison-figures.ts';
export type { Comparison } from '#lib/lab/compare/comparison.ts';
export type { JudgedPiece } from '#lib/lab/counter/judged-piece.ts';
export type { LabReport } from '#lib/lab/report/lab-report.ts';
export type { KeptGame, Lot } from '#lib/lab/report/run.ts';
export type { TrialReport } from '#lib/lab/trials/trial-report.ts';
export type { RulesOutline } from '#lib/lab/report/outline.ts';
export type { LabPurpose, LeftOut, NewPiece } from '#lib/rules-server/lots-asked.ts';

export interface LabWish extends LotsWish {
	/** Seated by turns. */
	bots: BotName[];
	seed: string;
	/** 0: games are never cut off. */
	maxRounds: number;
	/** Whether to watch which events happen and which effects act; that is slower. */
	watched: boolean;
}

/** Rules by which some of the games are played, as they are linked. */
export interface LabLot extends LotChoice {
	linked: LinkedRules;
}

/** All that is needed to play. */
export interface LabSeries extends Omit<FoundLots, 'ok' | 'lots' | 'trials'> {
	wish: LabWish;
	lots: LabLot[];
	trials: LentTrial[] | null;
}

/** A trial with the rules for as many players as it has. */
export interface LentTrial {
	trial: Trial;
	linked: LinkedRules;
}

/** A trial that is for the piece. */
export interface BegunTrial {
	/** What is kept of it, but for what has been played. */
	head: TrialHead;
	/** How many are to be played. */
	pairings: number;
	/** Of its text. */
	hash: string;
}

/** The piece that is tested. */
export interface BegunPiece extends AskedPiece {
	trials: BegunTrial[];
}

/** All bouts of one pairing of a trial. */
export interface KeptBout {
	/** The place of the trial, and of the pairing in it. */
	trial: number;
	at: number;
	outcome: Outcome;
}

export type LabBegun =
	| {
			ok: true;
			/** As many as the rules allow. */
			players: number;
			/** By which rules is played. */
			lots: Lot[];
			/**
			 * Of each: the text of the layer that only the laboratory lays on top of what was chosen; null: none, the table
			 * knows these rules.
			 */
			onTop: (string | null)[];
			/** What is swept; null: nothing. */
			swept: string | null;
			leftOut: LeftOut[];
			/** Where nothing more is asked than how the rules play: pieces that their game, as it was delivered, has not, or not so. */
			fresh: NewPiece[];
			/** null: no piece is tested. */
			tested: BegunPiece | null;
	  }
	| RefusedLots;

/** What was wanted to be known, as far as games say. */
export type LabFound =
	/** `round`: in which the first pair parts; null: none does, or the rules count none. */
	| { is: 'compare'; comparison: Comparison; round: number | null }
	| { is: 'sweep'; what: string; points: SweepPoint[] }
	| { is: 'counter'; comparison: Comparison; round: number | null; judged: JudgedPiece };

/** What is told of the games so far. */
export interface LabTold {
	/** Of the lot that is looked at. */
	report: LabReport;
	/** The place of that lot. */
	lot: number;
	/** How often games of each lot broke a rule or could not go on. */
	faults: number[];
	/** Null where nothing more was asked, or there are too few games. */
	found: LabFound | null;
	/** Of a piece that is tested: how it fares in bouts. */
	trials: TrialReport[];
}

/** Rules of a lot that have become a variant of one's own. */
export interface KeptRules {
	choice: RulesChoice;
	linked: LinkedRules;
}

export interface LabApi {
	/** All else waits for this. */
	begin(series: LabSeries): LabBegun;
	/** Plays the game of this number; of a sweep by the rules of one lot, else by those of all. */
	play(game: number, lot: number): KeptGame[];
	/** Takes games into account that were played elsewhere. */
	add(games: KeptGame[]): void;
	/** Plays all bouts of a pairing: the place of its trial, and its own in it. */
	bout(trial: number, at: number): KeptBout;
	addBouts(bouts: KeptBout[]): void;
	/** `lot`: the one that is looked at. */
	tell(lot: number): LabTold;
	/**
	 * Plays a game once more, for the table: by the rules of one lot, or by ones that were kept since. null: the table does
	 * not know these rules.
	 */
	replay(game: number, by: number | KeptRules): ProvedGame | null;
}
