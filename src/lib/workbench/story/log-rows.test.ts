import { describe, expect, it } from 'vitest';
import type { LogLine } from '#lib/engine/seat/protocol.ts';
import type { Entry, Group, Head } from './log-outline.ts';
import { placeIn, type Row, rowsOf } from './log-rows.ts';

interface Note {
	text: string;
}

function group(head: Head, entries: Entry<Note>[]): Group<Note> {
	const key = head.of === 'round' ? `round ${head.round}` : head.of;
	return { is: 'group', key, head, entries, lines: entries.length, last: 0 };
}

function line(key: string): Entry<Note> {
	const phrase = { path: key, args: {} };
	const place = { turn: 0, round: 1, scene: null, at: null, seat: null, cite: [] };
	const said: LogLine = { ...place, kind: 'log', phrase };
	return { is: 'line', key, line: said };
}

const note = (text: string): Entry<Note> => ({ is: 'note', key: text, note: { text } });

const log: Entry<Note>[] = [
	group({ of: 'round', round: 1 }, [
		line('dawn'),
		group({ of: 'scene', scene: 'fight', at: null }, [line('blow'), note('hm')]),
		line('dusk')
	]),
	group({ of: 'round', round: 2 }, [line('night')]),
	line('end')
];

const keys = (rows: readonly Row<Note>[]) => rows.map(({ key }) => key);
const unfolded = rowsOf(log, () => true);

describe('the rows of a log', () => {
	it('are headings and what is below those that are open, each with its depth and whether it is in a scene', () => {
		expect(unfolded.map(({ is, key, depth, inScene }) => [is, key, depth, inScene])).toEqual([
			['head', 'round 1', 0, false],
			['line', 'dawn', 1, false],
			['head', 'scene', 1, false],
			['line', 'blow', 2, true],
			['note', 'hm', 2, true],
			['line', 'dusk', 1, false],
			['head', 'round 2', 0, false],
			['line', 'night', 1, false],
			['line', 'end', 0, false]
		]);
	});

	it('leave out what is folded up, and say of each heading whether it is', () => {
		const rows = rowsOf(log, ({ key }) => key === 'round 1');
		expect(keys(rows)).toEqual(['round 1', 'dawn', 'scene', 'dusk', 'round 2', 'end']);
		expect(rows.flatMap((row) => (row.is === 'head' ? [row.open] : []))).toEqual([
			true,
			false,
			false
		]);
	});

	it('are none where nothing was written', () => {
		expect(rowsOf([], () => true)).toEqual([]);
	});
});

describe('the place of a row after a change', () => {
	const folded = rowsOf(log, ({ key }) => key === 'round 1');

	it('is that of the same row', () => {
		const dusk = keys(unfolded).indexOf('dusk');
		expect(keys(folded)[placeIn(unfolded, dusk, folded)]).toBe('dusk');
		expect(placeIn(unfolded, dusk, unfolded)).toBe(dusk);
	});

	it('is that of the heading under which it was folded up', () => {
		const blow = keys(unfolded).indexOf('blow');
		expect(keys(folded)[placeIn(unfolded, blow, folded)]).toBe('scene');
	});

	it('is the beginning where nothing before it is left', () => {
		expect(
			placeIn(
				unfolded,
				4,
				rowsOf([line('other')], () => true)
			)
		).toBe(0);
		expect(placeIn([], 7, unfolded)).toBe(0);
	});
});
