import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import { interpretedCode } from '#lib/engine/interpret/interpreter.ts';
import { Machine } from '#lib/engine/machine/machine.ts';
import { answer, firstAsked, isOver, legalAnswers } from '#lib/engine/play/play.ts';
import type { MakeFunction } from '#lib/engine/print-code/module.ts';
import { printedCode } from '#lib/engine/print-code/printed-code.ts';
import { viewOf } from '#lib/engine/seat/view.ts';
import { inEnglish } from '#lib/language/said.ts';
import { hashState } from '#lib/engine/state/state-hash.ts';
import { PACTS } from '#lib/ruleset/testing/made-up-games.test.fixture.ts';
import { programOf } from '#lib/ruleset/testing/testing.ts';
import type { Position } from './position.ts';
import { readPosition } from './read-position.ts';
import { positionOf } from './write-position.ts';

const make: MakeFunction = (names, body) =>
	compileFunction(body, names) as ReturnType<MakeFunction>;

const program = programOf(PACTS, 3);
const walked = interpretedCode(program);
const printed = printedCode(make)(program);

/** Answers that go round all there are. */
function step(m: Machine, n: number): void {
	const seat = firstAsked(m);
	const legal = legalAnswers(m, seat);
	answer(m, seat, [(n * 7) % legal.count]);
}

it('fields that hold sets are saved by the names of their elements, and read again, at every answer', () => {
	const m = new Machine(walked);
	const other = new Machine(printed);
	m.start('pacts');
	other.start('pacts');
	const start = hashState(m);
	m.recording = true;
	const mark = m.mark;
	for (let n = 1; n <= 60 && !isOver(m); n++) {
		step(m, n);
		step(other, n);
		expect(hashState(other)).toBe(hashState(m));
		const again = new Machine(printed);
		const position = JSON.parse(JSON.stringify(positionOf(m))) as Position;
		expect(readPosition(again, position)).toEqual([]);
		expect(hashState(again)).toBe(hashState(m));
	}
	const { game, players, starts } = positionOf(m);
	expect(game).toEqual({ banned: ['plain', 'sea'] });
	expect(players['p1']?.['allies']).toEqual(['p2', 'p3']);
	expect(starts.spaces).toEqual({ lands: ['plain', 'wood'] });
	m.undoTo(mark);
	expect(hashState(m)).toBe(start);
});

it('a seat sees sets that it may know, and pieces in them without their order', () => {
	const m = new Machine(walked);
	m.start('pacts');
	for (let n = 1; n <= 12; n++) step(m, n);
	const [own, others] = [viewOf(m, 0), viewOf(m, 1)];
	expect(own.players[0]?.fields).toHaveProperty('been');
	expect(others.players[0]?.fields).not.toHaveProperty('been');
	const foes = own.zones.flatMap(({ pieces }) =>
		pieces.flatMap(({ fields }) => fields['foes'] ?? [])
	);
	expect(foes).toEqual([...foes].sort());
});

it.each([
	['an element that is none', { allies: ['p9'] }, '["p9"] cannot stand here'],
	['no list', { allies: 'p1' }, '"p1" cannot stand here'],
	['a list for one thing', { gold: ['p1'] }, 'cannot stand here']
])('a position with %s is refused', (_, words, message) => {
	const m = new Machine(walked);
	m.start('pacts');
	const position = positionOf(m);
	const troubles = readPosition(new Machine(walked), { ...position, players: { p1: words } });
	expect(troubles.map(({ said }) => inEnglish(said)).join()).toContain(message);
});
