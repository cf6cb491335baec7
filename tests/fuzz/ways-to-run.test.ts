/** Both ways to run give the same games: printed code plays, the interpreter is its oracle. */
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { loadProgram } from '../../src/cli/sources/load.ts';
import { nodeCode } from '../../src/cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { ask } from '#lib/engine/machine/ask-value.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import type { Type } from '#lib/ruleset/program/expression-ir.ts';
import { randomPicks, testRandom } from './random-player.ts';

const GAMES: [string, number, number][] = [
	['west-end', 4, 1],
	['west-end', 2, 1],
	['pegasus', 3, 1],
	['kings-and-creatures', 5, 6],
	['reversi', 2, 15],
	['yavalath', 2, 40],
	['go', 2, 4],
	['draughts', 2, 6],
	['morris', 2, 12],
	['chess', 2, 2],
	['hearts', 4, 2],
	['liars-dice', 4, 8],
	['kingsburg-with-extensions', 3, 1]
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

/** What a machine answers when it is asked for a value, single or set. */
function answerOf(m: Machine, value: number, args: readonly number[]): number[] {
	const { evaluator, program } = m.code;
	if (program.values[value]!.set === null) return [ask(m, evaluator.value(value), args)];
	args.forEach((word, slot) => (m.regs[slot] = word));
	return [...m.pool.subarray(m.poolTop, evaluator.setValue(value)(m, m.poolTop))];
}

/** Asks every value and every invariant with random arguments, both ways. */
function compare(walked: Machine, printed: Machine, pick: (n: number) => number): number {
	const { values, invariants } = walked.program;
	values.forEach((value, v) => {
		const args = value.params.map((param) => randomWord(walked, param.type, pick));
		const found = [value.id, args, answerOf(printed, v, args)];
		expect(found).toEqual([value.id, args, answerOf(walked, v, args)]);
	});
	for (const { id, expr } of invariants) {
		for (const m of [walked, printed]) {
			expect([id, ask(m, m.code.evaluator.expression(expr), [])]).toEqual([id, 1]);
		}
	}
	return values.length;
}

describe.each(sampleOf('ways to run', GAMES, 4))(
	'%s with %i players',
	(variant, players, games) => {
		const { program } = loadProgram({ variant, players, with: [] });
		const walked = new Machine(interpretedCode(program));
		const printed = new Machine(nodeCode(program));

		test('the same answers lead to the same positions, and every value agrees', () => {
			const pick = testRandom(players);
			let compared = 0;
			for (let game = 0; game < games; game++) {
				for (const m of [walked, printed]) m.start(`seed ${game}`);
				for (let turn = 0; !isOver(walked) && turn < 1500; turn++) {
					const seat = firstAsked(walked);
					expect(firstAsked(printed)).toBe(seat);
					const legal = legalAnswers(walked, seat);
					const codes = legal.codes.slice(0, legal.count * legal.stride);
					const same = legalAnswers(printed, seat);
					expect(same.codes.slice(0, same.count * same.stride)).toEqual(codes);
					const picks = randomPicks(legal, pick);
					answer(walked, seat, picks);
					answer(printed, seat, picks);
					if (turn % 10 === 0) expect(hashState(printed)).toBe(hashState(walked));
					if (turn % 40 === 0 && !isOver(walked)) compared += compare(walked, printed, pick);
				}
				expect(hashState(printed)).toBe(hashState(walked));
			}
			expect(compared).toBeGreaterThan(100);
		});
	}
);
