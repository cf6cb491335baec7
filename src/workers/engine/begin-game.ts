/** A new game of the rules that somebody chose, or what is wrong with them. */
import { NOTHING } from '#lib/language/said.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import { beginSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import type { Built } from '#lib/ruleset/workspace/build.ts';
import type { Builder } from './Builder.ts';
import type { GameSetup, StartResult } from './engine-api.ts';
import { refused } from './resume-game.ts';

type Refused = StartResult & { ok: false };

export function beginGame(
	setup: GameSetup,
	builder: Builder,
	makeCode: MakeCode
): { ok: true; session: Session; built: Built } | Refused {
	const built = builder.build(setup, setup.seats.length);
	const { program, composition, diagnostics } = built;
	if (!program) return { ...refused(NOTHING), findings: diagnostics };
	const begun = beginSession(program, { seed: setup.seed, lock: composition.lock, makeCode });
	return begun.ok ? { ok: true, session: begun.session, built } : refused(begun.said);
}
