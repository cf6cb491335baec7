/**
 * A position that a seat takes for possible, made of the real one: whatever it may not know is another thing, drawn from what
 * could be by what it knows. Nothing of the truth is left in it, so whoever thinks on it, however well, cannot peek.
 */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { asked, decisionPoint } from '#lib/engine/play/play.ts';
import type { Pick } from '#lib/engine/seat/resample.ts';
import { supposeFields, unknownSlots } from './fields.ts';
import { supposeFrames } from './frames.ts';
import { checkpointsIn } from '#lib/engine/state/checkpoints-in-state.ts';
import { supposeNumbers } from './numbers.ts';
import { secretsOf } from './secrets.ts';
import { supposeSides } from './sides.ts';

/** How often it is tried to ask those who are really asked, whom everybody sees. */
const TRIES = 8;

/**
 * `deal` deals the faces of hidden pieces; `pick` decides all else, and need not be the same chance. False: nothing was found
 * in which the same seats are asked.
 */
export function suppose(m: Machine, seat: number, deal: () => void, pick: Pick): boolean {
	const secrets = secretsOf(m.program);
	const unknown = unknownSlots(m, seat, secrets.fields);
	const moments = checkpointsIn(m.mem, m.layout).map(({ snapshot, top }) => {
		const apart = snapshot + 1 - m.layout.fields;
		return { apart, top, unknown: unknownSlots(m, seat, secrets.fields, apart) };
	});
	decisionPoint(m)?.reopen(m);
	const before = asked(m);
	for (const group of secrets.zones) supposeNumbers(m, seat, group, pick);
	deal();
	if (secrets.sides) supposeSides(m, seat, pick);
	for (const memory of secrets.memories) m.write(m.layout.memories[memory]!, 0);
	for (let tries = 0; tries < TRIES; tries++) {
		supposeFields(m, seat, unknown, pick);
		const locals = supposeFrames(m, seat, secrets, pick);
		for (const moment of moments) supposeMoment(m, seat, moment, locals, pick);
		if (unlessRulesFail(() => asked(m)) === before) return true;
	}
	return false;
}

/** A moment to which the rules can go back, and what the seat does not know of it. */
interface Moment {
	/** How many words further than now all stands. */
	apart: number;
	/** Where its frames end. */
	top: number;
	unknown: ReturnType<typeof unknownSlots>;
}

/** What is supposed of now is supposed of then: `locals`, where the frames of both hold them. */
function supposeMoment(
	m: Machine,
	seat: number,
	{ apart, top, unknown }: Moment,
	locals: ReadonlySet<number>,
	pick: Pick
): void {
	supposeFields(m, seat, unknown, pick);
	for (const at of locals) if (at < top) m.write(at + apart, m.mem[at]!);
}
