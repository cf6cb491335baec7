/** How the answers to a question stand in the prompt: actions and buttons there, the others listed on demand. */
import type { OptionView } from '#lib/engine/seat/protocol.ts';
import type { Part } from './answer-parts.ts';
import type { Choice } from './Choice.svelte.ts';

/** So many answers still fit as buttons. */
const FEW = 6;
/** And so many numbers or words that are asked for, one after the other. */
const MANY = 12;
/** And so many that are also on the table. */
const FEW_TARGETS = 3;

export interface PromptAnswers {
	/** Paths of the actions, while it is open which one is meant. */
	actions: readonly string[];
	buttons: readonly OptionView[];
	/** Numbers or words of which the next is asked, where each still leaves several answers. */
	parts: readonly Part[];
	/** Whether there is more than the buttons say, so that a list is worth while. */
	listed: boolean;
	/** How many members a subset may have, in digits; null where there is nothing to count. */
	size: string | null;
	/** Whether declining is what stands out: nothing else waits to be confirmed. */
	declinesFirst: boolean;
}

/** `stacked`: the answers are laid out as counters already. */
export function promptAnswers(choice: Choice, stacked: boolean): PromptAnswers {
	const { decision, candidates, declining, verb, verbs } = choice;
	const subset = decision?.kind === 'subset';
	const answers = candidates.filter((option) => option !== declining);
	const sets = decision?.kind === 'sets';
	const loose = subset || stacked ? [] : answers.filter((one) => sets || isLoose(one, candidates));
	// Where only a number or word is open, each answer is a button; where more is, first that number or word.
	const next = choice.asksNext;
	const settles = next.length > 1 && next.length <= MANY && next.length === answers.length;
	const parts = next.length > 1 && next.length <= MANY && !settles ? next : [];
	const shown = settles ? answers : parts.length > 0 ? [] : exactFirst(loose, choice).slice(0, FEW);
	const actions = verb === null && verbs.length > 1 ? verbs.map(({ path }) => path) : [];
	return {
		actions,
		buttons: actions.length > 0 ? [] : shown,
		parts: actions.length > 0 ? [] : parts,
		listed: decision !== null && decision.kind !== 'amount' && answers.length > shown.length,
		size: subset && decision.max > 0 ? range(decision.min, decision.max) : null,
		declinesFirst: !subset && choice.previewed === null
	};
}

/** What consists of nothing but what was picked comes before what has more in it. */
function exactFirst(options: OptionView[], { picked }: Choice): OptionView[] {
	if (picked.size === 0) return options;
	const exact = options.filter(({ targets }) => targets.length === picked.size);
	return [...exact, ...options.filter((option) => !exact.includes(option))];
}

/** Answers that do not stand for anything on the table are buttons; so are a few that do. */
function isLoose(option: OptionView, candidates: readonly OptionView[]): boolean {
	return option.targets.length === 0 || candidates.length <= FEW_TARGETS;
}

function range(min: number, max: number): string {
	return min === max ? `${min}` : `${min}–${max}`;
}
