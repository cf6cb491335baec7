import { saying } from '#lib/language/said.test.fixture.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { describe, expect, it } from 'vitest';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { type GameRecord, type PlayoutSetup, Laboratory, seated } from './game.ts';
import { shareOf } from './interval.ts';
import { brokenStructure, Invariants } from './invariants.ts';
import { loadSession } from '#lib/engine/session/load-session.ts';
import { recordedGame } from './recorded-game.ts';
import { summarise } from './summary.ts';

const program = pebbles(3, 24);
const setup: PlayoutSetup = { seed: '1', bots: ['random'], maxRounds: 0, record: false };

function games(from: number, to: number, changes: Partial<PlayoutSetup> = {}): GameRecord[] {
	const laboratory = new Laboratory(interpretedCode(program));
	return Array.from({ length: to - from }, (_, i) =>
		laboratory.play(from + i, { ...setup, ...changes })
	);
}

describe('a simulation', () => {
	it('says the same whoever plays which games in which order', () => {
		const together = summarise(program, games(0, 12));
		const apart = summarise(program, [...games(7, 12), ...games(0, 7)]);
		expect(apart).toEqual(together);
		expect(together).toMatchObject({
			games: 12,
			finished: 12,
			unfinished: 0,
			illegal: 0,
			deadEnds: 0,
			invariantViolations: 0,
			problems: [],
			seatsByBot: { random: 36 },
			rounds: { mean: 24, p50: 24, p95: 24 }
		});
		expect(summarise(program, games(0, 12, { seed: '2' })).traceHash).not.toBe(together.traceHash);
	});

	it('reports games that do not end as what they are', () => {
		const summary = summarise(program, games(0, 3, { maxRounds: 5 }));
		expect(summary).toMatchObject({ finished: 0, unfinished: 3, rounds: { p50: 6 } });
	});

	it('lets every bot sit everywhere', () => {
		const names = ['random', 'random', 'greedy'] as const;
		const seats = [0, 1, 2].map((game) => seated(names, 3, game).indexOf('greedy'));
		expect(seats.toSorted()).toEqual([0, 1, 2]);
		expect(seated(['greedy', 'random'], 4, 0)).toEqual(['greedy', 'random', 'greedy', 'random']);
	});

	it('finds what violates an invariant, and where', () => {
		const strict = pebbles(3, 24, 'invariants: { early: round < 4 }');
		const record = new Laboratory(interpretedCode(strict)).play(0, setup);
		expect(record.problems).toMatchObject([
			{
				kind: 'invariant',
				message: 'early (test/base/game.yaml:48) does not hold: (round < 4)',
				answers: 3
			}
		]);
		expect(new Invariants(interpretedCode(strict)).check(newGame(strict, 'x'))).toEqual([]);
		const poor = interpretedCode(
			pebbles(3, 24, "invariants: { rich: 'all(p in players: p.seat < 1)' }")
		);
		expect(new Invariants(poor).check(newGame(poor.program, 'x'))).toEqual([
			saying(
				'rich (test/base/game.yaml:48) does not hold: all(… in players: (… < 1)); not for p2, p3'
			)
		]);
	});

	it('notices pieces that are lost', () => {
		const m = newGame(program, 'x');
		expect(brokenStructure(m)).toBeNull();
		m.write(m.layout.zone, 2);
		expect(brokenStructure(m)).toContain('piece small is listed in bag');
	});
});

describe('a recorded game', () => {
	const [record] = games(0, 1, { record: true, bots: ['random', 'greedy'] });
	const choice = { variant: program.variant, options: {} };
	const game = recordedGame(program, record!, { choice, edits: {}, lock: { base: 'x' } });

	it('seats the bots, and can be played again to its end', () => {
		expect(game.setup.seats.map(({ control }) => control)).toEqual(record!.bots);
		const { seed } = game.setup;
		const loaded = loadSession(program, structuredClone(game.course), {
			seed,
			lock: {},
			makeCode: interpretedCode
		});
		expect(loaded).toMatchObject({ ok: true, parted: null, proved: 2 });
		expect(loaded.ok && loaded.session.view('observer').over).not.toBeNull();
		expect(game.course.answers).toHaveLength(record!.decisions);
	});
});

describe('a share', () => {
	it('has the interval that the tables of Wilson give', () => {
		expect(shareOf(50, 100)).toEqual({ hits: 50, of: 100, low: 0.404, high: 0.596 });
		expect(shareOf(1, 10)).toEqual({ hits: 1, of: 10, low: 0.018, high: 0.404 });
	});

	it('ends at nought for none and at one for all, and says nothing where nothing is counted', () => {
		expect(shareOf(0, 10)).toEqual({ hits: 0, of: 10, low: 0, high: 0.278 });
		expect(shareOf(10, 10)).toEqual({ hits: 10, of: 10, low: 0.722, high: 1 });
		expect(shareOf(0, 0)).toEqual({ hits: 0, of: 0, low: 0, high: 1 });
	});
});
