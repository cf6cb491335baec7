/** The answers of an errand are given, one after the other, while the game offers them as they were foreseen. */
import type { Answer, DecisionView, GameView, Key } from '#lib/engine/seat/protocol.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { findPlan, isOffered } from './Plan.ts';

export type SendingGame = Pick<Game, 'answer' | 'choice' | 'foresee' | 'rejection' | 'view'>;

/** Brings things to a place, as far as the engine lets them; returns those that are there. */
export async function send(
	game: SendingGame,
	things: readonly Key[],
	place: Key
): Promise<readonly Key[]> {
	const { decision, verb } = game.choice;
	let left = things;
	let begun = game.view && narrowed(game.view, decision, verb);
	while (begun !== null && decision !== null && left.length > 0) {
		const plan = await findPlan(begun, left, place, (answers) => game.foresee(answers));
		if (plan.answers.length === 0 || !(await given(game, plan.answers))) break;
		left = left.filter((key) => !plan.brought.includes(key));
		// Behind dice and draws nobody could look ahead: from there it is looked for anew.
		const goesOn = plan.brought.length > 0 && game.choice.decision?.seat === decision.seat;
		begun = goesOn ? game.view : null;
	}
	return things.filter((key) => !left.includes(key));
}

async function given(game: SendingGame, answers: readonly Answer[]): Promise<boolean> {
	for (const answer of answers) {
		if (!isOffered(answer, game.choice.decision)) return false;
		await game.answer(answer);
		if (game.rejection !== null) return false;
	}
	return true;
}

/** The view with the question as it was narrowed down by an action chosen first. */
export function narrowed(
	view: GameView,
	decision: DecisionView | null,
	verb: string | null
): GameView {
	if (decision === null || verb === null) return view;
	const options = decision.options.filter(({ phrase }) => phrase.path === verb);
	return { ...view, decision: { ...decision, options } };
}
