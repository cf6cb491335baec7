/** Answers in three forms: the client's keys, the engine's picks, and the numbers of a replay file. */
import {
	asked,
	answer,
	answerAnytime,
	anytimeActions,
	isLegal,
	legalAnswers
} from '#lib/engine/play/play.ts';
import { decisionView } from '#lib/engine/seat/decision-view.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { anytimeView } from '#lib/engine/seat/option-view.ts';
import type { Answer } from '#lib/engine/seat/protocol.ts';

export interface Decision {
	seat: number;
	picks: number[];
	anytime: boolean;
}

type Found = { ok: true; decision: Decision } | { ok: false; reason: string };

/** `[seat, picks...]`, or `[-1 - seat, pick]` for an anytime action. */
export function codeOf({ seat, picks, anytime }: Decision): number[] {
	return [anytime ? -1 - seat : seat, ...picks];
}

/** The answer of a replay, or null where it is not legal. */
export function decisionOf(m: Machine, code: readonly number[]): Decision | null {
	const [head, ...picks] = code;
	if (head === undefined) return null;
	if (head < 0) {
		const seat = -1 - head;
		const { count } = anytimeActions(m, seat);
		const [pick] = picks;
		const legal = picks.length === 1 && pick !== undefined && pick >= 0 && pick < count;
		return legal ? { seat, picks, anytime: true } : null;
	}
	if (((asked(m) >>> head) & 1) === 0) return null;
	return isLegal(legalAnswers(m, head), picks) ? { seat: head, picks, anytime: false } : null;
}

/** Carries an answer out. Throws on an illegal one. */
export function applyDecision(m: Machine, { seat, picks, anytime }: Decision): void {
	if (anytime) answerAnytime(m, seat, picks[0] ?? -1);
	else answer(m, seat, picks);
}

/** Finds the picks that the keys of an answer mean. */
export function findPicks(m: Machine, given: Answer): Found {
	const view = ((asked(m) >>> given.seat) & 1) === 1 ? decisionView(m, given.seat) : null;
	if (view === null) return { ok: false, reason: `seat ${given.seat + 1} is not asked now` };
	if (view.kind === 'amount') {
		const amount = given.amount ?? Number(given.keys[0] ?? Number.NaN);
		if (!Number.isInteger(amount) || amount < view.min || amount > view.max) {
			return { ok: false, reason: `a number from ${view.min} to ${view.max} is asked for` };
		}
		return { ok: true, decision: { seat: given.seat, picks: [amount], anytime: false } };
	}
	const picks: number[] = [];
	for (const key of given.keys) {
		const pick = view.options.findIndex((option) => option.key === key);
		if (pick < 0) return { ok: false, reason: `${key} is not among the legal answers` };
		picks.push(pick);
	}
	if (!isLegal(legalAnswers(m, given.seat), picks)) {
		const reason =
			view.kind === 'subset'
				? `${view.min} to ${view.max} are to be chosen`
				: 'exactly one answer is asked for';
		return { ok: false, reason };
	}
	return { ok: true, decision: { seat: given.seat, picks, anytime: false } };
}

/** Finds an anytime action by its key. */
export function findAnytime(m: Machine, given: Answer): Found {
	const [key] = given.keys;
	const pick = anytimeView(m, given.seat).findIndex((option) => option.key === key);
	if (pick < 0) return { ok: false, reason: `${key} cannot be done now` };
	return { ok: true, decision: { seat: given.seat, picks: [pick], anytime: true } };
}
