/** How a stored game goes on: under the rules of now, those of then, or answer by answer as far as it is still a game. */
import { NOTHING, type Said } from '#lib/language/said.ts';
import { isOf, loadSession } from '#lib/engine/session/load-session.ts';
import type { Session } from '#lib/engine/session/session.ts';
import type { Line } from '#lib/game-file/game-file.ts';
import { isError } from '#lib/language/diagnostic.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import type { LinkedGame, Rulings } from '#lib/rules-server/rules-server.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';
import type { Continued, StartResult } from './game-server.ts';

/** How this host runs a linked game. */
export interface Tools {
	programOf: (game: LinkedGame) => Program;
	makeCode: MakeCode;
}

type Resumed = { ok: true; session: Session; game: LinkedGame; continued: Continued | null };
type Refused = StartResult & { ok: false };

/** `partly`: as far as the record is a game of these rules, where otherwise it would be refused. */
export function resumeGame(
	{ setup, course }: Line,
	{ now, then, layers, findings }: Rulings,
	partly: boolean,
	{ programOf, makeCode }: Tools
): Resumed | Refused {
	/** Answer by answer; `changed` are the layers that have changed, if the rules are others than then. */
	const play = (game: LinkedGame, changed: string[] | null): Resumed | Refused => {
		const { lock } = game;
		const loaded = loadSession(programOf(game), course, { seed: setup.seed, lock, makeCode });
		if (!loaded.ok) return refused(loaded.said);
		const { session, parted, moved } = loaded;
		if (parted && !partly) return { ...refused(parted.said), parted };
		const continued: Continued | null = parted
			? { how: 'parted', layers: changed ?? [], at: parted }
			: changed && { how: 'replayed', layers: changed, moved };
		return { ok: true, session, game, continued };
	};

	if (now && isOf(programOf(now), course)) return play(now, null);
	if (then) {
		const played = play(then, null);
		return played.ok && played.continued === null ? takenOver(played.session, then) : played;
	}
	// The delivered rules are others now: the answers may still be legal, one by one.
	return now ? play(now, layers) : { ...refused(NOTHING), findings };

	/** A position of the rules of then under those of now, if they let it. */
	function takenOver(session: Session, before: LinkedGame): Resumed {
		const swapped = now
			? session.swap(programOf(now), now.lock)
			: { ok: false as const, said: findings.find(isError)?.said ?? NOTHING };
		if (now && swapped.ok)
			return { ok: true, session, game: now, continued: { how: 'taken-over', layers } };
		const said: Said = swapped.ok ? NOTHING : swapped.said;
		return { ok: true, session, game: before, continued: { how: 'old-rules', layers, said } };
	}
}

export function refused(said: Said): Refused {
	return { ok: false, findings: [], said, parted: null };
}
