/**
 * The only way in: what the game asks, what is legal, and answering.
 *
 * An answer is a seat with picks: the index of an option (`Options.count` to decline), several for a subset, the number
 * itself for an amount. Indices follow a canonical order, so that a list of answers is a replay.
 */
import type { Program } from '#lib/ruleset/program/program.ts';
import { Window } from '#lib/engine/compile/offer-step.ts';
import type { DecisionPoint, RefusedCandidate } from './decision-point.ts';
import { ANSWERS, OVER, PC, ROUTINE, STATUS, WAITING } from '#lib/engine/state/layout.ts';
import { Machine, WAIT } from './machine.ts';
import { Options } from '#lib/engine/state/legal-answers.ts';

/** Makes a game in its first waiting (or final) state. */
export function newGame(program: Program, seed: string): Machine {
	const m = new Machine(program);
	m.begin(seed);
	m.run();
	m.forgetJournal();
	return m;
}

export function isOver(m: Machine): boolean {
	return m.mem[STATUS] === OVER;
}

/** What the top frame waits for; null when the game is over. */
export function decisionPoint(m: Machine): DecisionPoint | null {
	if (m.mem[STATUS] !== WAITING) return null;
	const point = m.routines[m.mem[m.fp + ROUTINE]!]!.decisions[m.mem[m.fp + PC]!];
	if (point === undefined) throw new Error(`waiting where nothing is asked: ${m.chain()}`);
	return point;
}

/** Bit set of the seats whose answer the game waits for. */
export function asked(m: Machine): number {
	return decisionPoint(m)?.asked(m) ?? 0;
}

/** The seat with the lowest number that is asked, or -1. */
export function firstAsked(m: Machine): number {
	const seats = asked(m);
	return seats === 0 ? -1 : 31 - Math.clz32(seats & -seats);
}

/** The legal answers of a seat that is asked. Valid until the next answer. */
export function optionsOf(m: Machine, seat: number): Options {
	if (seat >= 0 && m.options.seat === seat && m.mem[STATUS] === WAITING) return m.options;
	const point = decisionPoint(m);
	if (point === null || ((point.asked(m) >>> seat) & 1) === 0) {
		throw new Error(`seat ${seat} is not asked`);
	}
	point.enumerate(m, seat, m.options);
	return m.options;
}

/** Whether the picks are an answer to the options. */
export function isLegal(options: Options, picks: readonly number[]): boolean {
	if (options.kind === 'subset') {
		const distinct = new Set(picks).size === picks.length;
		const inside = picks.every((pick) => isAmong(pick, 0, options.count - 1));
		return distinct && inside && picks.length >= options.min && picks.length <= options.max;
	}
	if (picks.length !== 1) return false;
	if (options.kind === 'amount') return isAmong(picks[0]!, options.min, options.max);
	return isAmong(picks[0]!, 0, options.size - 1);
}

function isAmong(pick: number, min: number, max: number): boolean {
	return Number.isInteger(pick) && pick >= min && pick <= max;
}

/** Gives a legal answer and runs on to the next question. Throws on an illegal one. */
export function answer(m: Machine, seat: number, picks: readonly number[]): void {
	const options = optionsOf(m, seat);
	if (!isLegal(options, picks)) throw new Error(`no legal answer: ${picks.join(' ')}`);
	const point = decisionPoint(m);
	if (point === null) return;
	m.write(ANSWERS, m.mem[ANSWERS]! + 1);
	m.write(STATUS, 0);
	const next = point.accept(m, seat, options, picks);
	m.options.seat = -1;
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
	const found = decisionPoint(m)?.refusals(m, seat) ?? [];
	m.options.seat = -1;
	return found;
}

const anytimeWindows = new WeakMap<object, Window>();

function anytimeWindow(m: Machine): Window {
	const known = anytimeWindows.get(m.routines);
	if (known !== undefined) return known;
	const made = new Window(m, 0);
	anytimeWindows.set(m.routines, made);
	return made;
}

const anytimeLists = new WeakMap<Machine, Options>();

/** The actions that a seat may take although the game waits for an answer. Valid until the next call or answer. */
export function anytimeOptions(m: Machine, seat: number): Options {
	const window = anytimeWindow(m);
	let options = anytimeLists.get(m);
	if (options === undefined) anytimeLists.set(m, (options = new Options()));
	options.reset(seat, 'offer', 1);
	if (m.mem[STATUS] === WAITING && !window.empty) window.enumerate(m, seat, options);
	return options;
}

/** Takes an `anytime` action; afterwards the game waits for the same answer as before, with its options anew. */
export function answerAnytime(m: Machine, seat: number, pick: number): void {
	const options = anytimeOptions(m, seat);
	if (!(pick >= 0 && pick < options.count)) throw new Error(`no such action: ${pick}`);
	m.write(ANSWERS, m.mem[ANSWERS]! + 1);
	anytimeWindow(m).enter(m, seat, options, pick, m.mem[m.fp + PC]!);
	m.run();
}

export function anytimeRefusals(m: Machine, seat: number): RefusedCandidate[] {
	return anytimeWindow(m).refusals(m, seat);
}
