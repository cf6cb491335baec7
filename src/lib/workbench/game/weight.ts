/** What an answer would do, told by looking ahead: whether it can be taken back, and whether it does anything yet. */
import type { Answer, DecisionView, GameView } from '#lib/engine/seat/protocol.ts';

/** Whether an answer declines: it ends what one could go on doing. */
export function declines({ optional }: DecisionView, { keys }: Answer): boolean {
	return optional && keys.length === 1 && (keys[0] === 'pass' || keys[0] === 'none');
}

/**
 * Whether undo would not bring back what there was. `after`: what would be seen then; null where dice, draws or reveals
 * come of it, before which undo stops. Whoever ends a turn hands the game to others, who do not wait for second thoughts.
 */
export function isFinal(
	decision: DecisionView | null,
	answer: Answer,
	after: GameView | null
): boolean {
	if (after === null) return true;
	if (after.over !== null) return true;
	return decision !== null && declines(decision, answer) && !after.waitingFor.includes(answer.seat);
}

/** Whether an answer only leads on to what is asked next: the same seat is asked, and on the table nothing has changed. */
export function onlyOpens(before: GameView, after: GameView | null, { seat }: Answer): boolean {
	if (after?.decision?.seat !== seat || after.decision.kind === 'offer') return false;
	return tableOf(before) === tableOf(after);
}

/** Of what everybody may see, as far as both views tell it. */
function tableOf({ players, spaces, zones }: GameView): string {
	const lie = zones.map(({ key, count }) => [key, count]);
	const own = players.map(({ key, fields }) => [key, fields]);
	return JSON.stringify([lie, own, spaces.map(({ key, fields, marks }) => [key, fields, marks])]);
}
