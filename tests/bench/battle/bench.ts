/** Battles by turns in one process: by hand, and by the rules as data. */
import { median } from 'simple-statistics';
import { byTurns, timesAsFast, type Row, row } from '../timing.ts';
import { type Battle, engineBattle, plainBattle, seedsOf } from './engine.ts';

export function benchBattle(): Row[] {
	const seeds = seedsOf(1000);
	const fighting = (battle: Battle): (() => void) => {
		let next = 0;
		return () => {
			for (let i = 0; i < 20; i++) battle(seeds[next++ % seeds.length]!);
		};
	};
	const speeds = byTurns([
		['by hand', fighting(plainBattle)],
		['generated code', fighting(engineBattle('silent', true))],
		['generated code, every loss an event', fighting(engineBattle('told', true))],
		['interpreted', fighting(engineBattle('silent', false))]
	]);
	const plain = speeds.get('by hand')!;
	return [...speeds].flatMap(([who, times]) => {
		const rows = [row(`battle of 10 against 10, ${who}`, 20 * median(times), '/s')];
		if (who === 'by hand') return rows;
		const ratio = timesAsFast(plain, times);
		const goal = who === 'generated code' ? { atMost: 1.4 } : null;
		return [...rows, row(`battle, ${who}: by hand is so many times as fast`, ratio, 'x', goal)];
	});
}
