/** Answers in three forms: the client's keys, the engine's picks, and the numbers of a replay file. */
import {
	asked,
	answer,
	answerAnytime,
	anytimeActions,
	decisionPoint,
	isLegal,
	legalAnswers,
	unanswered
} from '#lib/engine/play/play.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import {
	anytimePickOfKey,
	chosenAction,
	optionView,
	pickOfKey
} from '#lib/engine/seat/option-view.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import type { Answer } from '#lib/engine/seat/protocol.ts';
import { type Said, say } from '#lib/language/said.ts';
import type { RecordedAnswer } from './course.ts';

export interface Decision {
	seat: number;
	picks: number[];
	anytime: boolean;
	/** The rules say what holds when nobody answers, and that is not legal here: this is given instead. */
	instead?: boolean;
}

type Found = { ok: true; decision: Decision } | { ok: false; said: Said };

/** An answer that is about to be given, as it is written down. */
export function recordOf(m: Machine, decision: Decision): RecordedAnswer {
	return [...codeOf(decision), ...keysOf(m, decision), ...(decision.instead ? [INSTEAD] : [])];
}

/** Stands behind the keys of an answer that took the place of a default; no key has such a sign. */
const INSTEAD = '!default';

/** `[seat, picks...]`, or `[-1 - seat, pick]` for an anytime action. */
export function codeOf({ seat, picks, anytime }: Decision): number[] {
	return [anytime ? -1 - seat : seat, ...picks];
}

/** What is chosen, as its seat sees it; an amount says so itself. */
function keysOf(m: Machine, { seat, picks, anytime }: Decision): string[] {
	if (anytime) {
		const legal = anytimeActions(m, seat);
		return picks.map((pick) => chosenAction(m, seat, legal.code(pick)).key);
	}
	const legal = legalAnswers(m, seat);
	if (legal.kind === 'amount') return [];
	const point = decisionPoint(m)!;
	return picks.map((pick) => optionView(m, seat, point, legal, pick).key);
}

/** Whether the answers of a record say what was chosen, each of them; those of the oldest records have numbers alone. */
export function haveKeys(answers: readonly RecordedAnswer[]): boolean {
	return answers.some((recorded) => keysIn(recorded).length > 0);
}

function keysIn(recorded: RecordedAnswer): string[] {
	return recorded.filter((part) => typeof part === 'string').filter((key) => key !== INSTEAD);
}

/** The numbers of a record; null where it has none. */
export function decisionIn(recorded: RecordedAnswer): Decision | null {
	const [head, ...picks] = recorded.filter((part) => typeof part === 'number');
	if (head === undefined) return null;
	if (head < 0) return { seat: -1 - head, picks, anytime: true };
	const instead = recorded.includes(INSTEAD);
	return { seat: head, picks, anytime: false, ...(instead && { instead }) };
}

type Recalled = { ok: true; decision: Decision; moved: boolean } | { ok: false; said: Said };

/**
 * The answer of a record. Where its numbers mean something else now, what was chosen is looked for by its keys (`moved`),
 * as long as `search` is set: under the same rules it would be another game. `named`: the record has keys.
 */
