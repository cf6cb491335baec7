/** What is told of many games of the same rules. */
import type { Share } from '#lib/lab/interval.ts';
import type { Estimate } from '#lib/lab/statistics/paired.ts';
import type { Summary } from '#lib/lab/summary.ts';
import type { Said } from '#lib/language/said.ts';
import type { Curve } from './CurveTally.ts';
import type { PartIds } from './never-used.ts';
import type { PartReport } from './PartTally.ts';

/** A share beside what it would be if nothing made a difference. */
export interface Fairness {
	/** `p1` of a seat, the name of a bot. */
	id: string;
	won: Share;
	fair: number;
	/** Among all seats, or bots, after Benjamini and Hochberg. */
	p: number;
}

export interface LabReport {
	summary: Summary;
	seats: Fairness[];
	/** Empty where all seats have the same. */
	bots: Fairness[];
	/** Of games that ended, the most frequent first. */
	endings: { id: string; share: Share }[];
	/** How many games ended in which round. */
	lengths: { rounds: number; games: number }[];
	/** Null where nothing ranks the players. */
	lead: {
		games: number;
		changes: Estimate;
		/** The round in which the winner came ahead for good. */
		turning: Estimate;
		/** At which part of the game that was, on average. */
		share: number;
	} | null;
	curves: Curve[];
	/** `p` is that among all of them. */
	parts: (PartReport & { differs: boolean })[];
	never: PartIds;
	findings: Finding[];
}

/** Something that somebody should look at. */
export interface Finding {
	kind: 'fault' | 'long' | 'unfair' | 'part';
	said: Said;
	/** The game that shows it; null: they all do together. */
	game: number | null;
}
