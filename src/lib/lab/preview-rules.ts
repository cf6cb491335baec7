/** What a change of the rules would mean for the running game, before anything is changed. */
import { NOTHING, type Said, say } from '#lib/language/said.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { type Obstacle, transplant } from '#lib/engine/session/take-over-rules.ts';
import { diffPrograms, type Game, type GameDiff } from '#lib/ruleset/report/diff/diff-programs.ts';

export interface SwapPreview {
	/** Whether the position can go on under the other rules; if not, why. */
	possible: boolean;
	said: Said;
	/** What stands in the way, where it is the position; null where nothing does, or the rules have errors. */
	obstacle: Obstacle | null;
	diff: GameDiff;
}

/** `running` and `next` are built for the same number of players; the machine is left as it is. */
export function previewSwap(machine: Machine, running: Game, next: Game): SwapPreview {
	const diff = diffPrograms(running, next);
	if (!next.program) {
		return { possible: false, said: say`these rules have errors`, obstacle: null, diff };
	}
	const result = transplant(machine, interpretedCode(next.program));
	if (result.ok) return { possible: true, said: NOTHING, obstacle: null, diff };
	const { said, obstacle } = result;
	return { possible: false, said, obstacle, diff };
}
