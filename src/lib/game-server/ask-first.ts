/** What is asked about before an answer is given: whether it can be taken back, and whether it does anything yet. */
import type { Answer, GameView } from '#lib/engine/seat/protocol.ts';
import type { AskFirst } from './game-server.ts';

/** Whether an answer declines: it ends what its seat could go on doing. */
export function declines({ optional }: { optional: boolean }, { keys }: Answer): boolean {
	return optional && keys.length === 1 && (keys[0] === 'pass' || keys[0] === 'none');
}

/**
 * `before`, `after`: what the seat of the answer sees. `after` is null where dice, draws or reveals come of the answer,
 * before which undo stops.
 */
export function asksFirst(
	ask: Exclude<AskFirst, 'never'>,
	before: GameView,
	answer: Answer,
	after: GameView | null
): boolean {
	if (ask === 'unless-opens') return !onlyOpens(before, after, answer);
	return isFinal(before, answer, after);
}

/** Whether undo would not bring back what there was. A seat that ends its turn hands the game to others, who do not wait. */
function isFinal({ decision }: GameView, answer: Answer, after: GameView | null): boolean {
	if (after === null) return true;
	if (after.over !== null) return true;
	if (answer.anytime || decision === null) return false;
	return declines(decision, answer) && !after.waitingFor.includes(answer.seat);
}

/** Whether an answer only leads on to what is asked next: the same seat is asked, and on the table nothing has changed. */
function onlyOpens(before: GameView, after: GameView | null, { seat }: Answer): boolean {
	if (after?.decision?.seat !== seat || after.decision.kind === 'offer') return false;
	return tableOf(before) === tableOf(after);
}

/** Of what everybody may see, as far as both views tell it. */
function tableOf({ players, spaces, zones }: GameView): string {
	const lie = zones.map(({ key, count }) => [key, count]);
	const own = players.map(({ key, fields }) => [key, fields]);
	return JSON.stringify([lie, own, spaces.map(({ key, fields, marks }) => [key, fields, marks])]);
}
