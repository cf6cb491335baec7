/** A game that holds, as it goes to a `GameServer`. */
import type { Built } from '#lib/ruleset/workspace/build.ts';
import { rulesOf } from './rules-info.ts';
import type { LinkedGame } from './rules-server.ts';

/** null: it does not hold. */
export function linkedGame({ program, composition }: Built): LinkedGame | null {
	if (!program) return null;
	return {
		program: JSON.stringify(program),
		lock: composition.lock,
		layers: composition.layers.map(({ id, kind }) => ({ id, kind })),
		rules: rulesOf(program, composition)
	};
}
