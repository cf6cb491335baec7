import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, asked, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import { PositionNames } from '#lib/engine/position/position-names.ts';
import type { Position } from '#lib/engine/position/position.ts';
import { readPosition } from '#lib/engine/position/read-position.ts';
import { positionOf } from '#lib/engine/position/write-position.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { inEnglish } from '#lib/language/said.ts';
import { DEAF } from '#lib/engine/state/observer.ts';
import { beginningsIn } from './beginnings.ts';
import { applyEdit, type PositionEdit } from './position-edit.ts';
import { settle } from './settle.ts';

const program = pebbles();
const code = interpretedCode(program);
const tools = { code, names: new PositionNames(new Machine(code)) };

/** Every answer is the first one that can be given. */
function first(m: Machine): void {
	const seat = firstAsked(m);
	answer(m, seat, [legalAnswers(m, seat).kind === 'amount' ? legalAnswers(m, seat).min : 0]);
}

function game(answers: number, seed = 'edit'): Machine {
	const m = newGame(program, seed);
	for (let i = 0; i < answers; i++) first(m);
	return m;
}

function edited(position: Position, ...edits: PositionEdit[]): Position {
	return edits.reduce((before, edit) => {
		const applied = applyEdit(tools, before, edit);
		if (!applied.ok) throw new Error(inEnglish(applied.said));
		return applied.position;
	}, position);
}

const start = positionOf(game(4));
const refusal = (edit: PositionEdit, position = start): string => {
	const applied = applyEdit(tools, position, edit);
	return applied.ok ? 'taken' : inEnglish(applied.said);
};

describe('what is changed', () => {
	test('counters lie where they are put, above or below', () => {
		const [low, high] = start.zones['hand(p1)']!;
		const moved = edited(start, { do: 'move', pieces: [high!], to: 'hand(p1)', at: 'bottom' });
		expect(moved.zones['hand(p1)']).toEqual([high, low]);
		const gone = edited(start, { do: 'move', pieces: [low!, high!], to: 'out', at: 'top' });
		expect(gone.zones['hand(p1)']).toBeUndefined();
		expect(gone.zones['out']).toEqual([low, high]);
		expect(readPosition(new Machine(code), gone)).toEqual([]);
	});

	test('fields of one or several things', () => {
		const rich = edited(
			start,
			{ do: 'set', of: 'players', things: ['p1', 'p3'], field: 'score', value: 9 },
			{ do: 'set', of: 'game', things: [], field: 'round', value: 2 }
		);
		expect([rich.players['p1'], rich.players['p3'], rich.game]).toEqual([
			{ score: 9 },
			{ score: 9 },
			{ round: 2 }
		]);
	});

	test('whose turn it is, where a running rule has it in mind', () => {
		const turned = edited(start, { do: 'mind', frame: 1, name: 'you', value: 'p1' });
		const m = new Machine(code);
		expect(settle(m, turned)).toMatchObject({ ok: true, position: { asked: { players: ['p1'] } } });
	});

	test('a running rule calls another one anew, and what that does happens', () => {
		const [call] = beginningsIn(code, start);
		expect(call).toMatchObject({
			frame: 0,
			procedure: 'turn',
			params: [{ name: 'you', guess: 'p2' }]
		});
		const begun = edited(start, { do: 'begin', frame: 0, procedure: 'turn', words: { you: 'p3' } });
		const settled = settle(new Machine(code), begun);
		expect(settled).toMatchObject({
			ok: true,
			position: { game: { round: 6 }, asked: { question: 'turn', players: ['p3'] } }
		});
		expect(settled.ok && settled.position.zones['hand(p3)']).toHaveLength(2);
	});

	test('a game that is over begins again where its first rule calls another one', () => {
		const m = game(0);
		while (!isOver(m)) first(m);
		const over = positionOf(m);
		expect(beginningsIn(code, over)).toMatchObject([{ frame: 0, procedure: 'turn' }]);
		const back = edited(
			over,
			{ do: 'move', pieces: over.zones['hand(p1)']!, to: 'bag', at: 'top' },
			{ do: 'begin', frame: 0, procedure: 'turn', words: { you: 'p2' } }
		);
		expect(settle(m, back)).toMatchObject({ ok: true, position: { asked: { players: ['p2'] } } });
	});
});

