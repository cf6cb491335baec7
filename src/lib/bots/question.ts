/** What a machine asks a seat, as far as a bot may know it. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { legalAnswers } from '#lib/engine/play/play.ts';
import type { Question } from './bot.ts';

/** The part of the options that a bot may know. */
export function questionOf(options: Omit<Question, 'anytime'>): Omit<Question, 'anytime'> {
	const { kind, count, min, max, optional } = options;
	return { kind, count, min, max, optional };
}

/** The question alone, without what may be done instead of answering it. */
export function plainQuestion(m: Machine, seat: number): Question {
	return { ...questionOf(legalAnswers(m, seat)), anytime: 0 };
}