export function recall(
	m: Machine,
	recorded: RecordedAnswer,
	search: boolean,
	named: boolean
): Recalled {
	const decision = decisionIn(recorded);
	if (decision === null)
		return { ok: false, said: say`play/answer-of-nobody: the answer does not say whose it is` };
	const { seat, picks, anytime } = decision;
	const keys = keysIn(recorded);
	const given = (keys.length > 0 ? keys : picks).join(', ') || say`word/nothing: nothing`;
	const said = say`play/answer-not-legal: the answer of ${playerKey(seat)}, ${given}, is not legal here`;
	if (seat >= m.program.players)
		return { ok: false, said: say`play/no-seat: there is no seat ${seat + 1}` };
	if (!anytime && ((asked(m) >>> seat) & 1) === 0) {
		return { ok: false, said: say`play/is-not-asked-here: ${playerKey(seat)} is not asked here` };
	}
	const possible = isPossible(m, decision);
	const now = possible ? keysOf(m, decision) : [];
	if (named && keys.length === 0 && now.length > 0) {
		const unsaid = say`play/without-keys: the answer of ${playerKey(seat)} does not say what was chosen, as others of the record do`;
		return { ok: false, said: unsaid };
	}
	if (possible && agrees(now, keys)) {
		if (search || !decision.instead || standsInForDefault(m, decision))
			return { ok: true, decision, moved: false };
		const wrong = say`play/not-instead: the record says that the default of ${playerKey(seat)} was not legal here, and it is`;
		return { ok: false, said: wrong };
	}
	if (!search || keys.length === 0) return { ok: false, said };
	const answer = { seat, keys, anytime };
	const found = anytime ? findAnytime(m, answer) : findPicks(m, answer);
	// `decision` says whether it stood in for a default.
	return found.ok
		? { ok: true, decision: { ...decision, ...found.decision }, moved: true }
		: { ok: false, said };
}

/** The log would tell it of an answer that somebody has chosen. */
function standsInForDefault(m: Machine, { seat, picks }: Decision): boolean {
	const { by, picks: unsaid } = unanswered(m, seat);
	return by === 'illegal' && unsaid.join() === picks.join();
}

/** Old records have no keys. */
function agrees(now: readonly string[], recorded: readonly string[]): boolean {
	return recorded.length === 0 || now.join('\n') === recorded.join('\n');
}

export function isPossible(m: Machine, { seat, picks, anytime }: Decision): boolean {
	if (!anytime) return isLegal(legalAnswers(m, seat), picks);
	const [pick = -1] = picks;
	return picks.length === 1 && pick >= 0 && pick < anytimeActions(m, seat).count;
}

/** Carries an answer out. Throws on an illegal one. */
export function applyDecision(m: Machine, { seat, picks, anytime }: Decision): void {
	if (anytime) answerAnytime(m, seat, picks[0] ?? -1);
	else answer(m, seat, picks);
}

/** Finds the picks that the keys of an answer mean. */
export function findPicks(m: Machine, given: Answer): Found {
	const { seat, keys } = given;
	const point = ((asked(m) >>> seat) & 1) === 1 ? decisionPoint(m) : null;
	if (point === null)
		return { ok: false, said: say`play/seat-not-asked: seat ${seat + 1} is not asked now` };
	const legal = legalAnswers(m, seat);
	const { kind, min, max } = legal;
	if (kind === 'amount') {
		const amount = given.amount ?? Number(keys[0] ?? Number.NaN);
		if (!Number.isInteger(amount) || amount < min || amount > max) {
			return {
				ok: false,
				said: say`play/asks-for-number: a number from ${min} to ${max} is asked for`
			};
		}
		return { ok: true, decision: { seat, picks: [amount], anytime: false } };
	}
	const picks: number[] = [];
	for (const key of keys) {
		const pick = pickOfKey(m, seat, point, legal, key);
		if (pick < 0)
			return { ok: false, said: say`play/not-among-legal: ${key} is not among the legal answers` };
		picks.push(pick);
	}
	if (!isLegal(legal, picks)) {
		const said =
			kind === 'subset'
				? say`play/choose-so-many: ${min} to ${max} are to be chosen`
				: say`play/choose-one: exactly one answer is asked for`;
		return { ok: false, said };
	}
	return { ok: true, decision: { seat, picks, anytime: false } };
}

/** Finds an anytime action by its key. */
export function findAnytime(m: Machine, { seat, keys: [key = ''] }: Answer): Found {
	const pick = anytimePickOfKey(m, seat, key);
	if (pick < 0) return { ok: false, said: say`play/cannot-be-done-now: ${key} cannot be done now` };
	return { ok: true, decision: { seat, picks: [pick], anytime: true } };
}
