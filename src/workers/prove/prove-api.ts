/** What the page and the worker that runs scenarios say to each other: plain data. */
import type { Said } from '#lib/language/said.ts';
import type { StoredGame } from '#lib/game-file/game-file.ts';
import type { WorkFile } from '#lib/rules-server/rules-server.ts';

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
	/** Scenarios of a file, or about the rules in it: how many there are to run. */
	beginScenarios(path: string): Promise<number>;
	/** Runs the next one; null: that was all. */
	nextScenario(): ScenarioOutcome | null;
	/** Where a scenario of this run first failed, as a game. */
	failedPosition(number: number): FailedPosition;
}
