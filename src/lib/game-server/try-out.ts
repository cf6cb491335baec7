/** A game in which somebody has a piece in hand that is to be tried: bots play until there is something it can stand for. */
import { BotPlayer } from '#lib/bots/player.ts';
import { unlessRulesFail } from '#lib/engine/machine/rule-error.ts';
import { standIn } from '#lib/engine/position/stand-in.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { playerKey } from '#lib/engine/seat/keys.ts';
import { NOTHING, type Said } from '#lib/language/said.ts';
import type { Session } from '#lib/engine/session/session.ts';

/** Answers after which nobody believes any more that the seat will ever have such a piece. */
const PATIENCE = 4000;

/** `said`: why not; empty where the seat never has anything that it can stand for. */
export type TriedOut = { ok: true } | { ok: false; said: Said };

/** The session goes on from there; `seat` is whose the piece is. */
export function tryOut(session: Session, face: string, seat: number, seed: string): TriedOut {
	const { machine, program } = session;
	const bots = Array.from(
		{ length: program.players },
		(_, seat) => new BotPlayer(machine, 'random', `${seed}/${seat}`)
	);
	for (let answers = 0; answers < PATIENCE && session.waiting !== 0; answers++) {
		if (((session.waiting >>> seat) & 1) === 1) {
			const stood = standIn(program, positionOf(session.machine), face, playerKey(seat));
			if (stood) {
				const [trouble] = session.resumeFrom(stood);
				return trouble ? { ok: false, said: trouble.said } : { ok: true };
			}
		}
		const asked = bots.findIndex((_, seat) => ((session.waiting >>> seat) & 1) === 1);
		const played = unlessRulesFail(() => {
			const decision = bots[asked]?.decide(session.machine, asked);
			return decision ? session.play(decision) : { ok: false as const, said: NOTHING };
		});
		if (!played.ok) return { ok: false, said: played.said };
	}
	return { ok: false, said: NOTHING };
}
