/** A game that holds, as it goes to a `GameServer`. */
import { laterNames } from '#lib/ruleset/names/later-names.ts';
import type { Built } from '#lib/ruleset/workspace/build.ts';
import type { LinkedStage } from '#lib/scenario/stage-rules.ts';
import { rulesOf } from './rules-info.ts';
import type { LinkedGame, LinkedRules } from './rules-server.ts';

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

/** The same where nothing of it is shown. */
export function linkedRules({ program, symbols, composition }: LinkedStage): LinkedRules {
	const { lock } = composition;
	return { program: JSON.stringify(program), lock, names: laterNames(symbols) };
}
