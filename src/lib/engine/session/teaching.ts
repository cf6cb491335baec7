/** What an answer tells: chance came of it, a seat may know more than before, or could tell more positions apart. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { Learning } from '#lib/engine/seat/learning.ts';
import type { Seat } from '#lib/engine/seat/protocol.ts';
import { imagine } from '#lib/engine/seat/resample.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { uniform } from '#lib/engine/state/random.ts';
import type { Words } from '#lib/engine/state/gate.ts';
import { barrierOf } from '#lib/engine/state/undo-barrier.ts';
import { applyDecision, type Decision, isPossible } from './answers.ts';

/** In so many other positions an answer is given as well. */
const IMAGINED = 6;

/** Carries an answer out, and says whether it tells one of the seats something. */
export function teaches(m: Machine, decision: Decision, seats: readonly Seat[]): boolean {
	const barrier = barrierOf(m);
	const before = m.mem.slice();
	const learning = new Learning(m, decision, seats);
	applyDecision(m, decision);
	if (barrier !== barrierOf(m) || learning.end()) return true;
	return seats.includes(decision.seat) && tellsApart(m, before, decision);
}

/**
 * Whether the seat that has answered would see something else now, had the game stood in another position that it could not
 * tell from the real one: who is asked, and whatever the rules work out, may hang on what it does not know.
 */
function tellsApart(m: Machine, before: Words, decision: Decision): boolean {
	const { seat } = decision;
	const other = m.fork();
	let seen: string | null = null;
	for (let i = 0; i < IMAGINED; i++) {
		other.load(before);
		other.reseed(other.program, `imagined ${i}`);
		imagine(other, seat, (n) => uniform(other, 0, n));
		if (!isDealtOtherwise(other, before) || !isPossible(other, decision)) continue;
		seen ??= sightOf(m, seat);
		const sees = unlessRulesFail(() => {
			applyDecision(other, decision);
			return { ok: true as const, it: sightOf(other, seat) };
		});
		if (sees.ok && sees.it !== seen) return true;
	}
	return false;
}

function isDealtOtherwise({ layout: { face, pieces }, mem }: Machine, before: Words): boolean {
	for (let at = face; at < face + pieces; at++) if (mem[at] !== before[at]) return true;
	return false;
}

function sightOf(m: Machine, seat: Seat): string {
	return JSON.stringify(viewOf(m, seat));
}
