/** Odds, held against duels whose outcome can be computed by hand. */
import { describe, expect, test } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import type { Session } from '#lib/engine/session/session.ts';
import { duel } from './duel.test.fixture.ts';
import { type OddsReport, oddsFrom } from './odds.ts';
import { Worlds } from '#lib/bots/Worlds.ts';

function oddsOf(machine: Machine, viewer: Viewer, games: number, seed = 's'): OddsReport {
	const worlds = new Worlds(machine.code, machine.mem.slice());
	const odds = oddsFrom(worlds, { viewer, bots: 'random', seed });
	if (!odds) throw new Error('no scene is open');
	for (let game = 0; game < games; game++) odds.play();
	return odds.report();
}

/** Whether each 95 % interval holds the share that was computed. */
function holds({ results }: OddsReport, shares: Record<string, number>): boolean {
	return Object.entries(shares).every(([value, share]) => {
		const found = results.find((result) => String(result.value) === value);
		return found ? found.share.low <= share && share <= found.share.high : share === 0;
	});
}

const owns = (session: Session, seat: number): boolean => {
	const hands = session.view('observer').zones.filter(({ zone }) => zone === 'hand');
	return hands[seat]!.pieces.some(({ face }) => face === 'razor');
};

describe('a duel without secrets', () => {
	// A round in which nobody is hit changes nothing. Of the others (4 of 6), 2 of 6 hit only the second, 1 of 6 only the first,
	// 1 of 6 both: so the first is left in 1/2 of all duels, the second in 1/4, nobody in 1/4.
	const session = duel({ blades: false });
	const report = oddsOf(session.machine, 0, 2000);

	test('ends as it was computed', () => {
		expect(report).toMatchObject({ scene: 'duel', at: null, games: 2000, closed: 2000 });
		expect(report.results.map(({ value }) => value)[0]).toBe('p1');
		expect(holds(report, { p1: 1 / 2, p2: 1 / 4, null: 1 / 4 })).toBe(true);
		expect(holds(report, { p1: 1 / 4, p2: 1 / 2, null: 1 / 4 })).toBe(false);
	});

	test('tells what each side loses: half a fighter, and three quarters of one', () => {
		const [first, second] = report.sides;
		expect(report.sides.map(({ of, pieces }) => [of, pieces])).toEqual([
			['p1', 1],
			['p2', 1]
		]);
		expect(Math.abs(first!.lost!.mean - 0.5)).toBeLessThanOrEqual(0.1);
		expect(Math.abs(second!.lost!.mean - 0.75)).toBeLessThanOrEqual(0.1);
	});

	test('is the same for the same seed, in one go or bit by bit, and another one for another seed', () => {
		expect(oddsOf(session.machine, 0, 2000)).toEqual(report);
		const worlds = new Worlds(session.machine.code, session.machine.mem.slice());
		const odds = oddsFrom(worlds, { viewer: 0, bots: 'random', seed: 's' })!;
		for (let game = 0; game < 300; game++) {
			odds.play();
			odds.report();
		}
		expect(odds.report()).toEqual(oddsOf(session.machine, 0, 300));
		expect(oddsOf(session.machine, 0, 300, 't')).not.toEqual(odds.report());
	});

	test('leaves the game as it is', () => {
		const before = session.course();
		oddsOf(session.machine, 0, 10);
		expect(session.course()).toEqual(before);
	});
});

test('where nothing is fought there are no odds', () => {
	const session = duel({ blades: false });
	session.undo('any');
	const worlds = new Worlds(session.machine.code, session.machine.mem.slice());
	expect(oddsFrom(worlds, { viewer: 0, bots: 'random', seed: 's' })).toBeNull();
});

describe('a duel with secrets', () => {
	// Whoever has the sharp blade always hits. If the first has it, it is left in 2/3, nobody in 1/3; if the second has it, that
	// one is left in 1/2, nobody in 1/2. Who does not know takes both for equally likely.
	const unknown = { p1: 1 / 3, p2: 1 / 4, null: 5 / 12 };
	const armed = duel({ blades: true, seed: 'e' });
	const other = duel({ blades: true, seed: 'a' });

	test('a seat gets odds of what it knows, whatever is true', () => {
		expect([owns(armed, 0), owns(other, 0)]).toEqual([true, false]);
		const told = oddsOf(armed.machine, 0, 2000);
		expect(holds(told, unknown)).toBe(true);
		expect(oddsOf(other.machine, 0, 2000)).toEqual(told);
	});

	test('nor does it get others where hidden things are exchanged', () => {
		const told = oddsOf(armed.machine, 1, 200);
		const stream = new Stream('exchanged');
		for (let times = 0; times < 5; times++) {
			const twin = armed.machine.fork();
			resample(twin, 1, (n) => stream.below(n));
			expect(oddsOf(twin, 1, 200)).toEqual(told);
		}
	});

	test('at an open table they are those of what is true', () => {
		expect(holds(oddsOf(armed.machine, 'observer', 2000), { p1: 2 / 3, p2: 0, null: 1 / 3 })).toBe(
			true
		);
		expect(holds(oddsOf(other.machine, 'observer', 2000), { p1: 0, p2: 1 / 2, null: 1 / 2 })).toBe(
			true
		);
	});

	test('what another one has answered in secret is not in them', () => {
		const [go, wait] = ['go', 'wait'].map((key) => {
			const session = duel({ blades: true, seed: 'a' });
			session.answer({ seat: 1, keys: [key] });
			return oddsOf(session.machine, 0, 100);
		});
		expect(go).toEqual(wait);
	});

	test('nor what another one keeps to itself in a field', () => {
		const [sworn, not] = (['go', 'wait'] as const).map(
			(oath) => duel({ blades: false, oath }).machine
		);
		const told = oddsOf(sworn!, 1, 2000);
		expect(oddsOf(not!, 1, 2000)).toEqual(told);
		// Half of the time it has sworn: then it is left in 2/3 and nobody in 1/3; else as without secrets.
		expect(holds(told, { p1: 7 / 12, p2: 1 / 8, null: 7 / 24 })).toBe(true);
		// Whoever has sworn, or not, knows it.
		expect(holds(oddsOf(sworn!, 0, 2000), { p1: 2 / 3, p2: 0, null: 1 / 3 })).toBe(true);
		expect(holds(oddsOf(not!, 0, 2000), { p1: 1 / 2, p2: 1 / 4, null: 1 / 4 })).toBe(true);
	});
});
