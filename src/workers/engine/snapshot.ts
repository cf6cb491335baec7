/** What the page is shown of a game, and what comes of an answer. */
import type { Said } from '#lib/language/said.ts';
import type { Happened } from '#lib/engine/seat/happening.ts';
import type { AnswerResult, GameView, LogLine, Refusal } from '#lib/engine/seat/protocol.ts';

export interface Snapshot {
	view: GameView;
	refusals: Refusal[];
	/** The log from turn `from` on; older lines are still good. */
	log: LogLine[];
	from: number;
}

/** `happened`: what the viewer saw happen on the way, of many answers the last ones. */
export interface Shown {
	snapshot: Snapshot;
	happened: Happened[];
}

export interface AnswerOutcome extends Shown {
	result: AnswerResult;
}

export interface BotOutcome extends Shown {
	/** Answers the bots gave. */
	played: number;
	/** Whether a bot has not made up its mind yet: it goes on where it was as soon as it is asked again. */
	thinking: boolean;
	/** Why the next one was not taken: the rules could not carry it out. */
	refused: Said | null;
}
