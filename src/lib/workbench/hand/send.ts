/** The answers of an errand are given, one after the other, while the game offers them as they were foreseen. */
import type { Answer, GameView, Key } from '#lib/engine/seat/protocol.ts';
import type { Game } from '#lib/workbench/game/Game.svelte.ts';
import { type Foresee, landed } from './hand-errand.ts';
import { findPlan, isOffered } from './Plan.ts';

export type SendingGame = Pick<
	Game,
	'answer' | 'choice' | 'foresee' | 'landings' | 'rejection' | 'view'
>;

/** Brings things to a place, as far as the engine lets them; returns those that are there. */
export async function send(
	game: SendingGame,
	things: readonly Key[],
	place: Key
): Promise<readonly Key[]> {
	const { decision, verb } = game.choice;
	let left = things;
	const foresee = foreseenBy((answers) => game.foresee(answers), verb);
	const seen = async (): Promise<GameView | null> =>
		game.view &&
		narrowed(await landed(game.view, left, (...asked) => game.landings(...asked)), verb);
	let begun = await seen();
	while (begun !== null && decision !== null && left.length > 0) {
		const plan = await findPlan(begun, left, place, foresee);
		if (plan.answers.length === 0 || !(await given(game, plan.answers))) break;
		left = left.filter((key) => !plan.brought.includes(key));
		// Behind dice and draws nobody could look ahead: from there it is looked for anew.
		const goesOn = plan.brought.length > 0 && game.choice.decision?.seat === decision.seat;
		begun = goesOn ? await seen() : null;
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

/** The view with its offer narrowed down to one action, whether that is offered or not. */
export function onlyBy(view: GameView, action: string): GameView {
	const { decision } = view;
	if (decision?.kind !== 'offer') return view;
	const options = decision.options.filter(({ phrase }) => phrase.path === action);
	return { ...view, decision: { ...decision, options } };
}

/** The view with its offer narrowed down to an action chosen first, as long as that is offered. */
export function narrowed(view: GameView, verb: string | null): GameView {
	const seen = verb === null ? view : onlyBy(view, verb);
	return seen.decision?.options.length === 0 ? view : seen;
}

/** What is foreseen, narrowed down alike: the row goes on as it was begun. */
function foreseenBy(foresee: Foresee, verb: string | null): Foresee {
	return async (answers) => {
		const seen = await foresee(answers);
		return seen && narrowed(seen, verb);
	};
}
