/** Why bots answered as they did, in words: for an open table, since a bot weighs what it alone may know. */
import { decisionIn, type Decision } from '#lib/engine/session/answers.ts';
import type { Session } from '#lib/engine/session/session.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { anytimeActions, decisionPoint, legalAnswers } from '#lib/engine/play/play.ts';
import { chosenAction, optionView } from '#lib/engine/seat/option-view.ts';
import type { Phrase, Seat } from '#lib/engine/seat/protocol.ts';
import { IDLE, WON } from './machine-probe.ts';
import type { Thought } from './player.ts';

/** How the position after an answer looked to the bot, by the rules' own measure; or what came of it. */
export type Judged = number | 'won' | 'lost' | 'idle' | 'impossible';

export interface BotReason {
	seat: Seat;
	/** Answers that had been given before. */
	turn: number;
	/** The best first; `visits`: how often it was played out, where that was done. */
	tried: { phrases: Phrase[]; judged: Judged; visits: number | null; chosen: boolean }[];
}

/** Null where the answer was taken back, or nothing was weighed. */
export function reasonOf(session: Session, thought: Thought): BotReason | null {
	const { turn, decision, tried } = thought;
	const given = session.answerAfter(turn);
	if (tried.length === 0 || given === null || !isSame(decisionIn(given), decision)) return null;
	const m = session.at(turn);
	const { seat } = decision;
	const weighed = tried.map(({ choice, score, visits }) => ({
		phrases: choice.picks.map((pick) => phraseOf(m, { seat, ...choice, picks: [] }, pick)),
		judged: judgementOf(score),
		score,
		visits,
		chosen: isSame({ seat, anytime: choice.anytime, picks: [...choice.picks] }, decision)
	}));
	const sorted = weighed.sort((a, b) => (b.visits ?? 0) - (a.visits ?? 0) || b.score - a.score);
	return { seat, turn, tried: sorted.map(({ score: _, ...rest }) => rest) };
}

function isSame(a: Decision | null, b: Decision): boolean {
	return a?.seat === b.seat && a.anytime === b.anytime && a.picks.join() === b.picks.join();
}

function phraseOf(m: Machine, { seat, anytime }: Decision, pick: number): Phrase {
	if (anytime) return chosenAction(m, seat, anytimeActions(m, seat).code(pick)).phrase;
	const legal = legalAnswers(m, seat);
	const point = decisionPoint(m);
	return legal.kind === 'amount' || point === null
		? { path: 'system.number', args: { it: { of: 'number', value: pick } } }
		: optionView(m, seat, point, legal, pick).phrase;
}

function judgementOf(score: number): Judged {
	if (score === WON) return 'won';
	if (score === -WON) return 'lost';
	if (score === IDLE) return 'idle';
	return Number.isFinite(score) ? score : 'impossible';
}
