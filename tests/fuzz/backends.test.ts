/** The three ways to evaluate give the same answers: closures, generated code, and the plain walk. */
import { describe, expect, test } from 'vitest';
import { fastBackend } from '../../src/cli/fast-backend.ts';
import { loadProgram } from '../../src/cli/load.ts';
import { interpret } from '#lib/engine/interpret/interpret.ts';
import { elements } from '#lib/engine/interpret/interpret-sets.ts';
import { answerOf } from '#lib/engine/interpret/interpret.ts';
import { FP } from '#lib/engine/state/layout.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, optionsOf } from '#lib/engine/machine/play.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { askValue } from '#lib/engine/seat/visibility.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { randomPicks, testRandom } from './random-player.ts';

const GAMES: [string, number, number][] = [
	['west-end', 4, 1],
	['west-end', 2, 1],
	['kings-and-creatures', 5, 6]
];

function randomWord(m: Machine, type: Type, pick: (n: number) => number): number {
	switch (type.t) {
		case 'player':
			return pick(m.layout.players);
		case 'space':
			return m.layout.spaces === 0 ? -1 : pick(m.layout.spaces);
		case 'piece':
			return pick(m.layout.pieces);
		case 'bool':
			return pick(2);
		case 'enum':
			return pick(m.program.enums[type.enum]!.values.length);
		case 'optional':
			return pick(5) === 0 ? -1 : randomWord(m, type.of, pick);
		default:
			return pick(7);
	}
}

/** Asks every value with random arguments, all three ways. */
function compareValues(closures: Machine, fast: Machine, pick: (n: number) => number): number {
	let compared = 0;
	closures.program.values.forEach((value, v) => {
		const args = value.params.map((param) => randomWord(closures, param.type, pick));
		const env = { m: closures, frame: closures.mem[FP]!, registers: [...args], note: null };
		if (value.is === null) {
			if (value.set === null) return;
			const walked = elements(env, value.set);
			for (const m of [closures, fast]) {
				args.forEach((word, i) => (m.regs[i] = word));
				const end = m.setValues[v]!(m, m.poolTop);
				expect([value.id, ...m.pool.subarray(m.poolTop, end)]).toEqual([value.id, ...walked]);
			}
		} else {
			const walked = answerOf(env, v, args);
			expect([value.id, args, askValue(closures, v, args)]).toEqual([value.id, args, walked]);
			expect([value.id, args, askValue(fast, v, args)]).toEqual([value.id, args, walked]);
		}
		compared++;
	});
	return compared;
}

describe.each(GAMES)('%s with %i players', (variant, players, games) => {
	const { program } = loadProgram({ variant, players, with: [] });
	const closures = new Machine(program);
	const fast = new Machine(program, { makeBackend: fastBackend });

	test('the same answers lead to the same positions, and every value agrees', () => {
		const pick = testRandom(players);
		let compared = 0;
		for (let game = 0; game < games; game++) {
			for (const m of [closures, fast]) {
				m.begin(`seed ${game}`);
				m.run();
			}
			for (let turn = 0; !isOver(closures) && turn < 1500; turn++) {
				const seat = firstAsked(closures);
				expect(firstAsked(fast)).toBe(seat);
				const options = optionsOf(closures, seat);
				expect(optionsOf(fast, seat).size).toBe(options.size);
				const picks = randomPicks(options, pick);
				answer(closures, seat, picks);
				answer(fast, seat, picks);
				if (turn % 10 === 0) expect(hashState(fast)).toBe(hashState(closures));
				if (turn % 40 === 0 && !isOver(closures)) compared += compareValues(closures, fast, pick);
			}
			expect(hashState(fast)).toBe(hashState(closures));
		}
		expect(compared).toBeGreaterThan(100);
	});

	test('conditions of the rules agree with the plain walk', () => {
		closures.begin('conditions');
		closures.run();
		for (const invariant of program.invariants) {
			const env = { m: closures, frame: closures.mem[FP]!, registers: [], note: null };
			expect([invariant.id, interpret(env, invariant.expr)]).toEqual([invariant.id, 1]);
		}
	});
});
