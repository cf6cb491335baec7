/**
 * Which answer is looked at next: one that is new where few have been thought of for so many visits (progressive widening),
 * else the one of which most can be hoped (UCB1, over those that can be given in this position).
 */
import type { Choice } from './bot.ts';
import { answersOf, randomAnswer } from './random-bot.ts';
import type { Stream } from './stream.ts';
import { type Asked, nameOfChoice } from './answer-names.ts';
import type { Branch, Node, Rewards } from './search-tree.ts';
import { LOG_UNIT, logOf, rootOf } from './whole-math.ts';

/** A hundredth of what rewards usually deviate by is the unit of what is compared here. */
const UNIT = 100;
/** How much more may be hoped of what is hardly known. */
const EXPLORE = 200;
/** A game that is won counts so many times what rewards usually deviate by. */
const WON = 600;

/** Answers that are thought of at once, and how many more for the root of the visits. */
export const AT_ONCE = 4;
const MORE = 2;

export function select(node: Node, asked: Asked, rewards: Rewards, stream: Stream): Branch {
	const there = answersThere(asked);
	const limit = AT_ONCE + MORE * rootOf(node.visits);
	const open: Branch[] = [];
	for (const branch of node.branches) {
		const choice = choiceThere(branch, asked, there);
		if (choice === null) continue;
		branch.choice = choice;
		if (open.push(branch) >= limit) break;
	}
	if (open.length < limit) {
		const thought = newAnswer(node, asked, there, stream);
		if (thought) open.push(node.branch(thought.name, thought.choice));
	}
	for (const branch of open) branch.available++;
	return open.find(({ visits }) => visits === 0) ?? mostHoped(open, rewards);
}

/** How good a branch has shown itself. */
export function worthOf({ reward, won, visits }: Branch, { mean, spread }: Rewards): number {
	if (visits === 0) return Number.NEGATIVE_INFINITY;
	const measured = Math.floor((UNIT * (reward - mean * visits)) / (spread * visits));
	return measured + Math.floor((WON * won) / visits);
}

function mostHoped(open: readonly Branch[], rewards: Rewards): Branch {
	let best = open[0]!;
	let most = Number.NEGATIVE_INFINITY;
	for (const branch of open) {
		const { available, visits } = branch;
		const doubt = (EXPLORE * EXPLORE * logOf(available)) / (LOG_UNIT * visits);
		const hoped = worthOf(branch, rewards) + rootOf(Math.floor(doubt));
		if (hoped > most) {
			most = hoped;
			best = branch;
		}
	}
	return best;
}

/** Answers by their names, where they can be listed: those of a subset or an amount are made, not found. */
function answersThere(asked: Asked): Map<string, Choice> {
	const { question } = asked;
	const there = new Map<string, Choice>();
	const add = (name: string, choice: Choice): void => {
		if (!there.has(name)) there.set(name, choice);
	};
	if (isListed(asked)) {
		for (let pick = 0; pick < answersOf(question); pick++) {
			add(asked.nameOf(pick), { anytime: false, picks: [pick] });
		}
	}
	for (let pick = 0; pick < question.anytime; pick++) {
		add(asked.actionOf(pick), { anytime: true, picks: [pick] });
	}
	return there;
}

function isListed({ question: { kind } }: Asked): boolean {
	return kind !== 'subset' && kind !== 'amount';
}

/** The answer of a branch in this position; null where it cannot be given. */
function choiceThere(
	{ name, choice }: Branch,
	asked: Asked,
	there: ReadonlyMap<string, Choice>
): Choice | null {
	const found = there.get(name);
	if (found || choice.anytime || isListed(asked)) return found ?? null;
	const { kind, min, max } = asked.question;
	if (kind === 'subset') return subsetThere(name, asked);
	const [amount = 0] = choice.picks;
	return amount >= min && amount <= max ? choice : null;
}

function subsetThere(name: string, asked: Asked): Choice | null {
	const { count, min, max } = asked.question;
	const wanted = name === '' ? [] : name.split('+');
	if (wanted.length < min || wanted.length > max) return null;
	const places = new Map<string, number[]>();
	for (let pick = count - 1; pick >= 0; pick--) {
		const called = asked.nameOf(pick);
		places.set(called, [...(places.get(called) ?? []), pick]);
	}
	const picks: number[] = [];
	for (const wish of wanted) {
		const pick = places.get(wish)?.pop();
		if (pick === undefined) return null;
		picks.push(pick);
	}
	return { anytime: false, picks: picks.sort((a, b) => a - b) };
}

/** One that nobody has thought of here. */
function newAnswer(
	node: Node,
	asked: Asked,
	there: ReadonlyMap<string, Choice>,
	stream: Stream
): { name: string; choice: Choice } | null {
	if (!isListed(asked)) {
		const choice = randomAnswer(asked.question, stream);
		const name = nameOfChoice(asked, choice);
		if (!node.has(name)) return { name, choice };
	}
	const left = [...there].filter(([name]) => !node.has(name));
	if (left.length === 0) return null;
	const [name, choice] = left[stream.below(left.length)]!;
	return { name, choice };
}

/** Thinks of more answers, up to so many: fewer where there are no more, or chance has found none. */
export function widen(node: Node, most: number, asked: Asked, stream: Stream): void {
	const there = answersThere(asked);
	while (node.size < most) {
		const thought = newAnswer(node, asked, there, stream);
		if (thought === null) return;
		node.branch(thought.name, thought.choice);
	}
}

/** What a branch of the question that is really asked would be as an answer to it. */
export function choiceFor(branch: Branch, asked: Asked): Choice | null {
	return choiceThere(branch, asked, answersThere(asked));
}
