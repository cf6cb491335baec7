/** The battle of tests/bench/battle. */
import { engineBattle, seedsOf } from '../battle/engine.ts';
import type { CodeFrom } from './random-play.ts';
import type { Workload } from './workload.ts';

const IN_A_STEP = 50;

export function battles(code: CodeFrom): Workload {
	return {
		name: `battle of 10 against 10${code === 'text' ? '' : ', no code from text'}`,
		unit: 'battles',
		prepare() {
			const seeds = seedsOf(1000);
			const battle = engineBattle('silent', code === 'text');
			return (n) => {
				let left = 0;
				for (let i = 0; i < IN_A_STEP; i++) {
					const [first, second] = battle(seeds[(n * IN_A_STEP + i) % seeds.length]!);
					left = left * 3 + first * 11 + second;
					left |= 0;
				}
				return { units: IN_A_STEP, outcome: left };
			};
		}
	};
}
