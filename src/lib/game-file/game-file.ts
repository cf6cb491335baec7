/** A game as a file: the table, the changes to the delivered rules, and the course of the game. */
import type { BotName } from '#lib/bots/player.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';

export const GAME_FORMAT = 'thingsmith-game-2';

export interface SeatSetup {
	name: string;
	control: 'human' | BotName;
}

export interface GameSetup extends RulesChoice {
	seats: SeatSetup[];
	seed: string;
}

/** Changes to the delivered rule files: path -> text, null for a file that was deleted. */
export type Edits = Record<string, string | null>;

/** Rule files with edits laid over them. */
export function withEdits(files: ReadonlyMap<string, string>, edits: Edits): Map<string, string> {
	const edited = new Map(files);
	for (const [path, text] of Object.entries(edits)) {
		if (text === null) edited.delete(path);
		else edited.set(path, text);
	}
	return edited;
}

/** What a game is made of; stored by the browser, and in a file with its format. */
export interface StoredGame {
	setup: GameSetup;
	edits: Edits;
	course: Course;
}

export interface GameFile extends StoredGame {
	format: typeof GAME_FORMAT;
}

export function gameFile({ setup, edits, course }: StoredGame): GameFile {
	return { format: GAME_FORMAT, setup, edits, course };
}
