/** What the page and the worker that runs scenarios say to each other: plain data. */
import type { Said } from '#lib/language/said.ts';
import type { StoredGame } from '#lib/game-file/game-file.ts';
import type { LentStage, ScenarioGround } from '#lib/rules-server/rules-server.ts';
import type { StageRules } from '#lib/scenario/stage-rules.ts';

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

/** The next scenario needs rules that are not here yet. */
export interface StageWish {
	wants: StageRules;
}

export interface ProveApi {
	/**
	 * Scenarios of a file, or about the rules in it: how many there are to run. `own`: files of scenarios that were not
	 * delivered so; path -> text.
	 */
	beginScenarios(
		path: string,
		own: Record<string, string>,
		ground: ScenarioGround
	): Promise<number>;
	/** Runs the next one, or says what it needs; null: that was all. */
	nextScenario(): ScenarioOutcome | StageWish | null;
	/** The rules that the next one needs. Tells what will be needed after that, so that it can be linked meanwhile. */
	lend(stage: LentStage): StageWish | null;
	/** Where a scenario of this run first failed, as a game. */
	failedPosition(number: number): FailedPosition;
}
