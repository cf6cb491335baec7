/** Views leak nothing: whatever a seat cannot know may be dealt out anew, and the seat sees no difference. */
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isLegal, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { Session } from '#lib/engine/session/session.ts';
import type { Difference } from '#lib/game-server/difference.ts';
import { LastShown } from '#lib/game-server/LastShown.ts';
import { LogRecorder } from '#lib/engine/seat/log.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { GameView } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { randomPicks, testRandom } from './random-player.ts';

/** Brings the other machine to a position that the seat cannot tell from that of the first. */
function resampled(m: Machine, other: Machine, seat: number, pick: (below: number) => number) {
	other.load(m.mem);
	resample(other, seat, pick);
	other.legal.seat = -1;
}

const sees = (m: Machine, seat: number, view: GameView): boolean =>
	JSON.stringify(viewOf(m, seat)) === JSON.stringify(view);

/** A server's messages to a seat about this machine, which listens to nobody afterwards. */
function messagesTo(m: Machine, seat: number): () => Difference {
	const session = new Session(m, { seed: 'x', lock: {}, makeCode: nodeCode });
	m.observer = null;
	const last = new LastShown();
	let known: number | null = null;
	return () => {
		const shown = last.show(session, { viewer: seat, known, happened: [], anew: false });
		known = shown.number;
		return shown.seen;
	};
}

const GAMES = [
	['west-end', 4, 7],
	['mysterious-kadab', 3, 7],
	['kings-and-creatures', 3, 1]
] as const;

describe.each(sampleOf('views', GAMES, 3))('%s with %i players', (variant, players, every) => {
	const { program } = loadProgram({ variant, players, with: [] });

	test('a seat cannot tell the real position from a resampled one', () => {
		const m = new Machine(nodeCode(program));
		const other = m.fork();
		const pick = testRandom(11);
		let changed = 0;
		for (let game = 0; game < 3; game++) {
			m.begin(`views ${game}`);
			m.run();
			for (let turn = 0; !isOver(m) && turn < 700; turn++) {
				const asker = firstAsked(m);
				if (turn % 23 === 0) {
					for (let seat = 0; seat < players; seat++) {
						resampled(m, other, seat, pick);
						if (hashState(other) !== hashState(m)) changed++;
						expect(viewOf(other, seat)).toEqual(viewOf(m, seat));
						expect(messagesTo(other, seat)()).toEqual(messagesTo(m, seat)());
					}
				}
				answer(m, asker, randomPicks(legalAnswers(m, asker), pick));
			}
		}
		expect(changed).toBeGreaterThan(10);
	});

	test('nor by what is written down about an answer after which it sees the same', () => {
		const m = new Machine(nodeCode(program));
		const other = m.fork();
		const pick = testRandom(12);
		let compared = 0;
		for (let game = 0; game < 3; game++) {
			m.observer = null;
			m.begin(`logs ${game}`);
			m.run();
			for (let turn = 0; !isOver(m) && turn < 600; turn++) {
				const asker = firstAsked(m);
				const picks = randomPicks(legalAnswers(m, asker), pick);
				const seat = turn % players;
				const log = new LogRecorder(m);
				m.observer = log;
				const watch = turn % every === 0 && seat !== asker;
				if (watch) {
					resampled(m, other, seat, pick);
				}
				const same = watch && isLegal(legalAnswers(other, asker), picks);
				const messages = same ? [messagesTo(m, seat), messagesTo(other, seat)] : [];
				for (const next of messages) next();
				m.observer = log;
				answer(m, asker, picks);
				if (!same) continue;
				const otherLog = new LogRecorder(other);
				other.observer = otherLog;
				answer(other, asker, picks);
				// What is shown on purpose is meant to be told apart.
				const shown = log.lines(seat).some(({ kind }) => kind === 'reveal');
				if (shown || !sees(other, seat, viewOf(m, seat))) continue;
				compared++;
				expect(otherLog.lines(seat)).toEqual(log.lines(seat));
				const [here, there] = messages.map((next) => next());
				expect(there).toEqual(here);
			}
		}
		expect(compared).toBeGreaterThan(10);
	});
});
