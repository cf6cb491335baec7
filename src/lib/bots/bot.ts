/**
 * Bots: functions from what they are asked to an answer. There is no state in these types; whoever writes a bot cannot
 * look at it.
 */
import type { AnswerKind } from '#lib/engine/state/legal-answers.ts';
import type { Stream } from './stream.ts';

/** What a bot is asked, in numbers. */
export interface Question {
	readonly kind: AnswerKind;
	/** Answers without the one to decline; of a subset the members; 0 for an amount. */
	readonly count: number;
	/** Bounds of a subset's size or of an amount. */
	readonly min: number;
	readonly max: number;
	/** Whether it may decline: by picking `count`. */
	readonly optional: boolean;
	/** Actions that it may take instead of answering; it is asked again afterwards. */
	readonly anytime: number;
}

/** An answer: one number below `count` (or `count` to decline), several for a subset, the number itself for an amount. */
export interface Choice {
	readonly anytime: boolean;
	readonly picks: readonly number[];
}

/** What becomes of answers, tried out on a position that looks the same to the bot but need not be the real one. */
export interface Probe {
	/** How good the position after the answer is by the ruleset's own measure. */
	score(choice: Choice): number;
	/** How good it is right after the answer, before anybody gives the next one. */
	glance(choice: Choice): number;
	/** Whether the rules say that the measure is right by then (`follow:`). */
	readonly judgesAtOnce: boolean;
}

export interface BotView {
	readonly question: Question;
	readonly probe: Probe;
}

export type Bot = (view: BotView, stream: Stream) => Choice;
