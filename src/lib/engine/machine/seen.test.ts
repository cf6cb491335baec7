/** The step `seen`: how often things have stood as they do. */
import { describe, expect, test } from 'vitest';
import { nodeCode } from '../../../cli/threads/node-code.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { answer, legalAnswers } from '#lib/engine/play/play.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { transplant } from '#lib/engine/session/take-over-rules.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { inEnglish } from '#lib/language/said.ts';
import type { Program } from '#lib/ruleset/program/program.ts';
import { linkYaml, programOf } from '#lib/ruleset/testing/testing.ts';
import type { Code } from './code.ts';
import { Machine } from './machine.ts';

/** Two players' numbers from 0 to 4: how often the two have stood like this is kept in n. */
const game = (last = 3, more = '') => `
game: { id: test, players: { min: 2, max: 2 }, start: play }
fields:
  game: { n: { type: int, visible: all } }
  player: { stand: { type: int, visible: all } }
values: { look: { params: { p: player }, is: p.stand } }
procedures:
  play:
    do:
      - repeat: { while: n < 9 }
        do:
          - { choose: first, player: only(first(players)), between: { min: 0, max: 4 } }
          - { choose: second, player: only(first(players)), between: { min: 0, max: 4 } }
          - { set: only(first(players)).stand, to: first }
          - { set: only(first(players where it.seat == 1)).stand, to: second }
          - { seen: times, each: p, in: players, by: look(p), last: ${last} }
          - { set: n, to: times }
${more}      - end-game: players
`;

const WAYS: [string, (program: Program) => Code][] = [
	['interpreted', interpretedCode],
	['printed', nodeCode]
];

const n = (m: Machine): number => m.mem[m.layout.gameFields[0]!]!;
/** What n is after each pair. */
function stand(m: Machine, pairs: readonly (readonly [number, number])[]): number[] {
	return pairs.map((pair) => {
		for (const at of pair) answer(m, 0, [at - (legalAnswers(m, 0).kind === 'amount' ? 0 : 1)]);
		return n(m);
	});
}
const A = [0, 1] as const;
const B = [1, 0] as const;
const C = [2, 2] as const;
const D = [3, 3] as const;

describe.each(WAYS)('%s', (_way, codeOf) => {
	const begun = (last?: number): Machine => {
		const m = new Machine(codeOf(programOf(game(last))));
		m.start('a');
		return m;
	};

	test('counts this time and those that are kept', () => {
		expect(stand(begun(), [A, A, B, A, C, D, A, B, B])).toEqual([1, 2, 1, 2, 1, 1, 1, 1, 2]);
		expect(stand(begun(100), [A, A, B, A, C, D, A, B, B])).toEqual([1, 2, 1, 3, 1, 1, 4, 2, 3]);
		expect(stand(begun(1), [A, A, B, A])).toEqual([1, 1, 1, 1]);
	});

	test('is taken back, saved and read with everything else', () => {
		const m = begun();
		const start = hashState(m);
		const { mark } = m;
		for (const count of [1, 2, 3, 4, 5, 6, 7]) {
			stand(m, [[A, B, C, D][count % 4]!]);
			const other = new Machine(m.code);
			const saved = JSON.parse(JSON.stringify(positionOf(m))) as Position;
			expect(readPosition(other, saved)).toEqual([]);
			expect(hashState(other)).toBe(hashState(m));
			expect(stand(other, [B, A])).toEqual(stand(m.fork(), [B, A]));
		}
		m.undoTo(mark);
		expect(hashState(m)).toBe(start);
		expect(positionOf(m).memories).toBeUndefined();
	});
});

describe('other rules in mid-game', () => {
	const before = new Machine(interpretedCode(programOf(game(4))));
	before.start('a');
	stand(before, [A, B, C, A, D]);
	const under = (text: string): Machine => {
		const moved = transplant(before, interpretedCode(programOf(text)));
		if (!moved.ok) throw new Error('refused');
		moved.machine.run();
		return moved.machine;
	};

	test('keep the latest notes of as many as they keep, or more', () => {
		expect(stand(under(game(4)), [C, B])).toEqual([2, 1]);
		expect(stand(under(game(2)), [D, C])).toEqual([2, 1]);
		expect(stand(under(game(9)), [C, B, A])).toEqual([2, 2, 2]);
	});
});

describe('notes that cannot be', () => {
	const m = new Machine(interpretedCode(programOf(game())));
	m.start('a');
	stand(m, [A, B]);
	const saved = positionOf(m);
	const notes = saved.memories!['play.times']!;
	test.each([
		[
			'of another step',
			{ memories: { 'play.time': notes } },
			'there is no step "play.time" that notes what it has seen; did you mean "play.times"?'
		],
		[
			'too many',
			{ memories: { 'play.times': { next: 0, notes: Array<string>(4).fill('0123456789abcdef') } } },
			'the notes of play.times are at most 3'
		],
		[
			'with a gap',
			{ memories: { 'play.times': { next: 0, notes: notes.notes } } },
			'the next one goes behind them'
		]
	])('%s', (_what, memories, said) => {
		const [trouble] = readPosition(new Machine(m.code), { ...saved, ...memories });
		expect(trouble?.path[0]).toBe('memories');
		expect(inEnglish(trouble!.said)).toContain(said);
	});
});

test('two steps of one rule have two names', () => {
	const twice = game(
		3,
		'      - { seen: times, each: p, in: players, by: look(p), last: 2 }\n      - { set: n, to: times }\n'
	);
	expect(linkYaml(twice).lines.join('\n')).toContain('Another step notes under this name');
});
