/**
 * A row of answers that are given one after the other, as long as each is offered. It is found by looking ahead through the
 * engine: what is legal is asked, never worked out.
 */
import type { Answer, DecisionView, GameView, Key } from '#lib/engine/seat/protocol.ts';
import { stepsFor, whereabouts, type Foresee, type Step } from './hand-errand.ts';

/** How often the engine is asked about one errand at most. */
const ENOUGH = 120;

export interface Plan {
	answers: readonly Answer[];
	/** The things that are there after it. */
	brought: readonly Key[];
}

/** The row that brings most of the things to the place; empty where none brings any of them nearer. */
export async function findPlan(
	view: GameView,
	things: readonly Key[],
	place: Key,
	foresee: Foresee
): Promise<Plan> {
	let best: Plan & { taken: number } = { answers: [], brought: [], taken: 0 };
	let asked = 0;

	function note(answers: readonly Answer[], brought: readonly Key[], taken: number): boolean {
		const better = brought.length - best.brought.length || taken - best.taken;
		if (better > 0) best = { answers, brought, taken };
		return brought.length === things.length || asked >= ENOUGH;
	}

	/** Returns whether there is nothing more to look for. */
	async function search(
		seen: GameView,
		answers: readonly Answer[],
		brought: readonly Key[],
		taken: readonly Key[]
	): Promise<boolean> {
		const at = whereabouts(seen);
		const there = things.filter((key) => brought.includes(key) || at.get(key) === place);
		const left = things.filter((key) => !there.includes(key));
		const waits = taken.filter((key) => left.includes(key));
		const { decision } = seen;
		const goesOn = waits.length > 0 && decision !== null && isOther(decision);
		if (note(answers, there, goesOn ? waits.length : 0) || decision === null)
			return left.length === 0;
		const spots = new Set(left.map((key) => at.get(key)).filter((key) => typeof key === 'string'));
		for (const step of stepsFor(decision, { left, taken: waits, place, spots })) {
			const given = [...answers, step.answer];
			asked++;
			const next = await foresee(given);
			const done = next
				? await search(next, given, [...there, ...named(step)], [...waits, ...step.takes])
				: step.brings.length > 0 && note(given, [...there, ...step.brings], 0);
			if (done) return true;
			if (asked >= ENOUGH) return true;
		}
		return false;
	}

	await search(view, [], [], []);
	return { answers: best.answers, brought: best.brought };
}

/** What one answer itself has named with the place is settled by it, wherever it lies then. */
function named({ takes, brings }: Step): readonly Key[] {
	return takes.length > 0 ? brings : [];
}

/** A question between taking the things up and saying where: how they go, not whether and where. */
function isOther({ kind }: DecisionView): boolean {
	return kind === 'options' || kind === 'amount';
}

/** Whether an answer is offered just as it was foreseen. */
export function isOffered(answer: Answer, decision: DecisionView | null): boolean {
	if (decision?.seat !== answer.seat) return false;
	return answer.keys.every((key) => decision.options.some((option) => option.key === key));
}
