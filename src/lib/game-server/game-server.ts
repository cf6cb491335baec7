/**
 * What a `GameServer` is asked. It runs one game with its bots; it takes linked games and records, never rule text
 * (`rules-server/`). It alone says what is legal: clients show a view and send answers back. Everything is plain data, so that
 * it can be in this thread, in another one, or elsewhere.
 *
 * Whatever changes the game answers with `Shown`: all that follows from it, in one message.
 */
import type { BotReason } from '#lib/bots/reasons.ts';
import type {
	Answer,
	Breakdown,
	GameView,
	Key,
	Landing,
	Refusal,
	LogLine,
	Seat,
	Viewer
} from '#lib/engine/seat/protocol.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { Course } from '#lib/engine/session/course.ts';
import type { Parting } from '#lib/engine/session/load-session.ts';
import type { Obstacle } from '#lib/engine/session/take-over-rules.ts';
import type { GameSetup, Line } from '#lib/game-file/game-file.ts';
import type { Lending } from '#lib/lab/playouts/lend-position.ts';
import type { Diagnostic } from '#lib/language/diagnostic.ts';
import type { Said } from '#lib/language/said.ts';
import type { OrdersTally } from '#lib/orders/orders.ts';
import type { LinkedGame, Rules, Rulings } from '#lib/rules-server/rules-server.ts';
import type { Difference } from './difference.ts';
import type { HostCode } from './host-code.ts';
import type { PositionApi } from './position/position-api.ts';

export interface GameServer extends PositionApi, Lending {
	/** Whether rules run as printed code here, or have to be interpreted, which is several times slower. */
	way(): HostCode['way'];

	start(setup: GameSetup, game: LinkedGame): StartResult;
	/**
	 * A new game, played on by bots until the first seat is asked and has something for which a piece can stand: the piece
	 * stands there then.
	 */
	tryOut(setup: GameSetup, game: LinkedGame, face: string): StartResult;
	/** `partly`: as far as the record is a game of these rules, where otherwise it would be refused. */
	resume(line: Line, rulings: Rulings, partly: boolean): StartResult;
	/** Clears the table. */
	leave(): void;

	/** The table as a viewer sees it. */
	show(wish: Wish): Shown;
	/** Another viewer comes to the table: what it sees, and for a seat what happened since it answered last. */
	look(wish: Wish): Shown;
	/** Gives an answer. Where `ask` says so, it is asked about first, and nothing has happened. */
	give(answer: Answer, ask: AskFirst, wish: Wish): Given;
	/** Lets bots answer: one decision, or until a person is asked or so many milliseconds are over. */
	bots(limit: 'one' | number, wish: Wish): BotsPlayed;
	/** Takes back to the last question to a person; null where nothing can be taken back. */
	undo(to: 'barrier' | 'any', wish: Wish): Shown | null;
	/** Whether the game could go on under other rules: what stands in the way; null: nothing. */
	obstacle(game: LinkedGame): Obstacle | null;
	/** The game goes on under other rules, if it can. `setup`: what it is called under from now on. */
	swap(game: LinkedGame, setup: GameSetup, wish: Wish): Swapped;

	/** What the seat of these answers would see and be asked after them, which are not given; null where that cannot be told. */
	foresee(answers: readonly Answer[]): GameView | null;
	/** Where the open offer of a seat would bring each of these things: asked when a piece is taken up, and told with no answer. */
	landings(seat: Seat, things: readonly Key[]): Landing[];
	/** The game as it stood after so many answers; it goes on as it stands now. */
	past(viewer: Viewer, turn: number): Moment;
	/** What the viewer saw happen between two moments; of many answers by the last ones. */
	happened(viewer: Viewer, from: number, to: number): Happened[];
	/** `turn`: at a moment of the past; null: now. */
	explain(viewer: Viewer, value: string, keys: Key[], turn: number | null): Breakdown | null;
	/** What bots weighed before their last answers. */
	reasons(): BotReason[];
	/** What came of the orders of a seat so far: for its owner alone. null: it has none that hold. */
	ordersTold(seat: Seat): OrdersTally | null;
}

/** Who looks, and what it was shown last. */
export interface Wish {
	viewer: Viewer;
	/** The number of what it was shown last: what comes then is told as a difference to that. null: nothing. */
	known: number | null;
	/** Whether the next person who is asked takes the table, where the viewer is not: all people look together. */
	follow: boolean;
}

/**
 * never: an answer is given at once; final: what undo does not bring back is asked about; unless-opens: and so is everything
 * that does more than to open the next question.
 */
export type AskFirst = 'never' | 'final' | 'unless-opens';

/** All that a table shows to one viewer. */
export interface Seen {
	view: GameView;
	refusals: Refusal[];
	log: LogLine[];
	chronicle: Chronicle;
}

/** What has changed, and what is seen of it. */
export interface Shown {
	/** Its number, for the next wish. */
	number: number;
	viewer: Viewer;
	/** To what was shown last: a `Seen` comes of it. */
	seen: Difference;
	/** To the record: a `Course` comes of it. It holds every secret, and is for those alone who keep the game. */
	course: Difference;
	/** What the viewer saw happen on the way, of many answers the last ones. */
	happened: Happened[];
	/** Whether this viewer has taken the table, and that is what happened since it answered last. */
	anew: boolean;
}

export type Given =
	{ is: 'given'; shown: Shown } | { is: 'ask' } | { is: 'refused'; said: Said; shown: Shown };

export interface BotsPlayed {
	/** Answers the bots gave. */
	played: number;
	/** Whether a bot has not made up its mind yet: it goes on where it was as soon as it is asked again. */
	thinking: boolean;
	/** Why the next one was not taken: the rules could not carry it out. */
	refused: Said | null;
	shown: Shown;
}

export type Swapped =
	{ ok: true; changes: Said[]; shown: Shown } | { ok: false; said: Said; obstacle: Obstacle };

/** A moment of the past as one viewer saw it. Nothing can be answered there. */
export interface Moment {
	view: GameView;
	/** How many lines the viewer's log had. */
	logged: number;
}

/** How a game went, as far as one viewer could see it. */
export interface Chronicle {
	/** Answers given before the first moment that can be gone back to, and before the last, which is now. */
	first: number;
	last: number;
	/** Where rounds begin, and now; `round`: null where the rules count none. */
	points: { turn: number; round: number | null }[];
	/** What the ruleset shows of its players in numbers: by seat, then by point; null: the viewer does not know it. */
	measures: { id: string; values: (number | null)[][] }[];
}

export interface Started {
	rules: Rules;
	/** How a saved game goes on when it is not simply the same game again. */
	continued: Continued | null;
	/** The game so far, to be kept. */
	course: Course;
}

/** The rules have changed since the game was saved; `layers`: those of them whose content is another one now. */
export type Continued =
	/** The position was taken over to the rules of now. */
	| { how: 'taken-over'; layers: string[] }
	/** Played again answer by answer; so many answers were found under other numbers. */
	| { how: 'replayed'; layers: string[]; moved: number }
	/** Still under the rules of then: those of now refuse the position. */
	| { how: 'old-rules'; layers: string[]; said: Said }
	/** It goes on before the answer at which record and rules part; the rest of the record is not played. */
	| { how: 'parted'; layers: string[]; at: Parting };

export type StartResult =
	| { ok: true; started: Started }
	/** `parted`: with which answer a record stops being a game of these rules. */
	| { ok: false; findings: Diagnostic[]; said: Said; parted: Parting | null };
