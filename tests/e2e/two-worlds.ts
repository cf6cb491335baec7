/**
 * Two saved games that one seat cannot tell apart: a moment of a game of bots, and the same with everything exchanged that the
 * seat may not know (`src/lib/lab/secrets/other-world.ts`). Whatever a page shows differently of them, it has from elsewhere.
 */
import { Stream } from '#lib/bots/stream.ts';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { BotPlayer } from '#lib/bots/player.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import type { Key, Seat } from '#lib/engine/seat/protocol.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { EMPTY_MARGIN, gameFile, type GameFile } from '#lib/game-file/game-file.ts';
import { otherWorld } from '#lib/lab/secrets/other-world.ts';
import { pieceSlots } from '#lib/lab/secrets/piece-words.ts';

export interface TwoWorlds {
	/** Whoever sits at the table, and is asked. */
	seat: Seat;
	files: readonly [GameFile, GameFile];
	/** An answer after which nothing is turned over in either of them. */
	answer: Key;
	/** Answers given before the moment. */
	turn: number;
}

/** Moments from `after` answers on, at which a person is asked something that can be answered without dice or draws. */
export function twoWorlds(variant: string, players: number, after: number): TwoWorlds {
	const { program, composition } = loadProgram({ variant, players, with: [] });
	const seed = `worlds ${after}`;
	const open = () => createSession(program, { seed, lock: composition.lock, makeCode: nodeCode });
	const session = open();
	const stream = new Stream(seed);
	const slotsOf = pieceSlots(program);
	const bots = Array.from(
		{ length: players },
		(_, seat) => new BotPlayer(session.machine, 'random', `${seed}/${seat}`)
	);
	const at = (machine: Machine): Session => {
		const world = open();
		const [trouble] = world.resumeFrom(positionOf(machine));
		if (trouble) throw new Error(JSON.stringify(trouble));
		return world;
	};
	for (;;) {
		const [seat] = session.view('observer').waitingFor;
		if (seat === undefined) throw new Error(`${variant}: no such moment in the whole game`);
		if (session.span.last >= after) {
			const other = otherWorld(session.machine, seat, 'pieces', stream, slotsOf);
			if (other !== null && hashState(other.machine) !== hashState(session.machine)) {
				const worlds = [at(session.machine), at(other.machine)] as const;
				const answer = answerIn(worlds, seat);
				if (answer !== null) {
					const seats = Array.from({ length: players }, (_, index) => ({
						name: `Player ${index + 1}`,
						control: index === seat ? ('human' as const) : ('random' as const)
					}));
					const setup = { variant, layers: null, options: {}, seats, seed };
					const fileOf = (world: Session) =>
						gameFile({ setup, edits: {}, course: world.course() }, EMPTY_MARGIN);
					const files = [fileOf(worlds[0]), fileOf(worlds[1])] as const;
					return { seat, files, answer, turn: session.span.last };
				}
			}
		}
		const { ok } = session.play(bots[seat]!.decide(session.machine, seat));
		if (!ok) throw new Error('a bot gave an answer that is none');
	}
}

/** A single answer that changes what is asked and turns nothing over, in both worlds. */
function answerIn(worlds: readonly [Session, Session], seat: Seat): Key | null {
	const { decision } = worlds[0].view(seat);
	if (decision === null || decision.kind === 'subset' || decision.kind === 'amount') return null;
	if (decision.kind === 'path') return null;
	const calm = decision.options.find(({ key }) =>
		worlds.every((world) => world.foresee(seat, [{ seat, keys: [key] }]) !== null)
	);
	return calm?.key ?? null;
}