describe('dice and draws to come', () => {
	const wished = edited(
		start,
		{ do: 'dice', stream: 'dice', dice: [4, 4, 1] },
		{ do: 'draws', stream: 'draws', pieces: [start.zones['bag']![0]!, start.zones['bag']![1]!] }
	);

	/** What everybody who gambles rolls, and what is drawn after the answer. */
	function played(m: Machine, gambles: number): { rolled: number[]; drawn: string[] } {
		const [rolled, drawn] = [[] as number[], [] as string[]];
		m.observer = {
			...DEAF,
			rolled: (_label: string, dice: number[]) => void rolled.push(...dice),
			drawn: (pieces: number[]) => void drawn.push(...pieces.map((i) => program.pieces[i]!.id))
		};
		for (let i = 0; i < gambles; i++) answer(m, firstAsked(m), [1]);
		m.observer = null;
		return { rolled, drawn };
	}

	test('they come, one after the other, and then chance goes on', () => {
		const m = new Machine(code);
		expect(readPosition(m, wished)).toEqual([]);
		const { rolled, drawn } = played(m, 3);
		expect(rolled).toEqual([4, 4, 1]);
		expect(drawn.slice(0, 2)).toEqual(wished.coming!.draws!['draws']);
		expect(positionOf(m).coming).toBeUndefined();
	});

	test('undo, copies in words and the hash carry them along', () => {
		const m = new Machine(code);
		readPosition(m, wished);
		const { mark } = m;
		const before = hashState(m);
		played(m, 1);
		expect(positionOf(m).coming).toEqual({
			dice: { dice: [4, 1] },
			draws: { draws: [wished.coming!.draws!['draws']![1]] }
		});
		const other = new Machine(code);
		expect(readPosition(other, positionOf(m))).toEqual([]);
		expect(played(other, 2).rolled).toEqual([4, 1]);
		m.undoTo(mark);
		expect(hashState(m)).toBe(before);
		expect(positionOf(m)).toEqual(wished);
	});

	test('a copy to think on knows nothing of them', () => {
		const m = new Machine(code);
		readPosition(m, wished);
		expect(m.fork().wishes).toEqual([]);
	});

	test('what cannot come is said', () => {
		const trouble = (edit: PositionEdit): string[] =>
			readPosition(new Machine(code), edited(start, edit)).map(({ said }) => inEnglish(said));
		expect(trouble({ do: 'dice', stream: 'dice', dice: [5, 0] })).toEqual([
			'no die of the stream dice shows 5: it shows 1 to 4',
			'no die of the stream dice shows 0: it shows 1 to 4'
		]);
		expect(trouble({ do: 'dice', stream: 'draws', dice: [1] })).toEqual([
			'no dice are rolled with the stream draws'
		]);
		expect(trouble({ do: 'draws', stream: 'dice', pieces: ['small'] })).toEqual([
			'nothing is drawn with the stream dice'
		]);
		expect(trouble({ do: 'draws', stream: 'draws', pieces: ['smal'] })[0]).toContain(
			'did you mean'
		);
		expect(trouble({ do: 'dice', stream: 'dice', dice: new Array<number>(32).fill(1) })).toEqual([
			'so many dice and draws cannot be set; there is room for 31'
		]);
	});

	test('a draw from elsewhere leaves the wish for later', () => {
		const hand = start.zones['hand(p1)']![0]!;
		const m = new Machine(code);
		readPosition(m, edited(start, { do: 'draws', stream: 'draws', pieces: [hand] }));
		played(m, 2);
		expect(positionOf(m).coming).toEqual({ draws: { draws: [hand] } });
	});
});

