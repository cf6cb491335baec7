/** A game as a file: the table, the changes to the delivered rules, and the course of the game. */
import type { BotName } from '#lib/bots/bots.ts';
import type { Course } from '#lib/engine/session/course.ts';
import { hashText } from '#lib/language/tools/hash.ts';
import type { RulesChoice } from '#lib/ruleset/workspace/compose-choice.ts';
import { type Data, isData } from './data.ts';

export const GAME_FORMAT = 'thingsmith-game-3';
/** The same without a sum: what older versions have written, and what the browser keeps. */
export const WITHOUT_SUM = 'thingsmith-game-2';

export interface SeatSetup {
	name: string;
	control: 'human' | 'orders' | BotName;
	/** What its owner has written for it; kept while somebody else plays the seat. */
	orders?: SeatOrders;
}

export interface SeatOrders {
	/** A file of orders. */
	text: string;
	/** Answers that had been given when these orders were: how often each was followed counts from there. */
	since: number;
}

export interface GameSetup extends RulesChoice {
	seats: SeatSetup[];
	seed: string;
}

/** Seats that people play, from 0. */
export function peopleAt({ seats }: Pick<GameSetup, 'seats'>): number[] {
	return seats.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []));
}

/** Seats that belong to a person: who plays them, or writes their orders. */
export function ownedAt({ seats }: Pick<GameSetup, 'seats'>): number[] {
	return seats.flatMap(({ control }, seat) => (isOwned({ control }) ? [seat] : []));
}

export function isOwned({ control }: Pick<SeatSetup, 'control'>): boolean {
	return control === 'human' || control === 'orders';
}

/** The texts of the orders that are in force, by seat; null: the seat is played by somebody. */
export function ordersIn({ seats }: Pick<GameSetup, 'seats'>): (string | null)[] {
	return seats.map(({ control, orders }) => (control === 'orders' ? (orders?.text ?? '') : null));
}

/** The same where the game stands after so many answers: no orders were given later than that. */
export function setupAt(setup: GameSetup, turn: number): GameSetup {
	if (setup.seats.every(({ orders }) => !orders || orders.since <= turn)) return setup;
	const seats = setup.seats.map(({ orders, ...seat }) =>
		orders ? { ...seat, orders: { ...orders, since: Math.min(turn, orders.since) } } : seat
	);
	return { ...setup, seats };
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

/** Something that somebody wrote down. */
export interface GameNote {
	/** Answers given before it; a game that was taken back may have fewer. */
	turn: number;
	text: string;
}

/** One way in which a game went on. */
export interface Branch {
	name: string;
	/** Where it leaves another one, which stands before it in the list; the first one leaves none. */
	from?: { branch: number; turn: number };
	/** How it went; the one on the table has none here: its course is that of the game. */
	line?: Line;
}

/** What is laid on the table when a branch is gone on with. */
export interface Line {
	setup: GameSetup;
	course: Course;
}

export const MOST_BRANCHES = 24;
export const LONGEST_BRANCH_NAME = 60;

/** What stands beside the course of a game, and changes nothing of it. */
export interface Margin {
	notes: GameNote[];
	/** Answers that had been given when somebody at the table first looked at everybody's secrets; null: nobody has. */
	opened: number | null;
	/** Answers that had been given when it was first played on from a position that somebody had set; null: it never was. */
	edited: number | null;
	/** Other ways in which it went on, and the one on the table among them; none as long as there is only that. */
	branches: Branch[];
}

export const EMPTY_MARGIN: Margin = { notes: [], opened: null, edited: null, branches: [] };

export interface GameFile extends StoredGame, Margin {
	format: typeof GAME_FORMAT | typeof WITHOUT_SUM;
	/** Over everything else that it states. */
	sum?: string;
}

/** What leaves as a file is made here. What the browser keeps has no sum: storing an answer must not take longer in a long game. */
export function gameFile(
	{ setup, edits, course }: StoredGame,
	{ notes, opened, edited, branches }: Margin
): GameFile {
	const format = GAME_FORMAT;
	const stated = { setup, edits, course, notes, opened, edited, branches };
	return { format, sum: sumOf({ format, ...stated }), ...stated };
}

/** The same however it is written: the order of keys and the space between them state nothing. */
export function sumOf({ sum: _, ...stated }: Data | GameFile): string {
	const text = JSON.stringify(stated, (_key, part: unknown) =>
		isData(part) ? inOrder(part) : part
	);
	return hashText(text);
}

function inOrder(part: Data): Data {
	const sorted = Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(sorted);
}
