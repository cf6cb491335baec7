/** What the page and the workers of the laboratory say to each other. */
import type { BotName } from '#lib/bots/bots.ts';
import type { Comparison } from '#lib/lab/compare/comparison.ts';
import type { LabReport } from '#lib/lab/report/lab-report.ts';
import type { RulesOutline } from '#lib/lab/report/outline.ts';
import type { KeptGame } from '#lib/lab/report/run.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import type { WorkFile } from '../engine/engine-api.ts';
import type { ProvedGame } from '../prove/prove-api.ts';

export type { Comparison, Compared } from '#lib/lab/compare/comparison.ts';
export type { Finding, LabReport } from '#lib/lab/report/lab-report.ts';
export type { KeptGame } from '#lib/lab/report/run.ts';
export type { RulesOutline } from '#lib/lab/report/outline.ts';

/** What is to be played: one choice of rules, or two that are compared. */
export interface LabWish {
	rules: RulesChoice[];
	players: number;
	/** Seated by turns. */
	bots: BotName[];
	seed: string;
	/** 0: games are never cut off. */
	maxRounds: number;
	/** Whether to watch which events happen and which effects act; that is slower. */
	watched: boolean;
}

export type LabBegun =
	/** `players`: as many as the rules allow. */
	| { ok: true; players: number; rules: RulesOutline[] }
	/** `broken`: these rules have errors; `games`: two games cannot be compared. */
	| { ok: false; why: 'broken'; findings: Diagnostic[] }
	| { ok: false; why: 'games' };

/** What is told of the games so far. */
export interface LabTold {
	/** One for each choice of rules. */
	reports: LabReport[];
	/** Null where there are not two of them. */
	comparison: Comparison | null;
	/** In which round the first pair parts; null: none does, or the rules count none. */
	partingRound: number | null;
}

export interface LabApi {
	open(files: WorkFile[]): void;
	begin(wish: LabWish): LabBegun;
	/** Plays the game of this number by all rules that were chosen. */
	play(game: number): KeptGame[];
	/** Takes games into account that were played elsewhere. */
	add(games: KeptGame[]): void;
	tell(): LabTold;
	/** Plays a game once more, for the table. `rules`: by which of those that were chosen. */
	replay(game: number, rules: number): ProvedGame;
}
