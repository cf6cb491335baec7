import { expect, test } from 'vitest';
import { type Branch, type GameFile, WITHOUT_SUM, type Line } from './game-file.ts';
import { readGameData, readGameFile } from './read-game-file.ts';

const seat = { name: 'Anna', control: 'human' as const };
const LINE: Line = {
	setup: { variant: 'market', layers: null, options: {}, seats: [seat, seat], seed: 'x' },
	course: {
		rulesHash: 'abc',
		lock: {},
		position: null,
		answers: [
			[0, 1],
			[1, 0]
		],
		checkpoints: [[1, '00ff']],
		end: '11ee'
	}
};
const FIRST: Branch = { name: 'As it went', line: LINE };
const ON_TABLE: Branch = { name: 'What if?', from: { branch: 0, turn: 1 } };
const game = (branches: unknown): unknown => ({
	format: WITHOUT_SUM,
	...LINE,
	edits: {},
	notes: [],
	opened: null,
	edited: null,
	branches
});
const said = (branches: unknown): string[] => {
	const read = readGameFile(JSON.stringify(game(branches)), 'game.json');
	return read.ok ? [] : read.findings.map(({ code, message }) => `${code}: ${message}`);
};

test('branches are read as they were written, from a file and from storage', () => {
	const whole = game([FIRST, ON_TABLE]) as GameFile;
	expect(readGameFile(JSON.stringify(whole), 'game.json')).toEqual({
		ok: true,
		game: whole,
		findings: []
	});
	expect(readGameData(whole, 'g')).toEqual({ ok: true, game: whole, findings: [] });
	const { position: _, ...course } = LINE.course;
	const spare = game([{ ...FIRST, line: { ...LINE, course } }, ON_TABLE]);
	expect(readGameData(spare, 'g')).toEqual({ ok: true, game: whole, findings: [] });
});

test('a game that was saved before there were branches has none', () => {
	const { branches: _, ...older } = game([]) as GameFile;
	expect(readGameData(older, 'g')).toEqual({ ok: true, game: game([]), findings: [] });
});

const TWENTY_FIVE = [FIRST, ...Array.from({ length: 24 }, () => ON_TABLE)];

test.each<[string, unknown, string]>([
	['no list', {}, 'shape/wrong-type: This has to be a list, not a map of keys'],
	['too many', TWENTY_FIVE, 'shape/'],
	['no name', [FIRST, { from: ON_TABLE.from }], 'shape/missing-key: Branch needs "name"'],
	['an empty name', [FIRST, { ...ON_TABLE, name: '' }], 'shape/'],
	['a name that is too long', [FIRST, { ...ON_TABLE, name: 'n'.repeat(61) }], 'shape/'],
	['a name of two lines', [FIRST, { ...ON_TABLE, name: 'a\nb' }], 'shape/'],
	['an unknown key', [FIRST, { ...ON_TABLE, more: 1 }], 'shape/unknown-key: Unknown key "more"'],
	['a moment before the game', [FIRST, { ...ON_TABLE, from: { branch: 0, turn: -1 } }], 'shape/'],
	['half a line', [{ name: 'A', line: { setup: LINE.setup } }, ON_TABLE], 'shape/missing-key'],
	['two on the table', [{ name: 'A' }, ON_TABLE], 'save/branch: One branch is on the table'],
	['none on the table', [FIRST, { ...ON_TABLE, line: LINE }], 'save/branch: One branch is on'],
	['a first one that leaves another', [{ ...ON_TABLE }], 'save/branch: The first branch leaves no'],
	['a second one that leaves none', [FIRST, { name: 'B' }], 'save/branch: The first branch leaves'],
	[
		'one that leaves itself',
		[FIRST, { name: 'B', from: { branch: 1, turn: 0 } }],
		'save/branch: A branch leaves one that stands before it'
	],
	[
		'one with other seats',
		[{ name: 'A', line: { ...LINE, setup: { ...LINE.setup, seats: [seat] } } }, ON_TABLE],
		'save/branch: All branches have the seats of the game'
	],
	[
		'checkpoints that fall',
		[
			{ name: 'A', line: { ...LINE, course: { ...LINE.course, checkpoints: [[9, 'x']] } } },
			ON_TABLE
		],
		'save/branch: Checkpoints are pairs'
	]
])('branches with %s are refused', (_, branches, message) => {
	const [first = 'nothing was found'] = said(branches);
	expect(first).toContain(message);
	expect(readGameData(game(branches), 'g').ok).toBe(false);
});
