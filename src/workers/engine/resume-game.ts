/** How a stored game goes on: under the rules of now, those of then, or answer by answer as far as it is still a game. */
import { NOTHING, type Said } from '#lib/language/said.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import { changedLayers } from '#lib/engine/session/course.ts';
import { isOf, loadSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { distinct } from '#lib/ruleset/workspace/check-ruleset.ts';
import type { Built } from '#lib/ruleset/workspace/build.ts';
import type { Continued, StartResult, StoredGame } from './engine-api.ts';

/** What a game may be resumed under. */
export interface Rulings {
	now: Built;
	/** With the edits that it was stored with. */
	then: () => Built;
	makeCode: MakeCode;
}

type Resumed = { ok: true; session: Session; built: Built; continued: Continued | null };
type Refused = StartResult & { ok: false };

/** `partly`: as far as the record is a game of these rules, where otherwise it would be refused. */
export function resumeGame(
	game: StoredGame,
	partly: boolean,
	{ now, then, makeCode }: Rulings
): Resumed | Refused {
	const { course, setup } = game;

	/** Answer by answer; `layers` are those that have changed, if the rules are others than then. */
	const play = (program: Program, built: Built, layers: string[] | null): Resumed | Refused => {
		const { lock } = built.composition;
		const loaded = loadSession(program, course, { seed: setup.seed, lock, makeCode });
		if (!loaded.ok) return refused(loaded.said);
		const { session, parted, moved } = loaded;
		if (parted && !partly) return { ...refused(parted.said), parted };
		const continued: Continued | null = parted
			? { how: 'parted', layers: layers ?? [], at: parted }
			: layers && { how: 'replayed', layers, moved };
		return { ok: true, session, built, continued };
	};

	if (now.program && isOf(now.program, course)) return play(now.program, now, null);
	const before = then();
	const layers = changedLayers(course, now.composition.lock);
	if (before.program && isOf(before.program, course)) {
		const played = play(before.program, before, null);
		return played.ok && played.continued === null
			? takenOver(played.session, now, before, layers)
			: played;
	}
	// The delivered rules are others now: the answers may still be legal, one by one.
	if (now.program) return play(now.program, now, layers);
	const findings = before.program
		? now.diagnostics
		: distinct([...now.diagnostics, ...before.diagnostics]);
	return { ...refused(NOTHING), findings };
}

/** A position of the rules of then under those of now, if they let it. */
function takenOver(session: Session, now: Built, then: Built, layers: string[]): Resumed {
	const swapped = now.program
		? session.swap(now.program, now.composition.lock)
		: { ok: false as const, said: now.diagnostics.find(isError)?.said ?? NOTHING };
	if (swapped.ok)
		return { ok: true, session, built: now, continued: { how: 'taken-over', layers } };
	const continued: Continued = { how: 'old-rules', layers, said: swapped.said };
	return { ok: true, session, built: then, continued };
}

export function refused(said: Said): Refused {
	return { ok: false, findings: [], said, parted: null };
}
