/**
 * The only way in: what the game asks, what is legal, and answering.
 *
 * An answer is a seat with picks: the index of an option (`LegalAnswers.count` to decline), several for a subset, the
 * number itself for an amount. Indices follow a canonical order, so that a list of answers is a replay.
 */
import { ANYTIME, type DecisionPoint, type RefusedCandidate } from '#lib/engine/machine/code.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { turnAt } from '#lib/engine/machine/routine-info.ts';
import { WAIT } from '#lib/engine/machine/signals.ts';
import {
	ANSWERS,
	OUT_OF_TURN,
	OVER,
	PC,
	ROUTINE,
	RUNNING,
	STATUS,
	WAITING
} from '#lib/engine/state/memory-layout.ts';
import type { LegalAnswers } from '#lib/engine/state/legal-answers.ts';

export function isOver(m: Machine): boolean {
	return m.mem[STATUS] === OVER;
}

/** What the top frame waits for; null when the game is over. */
export function decisionPoint(m: Machine): DecisionPoint | null {
	if (m.mem[STATUS] !== WAITING) return null;
	const point = m.code.routines[m.mem[m.fp + ROUTINE]!]!.decisions[m.mem[m.fp + PC]!];
	if (point === undefined) throw new Error(`waiting where nothing is asked: ${m.chain()}`);
	return point;
}

/** Bit set of the seats whose answer the game waits for. */
export function asked(m: Machine): number {
	m.askedFromOutside();
	return decisionPoint(m)?.asked(m) ?? 0;
}

/** The seat with the lowest number that is asked, or -1. */
export function firstAsked(m: Machine): number {
	const seats = asked(m);
	return seats === 0 ? -1 : 31 - Math.clz32(seats & -seats);
}

/** The legal answers of a seat that is asked. Valid until the next answer. */
export function legalAnswers(m: Machine, seat: number): LegalAnswers {
	if (seat >= 0 && m.legal.seat === seat && m.mem[STATUS] === WAITING) return m.legal;
	listAnswers(m, seat, m.legal);
	return m.legal;
}

/** The same into another list, which holds wherever the machine comes back to this position. */
export function listAnswers(m: Machine, seat: number, legal: LegalAnswers): void {
	const point = decisionPoint(m);
	if (point === null || ((asked(m) >>> seat) & 1) === 0) {
		throw new Error(`seat ${seat} is not asked`);
	}
	list(m, legal, () => point.enumerate(m, seat, legal));
}

/** Lists answers for somebody outside. What could not be listed to its end is no list. */
function list(m: Machine, legal: LegalAnswers, enumerate: () => void): void {
	m.askedFromOutside();
	try {
		enumerate();
	} catch (error) {
		legal.seat = -1;
		legal.count = 0;
		throw error;
	}
}

/** Whether the picks are one of the legal answers. */
export function isLegal(legal: LegalAnswers, picks: readonly number[]): boolean {
	if (legal.kind === 'subset') {
		const distinct = new Set(picks).size === picks.length;
		const inside = picks.every((pick) => isAmong(pick, 0, legal.count - 1));
		return distinct && inside && picks.length >= legal.min && picks.length <= legal.max;
	}
	if (picks.length !== 1) return false;
	if (legal.kind === 'amount') return isAmong(picks[0]!, legal.min, legal.max);
	return isAmong(picks[0]!, 0, legal.size - 1);
}

function isAmong(pick: number, min: number, max: number): boolean {
	return Number.isInteger(pick) && pick >= min && pick <= max;
}

/** What holds for a seat that does not answer, and why. */
export interface Unanswered {
	picks: number[];
	/** `default`: the rules say so. `unsaid`: they say nothing. `illegal`: what they say is not legal here. */
	by: 'default' | 'unsaid' | 'illegal';
}

/** What holds when nobody answers: what the rules say, else what does least. It is a legal answer. */
export function unanswered(m: Machine, seat: number): Unanswered {
	const legal = legalAnswers(m, seat);
	const point = decisionPoint(m)!;
	m.askedFromOutside();
	const picks = point.standing(m, seat, legal);
	if (picks !== null) return { picks, by: 'default' };
	return { picks: legal.quietest, by: point.step.default === undefined ? 'unsaid' : 'illegal' };
}

/** Gives a legal answer and runs on to the next question. Throws on an illegal one. `legal`: the answers of this position. */
export function answer(
	m: Machine,
	seat: number,
	picks: readonly number[],
	legal = legalAnswers(m, seat)
): void {
	if (!isLegal(legal, picks)) throw new Error(`no legal answer: ${picks.join(' ')}`);
	const point = decisionPoint(m);
	if (point === null) return;
	m.write(ANSWERS, m.mem[ANSWERS]! + 1);
	m.write(STATUS, RUNNING);
	const next = point.accept(m, seat, legal, picks);
	m.legal.seat = -1;
	resume(m, next);
}

/** Goes on after an answer: at a pc, in a new frame, or waiting still. */
function resume(m: Machine, next: number): void {
	if (next >= 0) m.saveReturn(next);
	if (next === WAIT) {
		m.write(STATUS, WAITING);
		return;
	}
	m.run();
}

export function refusals(m: Machine, seat: number): RefusedCandidate[] {
	m.askedFromOutside();
	m.legal.seat = -1;
	return decisionPoint(m)?.refusals(m, seat) ?? [];
}

/**
 * The actions that a seat may take although the game waits for an answer. Valid until the next call or answer. `into`: another
 * list, which holds wherever the machine comes back to this position.
 */
export function anytimeActions(m: Machine, seat: number, into = m.outOfTurn): LegalAnswers {
	const anytime = m.code.windows[ANYTIME]!;
	into.reset(seat, 'offer', 1);
	if (m.mem[STATUS] === WAITING && !anytime.empty)
		list(m, into, () => anytime.enumerate(m, seat, into));
	return into;
}

/** Takes an `anytime` action; afterwards the game waits for the same answer as before, with its options anew, also for the only one left. */
export function answerAnytime(
	m: Machine,
	seat: number,
	pick: number,
	legal = anytimeActions(m, seat)
): void {
	if (!(pick >= 0 && pick < legal.count)) throw new Error(`no such action: ${pick}`);
	m.write(ANSWERS, m.mem[ANSWERS]! + 1);
	const at = m.mem[m.fp + PC]!;
	const { windows } = m.program.actions[legal.codes[pick * legal.stride]!]!;
	// In a window that offers it as well it is a turn like others.
	const result = turnAt(m.running(m.fp), at, windows) === undefined ? OUT_OF_TURN : -1;
	m.code.windows[ANYTIME]!.enter(m, seat, legal, pick, at, result);
	m.run();
}

export function anytimeRefusals(m: Machine, seat: number): RefusedCandidate[] {
	m.askedFromOutside();
	return m.code.windows[ANYTIME]!.refusals(m, seat);
}