describe('what is refused', () => {
	test.each<[PositionEdit, string]>([
		[{ do: 'move', pieces: ['smal'], to: 'bag', at: 'top' }, 'there is no piece "smal"'],
		[
			{ do: 'move', pieces: [], to: 'bags', at: 'top' },
			'there is no zone "bags"; did you mean "bag"?'
		],
		[
			{ do: 'move', pieces: ['small', 'small'], to: 'bag', at: 'top' },
			'small can be put down only once'
		],
		[{ do: 'turn', piece: 'small', face: 'large' }, 'small has no face "large"'],
		[
			{ do: 'set', of: 'players', things: ['p9'], field: 'score', value: 1 },
			'there is no thing "p9"; did you mean "p1"?'
		],
		[
			{ do: 'set', of: 'players', things: ['p1'], field: 'scores', value: 1 },
			'there is no field "scores"; did you mean "score"?'
		],
		[
			{ do: 'set', of: 'players', things: ['p1'], field: 'score', value: 2 ** 31 },
			'2147483648 cannot stand here'
		],
		[{ do: 'dice', stream: 'dcie', dice: [1] }, 'there is no stream "dcie"; did you mean "dice"?'],
		[{ do: 'mind', frame: 7, name: 'you', value: 'p1' }, 'no rule is running there'],
		[
			{ do: 'mind', frame: 1, name: 'you', value: 'p7' },
			'"p7" cannot stand here; did you mean "p1"?'
		],
		[{ do: 'mind', frame: 0, name: 'rest', value: 'p1' }, 'rest stands for several things'],
		[
			{ do: 'begin', frame: 0, procedure: 'play', words: {} },
			'play is not called by procedure play'
		],
		[{ do: 'begin', frame: 0, procedure: 'turn', words: {} }, 'turn needs to be told you'],
		[
			{ do: 'begin', frame: 0, procedure: 'turn', words: { you: ['p1'] } },
			'undefined cannot stand here'
		]
	])('%j', (edit, said) => {
		expect(refusal(edit)).toContain(said);
	});
});

/** Words that are right, and words that are nonsense. */
const word = fc.oneof(
	fc.constantFrom('p1', 'p2', 'p3', 'hand(p1)', 'bag', 'out', 'game', 'dice', 'draws', 'turn'),
	fc.constantFrom(...program.pieces.map(({ id }) => id), 'score', 'round', 'you', 'p', 'rest'),
	fc.constantFrom('__proto__', 'constructor', 'toString', ''),
	fc.string({ maxLength: 6 })
);
const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.double());
const edit: fc.Arbitrary<PositionEdit> = fc.oneof(
	fc.record({
		do: fc.constant('move' as const),
		pieces: fc.array(word, { maxLength: 4 }),
		to: fc.oneof(word, fc.constantFrom('bag', 'out', 'hand(p2)')),
		at: fc.constantFrom('top' as const, 'bottom' as const)
	}),
	fc.record({ do: fc.constant('turn' as const), piece: word, face: word }),
	fc.record({
		do: fc.constant('set' as const),
		of: fc.constantFrom('game' as const, 'players' as const, 'spaces' as const, 'pieces' as const),
		things: fc.array(word, { maxLength: 3 }),
		field: fc.oneof(word, fc.constantFrom('score', 'round')),
		value
	}),
	fc.record({
		do: fc.constant('dice' as const),
		stream: word,
		dice: fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double()), { maxLength: 5 })
	}),
	fc.record({
		do: fc.constant('draws' as const),
		stream: word,
		pieces: fc.array(word, { maxLength: 5 })
	}),
	fc.record({
		do: fc.constant('mind' as const),
		frame: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.double()),
		name: word,
		value
	}),
	fc.record({
		do: fc.constant('begin' as const),
		frame: fc.integer({ min: -2, max: 2 }),
		procedure: fc.constantFrom('turn', 'play', 'constructor'),
		words: fc.dictionary(word, fc.oneof(value, fc.array(value, { maxLength: 2 })), { maxKeys: 2 })
	})
);

test('whatever is set, it is refused or played, and the running game stands as it stood', () => {
	const running = game(5);
	const hash = hashState(running);
	const before = positionOf(running);
	fc.assert(
		fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
			let position = positionOf(running);
			for (const eachEdit of edits) {
				const applied = applyEdit(tools, position, eachEdit);
				if (!applied.ok) {
					expect(inEnglish(applied.said)).not.toBe('');
					continue;
				}
				const settled = settle(new Machine(code), applied.position);
				// What the rules do not take is left out, as the page does it.
				if (settled.ok) position = eachEdit.do === 'begin' ? settled.position : applied.position;
				else expect(inEnglish(settled.said)).not.toBe('');
			}
			const m = new Machine(code);
			const settled = settle(m, position);
			expect(settled.ok).toBe(true);
			if (!settled.ok) return;
			const again = new Machine(code);
			expect(readPosition(again, JSON.parse(JSON.stringify(settled.position)) as Position)).toEqual(
				[]
			);
			expect(hashState(again)).toBe(hashState(m));
			for (let i = 0; i < 4 && asked(m) !== 0; i++) first(m);
			expect(hashState(running)).toBe(hash);
		}),
		{ numRuns: 300 }
	);
	expect(positionOf(running)).toEqual(before);
});
