/** Any moment of a game is what the game was then: to the last word of its state, for every viewer, with its log. */
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { anytimeActions, asked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import type { GameView, Viewer } from '#lib/engine/seat/protocol.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import type { Decision } from '#lib/engine/session/answers.ts';
import { courseUntil } from '#lib/engine/session/course.ts';
import { loadSession } from '#lib/engine/session/load-session.ts';
import { createSession, type Session } from '#lib/engine/session/session.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { randomPicks, testRandom } from './random-player.ts';

const MOST = 420;

function anyDecision({ machine: m }: Session, pick: (n: number) => number): Decision {
	const players = Array.from({ length: m.program.players }, (_, seat) => seat);
	const anytime = pick(6) === 0 ? pick(players.length) : 0;
	const { count } = anytimeActions(m, anytime);
	if (count > 0 && pick(6) === 0) return { seat: anytime, picks: [pick(count)], anytime: true };
	const seats = players.filter((seat) => (asked(m) >>> seat) & 1);
	const seat = seats[pick(seats.length)]!;
	return { seat, picks: randomPicks(legalAnswers(m, seat), pick), anytime: false };
}

interface Noted {
	hash: string;
	views: GameView[];
	logged: number[];
}

const GAMES = [
	['west-end', 4],
	['mysterious-kadab', 2],
	['kings-and-creatures', 3]
] as const;

describe.each(sampleOf('pasts', GAMES, 3))('%s with %i players', (variant, players) => {
	const { program } = loadProgram({ variant, players, with: [] });
	const options = { seed: 'past', lock: {}, makeCode: nodeCode };
	const viewers: Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), 'observer'];
	const noted = (session: Session): Noted => ({
		hash: hashState(session.machine),
		views: viewers.map((viewer) => session.view(viewer)),
		logged: viewers.map((viewer) => session.log(viewer).length)
	});

	const session = createSession(program, options);
	const pick = testRandom(23);
	const moments = [noted(session)];
	while (moments.length <= MOST && !isOver(session.machine)) {
		expect(session.play(anyDecision(session, pick))).toEqual({ ok: true });
		moments.push(noted(session));
	}
	const last = moments.length - 1;

	test('every moment is as it was, in whatever order they are looked at', () => {
		const course = JSON.stringify(session.course());
		for (let looked = 0; looked < 150; looked++) {
			const turn = pick(last + 1);
			const then = moments[turn]!;
			expect(hashState(session.at(turn))).toBe(then.hash);
			for (const [i, viewer] of viewers.entries()) {
				expect(viewOf(session.at(turn), viewer)).toEqual(then.views[i]);
				expect(session.loggedAt(viewer, turn)).toBe(then.logged[i]);
			}
		}
		expect(session.span).toEqual({ first: 0, last });
		expect(JSON.stringify(session.course())).toBe(course);
	});

	test('is the same game played again until then', () => {
		const course = session.course();
		for (let looked = 0; looked < 6; looked++) {
			const turn = pick(last + 1);
			const again = loadSession(program, courseUntil(course, turn), options);
			if (!again.ok || again.parted) throw new Error('the course does not play');
			expect(hashState(again.session.machine)).toBe(moments[turn]!.hash);
			expect(again.session.span).toEqual({ first: 0, last: turn });
		}
	});

	test('rounds begin where the count of rounds changes', () => {
		const { rounds } = session;
		const counts = moments.map(({ views }) => views.at(-1)!.game['round']);
		const begins = counts.flatMap((count, turn) => (count === counts[turn - 1] ? [] : [turn]));
		expect(rounds).toEqual(begins);
	});

	test('what is taken back is no past any more, and what comes then is', () => {
		for (let taken = 0; taken < 60 && taken < last / 2; taken++) session.undo('any');
		const { last: now } = session.span;
		expect(hashState(session.machine)).toBe(moments[now]!.hash);
		expect(viewers.map((viewer) => session.log(viewer).length)).toEqual(moments[now]!.logged);
		expect(() => session.at(now + 1)).toThrow(`there is no moment after ${now + 1} answers`);
		const other: Noted[] = [];
		for (let given = 0; given < 40 && !isOver(session.machine); given++) {
			other.push(noted(session));
			session.play(anyDecision(session, pick));
		}
		for (const [i, { hash }] of other.entries()) expect(hashState(session.at(now + i))).toBe(hash);
		expect(hashState(session.at(now - 2))).toBe(moments[now - 2]!.hash);
	});
});
