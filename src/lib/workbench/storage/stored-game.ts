/** A game as it lies in storage: it may come from an older version, or from anywhere, and is read as strictly as a file. */
import { type Data, isData } from '#lib/game-file/data.ts';
import { type Margin, WITHOUT_SUM } from '#lib/game-file/game-file.ts';
import { NOTHING, type Said } from '#lib/language/said.ts';
import { readGameData } from '#lib/game-file/read-game-file.ts';
import type { StoredGame } from '#lib/game-file/game-file.ts';

/** With the user's edits under which it was played, so that it can go on under the same rules. */
export interface GameRecord extends StoredGame, Margin {
	id: string;
	created: number;
	updated: number;
	turn: number;
	over: boolean;
	/** Where it stands, in words: "Round 3". */
	status: string;
}

export type Shelved = ReadableGame | UnreadableGame;

export interface ReadableGame {
	readable: true;
	record: GameRecord;
}

/** It can be looked at as a file, and be deleted. */
export interface UnreadableGame {
	readable: false;
	id: string;
	said: Said;
	raw: unknown;
}

export function shelved(id: string, raw: unknown): Shelved {
	const data = isData(raw) ? raw : {};
	const { created, updated, turn, over, status } = data;
	const read = readGameData(gameOf(data), `${id}.json`);
	if (!read.ok) {
		const [first] = read.findings;
		return { readable: false, id, said: first?.said ?? NOTHING, raw };
	}
	const { setup, edits, course, notes, opened, edited, branches } = read.game;
	return {
		readable: true,
		record: {
			id,
			setup,
			edits,
			course,
			notes,
			opened,
			edited,
			branches,
			created: numberOr(created, 0),
			updated: numberOr(updated, 0),
			turn: numberOr(turn, course.answers.length),
			over: over === true,
			status: typeof status === 'string' ? status : ''
		}
	};
}

/** What of a record is the game. */
function gameOf({
	format,
	setup,
	edits,
	course,
	notes,
	opened,
	edited,
	branches,
	save
}: Data): object {
	if (save !== undefined) return { setup, edits, save };
	const margin = { ...(notes ? { notes } : {}), opened, edited, ...(branches ? { branches } : {}) };
	return { format: format ?? WITHOUT_SUM, setup, edits, course, ...margin };
}

function numberOr(value: unknown, otherwise: number): number {
	return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** Readable ones first, of those the newest. */
export function inShelfOrder(games: readonly Shelved[]): Shelved[] {
	const age = (game: Shelved): number => (game.readable ? -game.record.updated : 1);
	return games.toSorted((a, b) => age(a) - age(b));
}
