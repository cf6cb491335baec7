/**
 * What undo stops at because of chance: dice, draws, picks, shuffles, and with them reveals. Each of them raises the
 * barrier; an answer that has raised it is not taken back, unless somebody wants to take back anything. What else tells a
 * seat something is not noted in the state: `engine/seat/learning.ts` finds it when somebody wants to take an answer back.
 */
import type { Gate } from './gate.ts';
import { BARRIER } from './memory-layout.ts';

export function raiseBarrier(m: Gate): void {
	m.write(BARRIER, m.mem[BARRIER]! + 1);
}

/** How often it has been raised: another number than before an answer means that something came to light by it. */
export function barrierOf({ mem }: Pick<Gate, 'mem'>): number {
	return mem[BARRIER]!;
}
