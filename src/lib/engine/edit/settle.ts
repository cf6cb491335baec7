/** Whether the rules can go on from a position that was set, and to where. */
import type { Machine } from '#lib/engine/machine/machine.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { layPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import type { Said } from '#lib/language/said.ts';

export type Settled = { ok: true; position: Position } | { ok: false; said: Said };

/**
 * The machine goes on to the next question; what the game does on the way, it does. The position there is one that a game
 * can begin with.
 */
export function settle(m: Machine, position: Position): Settled {
	const [trouble] = layPosition(m, position);
	if (trouble) return { ok: false, said: trouble.said };
	return unlessRulesFail(() => {
		if (position.over === null) m.run();
		m.forgetJournal();
		return { ok: true as const, position: positionOf(m) };
	});
}
