import { expect, test } from 'vitest';
import type { Machine } from '#lib/engine/machine/machine.ts';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine as NewMachine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, legalAnswers } from '#lib/engine/play/play.ts';
import { newGame } from '#lib/engine/testing/first-question.ts';
import { pebbles } from '#lib/engine/testing/pebbles.ts';
import { readPosition } from './read-position.ts';
import { standIn } from './stand-in.ts';
import { positionOf } from './write-position.ts';

const program = pebbles();

function inPlay(answers: number): Machine {
	const m = newGame(program, 'words');
	for (let i = 0; i < answers; i++) {
		const seat = firstAsked(m);
		const legal = legalAnswers(m, seat);
		answer(m, seat, [legal.kind === 'amount' ? legal.min : 0]);
	}
	return m;
}

test('a piece takes the place of one like it, which lies where it lay', () => {
	const position = positionOf(inPlay(4));
	const [first = ''] = position.zones['hand(p1)'] ?? [];
	const faces = new Set((position.zones['bag'] ?? []).map((id) => id.split('/')[0] ?? ''));
	const held = new Set((position.zones['hand(p1)'] ?? []).map((id) => id.split('/')[0]));
	const wanted = [...faces].find((face) => !held.has(face));
	expect(wanted).toBeDefined();
	const stood = standIn(program, position, wanted ?? '', 'p1');
	const now = stood?.zones['hand(p1)'] ?? [];
	expect(now).toHaveLength(2);
	expect(now.some((id) => id.split('/')[0] === wanted)).toBe(true);
	const gone = (position.zones['hand(p1)'] ?? []).filter((id) => !now.includes(id));
	expect(gone).toHaveLength(1);
	expect(stood?.zones['bag']).toContain(gone[0]);
	expect(first).not.toBe('');
	// It is a position: a machine can stand in it, at the same question.
	const other = new NewMachine(interpretedCode(program));
	expect(stood && readPosition(other, stood)).toEqual([]);
	expect(positionOf(other)).toEqual(stood);
});

test('who has it already keeps it, and nobody gives what nobody has', () => {
	const position = positionOf(inPlay(4));
	const [held = ''] = position.zones['hand(p1)'] ?? [];
	expect(standIn(program, position, held.split('/')[0] ?? '', 'p1')).toBe(position);
	expect(standIn(program, position, 'no-such-face', 'p1')).toBeNull();
});
