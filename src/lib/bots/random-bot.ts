/** Answers at random: every legal answer alike; of subsets first the size, then the members. */
import type { Bot, Choice, Question } from './bot.ts';
import type { Stream } from './stream.ts';

export const randomBot: Bot = ({ question }, stream) => {
	if (question.anytime > 0) {
		const pick = stream.below(answersOf(question) + question.anytime);
		if (pick < question.anytime) return { anytime: true, picks: [pick] };
	}
	return randomAnswer(question, stream);
};

/** Any answer to the question itself. */
export function randomAnswer(question: Omit<Question, 'anytime'>, stream: Stream): Choice {
	const { kind, count, min, max } = question;
	if (kind === 'amount') return { anytime: false, picks: [min + stream.below(max - min + 1)] };
	if (kind === 'subset') {
		const size = min + stream.below(max - min + 1);
		return { anytime: false, picks: stream.combination(count, size) };
	}
	return { anytime: false, picks: [stream.below(answersOf(question))] };
}

/** How many answers there are; those of a subset are counted by their members. */
export function answersOf({ kind, count, min, max, optional }: Omit<Question, 'anytime'>): number {
	if (kind === 'amount') return max - min + 1;
	return Math.max(1, count + (optional ? 1 : 0));
}
