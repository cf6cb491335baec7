/** Bouts of one trial as they are kept and sent: plain data, from which all that is told of them can be worked out again. */

export interface BoutCount {
	won: number;
	lost: number;
	undecided: number;
	/** They did not come to an end, or a rule could not go on. */
	broken: number;
}

/** Two in one place. */
interface Met {
	tested: string;
	against: string;
	/** The words of what is varied, in that order. */
	ground: string[];
}

/** All bouts of two pieces in one place. */
export interface CountedPairing extends Met, BoutCount {
	/** What the opponent is worth. */
	value: number | null;
}

/** Two that could not be set up. */
export interface FailedPairing extends Met {
	why: string;
}

export interface TrialPlan {
	tested: string;
	/** null: the trial does not say what pieces are worth. */
	value: number | null;
	/** Those it is compared with: of its value, or where there are none of the nearest. `of`: how many such there are. */
	peers: { pieces: string[]; value: number | null; of: number };
	/** Those of the field that the peers meet. */
	sample: string[];
}

export interface TrialHead {
	trial: string;
	about: string;
	/** What is varied. */
	vary: string[];
	/** In how many places any two meet. */
	grounds: number;
	plan: TrialPlan;
	/** Bouts of each pairing. */
	each: number;
}

/** What became of a pairing. */
export type Outcome = CountedPairing | FailedPairing;

export interface TrialCounts extends TrialHead {
	/** In any order; not all may have been played. */
	pairings: CountedPairing[];
	failed: FailedPairing[];
}

export function countsOf(head: TrialHead, outcomes: readonly Outcome[]): TrialCounts {
	return {
		...head,
		pairings: outcomes.filter((outcome): outcome is CountedPairing => !('why' in outcome)),
		failed: outcomes.filter((outcome) => 'why' in outcome)
	};
}
