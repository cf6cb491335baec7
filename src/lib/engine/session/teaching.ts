/** What an answer tells: chance came of it, a seat may know more than before, or could tell more positions apart. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { Learning } from '#lib/engine/seat/learning.ts';
import type { Seat } from '#lib/engine/seat/protocol.ts';
import { imagine } from '#lib/engine/seat/resample.ts';
import { decisionPoint } from '#lib/engine/play/play.ts';
import { wordsOfType } from '#lib/engine/suppose/draw-word.ts';
import { unknownSlots } from '#lib/engine/suppose/fields.ts';
import { secretsOf } from '#lib/engine/suppose/secrets.ts';
import { suppose } from '#lib/engine/suppose/suppose.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { uniform } from '#lib/engine/state/random.ts';
import type { Words } from '#lib/engine/state/gate.ts';
import { barrierOf } from '#lib/engine/state/undo-barrier.ts';
import { applyDecision, type Decision, isPossible } from './answers.ts';

/** In so many other positions an answer is given as well. */
const IMAGINED = 6;
/** Where what is kept could be more, a few of it stand for all. */
const MOST_KEPT = 40;

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
	const ways = [...dealtOtherwise(other, before, seat), ...keptOtherwise(other, before, seat)];
	for (const supposeIt of ways) {
		supposeIt();
		if (!isOtherwise(other, before) || !isPossible(other, decision)) continue;
		seen ??= sightOf(m, seat);
		const sees = unlessRulesFail(() => {
			applyDecision(other, decision);
			return { ok: true as const, it: sightOf(other, seat) };
		});
		if (sees.ok && sees.it !== seen) return true;
	}
	return false;
}

/** Brings the other machine into a position that the seat cannot tell from the real one. */
type Supposing = () => void;

/** Faces that the seat does not know, and every other time all else as well: there are too many ways to try them all. */
function dealtOtherwise(other: Machine, before: Words, seat: Seat): Supposing[] {
	return Array.from({ length: IMAGINED }, (_, i) => () => {
		other.load(before);
		other.reseed(other.program, `imagined ${i}`);
		const pick = (n: number): number => uniform(other, 0, n);
		const deal = (): void => imagine(other, seat, pick);
		if (i % 2 === 1 && !isAskedOfSeveral(other)) suppose(other, seat, deal, pick);
		else deal();
	});
}

/** What somebody keeps in a field, each thing that it could be: who guesses at it would learn by each wrong guess. */
function keptOtherwise(other: Machine, before: Words, seat: Seat): Supposing[] {
	other.load(before);
	const fields = secretsOf(other.program).fields.filter(({ drawn, tells }) => drawn && !tells);
	const kept = unknownSlots(other, seat, fields).map(({ of: { def, drawn }, at }) => ({
		at,
		words: wordsOfType(other, def.type, drawn!, MOST_KEPT)
	}));
	const ways = kept.flatMap(({ at, words }) => (words ?? []).map((word) => ({ at, word })));
	if (ways.length > MOST_KEPT) return [];
	return ways.map(({ at, word }) => () => {
		other.load(before);
		other.write(at, word);
	});
}

/** Then those who have answered already would be asked again. */
function isAskedOfSeveral(m: Machine): boolean {
	const step = decisionPoint(m)?.step;
	return step?.do === 'choose' && step.players !== null;
}

/** Streams of chance do not count: they were begun anew. */
function isOtherwise({ layout: { fields }, mem }: Machine, before: Words): boolean {
	for (let at = fields; at < mem.length; at++) if (mem[at] !== before[at]) return true;
	return false;
}

function sightOf(m: Machine, seat: Seat): string {
	return JSON.stringify(viewOf(m, seat));
}
