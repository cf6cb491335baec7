import { describe, expect, it } from 'vitest';
import type { LogLine, PhraseArgument } from '#lib/engine/seat/protocol.ts';
import { type Entry, groupsIn, outlineOf } from './log-outline.ts';

interface Note {
	turn: number;
	text: string;
}

const dawn: PhraseArgument = { of: 'enum', enum: 'phase', value: 'dawn' };

function line(path: string, more: Partial<LogLine> = {}): LogLine {
	const args = path.startsWith('begins') ? { which: dawn } : {};
	return {
		turn: 0,
		round: 1,
		scene: null,
		at: null,
		seat: null,
		cite: [],
		kind: 'log',
		phrase: { path, args },
		...more
	};
}

const roll = (path: string, more: Partial<LogLine> = {}) => line(path, { kind: 'roll', ...more });

function outline(
	log: LogLine[],
	notes: Note[] = [],
	shows = (logLine: LogLine) => logLine.kind === 'log'
) {
	return outlineOf(log, { notes, phases: new Set(['phase']), shows });
}

function drawn(entries: readonly Entry<Note>[]): unknown[] {
	return entries.map((entry) => {
		if (entry.is === 'line') return entry.line.phrase.path;
		if (entry.is === 'note') return `(${entry.note.text})`;
		const { head } = entry;
		const title =
			head.of === 'round'
				? `round ${head.round}`
				: head.of === 'phase'
					? head.phrase.path
					: `${head.scene} ${head.at}`;
		return { [title]: drawn(entry.entries) };
	});
}

describe('the outline of a log', () => {
	it('puts scenes into phases and phases into rounds; the line that begins a phase is its heading', () => {
		const fight = { scene: 'fight', at: 'hex(0,0)' };
		expect(
			drawn(
				outline([
					line('early', { round: 0 }),
					line('begins-one'),
					line('walk'),
					line('clash', fight),
					line('blow', fight),
					line('clash', { ...fight, at: 'hex(1,0)' }),
					line('rest'),
					line('begins-two'),
					line('begins-three', { round: 2 }),
					line('walk', { round: 2 })
				])
			)
		).toEqual([
			{ 'round 0': ['early'] },
			{
				'round 1': [
					{
						'begins-one': [
							'walk',
							{ 'fight hex(0,0)': ['clash', 'blow'] },
							{ 'fight hex(1,0)': ['clash'] },
							'rest'
						]
					}
				]
			},
			{ 'round 2': [{ 'begins-three': ['walk'] }] }
		]);
	});

	it('goes on in a scene of which it is only later known where', () => {
		const scene = 'fight';
		expect(
			drawn(outline([line('a', { scene }), line('b', { scene, at: 'x' }), line('c', { scene })]))
		).toEqual([{ 'round 1': [{ 'fight x': ['a', 'b', 'c'] }] }]);
	});

	it('leaves groups out in which nothing is shown, but the one in which the game stands', () => {
		const log = [line('begins-one'), roll('dice'), line('begins-two'), roll('dice')];
		expect(drawn(outline(log))).toEqual([{ 'round 1': [{ 'begins-two': [] }] }]);
		const [round] = groupsIn(outline(log, [], ({ kind }) => kind === 'roll'));
		expect([round?.lines, round?.last]).toEqual([2, 3]);
	});

	it('needs no rounds', () => {
		expect(drawn(outline([line('a', { round: null }), line('b', { round: null })]))).toEqual([
			'a',
			'b'
		]);
	});

	it('keeps the name of a group while the log grows', () => {
		const log = [line('a'), line('b', { scene: 'fight' })];
		const keys = (all: LogLine[]) => groupsIn(outline(all)).map(({ key }) => key);
		expect(keys([...log, line('c', { scene: 'fight' })])).toEqual(keys(log));
	});

	it('puts a note before what came after it', () => {
		const log = [line('a'), line('b', { turn: 4 }), line('c', { turn: 5 })];
		const notes = [
			{ turn: 4, text: 'hm' },
			{ turn: 9, text: 'end' }
		];
		expect(drawn(outline(log, notes))).toEqual([{ 'round 1': ['a', '(hm)', 'b', 'c', '(end)'] }]);
	});
});
