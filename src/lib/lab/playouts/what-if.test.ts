import { expect, test } from 'vitest';
import { Stream } from '#lib/bots/stream.ts';
import type { Machine } from '#lib/engine/machine/machine.ts';
import type { Viewer } from '#lib/engine/seat/protocol.ts';
import { resample } from '#lib/engine/seat/resample.ts';
import { duel } from './duel.test.fixture.ts';
import { spreadOf } from './spread.ts';
import { WhatIf, type WhatIfReport } from './what-if.ts';
import { Worlds } from '#lib/bots/Worlds.ts';

function playedOut(machine: Machine, viewer: Viewer, games: number): WhatIfReport {
	const worlds = new Worlds(machine.code, machine.mem.slice());
	const whatIf = new WhatIf(worlds, { viewer, bots: 'random', seed: 's' });
	for (let game = 0; game < games; game++) whatIf.play();
	return whatIf.report();
}

test('games are played to their end, and counted as they end', () => {
	const report = playedOut(duel({ blades: false }).machine, 0, 1000);
	expect(report).toMatchObject({ games: 1000, finished: 1000 });
	const [first, second] = report.wins;
	expect([first!.low <= 0.5, first!.high >= 0.5]).toEqual([true, true]);
	expect([second!.low <= 0.25, second!.high >= 0.25]).toEqual([true, true]);
	// On average 3/2 rounds until somebody is hit; a scar for each that is gone.
	expect(Math.abs(report.rounds!.mean - 1.5)).toBeLessThanOrEqual(0.2);
	expect(report.measures).toHaveLength(1);
	const [scars] = report.measures;
	expect(scars!.id).toBe('scars');
	expect(scars!.seats.map((spread) => [spread!.low, spread!.high])).toEqual([
		[0, 1],
		[0, 1]
	]);
	expect(Math.abs(scars!.seats[1]!.mean - 0.75)).toBeLessThanOrEqual(0.1);
});

test('the same position and seed give the same, and so do positions that a seat cannot tell apart', () => {
	const { machine } = duel({ blades: true });
	const told = playedOut(machine, 0, 100);
	expect(playedOut(machine, 0, 100)).toEqual(told);
	const stream = new Stream('exchanged');
	for (let times = 0; times < 4; times++) {
		const twin = machine.fork();
		resample(twin, 0, (n) => stream.below(n));
		expect(playedOut(twin, 0, 100)).toEqual(told);
	}
});

test('what another seat keeps to itself in a field changes nothing for who does not see it', () => {
	const [sworn, not] = (['go', 'wait'] as const).map(
		(oath) => duel({ blades: false, oath }).machine
	);
	const told = playedOut(sworn!, 1, 200);
	expect(playedOut(not!, 1, 200)).toEqual(told);
	expect(playedOut(not!, 0, 200)).not.toEqual(playedOut(sworn!, 0, 200));
});

test('from a moment of the past as from now', () => {
	const session = duel({ blades: false });
	const then = playedOut(session.machine, 0, 50);
	for (let given = 0; given < 40 && session.view('observer').decision; given++) {
		const { seat } = session.view('observer').decision!;
		session.answer({ seat, keys: ['go'] });
	}
	expect(session.span.last).toBeGreaterThan(2);
	expect(playedOut(session.at(1), 0, 50)).toEqual(then);
	// A game that is over ends as it has ended.
	const over = playedOut(session.machine, 0, 3);
	expect(over.finished).toBe(3);
});

test('a spread says where most lie, and how sure the mean is', () => {
	expect(spreadOf([])).toBeNull();
	expect(spreadOf([null, 4])).toEqual({ mean: 4, within: 0, low: 4, high: 4 });
	const hundred = Array.from({ length: 101 }, (_, i) => i);
	expect(spreadOf(hundred)).toEqual({ mean: 50, within: 5.7, low: 5, high: 95 });
});
