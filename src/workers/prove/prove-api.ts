/** What the page and the worker that proves rules say to each other: plain data. */
import type { Fault } from '#lib/lab/game.ts';
import type { TestReport } from '#lib/lab/test-report.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { BotName } from '#lib/bots/bots.ts';
import type { RulesChoice, WorkFile } from '#lib/rules-server/rules-server.ts';
import type { StoredGame } from '#lib/game-file/game-file.ts';

export type { PieceReport, TestReport } from '#lib/lab/test-report.ts';
export type { Share } from '#lib/lab/interval.ts';

export interface TestWish {
	choice: RulesChoice;
	players: number;
	bots: BotName;
}

/** A piece that these rules have and the game as it was delivered has not, or not so. */
export interface NewPiece {
	id: string;
	change: 'added' | 'changed';
}

export type TestBegun =
	| { ok: true; players: number; pieces: NewPiece[] }
	/** These rules cannot be played. */
	| { ok: false; findings: Diagnostic[] };

export type Problem = Fault & { seed: string };

/** A game that can be stored, without the changed files it was played with: those the page knows. */
export type ProvedGame = Omit<StoredGame, 'edits'>;

export interface ScenarioOutcome {
	/** Among those of this run, from 0. */
	number: number;
	title: string;
	file: string;
	line: number;
	/** null in a game without editions. */
	edition: string | null;
	passed: boolean;
	failures: { said: Said; file: string; line: number }[];
}

export type FailedPosition =
	| { ok: true; game: ProvedGame }
	/** `nowhere`: nobody is asked there, so there is nothing to sit down at; `no-variant`: the table knows no such game. */
	| { ok: false; why: 'nowhere' | 'no-variant' | 'gone' };

export interface ProveApi {
	/** The rule files as they are in force; all else waits for this. */
	open(files: WorkFile[]): void;
	beginTest(wish: TestWish): TestBegun;
	/** Plays one more game, and tells of all up to it. */
	playTest(game: number): TestReport;
	/** A game in which something went wrong, up to there. */
	problemGame(game: number): ProvedGame | null;
	/** Scenarios of a file, or about the rules in it: how many there are to run. */
	beginScenarios(path: string): Promise<number>;
	/** Runs the next one; null: that was all. */
	nextScenario(): ScenarioOutcome | null;
	/** Where a scenario of this run first failed, as a game. */
	failedPosition(number: number): FailedPosition;
}
