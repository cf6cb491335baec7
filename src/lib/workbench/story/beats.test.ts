import { expect, test } from 'vitest';
import type { Changed, Happening, Moved } from '#lib/engine/seat/happening.ts';
import type { LogKind, LogLine } from '#lib/engine/seat/protocol.ts';
import { type Beat, beatsOf, struckIn } from './beats.ts';

const SPOKEN = { players: ['gold'], owner: 'lord' };

function line(kind: LogKind, path: string, ...keys: string[]): LogLine {
	const phrase = { path, args: { what: { of: 'thing' as const, keys } } };
	return { turn: 0, round: null, scene: null, at: null, kind, phrase, seat: null, cite: [] };
}
const told = (logLine: LogLine): Happening => ({ is: 'told', line: logLine });
const moved = (key: string | null, from: string | null, to: string | null): Moved => {
	return { is: 'moved', pieces: [{ was: key, key }], from, to };
};
const gold = (from: number, to: number, field = 'gold'): Changed => {
	return { is: 'changed', table: 'player', of: 'p1', field, from, to };
};

const cut = (...happenings: Happening[]): string[] =>
	beatsOf([{ turn: 3, happenings }], SPOKEN).map(said);

function said({ line: it, pieces, changes }: Beat): string {
	const parts = [...pieces.map(({ is }) => is), ...changes.map(({ field }) => field)];
	return `${it?.phrase.path ?? '-'}: ${parts.join(' ')}`;
}

test('what a line speaks of is seen while it is said, whether it moved before or after', () => {
	expect(
		cut(
			told(line('log', 'lost', 'ogre')),
			moved('ogre', 'stack(0,0)', 'bag'),
			told(line('log', 'next')),
			moved('elf', 'hand(p1)', 'stack(0,0)'),
			told(line('log', 'placed', 'elf'))
		)
	).toEqual(['lost: moved', 'next: ', 'placed: moved']);
});

test('a draw is seen with its line, and what nobody speaks of stands alone', () => {
	expect(
		cut(
			moved(null, null, 'hand(p2)'),
			told(line('draw', 'drawn')),
			moved(null, 'stack(0,0)', 'stack(0,1)'),
			told(line('roll', 'rolled'))
		)
	).toEqual(['drawn: moved', '-: moved', 'rolled: ']);
});

test('answers and inner events are no beats; a number that the table shows is one', () => {
	expect(cut(told(line('chosen', 'asked')), told(line('event', 'inside')))).toEqual([]);
	expect(cut(told(line('chosen', 'asked')), gold(3, 5), gold(0, 1, 'secret'))).toEqual([
		'-: gold secret'
	]);
	expect(cut(gold(0, 1, 'secret'))).toEqual([]);
	expect(cut(told(line('log', 'income')), gold(3, 5))).toEqual(['income: gold']);
});

test('a piece is struck by what a line says of it: not by a mark, nor by what nobody speaks of', () => {
	const hurt = (of: string, from: Changed['from'], to: Changed['to']): Changed => {
		return { is: 'changed', table: 'piece', of, field: 'hurt', from, to };
	};
	const happenings = [
		told(line('log', 'round')),
		hurt('ogre', 0, 1),
		hurt('elf', 0, 1),
		told(line('log', 'hit', 'ogre')),
		hurt('elf', false, true),
		told(line('log', 'tired', 'elf')),
		hurt('elf', 1, 2)
	];
	const beats = beatsOf([{ turn: 3, happenings }], SPOKEN);
	expect(beats.map((beat) => [beat.line?.phrase.path, struckIn(beat)])).toEqual([
		['round', []],
		['hit', ['ogre']],
		['tired', ['elf']]
	]);
});
