/** Looks one answer ahead: tries the promising answers out and takes the one after which it stands best. */
import type { Bot, Choice, Probe, Question } from './bot.ts';
import { answersOf, randomAnswer } from './random-bot.ts';
import type { Stream } from './stream.ts';

/** The most answers that are considered, of each sort. */
const CANDIDATES = 12;
/** The same where answers are judged at once, and how many of them are then tried out. */
const GLANCES = 24;
const PROMISING = 3;
const SUBSETS = 6;
const AMOUNTS = 6;
const ACTIONS = 4;

export const greedyBot: Bot = ({ question, probe }, stream) => {
	const candidates = promising(question, probe, stream);
	let best: Choice[] = [];
	let most = Number.NEGATIVE_INFINITY;
	if (candidates.length === 1) best = candidates;
	else {
		for (const candidate of candidates) {
			const score = probe.score(candidate);
			if (score > most) {
				most = score;
				best = [candidate];
			} else if (score === most) best.push(candidate);
		}
	}
	return best[best.length === 1 ? 0 : stream.below(best.length)]!;
};

/** The answers to try out: where they can be judged at once, only the best of them. */
function promising(question: Question, probe: Probe, stream: Stream): Choice[] {
	if (!probe.judgesAtOnce) return candidatesOf(question, stream);
	const candidates = candidatesOf(question, stream, GLANCES);
	if (candidates.length <= PROMISING) return candidates;
	return bestFirst(candidates, (choice) => probe.glance(choice)).slice(0, PROMISING);
}

/** Of those that are worth the same, the first comes first. */
export function bestFirst(choices: readonly Choice[], worth: (choice: Choice) => number): Choice[] {
	return choices
		.map((choice) => ({ choice, worth: worth(choice) }))
		.sort((a, b) => b.worth - a.worth)
		.map(({ choice }) => choice);
}

/** All answers where they are few, else a sample; of subsets and amounts the extremes are always among them. */
export function candidatesOf(question: Question, stream: Stream, most = CANDIDATES): Choice[] {
	const answer = (...picks: number[]): Choice => ({ anytime: false, picks });
	const { kind, count, min, max } = question;
	const candidates: Choice[] = [];
	if (kind === 'subset') {
		candidates.push({ anytime: false, picks: stream.combination(count, min) });
		if (max > min) candidates.push({ anytime: false, picks: stream.combination(count, max) });
		if (max === min && max === count) return candidates;
		while (candidates.length < SUBSETS) candidates.push(randomAnswer(question, stream));
	} else if (kind === 'amount') {
		candidates.push(...sample(max - min + 1, AMOUNTS, stream).map((i) => answer(min + i)));
		if (max - min >= AMOUNTS) candidates.push(answer(min), answer(max));
	} else {
		candidates.push(...sample(answersOf(question), most, stream).map((i) => answer(i)));
	}
	for (const pick of sample(question.anytime, ACTIONS, stream)) {
		candidates.push({ anytime: true, picks: [pick] });
	}
	return candidates;
}

/** All of 0..n-1 if they are at most `size`, else some of them. */
function sample(n: number, size: number, stream: Stream): number[] {
	return n <= size ? Array.from({ length: n }, (_, i) => i) : stream.combination(n, size);
}
